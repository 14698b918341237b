"""What happened at the REST API: for tests, benchmarks and whoever wonders why it is slow."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.playground.rest.invalid_requests import is_invalid

BANNED = "banned"


@dataclass(frozen=True)
class TrafficReport:
    requests: Mapping[str, int]  # by route, refused ones included
    refused: Mapping[str, int]  # 429s by scope: user, global, shared; and `banned`
    invalid: int  # what counts towards a ban
    passed_global: int  # requests that the global limit counts and let through
    busiest_second: int  # the most of those in any second


class Traffic:
    def __init__(self) -> None:
        self._requests: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._invalid = 0

    def count(self, route: str, status: int, scope: str | None) -> None:
        """`scope` is that of a 429."""
        self._requests[route] += 1
        self._invalid += is_invalid(status, scope)
        if status == 429:
            self._refused[scope or "user"] += 1

    def count_banned(self, route: str) -> None:
        self._requests[route] += 1
        self._refused[BANNED] += 1

    def report(self, passed_global: int, busiest_second: int) -> TrafficReport:
        requests, refused = MappingProxyType(dict(self._requests)), MappingProxyType(dict(self._refused))
        return TrafficReport(requests, refused, self._invalid, passed_global, busiest_second)
