"""Numbered files, each once, and never on a database that is ahead of us."""

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from bot.store import Store, StoreTooNew, StoreUnavailable, open_store
from bot.store.migrations import FOLDER, Migration, migrations
from bot.store.postgres import PostgresStore
from bot.store.sqlite import SQLiteStore
from tests.store.backends import new_postgres

STARTER = """
import asyncio, sys
from bot.store import StoreError, open_store
async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        async with await open_store(sys.argv[1]) as store:
            rows = await store.read("SELECT number FROM migrations ORDER BY number")
            print([number for number, in rows], flush=True)
            sys.stdin.readline()
    except StoreError as error:
        print(type(error).__name__, flush=True)
asyncio.run(main())
"""


def backend(address: str) -> str:
    return "postgres" if address.startswith("postgresql") else "sqlite"


async def open_with(address: str, known: tuple[Migration, ...]) -> Store:
    if backend(address) == "postgres":
        return await PostgresStore.open(address, known)
    return await SQLiteStore.open(Path(address), known)


def with_more(address: str, sql: str) -> tuple[Migration, ...]:
    known = migrations(backend(address))
    return (*known, Migration(known[-1].number + 1, "more", sql))


def test_the_files_are_numbered_without_gaps() -> None:
    for name in ("sqlite", "postgres"):
        assert [m.number for m in migrations(name)] == list(range(1, len(migrations(name)) + 1))
    assert all(file.suffix == ".sql" for file in FOLDER.iterdir())


def test_a_file_can_be_for_one_database_only(tmp_path: Path) -> None:
    for file in ("0001_a.sql", "0002_b.sqlite.sql", "0002_b.postgres.sql"):
        (tmp_path / file).write_text(f"-- {file}\n")
    assert [m.sql for m in migrations("sqlite", tmp_path)] == ["-- 0001_a.sql\n", "-- 0002_b.sqlite.sql\n"]
    assert [m.sql for m in migrations("postgres", tmp_path)] == [
        "-- 0001_a.sql\n",
        "-- 0002_b.postgres.sql\n",
    ]


async def test_a_new_migration_is_applied_once(address: str) -> None:
    await (await open_store(address)).close()
    known = with_more(address, "CREATE TABLE more (a INTEGER);\nINSERT INTO more (a) VALUES (1);\n")
    for _ in range(2):
        async with await open_with(address, known) as store:
            assert await store.read("SELECT a FROM more") == [(1,)]


async def test_a_migration_that_fails_leaves_nothing_behind(address: str) -> None:
    broken = with_more(address, "CREATE TABLE half (a INTEGER);\nCREATE TABLE half (a INTEGER);\n")
    with pytest.raises((sqlite3.OperationalError, asyncpg.DuplicateTableError)):
        await open_with(address, broken)
    async with await open_store(address) as store:
        assert await store.read("SELECT number FROM migrations ORDER BY number") == [
            (m.number,) for m in migrations(backend(address))
        ]
    fixed = with_more(address, "CREATE TABLE half (a INTEGER);\n")
    async with await open_with(address, fixed) as store:
        assert await store.read("SELECT a FROM half") == []


async def test_a_database_from_a_newer_version_is_refused(address: str) -> None:
    newer = with_more(address, "CREATE TABLE more (a INTEGER);\n")
    await (await open_with(address, newer)).close()
    with pytest.raises(StoreTooNew) as refused:
        await open_store(address)
    assert (refused.value.found, refused.value.known) == (newer[-1].number, newer[-2].number)
    async with await open_with(address, newer) as store:
        assert await store.read("SELECT a FROM more") == []


async def test_a_newer_sqlite_file_is_left_untouched_to_the_byte(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT, applied REAL)")
    database.execute("INSERT INTO migrations VALUES (9999, 'from the future', 0)")
    database.commit()
    database.close()
    before = hashlib.sha256(file.read_bytes()).digest()
    with pytest.raises(StoreTooNew):
        await open_store(file)
    assert hashlib.sha256(file.read_bytes()).digest() == before
    assert not file.with_name(file.name + "-wal").exists()


async def test_processes_that_start_at_once_find_one_whole_database(address: str) -> None:
    """On PostgreSQL each waits for whoever migrates; of those on one SQLite file all but one are refused."""
    pipe = subprocess.PIPE
    starting = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", STARTER, address, stdin=pipe, stdout=pipe)
        for _ in range(3)
    ]
    for process in starting:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
    said = sorted([(await process.stdout.readline()).decode().strip() for process in starting if process.stdout])
    for process in starting:
        await process.communicate(b"go\n")
    numbers = str([m.number for m in migrations(backend(address))])
    assert said == ([numbers] * 3 if backend(address) == "postgres" else ["StoreInUse", "StoreInUse", numbers])


async def test_of_many_who_start_at_once_one_migrates(server: Path) -> None:
    address = await new_postgres(server)
    known = with_more(address, "CREATE TABLE more (a INTEGER);\nSELECT pg_sleep(0.05);\n")
    stores = await asyncio.gather(*(PostgresStore.open(address, known) for _ in range(5)))
    try:
        assert await stores[0].read("SELECT number FROM migrations ORDER BY number") == [(m.number,) for m in known]
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"certainly not a database" * 100)
    with pytest.raises(StoreUnavailable):
        await open_store(file)
