"""What is known of one table's public messages."""

import asyncio

from bot.channel import pings
from bot.channel.herald import is_news
from bot.channel.pings import Call
from bot.rules import Signal
from bot.tables import Acted, Change, MessageRow, Snapshot


class Board:
    def __init__(self, snapshot: Snapshot) -> None:
        self.newest = snapshot
        self.drawn = -1  # the row that the message shows
        self.anew = False  # post it again instead of editing it
        self.held = 0  # answers on their way that show it themselves
        self.message: MessageRow | None = None
        self.ping: MessageRow | None = None
        self.called: Call | None = None
        self.looked_up = False  # whether the store was asked what had been posted before the start
        self.looked_below = 0  # the turn in which somebody last looked whether it is buried
        self.moved = False  # somebody has moved since the start
        self.news: list[tuple[Snapshot | None, Change]] = []  # to be told, each with the table as it was, where known
        self.next = 0.0  # when it may be drawn again
        self.failures = 0
        self.missing: list[str] = []  # the permissions whose lack has stopped the posting
        self.task: asyncio.Task[None] | None = None

    def take(self, snapshot: Snapshot) -> None:
        if isinstance(snapshot, Change):
            if is_news(snapshot):
                self.news.append((None if self.newest is snapshot else self.newest, snapshot))
            self.moved = self.moved or _moved(snapshot)
        if snapshot.n >= self.newest.n:
            self.newest = snapshot

    @property
    def dirty(self) -> bool:
        return self.anew or self.drawn < self.newest.n

    @property
    def unsettled(self) -> bool:
        return self.dirty or bool(self.news) or pings.wanted(self.newest) != self.called


def _moved(change: Change) -> bool:
    return any(isinstance(e.what, Acted) and not isinstance(e.what.action, Signal) for e in change.entries)
