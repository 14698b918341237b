"""PostgreSQL, for several processes, each with a small pool: the keys guard them from each other."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import asyncpg

from bot.store.changes import Change
from bot.store.contract import Rows, Store
from bot.store.errors import Conflict, Key, StoreUnavailable
from bot.store.migrations import APPLIED, RECORD, RECORDS, Migration, migrations, missing
from bot.store.statements import Value, numbered, statements

POOL = 10
TIMEOUT = 10.0  # seconds until a silent server counts as unavailable
MIGRATING = 98_98  # the advisory lock of whoever migrates

KEYS = {
    "tables_pkey": Key.TABLE,
    "one_open_table_a_channel": Key.CHANNEL,
    "log_pkey": Key.ROW,
    "one_row_an_interaction": Key.INTERACTION,
}

# Faults of the server or the way to it, not of our SQL.
FAULTS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in mid-sentence
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
)


class PostgresStore(Store):
    shared: ClassVar[bool] = True

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str, known: tuple[Migration, ...] | None = None) -> "PostgresStore":
        """Raises `StoreTooNew` or `StoreUnavailable`."""
        with judged():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=POOL,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings={"application_name": "ninety-eight", "synchronous_commit": "on"},
            )
        try:
            with judged():
                await _ready(pool, migrations("postgres") if known is None else known)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    async def write(self, *changes: Change) -> None:
        batch = [s for change in changes for s in statements(change)]
        with judged():
            async with self._pool.acquire() as connection:
                if len(batch) == 1:  # a transaction by itself, in one round trip
                    await connection.execute(numbered(batch[0][0]), *batch[0][1])
                    return
                async with connection.transaction():
                    for sql, values in batch:
                        await connection.execute(numbered(sql), *values)

    async def read(self, sql: str, *values: Value) -> Rows:
        with judged():
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *values)]

    async def close(self) -> None:
        await self._pool.close()


async def _ready(pool: "asyncpg.Pool[asyncpg.Record]", known: tuple[Migration, ...]) -> None:
    async with pool.acquire() as connection:
        if await connection.fetchval("SELECT to_regclass('migrations')") is not None:
            missing(known, [row[0] for row in await connection.fetch(APPLIED)])
        for migration in known:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await connection.execute(RECORDS)
                applied = [row[0] for row in await connection.fetch(APPLIED)]
                if migration in missing(known, applied):
                    await connection.execute(migration.sql)
                    await connection.execute(numbered(RECORD), migration.number, migration.name, time.time())


@contextmanager
def judged() -> Iterator[None]:
    """Errors as our callers know them; a mistake in our own SQL stays what it is."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(KEYS.get(error.constraint_name or "", Key.OTHER)) from error
    except FAULTS as error:
        raise StoreUnavailable(f"{type(error).__name__}: {error}") from error
