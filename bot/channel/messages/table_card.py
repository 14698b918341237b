"""What is known of the card that a channel keeps of a table, and of what else it tells of that table for a while."""

import asyncio
from collections.abc import Hashable

from bot.channel.context.clock import Cancellable
from bot.channel.messages.fresh_interactions import FreshInteraction
from bot.tables import MessageRow, Phase, Snapshot
from bot.ui.table_card import table_card_state

CARD, THREAD, SLEEPING = "card", "thread", "sleeping-thread"  # the kinds of stored messages
"""The card itself; the thread that the bot started and will put to sleep; the same once that is done."""
CALL, OFFER = "call", "seat-offer"
"""A call for players, and the offer of a seat: each goes once it has done its work."""


class TableCard:
    def __init__(self, snapshot: Snapshot) -> None:
        self.newest = snapshot
        self.loaded = False  # whether the store was asked
        self.row: MessageRow | None = None  # of the card
        self.thread: MessageRow | None = None  # while it is awake
        self.is_gone = False  # the thread
        self.passing: dict[str, MessageRow] = {}  # the call and the offer, by kind
        self.old: list[MessageRow] = []  # those that others have replaced
        self.named_for: float | None = None  # when the game began for which the thread's name was looked at
        self.token: FreshInteraction | None = None  # of the answer that the card is
        self.shown: Hashable = None  # the state that it shows
        self.not_before = 0.0  # when something may be done for it again
        self.failures = 0
        self.task: asyncio.Task[None] | None = None
        self.alarm: Cancellable | None = None

    @property
    def is_behind(self) -> bool:
        return not self.loaded or self.leftover is not None or self.needs_drawing or self.needs_name

    @property
    def needs_drawing(self) -> bool:
        return self.row is not None and self.shown != self.wanted

    @property
    def needs_name(self) -> bool:
        """Which game it is is settled once the cards are dealt."""
        on = self.newest.phase in (Phase.CHOOSING, Phase.PLAYING)
        return self.thread is not None and on and self.named_for != self.newest.began

    @property
    def leftover(self) -> MessageRow | None:
        """A message that has done its work."""
        table, lobby = self.newest, self.newest.phase is Phase.LOBBY
        if self.old:
            return self.old[0]
        if CALL in self.passing and not (lobby and len(table.seats) < table.setup.seat_counts[-1]):
            return self.passing[CALL]
        if OFFER in self.passing and not (table.invited and (lobby or table.has_seat_to_take)):
            return self.passing[OFFER]
        return None

    @property
    def wanted(self) -> Hashable:
        """What it should show."""
        return table_card_state(self.newest), self.is_gone

    @property
    def leads_to(self) -> int | None:
        """Not on the thread's own first message."""
        elsewhere = self.row is not None and self.row.channel != self.newest.channel
        return self.newest.channel if elsewhere and not self.is_gone else None

    @property
    def may_sleep(self) -> bool:
        return self.thread is not None and self.newest.phase is Phase.OVER

    @property
    def is_done(self) -> bool:
        """There is nothing to do for it any more."""
        is_over = self.newest.phase is Phase.OVER
        waits = self.thread is not None or bool(self.passing)
        return not self.is_behind and not waits and (is_over or self.row is None)
