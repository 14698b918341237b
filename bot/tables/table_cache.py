"""The tables in use: a lock each, and what the log came to. Those that nobody has touched for long are dropped."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import islice

from bot.tables.log_reader import LoadedTable
from bot.tables.table import Table


class CachedTable:
    """One table in memory. Whoever holds the lock may read and replace what is in here."""

    __slots__ = (
        "checkpoint", "due", "interactions", "lock", "revision", "stale", "table", "used", "users", "whole_log",
    )  # fmt: skip

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0  # holding or waiting for the lock
        self.used = 0.0  # when
        self.stale = False  # to be read again by whoever comes next
        self.whole_log = False  # not from a checkpoint
        self.forget()

    def forget(self) -> None:
        """The log has to be read again."""
        self.table: Table | None = None
        self.interactions: set[int] = set()  # of the newest rows
        self.checkpoint = 0  # the row of the newest one; 0 is the opening
        self.due: float | None = None  # as stored
        self.revision = 0  # as stored

    def keep(self, loaded: LoadedTable, due: float | None) -> Table:
        self.table, self.checkpoint, self.interactions = loaded
        self.due = due
        return self.table


class TableCache:
    def __init__(self, capacity: int, clock: Callable[[], float]) -> None:
        self._capacity = capacity
        self._clock = clock
        self._tables: OrderedDict[int, CachedTable] = OrderedDict()  # the one used last at the end

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[CachedTable]:
        """This table's place in the cache, locked."""
        cached = self._tables.get(table_id)
        if cached is None:
            cached = self._tables[table_id] = CachedTable()
        self._tables.move_to_end(table_id)
        cached.users += 1
        try:
            async with cached.lock:
                if cached.stale:
                    cached.stale = False
                    cached.forget()
                yield cached
        finally:
            cached.users -= 1
            cached.used = self._clock()
            self._shrink()

    def in_use(self) -> list[Table]:
        """As they stand in memory."""
        return [cached.table for cached in self._tables.values() if cached.table is not None]

    def drop_idle(self, seconds: float) -> None:
        """Those that nobody has used for so long."""
        since = self._clock() - seconds
        for table in [t for t, cached in self._tables.items() if not cached.users and cached.used < since]:
            del self._tables[table]

    def forget(self, tables: Iterable[int], *, whole_log: bool = False) -> None:
        """What is known of these now is not known to whoever comes next."""
        for table in tables:
            cached = self._tables.get(table)
            if cached is not None and not cached.users:
                del self._tables[table]
                cached = None
            if cached is None and whole_log:
                cached = self._tables[table] = CachedTable()
            if cached is not None:
                cached.stale = True
                cached.whole_log |= whole_log

    def _shrink(self) -> None:
        if len(self._tables) <= self._capacity:
            return
        unused = (t for t, cached in self._tables.items() if not cached.users)
        for table in list(islice(unused, len(self._tables) - self._capacity)):
            del self._tables[table]
