"""One budget for all that the bot sends by itself with its token: boards, pings, announcements, deletions, looks.

Whoever wants to send takes a ticket and renders what is to be sent only once that is granted: so the newest state is
what goes out, nothing is drawn that nobody will see, and the thread that draws pictures serves servers in turn as well.
Answers to interactions and follow-ups are not counted by Discord's global limit, and do not wait here.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from types import MappingProxyType

from bot.channel.messages.budget import Budget
from bot.channel.messages.invalid_answers import InvalidAnswers, is_invalid
from bot.channel.messages.waiting_line import Priority, Ticket, WaitingLine

BUDGET = 40  # requests in any second; Discord allows 50
CROWDED = 1.0  # seconds of the budget that are waited for
GLOBAL = "global"

log = logging.getLogger(__name__)

in_use: ContextVar[Ticket | None] = ContextVar("in_use", default=None)
"""The ticket with which this task is sending."""


@dataclass(frozen=True)
class OutboxCounters:
    sent: Mapping[Priority, int]  # with the bot's token
    free: int  # by way of an interaction
    waiting: int
    rate: float  # requests a second at this moment
    rate_limits: Mapping[str, int]  # 429s by scope: user, global, shared
    invalid: int  # in the last ten minutes
    paused: bool


class Outbox:
    def __init__(
        self,
        most: float = BUDGET,
        *,
        clock: Callable[[], float] | None = None,
        call_later: Callable[[float, Callable[[], None]], object] | None = None,
    ) -> None:
        """`most`: requests in any second. The clock and its alarm are for tests that move the time."""
        self._clock = clock or (lambda: time.monotonic())
        self._call_later = call_later or (lambda wait, call: asyncio.get_running_loop().call_later(wait, call))
        self._budget = Budget(most, self._clock)
        self._invalid = InvalidAnswers(self._clock)
        self._line = WaitingLine()
        self._alarm: object | None = None
        self._sent: Counter[Priority] = Counter()
        self._free = 0
        self._rate_limits: Counter[str] = Counter()

    def ask(self, guild: int, priority: Priority, notify: Callable[[], None]) -> Ticket:
        """`notify` is called once it is granted, which may be at once."""
        ticket = Ticket(guild, priority, notify)
        self._line.join(ticket)
        if self._alarm is None:
            self._serve()
        return ticket

    def hurry(self, ticket: Ticket, priority: Priority) -> None:
        """What its table needs has become more urgent."""
        if not ticket.granted and priority < ticket.priority:
            self._line.raise_priority(ticket, priority)

    def withdraw(self, ticket: Ticket) -> None:
        """It is not needed after all."""
        if not ticket.granted:
            self._line.leave(ticket)
        elif not ticket.used:
            self._budget.spend(-1.0)

    def note_sent(self, priority: Priority, *, free: bool) -> None:
        if free:
            self._free += 1
        else:
            self._sent[priority] += 1

    @property
    def paused(self) -> bool:
        return self._invalid.pause() > 0

    @property
    def is_crowded(self) -> bool:
        """More is wanted than can be sent soon."""
        return len(self._line) > self._budget.rate * CROWDED

    @property
    def counters(self) -> OutboxCounters:
        return OutboxCounters(
            MappingProxyType(dict(self._sent)),
            self._free,
            len(self._line),
            self._budget.rate,
            MappingProxyType(dict(self._rate_limits)),
            len(self._invalid),
            self.paused,
        )

    # What is seen on the wire

    def note_request(self) -> None:
        """One that counts is about to go out. A ticket pays for the first; others, such as repetitions, are owed."""
        ticket = in_use.get()
        if ticket is not None and not ticket.used:
            ticket.used = True
        else:
            self._budget.spend()

    def note_answer(self, status: int, headers: Mapping[str, str]) -> None:
        """Every one, those to interactions as well. What concerns a single route is left to discord.py."""
        if status not in (401, 403, 429):
            return
        is_global = headers.get("X-RateLimit-Global", "").lower() == "true"
        scope = GLOBAL if is_global else headers.get("X-RateLimit-Scope", "user")
        if is_invalid(status, scope):
            self._invalid.add()
            self._invalid.pause()
        if status == 429:
            self._rate_limits[scope] += 1
            if scope == GLOBAL and self._budget.slow_down(float(headers.get("Retry-After", 1.0))):
                log.warning("Discord's global rate limit was reached; the outbox slows down for some minutes")

    def _serve(self) -> None:
        self._alarm = None
        while self._line:
            wait = max(self._budget.wait(), self._invalid.pause())
            if wait > 0:
                self._alarm = self._call_later(wait, self._serve)
                return
            ticket = self._line.next()
            self._budget.spend()
            ticket.granted = True
            ticket.notify()
