"""Fault injection for tests: the next requests to a route are refused, delayed or cut off.

Only code in the same process can ask for it.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.playground.rest.ratelimits import Scope


@dataclass
class Fault:
    route: str
    times: int
    status: int | None = None  # None: the request is carried out
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    global_limit: bool = False
    scope: Scope = "shared"
    seconds: float = 0.0
    close_before: bool = False
    close_after: bool = False


class Faults:
    """Routes are named like `POST /channels/{channel_id}/messages`; `*` stands for anything."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def answer(
        self,
        status: int,
        route: str = "*",
        *,
        times: int = 1,
        code: int = 0,
        message: str = "",
        retry_after: float = 0.1,
        global_limit: bool = False,
        scope: Scope = "shared",
    ) -> None:
        """Refuse without doing anything: 429, 500, 502, 503, or a 4xx with its code.

        `global_limit` makes a 429 that of the limit of all routes. Otherwise `scope` says whose limit it is: others
        have used it up, or with `user` this bot has; the former does not count towards a ban.
        """
        self._pending.append(Fault(route, times, status, code, message, retry_after, global_limit, scope))

    def close(self, route: str = "*", *, times: int = 1, after: bool = False) -> None:
        """Close the connection instead of answering; with `after`, carry the request out first."""
        self._pending.append(Fault(route, times, close_before=not after, close_after=after))

    def delay(self, seconds: float, route: str = "*", *, times: int = 1) -> None:
        self._pending.append(Fault(route, times, seconds=seconds))

    def clear(self) -> None:
        self._pending.clear()

    @property
    def pending(self) -> int:
        return sum(fault.times for fault in self._pending)

    def take(self, route: str) -> Fault | None:
        for fault in self._pending:
            if fnmatchcase(route, fault.route):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None
