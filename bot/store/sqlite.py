"""SQLite: one file, one process, and writes that wait at the same moment share one commit."""

import asyncio
import os
import sqlite3
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, NamedTuple

import aiosqlite

from bot.store.changes import Change
from bot.store.contract import Rows, Store
from bot.store.errors import Conflict, Key, StoreError, StoreUnavailable
from bot.store.filelock import FileLock
from bot.store.migrations import APPLIED, RECORD, RECORDS, Migration, migrations, missing
from bot.store.statements import Statement, Value, statements

BUSY_TIMEOUT = 5.0  # seconds; only a reader from outside, such as a backup, can make us wait

# Faults of the machine, not of our SQL. The low byte of SQLite's error code tells them apart.
FAULTS = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)

# What SQLite calls the keys of the contract.
KEYS = {
    "tables.id": Key.TABLE,
    "tables.channel": Key.CHANNEL,
    "log.table_id, log.n": Key.ROW,
    "log.interaction": Key.INTERACTION,
}

Written = BaseException | None


class Waiting(NamedTuple):
    statements: list[Statement]
    done: asyncio.Future[None]


class SQLiteStore(Store):
    shared: ClassVar[bool] = False

    def __init__(self, connection: aiosqlite.Connection, lock: FileLock) -> None:
        self._connection = connection
        self._database: sqlite3.Connection = connection._conn
        self._lock = lock
        self._waiting: deque[Waiting] = deque()
        self._called = False  # the thread will look at who waits
        self._open = True
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, path: Path, known: tuple[Migration, ...] | None = None) -> "SQLiteStore":
        """Raises `StoreInUse`, `StoreTooNew` or `StoreUnavailable`."""
        known = migrations("sqlite") if known is None else known
        path, lock = _prepare(path)
        try:
            connection = await aiosqlite.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)
        except BaseException:
            lock.release()
            raise
        try:
            await connection._execute(_ready, connection._conn, known)  # type: ignore[no-untyped-call]
        except BaseException as error:
            await connection.close()
            lock.release()
            raise _judged(error) from error
        return cls(connection, lock)

    async def write(self, *changes: Change) -> None:
        if not self._open:
            raise StoreUnavailable("closed")
        done = self._loop.create_future()
        self._waiting.append(Waiting([s for change in changes for s in statements(change)], done))
        if not self._called:  # aiosqlite's own queue into its thread; one call finds everybody who waits by then
            self._called = True
            self._connection._tx.put_nowait((None, self._commit_waiting))
        await done

    async def read(self, sql: str, *values: Value) -> Rows:
        if not self._open:
            raise StoreUnavailable("closed")
        try:
            return await self._connection._execute(self._fetch, sql, values)  # type: ignore[no-any-return, no-untyped-call]
        except sqlite3.Error as error:
            raise _judged(error) from error

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        try:
            await self._connection.close()
        finally:
            self._lock.release()

    # From here on in aiosqlite's thread

    def _fetch(self, sql: str, values: tuple[Value, ...]) -> Rows:
        return self._database.execute(sql, values).fetchall()

    def _commit_waiting(self) -> None:
        self._called = False  # before looking: whoever comes from now on calls again
        group: list[Waiting] = []
        while self._waiting:
            group.append(self._waiting.popleft())
        if not group:
            return
        results = self._commit(group)
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, group, results)

    def _commit(self, group: list[Waiting]) -> list[Written]:
        try:
            self._database.execute("BEGIN IMMEDIATE")
            results = [self._attempt(waiting, alone=len(group) == 1) for waiting in group]
            self._database.execute("COMMIT")
            return results
        except Exception as error:
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            if len(group) == 1:
                return [_judged(error)]
        # What spoils the group is perhaps only one of them.
        return [result for waiting in group for result in self._commit([waiting])]

    def _attempt(self, waiting: Waiting, *, alone: bool) -> Written:
        if alone:
            self._run(waiting)
            return None
        self._database.execute("SAVEPOINT attempt")
        try:
            self._run(waiting)
        except sqlite3.IntegrityError as error:
            self._database.execute("ROLLBACK TO attempt")
            return _judged(error)
        finally:
            if self._database.in_transaction:
                self._database.execute("RELEASE attempt")
        return None

    def _run(self, waiting: Waiting) -> None:
        for sql, values in waiting.statements:
            self._database.execute(sql, values)


def _settle(group: list[Waiting], results: list[Written]) -> None:
    for waiting, result in zip(group, results, strict=True):
        if waiting.done.done():  # its caller was cancelled; the write stands
            continue
        if result is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(result)


def _prepare(path: Path) -> tuple[Path, FileLock]:
    """The folder and the file for our eyes only; SQLite gives -wal and -shm the file's own permissions."""
    try:
        path = path.resolve()  # by whatever name or link it was called: one file, one lock
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise StoreUnavailable(str(error)) from error
    try:
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
        for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(0o600)
    except OSError as error:
        lock.release()
        raise StoreUnavailable(str(error)) from error
    return path, lock


def _ready(database: sqlite3.Connection, known: tuple[Migration, ...]) -> None:
    # Looked at before anything is set: a database that is too new stays as it is, to the byte.
    had = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    missing(known, [row[0] for row in database.execute(APPLIED)] if had else [])
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        database.execute(f"PRAGMA {pragma}")
    database.execute(RECORDS)
    for migration in known:
        _migrate(database, migration)


def _migrate(database: sqlite3.Connection, migration: Migration) -> None:
    database.execute("BEGIN IMMEDIATE")
    try:
        if missing((migration,), [n for (n,) in database.execute(APPLIED) if n <= migration.number]):
            for statement in migration.statements():
                database.execute(statement)
            database.execute(RECORD, (migration.number, migration.name, time.time()))
        database.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise


def _judged(error: BaseException) -> BaseException:
    """The error as our callers know it; a mistake in our own SQL stays what it is."""
    if isinstance(error, StoreError) or not isinstance(error, sqlite3.Error):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(KEYS.get(str(error).rpartition(": ")[2], Key.OTHER))
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in FAULTS:
        return StoreUnavailable(f"{error.sqlite_errorname}: {error}")
    return error
