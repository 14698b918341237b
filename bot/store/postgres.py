"""PostgreSQL, for several processes, each with a small pool: the keys guard them from each other.

Rows of logs that wait at the same moment share one commit, as in SQLite: they are nearly all that is written.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple

import asyncpg

from bot.store.changes import Change
from bot.store.contract import Store
from bot.store.errors import Conflict, Key, StoreUnavailable
from bot.store.finished_games import Rows
from bot.store.migrations import (
    CREATE_MIGRATIONS,
    INSERT_MIGRATION,
    SELECT_APPLIED,
    Migration,
    migrations,
    missing_migrations,
)
from bot.store.schema import table_shapes
from bot.store.statement import Statement, Value, postgres_placeholders
from bot.store.statements import APPEND, statements
from bot.store.timed import timed

POOL = 10
MAX_SENDING = 2  # groups of rows on their way at once: while these travel, the next ones gather
VACUUM_TIME = 600.0  # seconds
TIMEOUT = 10.0  # seconds until a silent server counts as unavailable
MIGRATION_TIME = 3600.0  # seconds: a big database is rewritten, by this process or by another
MIGRATION_LOCK = 98_98  # the advisory lock of whoever migrates

KEYS = {
    "tables_pkey": Key.TABLE,
    "one_open_table_a_channel": Key.CHANNEL,
    "log_pkey": Key.ROW,
    "one_row_an_interaction": Key.INTERACTION,
    "attempts_pkey": Key.ATTEMPT,
}

# Faults of the server or the way to it, not of our SQL.
FAULTS = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in the middle of an answer
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InsufficientPrivilegeError,  # a role that may not make tables, at the first start
    asyncpg.InvalidSchemaNameError,
)


class WaitingRow(NamedTuple):
    values: tuple[Value, ...]
    done: asyncio.Future[None]


class PostgresStore(Store):
    shared: ClassVar[bool] = True

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool
        self._waiting: list[WaitingRow] = []
        self._sending: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str, known: tuple[Migration, ...] | None = None) -> "PostgresStore":
        """Raises `StoreTooNew` or `StoreUnavailable`."""
        with translate_errors():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=POOL,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings={"application_name": "ninety-eight", "synchronous_commit": "on"},
                reset=_keep_session,
            )
        try:
            with translate_errors():
                await _migrate(pool, migrations("postgres") if known is None else known)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    @timed
    async def write(self, *changes: Change) -> None:
        batch = [s for change in changes for s in statements(change)]
        if len(batch) != 1 or batch[0][0] != APPEND:
            return await self._write(batch)
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(WaitingRow(batch[0][1], done))
        self._start_sending()
        await done
        return None

    async def read(self, sql: str, *values: Value) -> Rows:
        with translate_errors():
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                return [tuple(row) for row in await connection.fetch(postgres_placeholders(sql), *values)]

    async def scrub(self) -> None:
        """Dead rows go; what the server's own journal and its backups hold is the host's."""
        with translate_errors():
            for table in await asyncio.to_thread(table_shapes):
                await self._pool.execute(f"VACUUM {table.name}", timeout=VACUUM_TIME)

    async def close(self) -> None:
        while self._sending:
            await asyncio.wait(self._sending)
        await self._pool.close()

    async def _write(self, batch: list[Statement]) -> None:
        with translate_errors():
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                if len(batch) == 1:  # a transaction by itself, in one round trip
                    await connection.execute(postgres_placeholders(batch[0][0]), *batch[0][1])
                    return
                async with connection.transaction():
                    for sql, values in batch:
                        await connection.execute(postgres_placeholders(sql), *values)

    def _start_sending(self) -> None:
        """In a task of its own: a caller who is cancelled must not take the others along."""
        if self._waiting and len(self._sending) < MAX_SENDING:
            task = asyncio.create_task(self._send_waiting())
            self._sending.add(task)
            task.add_done_callback(self._finish_sending)

    def _finish_sending(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._start_sending()

    async def _send_waiting(self) -> None:
        # In the order of their keys: two processes that wait for each other's rows would wait for ever.
        group, self._waiting = sorted(self._waiting, key=_log_key), []
        if len(group) > 1:
            try:
                with translate_errors():
                    async with self._pool.acquire(timeout=TIMEOUT) as connection:
                        await connection.executemany(
                            postgres_placeholders(APPEND), [waiting.values for waiting in group]
                        )
            except StoreUnavailable as error:
                for waiting in group:
                    _settle(waiting, StoreUnavailable(*error.args))
            except Exception:  # what spoils the group is perhaps only one of them
                await asyncio.gather(*(self._append(waiting) for waiting in group))
            else:
                for waiting in group:
                    _settle(waiting, None)
        else:
            for waiting in group:
                await self._append(waiting)

    async def _append(self, waiting: WaitingRow) -> None:
        try:
            await self._write([(APPEND, waiting.values)])
        except Exception as error:
            _settle(waiting, error)
        else:
            _settle(waiting, None)


def _log_key(waiting: WaitingRow) -> Any:
    return waiting.values[:2]  # the table and the number


def _settle(waiting: WaitingRow, error: Exception | None) -> None:
    if waiting.done.done():  # its caller was cancelled; the write stands
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)


async def _keep_session(connection: object) -> None:
    """Nothing here changes a session, so giving a connection back to the pool costs no round trip."""


async def _migrate(pool: "asyncpg.Pool[asyncpg.Record]", known: tuple[Migration, ...]) -> None:
    async with pool.acquire() as connection:
        if await connection.fetchval("SELECT to_regclass('migrations')") is not None:
            missing_migrations(known, [row[0] for row in await connection.fetch(SELECT_APPLIED)])
        for migration in known:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_TIME)
                await connection.execute(CREATE_MIGRATIONS)
                applied = [row[0] for row in await connection.fetch(SELECT_APPLIED)]
                if migration in missing_migrations(known, applied):
                    await connection.execute(migration.sql, timeout=MIGRATION_TIME)
                    await connection.execute(
                        postgres_placeholders(INSERT_MIGRATION), migration.number, migration.name, time.time()
                    )


@contextmanager
def translate_errors() -> Iterator[None]:
    """Errors as our callers know them; a mistake in our own SQL stays what it is."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(KEYS.get(error.constraint_name or "", Key.OTHER)) from error
    except FAULTS as error:
        raise StoreUnavailable(f"{type(error).__name__}: {error}") from error
