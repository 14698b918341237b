"""The ban for invalid requests, by address.

"IP addresses that make too many invalid HTTP requests are automatically and temporarily restricted from accessing the
Discord API. Currently, this limit is 10,000 per 10 minutes. An invalid request is one that results in 401, 403, or 429
statuses", and a 429 of the scope `shared` is not counted: https://docs.discord.com/developers/topics/rate-limits
"""

from collections import deque

from bot.playground.clock import Clock

LIMIT = 10_000
WINDOW_S = 600.0
INVALID = (401, 403, 429)


def is_invalid(status: int, scope: str | None) -> bool:
    return status in INVALID and scope != "shared"


class InvalidRequests:
    def __init__(self, clock: Clock, *, enforced: bool = True) -> None:
        self._clock = clock
        self._enforced = enforced
        self._times: dict[str, deque[float]] = {}

    def count(self, address: str) -> None:
        self._times.setdefault(address, deque(maxlen=LIMIT)).append(self._clock.now())

    def ban(self, address: str) -> float:
        """Seconds that it lasts: until fewer than so many lie within ten minutes. 0 if there is none."""
        times = self._times.get(address)
        if not self._enforced or times is None or len(times) < LIMIT:
            return 0.0
        return max(0.0, times[0] + WINDOW_S - self._clock.now())
