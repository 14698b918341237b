"""Which database an address names, and the open store on it."""

from pathlib import Path

from bot.store.contract import Store
from bot.store.errors import NoPostgres
from bot.store.sqlite import SQLiteStore


async def open_store(address: str | Path) -> Store:
    """`postgresql://…`, or the path of a SQLite file, with or without `sqlite:///` before it.

    Raises `StoreInUse`, `StoreTooNew`, `StoreUnavailable` or `NoPostgres`.
    """
    text = str(address)
    if text.startswith(("postgresql://", "postgres://")):
        try:
            from bot.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise NoPostgres from error
        return await PostgresStore.open(text)
    return await SQLiteStore.open(Path(text.removeprefix("sqlite:///")))
