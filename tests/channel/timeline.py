"""An outbox whose time only the test moves."""

from bot.channel.messages.outbox import Outbox
from bot.channel.messages.waiting_line import Priority, Ticket
from tests.clock import Clock


class Sender:
    """Tables that wait for an outbox of their own; what is granted, and when, is written down."""

    def __init__(self, most: float) -> None:
        self.time = Clock()
        self.outbox = Outbox(most, clock=self.time)
        self.granted: list[tuple[float, str]] = []

    def ask(self, guild: int, priority: Priority, name: str, *, free: bool = False) -> Ticket:
        return self.outbox.ask(guild, priority, lambda: self.granted.append((self.time.now, name)), free=free)

    def empty_the_budget(self) -> None:
        while not self.outbox.counters.waiting:
            self.ask(0, Priority.TIDY, "nobody's")
        self.granted.clear()

    def names(self) -> list[str]:
        return [name for _, name in self.granted if name != "nobody's"]

    def busiest_second(self) -> int:
        times = [time for time, _ in self.granted]
        return max(sum(start <= time < start + 1 for time in times) for start in times)
