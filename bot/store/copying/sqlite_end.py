"""A SQLite file as an end of a copy. It is read and written in this thread: a command has nobody else to serve."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.copying.copy_rows import BATCH, CopyRefused, Row, Target
from bot.store.migrations import SELECT_APPLIED
from bot.store.schema import TableShape

PART = ".part"  # behind the name of a file that is not whole yet


class SQLiteEnd(Target):
    """To insert into it, begin a transaction first."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    async def migrations(self) -> set[int]:
        return applied_migrations(self._database)

    async def count(self, table: TableShape) -> int:
        return int(self._database.execute(f"SELECT COUNT(*) FROM {table.name}").fetchone()[0])

    async def rows(self, table: TableShape) -> AsyncIterator[list[Row]]:
        found = self._database.execute(table.select)
        while rows := found.fetchmany(BATCH):
            yield rows

    async def insert(self, table: TableShape, rows: list[Row]) -> None:
        self._database.executemany(table.insert, rows)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """At one moment, beside a bot that goes on writing."""
    if not path.is_file():
        raise CopyRefused(f"There is no database at {path}.")
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as database:
        try:
            database.execute("PRAGMA query_only = ON")
            database.execute("BEGIN")
            applied_migrations(database)
        except sqlite3.DatabaseError as error:
            raise CopyRefused(f"{path} cannot be read as a database: {error}.") from error
        yield database


@contextmanager
def new_file(path: Path, make_way: Callable[[Path], None]) -> Iterator[Path]:
    """Write to what it gives, which takes the name `path` once it is whole, checked and on disk."""
    part = path.with_name(path.name + PART)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        check(part)
        _sync_file(part)
        make_way(path)
        part.replace(path)
        if os.name == "posix":
            _sync_file(path.parent)
    finally:
        for file in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm", "-journal", ".lock"))):
            file.unlink(missing_ok=True)


def copy_pages(source: sqlite3.Connection, part: Path) -> None:
    """All of it, to the page, as it stands at this moment."""
    with closing(sqlite3.connect(part)) as target:
        source.backup(target, pages=1000)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def check(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        try:
            faults = [row[0] for row in database.execute("PRAGMA integrity_check")]
            strays = database.execute("PRAGMA foreign_key_check").fetchone()
        except sqlite3.DatabaseError as error:
            raise CopyRefused(f"{path} is damaged: {error}.") from error
    if faults != ["ok"] or strays:
        raise CopyRefused(f"{path} is damaged: {'; '.join(faults) if faults != ['ok'] else 'rows point to nowhere'}.")


def applied_migrations(database: sqlite3.Connection) -> set[int]:
    """None where it is no database of ours."""
    had = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    return {number for (number,) in database.execute(SELECT_APPLIED)} if had else set()


def _sync_file(path: Path) -> None:
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
