"""A clock with an alarm that only the test moves."""

import heapq
from collections.abc import Callable
from itertools import count

from bot.channel.messages.outbox import Outbox
from bot.channel.messages.waiting_line import Priority, Ticket


class Timeline:
    def __init__(self) -> None:
        self.now = 1000.0
        self._calls: list[tuple[float, int, Callable[[], None]]] = []
        self._count = count()

    def __call__(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Callable[[], None]) -> object:
        alarm = (self.now + wait, next(self._count), call)
        heapq.heappush(self._calls, alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        end = self.now + seconds
        while self._calls and self._calls[0][0] <= end:
            self.now, _, call = heapq.heappop(self._calls)
            call()
        self.now = end


class Sender:
    """Tables that wait for an outbox of their own; what is granted, and when, is written down."""

    def __init__(self, most: float) -> None:
        self.time = Timeline()
        self.outbox = Outbox(most, clock=self.time, call_later=self.time.call_later)
        self.granted: list[tuple[float, str]] = []

    def ask(self, guild: int, priority: Priority, name: str) -> Ticket:
        return self.outbox.ask(guild, priority, lambda: self.granted.append((self.time.now, name)))

    def empty_the_budget(self) -> None:
        while not self.outbox.counters.waiting:
            self.ask(0, Priority.TIDY, "nobody's")
        self.granted.clear()

    def names(self) -> list[str]:
        return [name for _, name in self.granted if name != "nobody's"]

    def busiest_second(self) -> int:
        times = [time for time, _ in self.granted]
        return max(sum(start <= time < start + 1 for time in times) for start in times)
