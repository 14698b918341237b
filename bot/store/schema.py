"""Which tables and columns there are, as the migrations of this version make them: the same in both databases."""

import sqlite3
from contextlib import closing
from functools import cache

from msgspec import Struct

from bot.store.migrations import migrations


class TableShape(Struct, frozen=True):
    name: str
    columns: tuple[str, ...]

    @property
    def select(self) -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.name}"

    @property
    def insert(self) -> str:
        return f"INSERT INTO {self.name} ({', '.join(self.columns)}) VALUES ({', '.join('?' for _ in self.columns)})"


@cache
def table_shapes() -> tuple[TableShape, ...]:
    """Whatever others point to comes before them."""
    with closing(sqlite3.connect(":memory:")) as database:
        for migration in migrations("sqlite"):
            database.executescript(migration.sql)
        found = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        )
        parents = {name: _parents(database, name) - {name} for (name,) in found}
        shapes = list[TableShape]()
        while parents:
            name = next(name for name, needed in parents.items() if not needed & parents.keys())
            del parents[name]
            columns = tuple(row[1] for row in database.execute(f"PRAGMA table_info({name})"))
            shapes.append(TableShape(name, columns))
        return tuple(shapes)


def _parents(database: sqlite3.Connection, name: str) -> set[str]:
    return {row[2] for row in database.execute(f"PRAGMA foreign_key_list({name})")}
