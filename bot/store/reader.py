"""Finished games to be looked at beside a running bot, which alone may write to its SQLite file."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.backends import is_postgres, open_store, sqlite_path
from bot.store.copying.sqlite_end import reading
from bot.store.finished_games import FinishedGames, Rows
from bot.store.statement import Value


class SQLiteReader(FinishedGames):
    """Reads in this thread: a command has nobody else to serve."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    async def read(self, sql: str, *values: Value) -> Rows:
        return self._database.execute(sql, values).fetchall()


@asynccontextmanager
async def open_reader(address: str) -> AsyncIterator[FinishedGames]:
    """Raises `CopyRefused` where there is no database, and what `open_store` raises."""
    if is_postgres(address):
        async with await open_store(address) as store:
            yield store
    else:
        path = sqlite_path(address)
        with reading(path) as database:
            yield SQLiteReader(database)
