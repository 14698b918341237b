"""Reads logs, page by page. A long one takes a while: it is replayed in a thread, and everybody else is answered."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, ParamSpec, TypeVar

from bot.store import LogRow, Store, TableRecord
from bot.tables.checkpoint import CHECKPOINT_EVERY, table_from_checkpoint
from bot.tables.replay_log import readable_entries, replay_log, unreadable_table
from bot.tables.rows import Entry
from bot.tables.table import Table, UnreadableLog

PAGE = 250  # rows: a few milliseconds

P = ParamSpec("P")
T = TypeVar("T")


class LoadedTable(NamedTuple):
    table: Table
    read_from: int  # the row of the checkpoint that it was read on from; 0 is the opening
    interactions: set[int]  # of the newest rows: all of a short log


class LogReader:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = asyncio.Lock()  # one page at a time: threads that compute keep the event loop waiting

    async def load(self, record: TableRecord, *, whole: bool) -> LoadedTable:
        """From its checkpoint, unless the whole log is wanted or the checkpoint leads nowhere.

        Raises `UnreadableLog`.
        """
        if not whole and (start := table_from_checkpoint(record)) is not None:
            try:
                return await self._replay(record, start)
            except UnreadableLog:
                pass
        return await self._replay(record, None)

    async def entries(self, table: int) -> tuple[Entry, ...]:
        """Of the whole log, those that can be read."""
        entries = list[Entry]()
        async for page in self._pages(table, -1):
            entries += await self._read(page, readable_entries, page)
        return tuple(entries)

    async def each_page(self, table: int, after: int, take: Callable[[tuple[LogRow, ...]], None]) -> None:
        """Hands over the rows after that one."""
        async for page in self._pages(table, after):
            await self._read(page, take, page)

    async def rest(self, record: TableRecord) -> Table:
        """What is left of a table whose log cannot be read."""
        head = await self._store.head(record.table.id)
        rows = () if head is None else await self._store.log(record.table.id, head.n - 1)
        return unreadable_table(record, rows[-1] if rows else None)

    async def _replay(self, record: TableRecord, start: Table | None) -> LoadedTable:
        table, interactions = start, set[int]()
        async for page in self._pages(record.table.id, -1 if start is None else start.n):
            table = await self._read(page, replay_log, record, page, table)
            if len(interactions) > CHECKPOINT_EVERY:
                interactions.clear()
            interactions |= {row.interaction for row in page if row.interaction is not None}
        if table is None:
            raise UnreadableLog(f"table {record.table.id} has no log")
        return LoadedTable(table, 0 if start is None else start.n, interactions)

    async def _pages(self, table: int, after: int) -> AsyncIterator[tuple[LogRow, ...]]:
        while page := await self._store.log(table, after, PAGE):
            yield page
            if len(page) < PAGE:
                return
            after = page[-1].n

    async def _read(self, page: tuple[LogRow, ...], read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A full page in a thread; a short one, as nearly all tables have, is quicker here."""
        return read(*args, **kwargs) if len(page) < PAGE else await self.in_thread(read, *args, **kwargs)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A page's worth of work."""
        async with self._thread:
            return await asyncio.to_thread(work, *args, **kwargs)
