"""What there is to be seen of tables and their logs, without changing anything."""

from bot.rules import Refused
from bot.store import Store, TableRow
from bot.tables import rows
from bot.tables.clauses import TableClause as T
from bot.tables.replay_log import readable_entries
from bot.tables.rows import Entry
from bot.tables.setup import Setup
from bot.tables.snapshot import Snapshot
from bot.tables.store_errors import refuse_if_down
from bot.tables.table_log import TableLog


class Looking:
    def __init__(self, store: Store, table_log: TableLog) -> None:
        self.store = store
        self.table_log = table_log

    async def find(self, channel: int) -> int:
        """The open table of a channel, or `Refused` with T-no-table."""
        with refuse_if_down():
            row = await self.store.table_in(channel)
        if row is None:
            raise Refused(T.NO_TABLE)
        return row.id

    async def look(self, table: int) -> Snapshot:
        """An open table or one that is over."""
        return Snapshot(await self.table_log.look(table))

    async def entries(self, table: int) -> tuple[Entry, ...]:
        """The whole log: for a replay, an export, a moderator. What lies in hands can be told from it.

        Of a table that cannot be read, the rows that can.
        """
        with refuse_if_down():
            entries = await self.table_log.reader.entries(table)
            if not entries and not await self.store.log(table, limit=1):
                raise Refused(T.NO_TABLE)
        return entries

    async def row(self, table: int) -> TableRow:
        """Where a table stands, even one whose log cannot be read."""
        with refuse_if_down():
            row = await self.store.table(table)
        if row is None:
            raise Refused(T.NO_TABLE)
        return row

    async def last_change(self, table: int) -> float | None:
        """When anything was last done at a table, even one whose log cannot be read; nothing without a log."""
        with refuse_if_down():
            head = await self.store.head(table)
        return None if head is None else head.at

    async def opening_setup(self, table: int) -> Setup:
        """Which game a table was opened for, as far as its log can be read."""
        with refuse_if_down():
            first = readable_entries(await self.store.log(table, limit=1))
        return next((entry.what.setup for entry in first if isinstance(entry.what, rows.Opened)), Setup())

    async def open_in(self, guild: int) -> tuple[TableRow, ...]:
        """A server's open tables, the oldest first, readable or not."""
        with refuse_if_down():
            return await self.store.open_tables_in(guild)

    async def where_seated(self, person: int) -> tuple[int, ...]:
        """Open tables, on whatever server."""
        with refuse_if_down():
            return await self.store.tables_where_seated(person)
