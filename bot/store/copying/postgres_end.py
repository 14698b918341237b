"""A PostgreSQL database as an end of a copy, within one transaction."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.store.backends import open_store
from bot.store.copying.copy_rows import BATCH, CopyRefused, Progress, Row, Source, Target, copy_rows
from bot.store.migrations import SELECT_APPLIED
from bot.store.schema import TableShape, table_shapes

if TYPE_CHECKING:
    import asyncpg

TIMEOUT = 60.0  # seconds for a step: a large table takes its time
APPLICATION = "ninety-eight"
OTHERS = (
    "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()"
    " AND pid <> pg_backend_pid()"
)


class PostgresEnd(Target):
    def __init__(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        self._connection = connection

    async def migrations(self) -> set[int]:
        if await self._connection.fetchval("SELECT to_regclass('migrations')") is None:
            return set()
        return {row[0] for row in await self._connection.fetch(SELECT_APPLIED)}

    async def count(self, table: TableShape) -> int:
        return int(await self._connection.fetchval(f"SELECT COUNT(*) FROM {table.name}"))

    async def rows(self, table: TableShape) -> AsyncIterator[list[Row]]:
        cursor = await self._connection.cursor(table.select)
        while rows := await cursor.fetch(BATCH):
            yield [tuple(row) for row in rows]

    async def insert(self, table: TableShape, rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table.name, records=rows, columns=table.columns)

    async def empty(self) -> None:
        await self._connection.execute(f"TRUNCATE {', '.join(table.name for table in table_shapes())}")

    async def refuse_beside_a_bot(self) -> None:
        """What it has in memory would not be what is stored."""
        if await self._connection.fetchval(OTHERS, APPLICATION):
            raise CopyRefused("A bot is connected to this database. Stop all its processes first.")


@asynccontextmanager
async def postgres_end(url: str, *, writing: bool) -> AsyncIterator[PostgresEnd]:
    """What is written is kept only when nothing fails."""
    import asyncpg

    from bot.store.postgres import translate_errors

    with translate_errors():
        connection = await asyncpg.connect(url, timeout=TIMEOUT, command_timeout=TIMEOUT)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=not writing):
                yield PostgresEnd(connection)
        finally:
            await connection.close()


async def fill_postgres(source: Source, address: str, progress: Progress, *, replace: bool = False) -> int:
    """How many rows have arrived. Raises `CopyRefused`, and then nothing has."""
    async with await open_store(address):
        pass  # the tables are there now
    async with postgres_end(address, writing=True) as target:
        await target.refuse_beside_a_bot()
        if replace:
            await target.empty()
        elif any([await target.count(table) for table in table_shapes()]):
            raise CopyRefused("That database holds tables already. With --replace what it holds is deleted first.")
        return await copy_rows(source, target, progress)
