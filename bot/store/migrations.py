"""Numbered files in data/migrations, each applied once. `NNNN_name.sql` is for both databases,
`NNNN_name.sqlite.sql` and `NNNN_name.postgres.sql` for one."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from bot.data_files import DATA
from bot.store.errors import StoreTooNew

FOLDER = DATA / "migrations"

CREATE_MIGRATIONS = (
    "CREATE TABLE IF NOT EXISTS migrations"
    " (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied DOUBLE PRECISION NOT NULL)"
)
SELECT_APPLIED = "SELECT number FROM migrations"
INSERT_MIGRATION = "INSERT INTO migrations (number, name, applied) VALUES (?, ?, ?)"


class Migration(Struct, frozen=True):
    number: int
    name: str
    sql: str

    def statements(self) -> Iterator[str]:
        """One at a time: SQLite's own script runner would commit in between."""
        statement = ""
        for line in self.sql.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""


def migrations(backend: str, folder: Path = FOLDER) -> tuple[Migration, ...]:
    """In order. `backend` is `sqlite` or `postgres`."""
    found = []
    for file in sorted(folder.glob("[0-9]*_*.sql")):
        number, _, rest = file.name.removesuffix(".sql").partition("_")
        name, _, only = rest.partition(".")
        if only in ("", backend):
            found.append(Migration(int(number), name, file.read_text("utf-8")))
    return tuple(found)


def missing_migrations(known: tuple[Migration, ...], applied: Iterable[int]) -> tuple[Migration, ...]:
    """What is still to be applied. Raises `StoreTooNew` when the database is ahead of this version."""
    applied, newest = set(applied), max((m.number for m in known), default=0)
    if applied and max(applied) > newest:
        raise StoreTooNew(max(applied), newest)
    return tuple(m for m in known if m.number not in applied)
