"""What is known of one table's public messages."""

import asyncio

from bot.channel.messages.announcements import needs_announcement
from bot.channel.messages.turn_pings import TurnPing, turn_ping_of
from bot.rules import Signal
from bot.tables import Acted, Change, MessageRow, Snapshot


class Board:
    def __init__(self, snapshot: Snapshot) -> None:
        self.newest = snapshot
        self.drawn = -1  # the row that the message shows
        self.post_again = False  # instead of editing it
        self.answers_pending = 0  # answers on their way that show it themselves
        self.message: MessageRow | None = None
        self.ping_message: MessageRow | None = None
        self.ping: TurnPing | None = None
        self.loaded = False  # whether the store was asked what had been posted before the start
        self.depth_checked = 0  # the turn in which somebody last looked whether it is buried
        self.moved = False  # somebody has moved since the start
        self.news: list[tuple[Snapshot | None, Change]] = []  # to announce, each with the table before, where known
        self.due = 0.0  # when it may be drawn again
        self.failures = 0
        self.missing_permissions: list[str] = []  # whose lack has stopped the posting
        self.task: asyncio.Task[None] | None = None

    def take(self, snapshot: Snapshot) -> None:
        if isinstance(snapshot, Change):
            if needs_announcement(snapshot):
                self.news.append((None if self.newest is snapshot else self.newest, snapshot))
            self.moved = self.moved or _is_move(snapshot)
        if snapshot.n >= self.newest.n:
            self.newest = snapshot

    @property
    def needs_drawing(self) -> bool:
        return self.post_again or self.drawn < self.newest.n

    @property
    def needs_update(self) -> bool:
        return self.needs_drawing or bool(self.news) or turn_ping_of(self.newest) != self.ping


def _is_move(change: Change) -> bool:
    return any(isinstance(e.what, Acted) and not isinstance(e.what.action, Signal) for e in change.entries)
