"""Keeps the tables in use in step with their logs: look, decide, append, swap, tell."""

import logging
from collections.abc import Callable, Iterable

from bot.rules import Refused
from bot.store import Conflict, Key, MoveDeadline, Store, TableRow
from bot.tables import store_changes
from bot.tables.alarm import Alarm, CallLater
from bot.tables.caller import Caller
from bot.tables.checkpoint import CHECKPOINT_EVERY
from bot.tables.clauses import TableClause as T
from bot.tables.deadlines import Deadline, next_deadline, on_silence
from bot.tables.decisions import Drafts
from bot.tables.log_reader import LogReader
from bot.tables.personal import new_number, own_channel
from bot.tables.snapshot import Change
from bot.tables.store_errors import refuse_if_down
from bot.tables.table import Table, UnreadableLog, apply_entries, new_table
from bot.tables.table_cache import CachedTable, TableCache

Listener = Callable[[Change], None]
Decide = Callable[[Table], Drafts]

TRIES = 50  # against other processes, each of which got something done when we did not
UNREAD = 86_400.0  # seconds until a table that cannot be read is looked at again

log = logging.getLogger(__name__)


class TableLog:
    def __init__(
        self, store: Store, clock: Callable[[], float], pause: float, capacity: int, call_later: CallLater | None = None
    ) -> None:
        self.clock = clock
        self.alarm = Alarm(clock, call_later)
        self.listeners: list[Listener] = []
        self.reader = LogReader(store)
        self.checkpoint_every = CHECKPOINT_EVERY
        self._store = store
        self._pause = pause
        self._cache = TableCache(capacity, clock)

    def in_use(self) -> list[Table]:
        return self._cache.in_use()

    async def look(self, table_id: int) -> Table:
        """As it stands now, whoever else writes."""
        async with self._cache.locked(table_id) as cached:
            while True:
                table = await self._current(cached, table_id)
                if not await self._is_outdated(cached, table):
                    return table

    async def open(self, caller: Caller, guild: int, channel: int | None, drafts: Drafts) -> Change:
        """Without a channel it is a personal table."""
        now, names = self.clock(), store_changes.new_names(drafts)
        first, *more = store_changes.numbered_entries(drafts, 0, now, caller.interaction)
        for _ in range(TRIES):
            number = new_number(personal=channel is None)
            row = TableRow(number, guild, own_channel(number) if channel is None else channel, caller.person, now, None)
            after = apply_entries(new_table(row, first, names), more).table
            deadline = next_deadline(after, self._pause)
            try:
                with refuse_if_down():
                    unit = store_changes.table_changes(None, after, (first, *more), names, deadline)
                    await self._store.write(store_changes.open_table(after), *unit)
            except Conflict as taken:
                if taken.key is Key.ATTEMPT:
                    raise Refused(T.HAD_CARDS) from taken
                if taken.key is not Key.TABLE and (change := await self._open_in_channel(caller, row.channel)):
                    return change
                continue
            return self._notify(Change(after, (first, *more)), deadline)
        raise Refused(T.UNAVAILABLE)

    async def change(
        self, table_id: int, caller: Caller | None, decide: Decide, *, even_unread: bool = False
    ) -> Change:
        """Decide on what is at hand; where others write too, only a refusal asks whether that was old.

        `even_unread`: also at a table whose log cannot be read, on the little that is known of it.
        """
        interaction = caller.interaction if caller else None
        async with self._cache.locked(table_id) as cached:
            for _ in range(TRIES):
                table = await self._current(cached, table_id, even_unread=even_unread)
                if interaction is not None and interaction in cached.interactions:
                    return Change(table, repeated=True)
                try:
                    change = await self._append(cached, table, decide(table), interaction)
                except Refused as refused:
                    if refused.clause == T.UNAVAILABLE:
                        raise
                    if await self._was_done(cached, table, interaction):
                        return Change(table, repeated=True)
                    if not await self._is_outdated(cached, table):
                        raise
                    continue
                except Conflict:
                    return Change(await self._current(cached, table_id, even_unread=even_unread), repeated=True)
                if change is not None:
                    return change
        raise Refused(T.UNAVAILABLE)

    async def check_deadline(self, table_id: int, was: float) -> Change | Deadline | None:
        """Look at a table whose stored time `was` has come: what happened, or what it really waits for.

        A computer's turn is only named, not played.
        """
        async with self._cache.locked(table_id) as cached:
            for _ in range(TRIES):
                try:
                    table = await self._current(cached, table_id)
                except Refused as refused:
                    if refused.clause != T.UNREADABLE:
                        raise
                    return await self._move_deadline(cached, Deadline("people", self.clock() + UNREAD), table_id, was)
                if await self._is_outdated(cached, table):
                    continue
                deadline = next_deadline(table, self._pause)
                if deadline is None or deadline.kind == "computer":
                    return deadline
                if deadline.due > self.clock():
                    return await self._move_deadline(cached, deadline, table_id, was)
                if (change := await self._append(cached, table, on_silence(table), None)) is not None:
                    return change
        raise Refused(T.UNAVAILABLE)

    def drop_idle(self, seconds: float) -> None:
        self._cache.drop_idle(seconds)

    def forget(self, tables: Iterable[int], *, whole_log: bool = False) -> None:
        """Their logs were changed from outside: read them again, if need be without trusting a checkpoint."""
        self._cache.forget(tables, whole_log=whole_log)

    async def _open_in_channel(self, caller: Caller, channel: int) -> Change | None:
        """The channel has a table: by this very click, or by somebody else's; or it has just gone."""
        with refuse_if_down():
            seen = None if caller.interaction is None else await self._store.seen(caller.interaction)
            if seen is not None:
                return Change(await self.look(seen[0]), repeated=True)
            if (row := await self._store.table_in(channel)) is not None:
                raise Refused(T.CHANNEL_TAKEN, table=row.id)
        return None

    async def _append(
        self, cached: CachedTable, table: Table, drafts: Drafts, interaction: int | None
    ) -> Change | None:
        """Nothing, if another process was faster: look again. Raises `Conflict` if this interaction has its row."""
        if not drafts:
            return Change(table)
        now, names = self.clock(), store_changes.new_names(drafts)
        added = store_changes.numbered_entries(drafts, table.n + 1, now, interaction)
        after, events = apply_entries(table.with_names(names) if names else table, added)
        deadline = _deadline_to_store(next_deadline(after, self._pause), cached.due, now)
        unit = [*store_changes.table_changes(table, after, added, names, deadline)]
        is_due = after.n - cached.checkpoint >= self.checkpoint_every
        checkpoint = store_changes.checkpoint(after, cached.revision) if is_due else ()
        try:
            with refuse_if_down():
                await self._store.write(*unit, *checkpoint)
        except Conflict as taken:
            cached.forget()
            if taken.key is Key.INTERACTION:
                raise
            return None
        except BaseException:  # it may have been stored all the same
            cached.forget()
            raise
        cached.table = after
        if checkpoint:
            cached.checkpoint = after.n
            cached.interactions.clear()
        if interaction is not None:
            cached.interactions.add(interaction)
        if deadline is not None:
            cached.due = deadline.due
        return self._notify(Change(after, tuple(added), events), deadline)

    async def _move_deadline(self, cached: CachedTable, deadline: Deadline, table_id: int, was: float) -> Deadline:
        with refuse_if_down():
            await self._store.write(MoveDeadline(table_id, deadline.kind, deadline.due, was))
        cached.due = deadline.due
        return deadline

    async def _current(self, cached: CachedTable, table_id: int, *, even_unread: bool = False) -> Table:
        """What the log came to when it was last read."""
        if cached.table is not None:
            return cached.table
        with refuse_if_down():
            record = await self._store.record(table_id)
            if record is None:
                raise Refused(T.NO_TABLE)
            cached.revision = record.revision
            whole_log, cached.whole_log = cached.whole_log, False
            try:
                loaded = await self.reader.load(record, whole=whole_log)
            except UnreadableLog as error:
                if even_unread or record.table.closed is not None:
                    return await self.reader.rest(record)
                log.error("a log cannot be read: %s", error)
                raise Refused(T.UNREADABLE, table=table_id) from error
        return cached.keep(loaded, record.due)

    async def _was_done(self, cached: CachedTable, table: Table, interaction: int | None) -> bool:
        """Whether this interaction has a row that is too old to be in memory."""
        if interaction is None or (cached.table is not None and table.n < self.checkpoint_every):
            return False
        with refuse_if_down():
            return await self._store.seen(interaction) is not None

    async def _is_outdated(self, cached: CachedTable, table: Table) -> bool:
        """Whether another process has appended since, or overwritten what was there."""
        if not self._store.shared:
            return False
        with refuse_if_down():
            head = await self._store.head(table.id)
        outdated = head is None or (head.n, head.revision) != (table.n, cached.revision)
        if outdated:
            cached.forget()
        return outdated

    def _notify(self, change: Change, deadline: Deadline | None) -> Change:
        if deadline is not None:
            self.alarm.ring_by(deadline.due)
        for listener in list(self.listeners):
            try:
                listener(change)
            except Exception:
                log.exception("a listener failed at table %d", change.id)
        return change


def _deadline_to_store(deadline: Deadline | None, stored: float | None, now: float) -> Deadline | None:
    """A time that is stored already, still to come and earlier, will do: looking then tells the rest."""
    if deadline is None or deadline.kind == "computer" or stored is None or stored <= now:
        return deadline
    return deadline if deadline.due < stored else None
