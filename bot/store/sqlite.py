"""SQLite: one file, one process, and writes that wait at the same moment share one commit."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from bot.store.changes import Change
from bot.store.contract import Store
from bot.store.errors import Conflict, Key, StoreUnavailable
from bot.store.file_lock import FileLock
from bot.store.finished_games import Rows
from bot.store.group_commit import GroupCommit
from bot.store.migrations import (
    CREATE_MIGRATIONS,
    INSERT_MIGRATION,
    SELECT_APPLIED,
    Migration,
    migrations,
    missing_migrations,
)
from bot.store.sqlite_thread import SQLiteThread
from bot.store.statement import Value
from bot.store.statements import statements
from bot.store.timed import timed

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
    "attempts.deal, attempts.person": Key.ATTEMPT,
}


class SQLiteStore(Store):
    shared: ClassVar[bool] = False

    def __init__(self, thread: SQLiteThread, lock: FileLock) -> None:
        self._thread = thread
        self._writes = GroupCommit(thread)
        self._lock = lock
        self._open = True

    @classmethod
    async def open(cls, path: Path, known: tuple[Migration, ...] | None = None) -> "SQLiteStore":
        """Raises `StoreInUse`, `StoreTooNew`, `StoreUnavailable` or `DriverMismatch`."""
        known = migrations("sqlite") if known is None else known
        path, lock = _prepare_file(path)
        try:
            thread = await _open_thread(path, known)
        except BaseException as error:
            lock.release()
            raise store_error(error) from error
        return cls(thread, lock)

    @timed
    async def write(self, *changes: Change) -> None:
        if not self._open:
            raise StoreUnavailable("closed")
        try:
            await self._writes.write([statement for change in changes for statement in statements(change)])
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def read(self, sql: str, *values: Value) -> Rows:
        if not self._open:
            raise StoreUnavailable("closed")
        try:
            return await self._thread.fetch(sql, values)
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def scrub(self) -> None:
        """What is deleted is overwritten (`secure_delete`); what the journal still has goes with it."""
        if self._open:
            await self._thread.run(_empty_journal)

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        try:
            await self._thread.close()
        finally:
            self._lock.release()


async def _open_thread(path: Path, known: tuple[Migration, ...]) -> SQLiteThread:
    thread = await SQLiteThread.open(path, BUSY_TIMEOUT)
    try:
        await thread.run(lambda database: _prepare_database(database, known))
    except BaseException:
        await thread.close()
        raise
    return thread


def _prepare_file(path: Path) -> tuple[Path, FileLock]:
    """The folder and the file, readable by nobody else; SQLite gives -wal and -shm the file's own permissions."""
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


def _prepare_database(database: sqlite3.Connection, known: tuple[Migration, ...]) -> None:
    # Looked at before anything is set: a database that is too new stays as it is, to the byte.
    had = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    missing_migrations(known, [row[0] for row in database.execute(SELECT_APPLIED)] if had else [])
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
        database.execute(f"PRAGMA {pragma}")
    database.execute(CREATE_MIGRATIONS)
    for migration in known:
        _migrate(database, migration)
    _clean_once(database)


def _clean_once(database: sqlite3.Connection) -> None:
    """What was deleted before this version overwrote it may still lie in free pages."""
    if database.execute("PRAGMA user_version").fetchone() == (0,):
        database.execute("VACUUM")
        database.execute("PRAGMA user_version = 1")
        _empty_journal(database)


def _empty_journal(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _migrate(database: sqlite3.Connection, migration: Migration) -> None:
    database.execute("BEGIN IMMEDIATE")
    try:
        if missing_migrations((migration,), [n for (n,) in database.execute(SELECT_APPLIED) if n <= migration.number]):
            for statement in migration.statements():
                database.execute(statement)
            database.execute(INSERT_MIGRATION, (migration.number, migration.name, time.time()))
        database.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise


def store_error(error: BaseException) -> BaseException:
    """The error as our callers know it; a mistake in our own SQL stays what it is."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(KEYS.get(str(error).rpartition(": ")[2], Key.OTHER))
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in FAULTS:
        return StoreUnavailable(f"{error.sqlite_errorname}: {error}")
    return error
