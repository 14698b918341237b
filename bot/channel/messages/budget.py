"""How many requests a second may go out: evenly spread, and fewer for a while after Discord has complained."""

import math
from collections.abc import Callable

RECOVERY = 300.0  # seconds from a standstill back to the full budget
LEAST = 0.1  # of the budget, however often Discord complains
ALMOST = 1e-6  # of a request; times are not exact


class Budget:
    """At most `most` in any second: a steady flow, and a twentieth of it saved up for what comes at once.

    Discord's own limit is 50 a second, counted when they arrive. A flow of 38 and a burst of 2 stay below that even if
    some arrive a quarter of a second late and the next ones in time.
    """

    def __init__(self, most: float, clock: Callable[[], float]) -> None:
        """`most` may be infinite: no limit but what Discord asks for."""
        self._clock = clock
        self._burst = max(1.0, most / 20)
        self._rate = most if math.isinf(most) else max(most - self._burst, most / 2)
        self._saved, self._time = self._burst, -math.inf
        self._share, self._slowed = 1.0, -math.inf
        self._closed_until = -math.inf

    @property
    def rate(self) -> float:
        """Requests a second at this moment."""
        return self._rate * min(1.0, self._share + max(0.0, self._clock() - self._slowed) / RECOVERY)

    def wait(self) -> float:
        """Seconds until the next request may go out."""
        now = self._clock()
        if now < self._closed_until:
            return self._closed_until - now
        if math.isinf(self._rate):
            return 0.0
        self._save()
        missing = 1.0 - self._saved
        return missing / self.rate if missing > ALMOST else 0.0

    def spend(self, requests: float = 1.0) -> None:
        """What nobody had asked for, such as a repetition, is owed: the next ones wait longer."""
        self._save()
        self._saved -= requests

    def slow_down(self, retry_after: float) -> bool:
        """Nothing for so many seconds, then half as much as before. Whether that is news: complaints come in packs."""
        now = self._clock()
        if now < self._closed_until:
            return False
        if math.isfinite(self._rate):
            self._share = max(LEAST, self.rate / self._rate / 2)
        self._slowed = self._closed_until = now + max(retry_after, 1.0)
        self._saved = min(self._saved, 0.0)
        return True

    def _save(self) -> None:
        now = self._clock()
        if now > self._time:
            self._saved = min(self._burst, self._saved + (now - self._time) * self.rate)
            self._time = now
