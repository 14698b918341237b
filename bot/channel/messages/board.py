"""What is known of one table's public messages."""

import asyncio
from dataclasses import replace

from bot.channel.context.clock import Cancellable, Clock
from bot.channel.messages.announcements import needs_announcement
from bot.channel.messages.fresh_interactions import FreshInteraction
from bot.channel.messages.next_pings import NextPing, next_ping_of
from bot.channel.messages.turn_pings import TurnPing, turn_ping_of
from bot.channel.messages.waiting_line import Ticket
from bot.rules import TableTalk, TurnEnded
from bot.tables import Acted, Change, MessageRow, Released, Reminded, Snapshot

LOOK_AGAIN = 15 * 60.0  # seconds between two looks at whether somebody's quiet hours are over
RETRY = 10.0  # seconds between two tries where Discord has refused, however often somebody presses
TURNS_KEPT = 20  # more would hardly fit


class Board:
    def __init__(self, snapshot: Snapshot, clock: Clock) -> None:
        self._clock = clock
        self.newest = snapshot
        self.drawn = -1  # the row that the message shows
        self.behind_since: float | None = None  # when the first change came that it does not show
        self.fingerprint: bytes | None = None  # of what it shows, where that is known
        self.post_again = False  # instead of editing it
        self.answers_pending = 0  # answers on their way that show it themselves
        self.message: MessageRow | None = None
        self.message_token: FreshInteraction | None = None  # of the answer that the message is
        self.old_messages: list[MessageRow] = []  # boards before it, to be deleted
        self.result_message: MessageRow | None = None
        self.ping_message: MessageRow | None = None
        self.next_message: MessageRow | None = None  # the call to whoever is next
        self.next_ping: NextPing | None = None  # sent, or not wanted
        self.wanted_next = next_ping_of(snapshot)
        self.next_since = self._clock()
        self.ping_token: FreshInteraction | None = None
        self.ping: TurnPing | None = None
        self.wanted_ping = turn_ping_of(snapshot)
        self.wanted_since = self._clock()
        self.call_after = 0.0  # when quiet hours are over
        self.told_quietly: TurnPing | None = None  # without a call, which is owed
        self.loaded = False  # whether the store was asked what had been posted before the start
        self.looked = 0.0  # when somebody last looked whether it is buried
        self.moved = False  # what a ping says may have changed since the start
        self.turn_passed = False  # since the start
        self.turns: list[Snapshot] = []  # as they ended: those that the last drawing told, or else the next one will
        self.news: list[tuple[Snapshot | None, Change]] = []  # to announce, each with the table before, where known
        self.resumed = False  # permissions have come back, and nobody was told yet
        self.due = 0.0  # when it may be drawn again
        self.blocked_until = 0.0  # after a failure
        self.failures = 0
        self.obstacles: list[str] = []  # what has stopped the posting
        self.retried_at = 0.0  # when somebody who wanted to play last had that tested
        self.task: asyncio.Task[None] | None = None
        self.tickets: dict[bool, Ticket] = {}  # its places in the outbox's lines: by way of an interaction, or counted
        self.alarm: Cancellable | None = None  # wakes it when the time has come

    def take(self, snapshot: Snapshot) -> None:
        if isinstance(snapshot, Change):
            if needs_announcement(snapshot):
                self.news.append((None if self.newest is snapshot else self.newest, snapshot))
            self.moved = self.moved or _changes_ping(snapshot)
            if any(isinstance(event, TurnEnded) for event in snapshot.events):
                self.turn_passed = True
                self._keep_turn(snapshot)
            self.behind_since = self.behind_since or self._clock()
        if snapshot.n >= self.newest.n:
            self.newest = snapshot
            self._want_ping(turn_ping_of(snapshot))
            if (following := next_ping_of(snapshot)) != self.wanted_next:
                self.wanted_next, self.next_since = following, self._clock()

    def _keep_turn(self, change: Change) -> None:
        if self.turns and self.turns[-1].n <= self.drawn:
            self.turns.clear()
        self.turns.append(change)
        del self.turns[:-TURNS_KEPT]

    def _want_ping(self, ping: TurnPing | None) -> None:
        owed = self.told_quietly
        if ping is not None and owed is not None and ping == replace(owed, late=0):
            ping = owed
        if ping != self.wanted_ping:
            self.wanted_ping, self.wanted_since, self.call_after = ping, self._clock(), 0.0
        if ping is None and self.ping_message is None:
            self.ping = None

    @property
    def needs_next_ping(self) -> bool:
        """Or not any more."""
        return self.wanted_next not in (None, self.next_ping) or (
            self.next_message is not None and self.wanted_next != self.next_ping
        )

    def put_off_call(self, ping: TurnPing, seconds: float) -> None:
        """Till the end of quiet hours; the clock is looked at again before, should they be changed."""
        self.call_after = self._clock() + min(seconds, LOOK_AGAIN)
        if self.ping == ping == self.wanted_ping:
            self.call_after = self._clock() + seconds
            self.wanted_ping = self.told_quietly = replace(ping, late=ping.late + 1)

    @property
    def needs_result(self) -> bool:
        """How the game ended is told in a message of its own; then the board is closed."""
        return self.newest.outcome is not None and self.result_message is None

    def want_retry(self) -> None:
        """Soon, and even if nothing has changed since the last try."""
        self.drawn, self.fingerprint = -1, None
        if self.retried_at + RETRY <= self._clock():
            self.retried_at, self.blocked_until = self._clock(), 0.0

    @property
    def needs_drawing(self) -> bool:
        return self.post_again or self.drawn < self.newest.n

    @property
    def needs_update(self) -> bool:
        unsaid = bool(self.news) or self.resumed or self.wanted_ping != self.ping or self.needs_next_ping
        return self.needs_drawing or self.needs_result or unsaid


def _changes_ping(change: Change) -> bool:
    """Somebody has moved, or has been silent for too long."""
    return any(
        isinstance(e.what, Reminded | Released)
        or (isinstance(e.what, Acted) and not isinstance(e.what.action, TableTalk))
        for e in change.entries
    )
