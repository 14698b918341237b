"""Permits out of one budget for whoever waits in one line."""

from collections.abc import Callable

from bot.channel.context.clock import Clock
from bot.channel.messages.budget import Budget
from bot.channel.messages.waiting_line import Priority, Ticket, WaitingLine


class Lane:
    def __init__(self, budget: Budget, pause: Callable[[], float], clock: Clock) -> None:
        """`pause`: seconds in which nothing may be sent at all."""
        self.budget = budget
        self._pause, self._clock = pause, clock
        self._line = WaitingLine()
        self._alarm: object | None = None

    def __len__(self) -> int:
        return len(self._line)

    def join(self, ticket: Ticket) -> None:
        self._line.join(ticket)
        if self._alarm is None:
            self._serve()

    def hurry(self, ticket: Ticket, priority: Priority) -> None:
        """What its table needs has become more urgent."""
        if not ticket.granted and priority < ticket.priority:
            self._line.raise_priority(ticket, priority)

    def withdraw(self, ticket: Ticket) -> None:
        """It is not needed after all."""
        if not ticket.granted:
            self._line.leave(ticket)
        elif not ticket.used:
            self.budget.spend(-1.0)

    def _serve(self) -> None:
        self._alarm = None
        while self._line:
            wait = max(self.budget.wait(), self._pause())
            if wait > 0:
                self._alarm = self._clock.call_later(wait, self._serve)
                return
            ticket = self._line.next()
            self.budget.spend()
            ticket.granted = True
            ticket.notify()
