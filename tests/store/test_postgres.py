"""What only a server has: settings of its own, connections that break."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from bot.store import Append, Conflict, OpenTable, Store, StoreUnavailable, open_store
from tests.store.backends import new_database
from tests.store.scene import last_n


@pytest.fixture
async def address(server: Path) -> str:
    return await new_database(server)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with await open_store(address) as store:
        await store.write(OpenTable(1, 1, 1, 1, 1.0))
        yield store


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    assert await store.read("SHOW fsync") == [("on",)]
    assert await store.read("SHOW synchronous_commit") == [("on",)]


async def test_a_read_only_server_is_said_and_got_over(address: str, store: Store) -> None:
    admin = await asyncpg.connect(address)
    name = await admin.fetchval("SELECT current_database()")
    try:
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await _drop_connections(admin)
        for _ in range(5):
            with pytest.raises(StoreUnavailable):
                await store.write(Append(1, 0, 1.0, b"a"))
        assert await last_n(store, 1) == -1
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await _drop_connections(admin)
    finally:
        await admin.close()
    await _patiently_append(store)
    assert await last_n(store, 1) == 0


async def test_a_lost_connection_is_said_and_got_over(address: str, store: Store) -> None:
    admin = await asyncpg.connect(address)
    await _drop_connections(admin)
    await admin.close()
    await _patiently_append(store)
    assert await last_n(store, 1) == 0


async def test_a_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        await open_store(f"postgresql://postgres@/nowhere?host={tmp_path}")


async def test_a_database_that_is_not_there_is_said(address: str) -> None:
    with pytest.raises(StoreUnavailable):
        await open_store(address.replace("ninety_eight", "nowhere"))


async def test_a_role_that_may_not_make_tables_is_said(address: str) -> None:
    admin = await asyncpg.connect(address)
    await admin.execute("CREATE ROLE poor LOGIN")
    try:
        assert "//postgres:" in address
        with pytest.raises(StoreUnavailable, match="permission denied"):
            await open_store(address.replace("//postgres:", "//poor:"))
    finally:
        await admin.execute("DROP ROLE poor")
        await admin.close()


async def test_rows_that_wait_at_the_same_moment_share_a_commit(store: Store) -> None:
    await asyncio.gather(*(store.write(Append(1, n, 1.0, b"a")) for n in range(200)))
    assert await last_n(store, 1) == 199
    ((transactions,),) = await store.read("SELECT COUNT(DISTINCT xmin::text) FROM log")
    assert transactions < 50


async def test_two_processes_that_want_the_same_rows_get_one_each_and_no_deadlock(address: str, store: Store) -> None:
    """Their groups meet row by row, in the order of the keys, whatever the order they came in."""
    tables = range(2, 22)
    await store.write(*(OpenTable(table, 1, table, 1, 1.0) for table in tables))
    async with await open_store(address) as other:
        for n in range(5):
            results = await asyncio.gather(
                *(store.write(Append(table, n, 1.0, b"here")) for table in tables),
                *(other.write(Append(table, n, 1.0, b"there")) for table in reversed(tables)),
                return_exceptions=True,
            )
            here, there = results[: len(tables)], results[len(tables) :][::-1]
            for one, two in zip(here, there, strict=True):
                assert {type(one), type(two)} == {type(None), Conflict}


async def _drop_connections(admin: "asyncpg.Connection[asyncpg.Record]") -> None:
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


async def _patiently_append(store: Store) -> None:
    """Every connection of the pool may first have to be found broken."""
    for _ in range(20):
        try:
            return await store.write(Append(1, 0, 1.0, b"a"))
        except StoreUnavailable:
            continue
    pytest.fail("it did not get over it")
