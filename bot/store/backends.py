"""Which database an address names, and the open store on it."""

import re
from pathlib import Path

from bot.store.contract import Store
from bot.store.errors import BadAddress, NoPostgres
from bot.store.sqlite import SQLiteStore


async def open_store(address: str | Path) -> Store:
    """`postgresql://…`, or the path of a SQLite file, with or without `sqlite:///` before it.

    Raises `StoreInUse`, `StoreTooNew`, `StoreUnavailable`, `BadAddress` or `NoPostgres`.
    """
    text = str(address)
    if is_postgres(text):
        _check_password(text)
        try:
            from bot.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise NoPostgres from error
        return await PostgresStore.open(text)
    return await SQLiteStore.open(sqlite_path(text))


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def sqlite_path(address: str) -> Path:
    """Raises `BadAddress`."""
    path = address.removeprefix("sqlite:///")
    if re.match(r"[a-z][\w.+-]+:/", path):
        raise BadAddress("it must begin with postgresql:// (nothing added, as in postgresql+driver://) or sqlite:///")
    return Path(path)


def _check_password(url: str) -> None:
    """A sign in it that ends the part before the hosts would send half of the password into error messages."""
    rest = url.partition("://")[2]
    place = re.split(r"[/?#]", rest, maxsplit=1)[0]
    ports = [host.rpartition(":")[2] for host in place.rpartition("@")[2].split(",") if re.search(r":[^\]]*$", host)]
    if ("@" in rest and "@" not in place) or not all(port.isdecimal() for port in ports):
        raise BadAddress("it cannot be read; in a password, / is written %2F, @ %40, : %3A, # %23, ? %3F")
