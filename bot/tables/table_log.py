"""Keeps the tables in use in step with their logs: look, decide, append, swap, tell."""

import logging
import secrets
from collections.abc import Callable

from bot.rules import Refused
from bot.store import Conflict, Key, MoveDeadline, Store, TableRow
from bot.tables import writing
from bot.tables.alarm import Alarm
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.deadlines import Deadline, next_deadline, on_silence
from bot.tables.decisions import Drafts
from bot.tables.loading import replay, wreck
from bot.tables.snapshot import Change
from bot.tables.store_errors import refuse_if_down
from bot.tables.table import Table, UnreadableLog, follow, opened
from bot.tables.table_cache import CachedTable, TableCache

Listener = Callable[[Change], None]
Decide = Callable[[Table], Drafts]

TRIES = 50  # against other processes, each of which got something done when we did not
UNREAD = 86_400.0  # seconds until a table that cannot be read is looked at again

log = logging.getLogger(__name__)


class TableLog:
    def __init__(self, store: Store, clock: Callable[[], float], pause: float, capacity: int) -> None:
        self.clock = clock
        self.alarm = Alarm()
        self.listeners: list[Listener] = []
        self._store = store
        self._pause = pause
        self._cache = TableCache(capacity)

    async def look(self, table: int) -> Table:
        """As it stands now, whoever else writes."""
        async with self._cache.at(table) as cached:
            while True:
                at = await self._at_hand(cached, table)
                if not await self._outdated(cached, at):
                    return at

    async def open(self, caller: Caller, guild: int, channel: int, drafts: Drafts) -> Change:
        at, named = self.clock(), writing.names(drafts)
        first, *more = writing.entries(drafts, 0, at, caller.interaction)
        for _ in range(TRIES):
            row = TableRow(secrets.randbits(40), guild, channel, caller.person, at, None)
            after = follow(opened(row, first, named), more).table
            deadline = next_deadline(after, self._pause)
            try:
                with refuse_if_down():
                    unit = writing.unit(None, after, (first, *more), named, deadline)
                    await self._store.write(writing.opening(after), *unit)
            except Conflict as taken:
                if taken.key is not Key.TABLE and (change := await self._opened_before(caller, channel)):
                    return change
                continue
            return self._tell(Change(after, (first, *more)), deadline)
        raise Refused(T.UNAVAILABLE)

    async def change(self, table: int, caller: Caller | None, decide: Decide, *, even_unread: bool = False) -> Change:
        """Decide on what is at hand; where others write too, only a refusal asks whether that was old.

        `even_unread`: also at a table whose log cannot be read, on the little that is known of it.
        """
        interaction = caller.interaction if caller else None
        async with self._cache.at(table) as cached:
            for _ in range(TRIES):
                at = await self._at_hand(cached, table, even_unread=even_unread)
                if interaction is not None and interaction in cached.interactions:
                    return Change(at, repeated=True)
                try:
                    change = await self._append(cached, at, decide(at), interaction)
                except Refused as refused:
                    if refused.clause == T.UNAVAILABLE or not await self._outdated(cached, at):
                        raise
                    continue
                if change is not None:
                    return change
        raise Refused(T.UNAVAILABLE)

    async def fall_due(self, table: int, was: float) -> Change | Deadline | None:
        """Look at a table whose stored time `was` has come: what happened, or what it really waits for.

        A computer's turn is only named, not played.
        """
        async with self._cache.at(table) as cached:
            for _ in range(TRIES):
                try:
                    at = await self._at_hand(cached, table)
                except Refused as refused:
                    if refused.clause != T.UNREADABLE:
                        raise
                    return await self._move(cached, Deadline("people", self.clock() + UNREAD), table, was)
                if await self._outdated(cached, at):
                    continue
                deadline = next_deadline(at, self._pause)
                if deadline is None or deadline.kind == "computer":
                    return deadline
                if deadline.due > self.clock():
                    return await self._move(cached, deadline, table, was)
                if (change := await self._append(cached, at, on_silence(at), None)) is not None:
                    return change
        raise Refused(T.UNAVAILABLE)

    def drop_idle(self, seconds: float) -> None:
        self._cache.drop_idle(seconds)

    def forget_all(self) -> None:
        """Logs were changed from outside: read them again."""
        self._cache.clear()

    async def _opened_before(self, caller: Caller, channel: int) -> Change | None:
        """The channel has a table: by this very click, or by somebody else's; or it has just gone."""
        with refuse_if_down():
            seen = None if caller.interaction is None else await self._store.seen(caller.interaction)
            if seen is not None:
                return Change(await self.look(seen[0]), repeated=True)
            if (row := await self._store.table_in(channel)) is not None:
                raise Refused(T.CHANNEL_TAKEN, table=row.id)
        return None

    async def _append(self, cached: CachedTable, at: Table, drafts: Drafts, interaction: int | None) -> Change | None:
        """Nothing, if another process was faster: look again."""
        if not drafts:
            return Change(at)
        now, named = self.clock(), writing.names(drafts)
        added = writing.entries(drafts, at.n + 1, now, interaction)
        after, events = follow(at.knowing(named) if named else at, added)
        deadline = _worth_storing(next_deadline(after, self._pause), cached.due, now)
        try:
            with refuse_if_down():
                await self._store.write(*writing.unit(at, after, added, named, deadline))
        except Conflict:
            cached.empty()
            return None
        except BaseException:  # it may have been stored all the same
            cached.empty()
            raise
        cached.table = after
        if interaction is not None:
            cached.interactions.add(interaction)
        if deadline is not None:
            cached.due = deadline.due
        return self._tell(Change(after, tuple(added), events), deadline)

    async def _move(self, cached: CachedTable, deadline: Deadline, table: int, was: float) -> Deadline:
        with refuse_if_down():
            await self._store.write(MoveDeadline(table, deadline.kind, deadline.due, was))
        cached.due = deadline.due
        return deadline

    async def _at_hand(self, cached: CachedTable, table: int, *, even_unread: bool = False) -> Table:
        """What the log came to when it was last read."""
        if cached.table is not None:
            return cached.table
        with refuse_if_down():
            record = await self._store.record(table)
        if record is None:
            raise Refused(T.NO_TABLE)
        cached.interactions = {row.interaction for row in record.log if row.interaction is not None}
        try:
            cached.table = replay(record)
        except UnreadableLog as error:
            if even_unread or record.table.closed is not None:
                return wreck(record)
            log.error("a log cannot be read: %s", error)
            raise Refused(T.UNREADABLE, table=table) from error
        cached.due = record.due
        return cached.table

    async def _outdated(self, cached: CachedTable, at: Table) -> bool:
        """Whether another process has appended since."""
        if not self._store.shared:
            return False
        with refuse_if_down():
            newest = await self._store.head(at.id)
        if newest != at.n:
            cached.empty()
        return newest != at.n

    def _tell(self, change: Change, deadline: Deadline | None) -> Change:
        if deadline is not None:
            self.alarm.ring_by(deadline.due)
        for listener in list(self.listeners):
            try:
                listener(change)
            except Exception:
                log.exception("a listener failed at table %d", change.id)
        return change


def _worth_storing(deadline: Deadline | None, stored: float | None, now: float) -> Deadline | None:
    """A time that is stored already, still to come and earlier, will do: looking then tells the rest."""
    if deadline is None or deadline.kind == "computer" or stored is None or stored <= now:
        return deadline
    return deadline if deadline.due < stored else None
