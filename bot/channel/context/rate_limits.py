"""How often one person, or one table, may ask for something that costs others something. Only in memory."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

CAPACITY = 10_000  # people or tables that one limit remembers; the longest untouched is forgotten first


class RateLimiter:
    """At most so many times in so many seconds, by the number of a person or table."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float], capacity: int = CAPACITY) -> None:
        self._most, self._seconds, self._clock, self._capacity = most, seconds, clock, capacity
        self._times = OrderedDict[int, deque[float]]()

    def __len__(self) -> int:
        return len(self._times)

    def take(self, key: int) -> float | None:
        """Counts it, and says nothing; or when it may be done again, and nothing is counted."""
        until = self.blocked_until(key)
        if until is None:
            self._times.setdefault(key, deque()).append(self._clock())
            self._times.move_to_end(key)
            while len(self._times) > self._capacity:
                self._times.popitem(last=False)
        return until

    def blocked_until(self, key: int) -> float | None:
        now, times = self._clock(), self._times.get(key, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        return times[0] + self._seconds if len(times) >= self._most else None


class Limits:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.boards = RateLimiter(1, 30.0, clock)  # of one table, posted again by command
        self.rematches = RateLimiter(1, 30.0, clock)  # by one person
        self.openings = RateLimiter(4, 60.0, clock)  # by one person, wherever
        self.shares = RateLimiter(3, 60.0, clock)  # turns of a replay, shown to a channel by one person
        self.pastes = RateLimiter(5, 600.0, clock)  # games that one person brings along
        self.animations = RateLimiter(2, 60.0, clock)  # of whole games, for one person
        self.hints = RateLimiter(10, 60.0, clock)  # for one person
        self.exports = RateLimiter(3, 300.0, clock)  # of what is stored about one person
        self._thinking_for = set[int]()

    def is_thinking_for(self, person: int) -> bool:
        """Whether a hint for them is under way."""
        return person in self._thinking_for

    @contextmanager
    def thinking_for(self, person: int) -> Iterator[None]:
        self._thinking_for.add(person)
        try:
            yield
        finally:
            self._thinking_for.discard(person)
