"""A clock with alarms that only the test moves."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count
from typing import Any


class Timer:
    """What a test's clock calls later, unless it is called off."""

    def __init__(self, due: float, order: int, call: Callable[[], Any]) -> None:
        self.due, self.call = due, call
        self.cancelled = False
        self._order = order

    def cancel(self) -> None:
        self.cancelled = True

    def __lt__(self, other: "Timer") -> bool:
        return (self.due, self._order) < (other.due, other._order)


class Clock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now
        self._timers: list[Timer] = []
        self._count = count()

    def __call__(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Callable[..., Any], *args: Any) -> Timer:
        timer = Timer(self.now + wait, next(self._count), lambda: call(*args))
        heapq.heappush(self._timers, timer)
        return timer

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            woken = asyncio.Event()
            self.call_later(seconds, woken.set)
            await woken.wait()

    def next_due(self) -> float | None:
        """When the next timer goes off."""
        while self._timers and self._timers[0].cancelled:
            heapq.heappop(self._timers)
        return self._timers[0].due if self._timers else None

    def ring_next(self) -> None:
        self.next_due()
        timer = heapq.heappop(self._timers)
        self.now = max(self.now, timer.due)
        timer.call()

    def pass_by(self, seconds: float) -> None:
        end = self.now + seconds
        while (due := self.next_due()) is not None and due <= end:
            self.ring_next()
        self.now = end
