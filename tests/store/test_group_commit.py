"""Writes that wait at the same moment, on a SQLite file."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Append, OpenTable, StoreUnavailable, open_store
from bot.store.group_commit import GroupCommit
from bot.store.sqlite import SQLiteStore
from bot.store.sqlite_thread import SQLiteThread
from bot.store.statement import Statement


@pytest.fixture
async def thread(tmp_path: Path) -> AsyncIterator[SQLiteThread]:
    thread = await SQLiteThread.open(tmp_path / "some.sqlite3", 1.0)
    await thread.run(lambda database: database.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield thread
    await thread.close()


@contextmanager
def held(thread: SQLiteThread) -> Iterator[None]:
    """Whatever is asked for meanwhile waits."""
    release = threading.Event()
    thread.post(lambda database: release.wait(10))
    try:
        yield
    finally:
        release.set()


def insert(*numbers: int) -> list[Statement]:
    return [("INSERT INTO numbers (n) VALUES (?)", (n,)) for n in numbers]


async def numbers(thread: SQLiteThread) -> list[int]:
    return [row[0] for row in await thread.fetch("SELECT n FROM numbers ORDER BY n", ())]


async def start(*writes: asyncio.Task[None]) -> None:
    """Each one as far as its first wait."""
    await asyncio.sleep(0)
    assert not any(write.done() for write in writes)


async def test_writes_queued_at_once_share_one_commit(thread: SQLiteThread) -> None:
    said: list[str] = []
    await thread.run(lambda database: database.set_trace_callback(said.append))
    group = GroupCommit(thread)
    with held(thread):
        writes = [asyncio.create_task(group.write(insert(n))) for n in range(20)]
        await start(*writes)
    await asyncio.gather(*writes)
    assert said.count("COMMIT") == 1
    assert await numbers(thread) == list(range(20))


async def test_what_a_write_raises_arrives_at_its_own_caller(thread: SQLiteThread) -> None:
    group = GroupCommit(thread)
    with pytest.raises(sqlite3.IntegrityError):
        await group.write(insert(1, 1))
    with held(thread):
        writes = [asyncio.create_task(group.write(insert(*each))) for each in ((1, 2), (3, 1), (4,))]
        await start(*writes)
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), sqlite3.IntegrityError, type(None)]
    assert await numbers(thread) == [1, 2, 4]


async def test_a_write_with_a_mistake_in_it_leaves_its_group_whole(thread: SQLiteThread) -> None:
    """No conflict but a mistake: the group is undone and each of it tried alone."""
    group = GroupCommit(thread)
    wrong: list[Statement] = [("NO SQL", ())]
    with held(thread):
        writes = [asyncio.create_task(group.write(each)) for each in (insert(1), wrong, insert(2))]
        await start(*writes)
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), sqlite3.OperationalError, type(None)]
    assert await numbers(thread) == [1, 2]


async def test_writes_that_wait_while_the_store_closes_are_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await SQLiteStore.open(file)
    await store.write(OpenTable(1, 1, 1, 1, 1.0))
    with held(store._thread):
        writes = [asyncio.create_task(store.write(Append(1, n, 1.0, b"a"))) for n in range(5)]
        await start(*writes)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0.01)
        with pytest.raises(StoreUnavailable):
            await store.write(Append(1, 5, 1.0, b"too late"))
        assert not closing.done()
    await asyncio.gather(*writes)
    await closing
    async with await open_store(file) as again:
        assert [row.n for row in await again.log(1)] == [0, 1, 2, 3, 4]
