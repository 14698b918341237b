"""One budget for all that the bot sends by itself with its token: boards, pings, announcements, deletions, looks.

Whoever wants to send takes a ticket and renders what is to be sent only once that is granted: so the newest state is
what goes out, nothing is drawn that nobody will see, and the thread that draws pictures serves servers in turn as well.
Answers to interactions are not counted by Discord's global limit, and do not wait here. What goes out by way of an
interaction, to which nobody looks for an answer, has a budget of its own: not Discord's but ours, so that presses are
answered as quickly with very many tables as with one. What waits is folded.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import MappingProxyType

from bot.channel.context.clock import Clock, LoopClock
from bot.channel.messages.budget import Budget
from bot.channel.messages.invalid_answers import InvalidAnswers, is_invalid
from bot.channel.messages.lane import Lane
from bot.channel.messages.waiting_line import Priority, Ticket

BUDGET = 40  # requests in any second; Discord allows 50
FREE = 150  # by way of interactions: about a third of a processor
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
        free: float = FREE,
        clock: Clock | None = None,
    ) -> None:
        """`most`: requests in any second; `free`: those by way of interactions."""
        clock = clock or LoopClock()
        self._invalid = InvalidAnswers(clock)
        self._budget = Budget(most, clock)
        self._counted = Lane(self._budget, self._invalid.pause, clock)
        own = Budget(most if math.isinf(most) else free, clock)
        self._by_interaction = Lane(own, self._invalid.pause, clock)
        self._sent: Counter[Priority] = Counter()
        self._free = 0
        self._rate_limits: Counter[str] = Counter()

    def ask(self, guild: int, priority: Priority, notify: Callable[[], None], *, free: bool = False) -> Ticket:
        """`notify` is called once it is granted, which may be at once. `free`: it goes by way of an interaction."""
        ticket = Ticket(guild, priority, notify, free=free)
        self._lane(ticket).join(ticket)
        return ticket

    @asynccontextmanager
    async def permit(self, guild: int, priority: Priority, *, free: bool = False) -> AsyncIterator[None]:
        """For one request, made within: waits until it may go."""
        granted = asyncio.Event()
        ticket = self.ask(guild, priority, granted.set, free=free)
        try:
            await granted.wait()
            before = in_use.set(None if free else ticket)
            try:
                yield
            finally:
                in_use.reset(before)
        finally:
            if ticket.granted and (free or ticket.used):
                self.note_sent(priority, free=free)
            else:
                self.withdraw(ticket)

    def hurry(self, ticket: Ticket, priority: Priority) -> None:
        """What its table needs has become more urgent."""
        self._lane(ticket).hurry(ticket, priority)

    def withdraw(self, ticket: Ticket) -> None:
        """It is not needed after all."""
        self._lane(ticket).withdraw(ticket)

    def note_sent(self, priority: Priority, *, free: bool) -> None:
        if free:
            self._free += 1
        else:
            self._sent[priority] += 1

    @property
    def is_crowded(self) -> bool:
        """More is wanted than can be sent soon."""
        return len(self._counted) > self._budget.rate * CROWDED

    @property
    def counters(self) -> OutboxCounters:
        return OutboxCounters(
            MappingProxyType(dict(self._sent)),
            self._free,
            len(self._counted) + len(self._by_interaction),
            self._budget.rate,
            MappingProxyType(dict(self._rate_limits)),
            len(self._invalid),
            self._invalid.pause() > 0,
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

    def _lane(self, ticket: Ticket) -> Lane:
        return self._by_interaction if ticket.free else self._counted
