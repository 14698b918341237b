"""aiosqlite's thread as the store uses it, with the one private part of aiosqlite that this needs."""

import asyncio
import sqlite3
import threading
import time
import tomllib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import aiosqlite
import pytest

from bot.startup_errors import explain
from bot.store import DriverMismatch, open_store
from bot.store.sqlite_thread import NEEDED, SQLiteThread

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


class WithoutQueue(aiosqlite.Connection):
    """A version that keeps its calls somewhere else."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        del self._tx


class OtherQueue(aiosqlite.Connection):
    """A version that runs only what somebody waits for."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._thread = threading.Thread(target=self._work)

    def _work(self) -> None:
        queue: SimpleQueue[Any] = self._tx
        while True:
            future, function = queue.get()
            if future is not None:
                result = function()
                future.get_loop().call_soon_threadsafe(future.set_result, result)
                if function.__name__ == "close_and_stop":
                    return


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.sqlite3"


@pytest.fixture
async def thread(file: Path) -> AsyncIterator[SQLiteThread]:
    thread = await SQLiteThread.open(file, 1.0)
    await thread.run(lambda database: database.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield thread
    await thread.close()


def insert(database: sqlite3.Connection, n: int) -> None:
    database.execute("INSERT INTO numbers (n) VALUES (?)", (n,))


async def test_jobs_run_in_one_thread_that_is_not_ours(thread: SQLiteThread) -> None:
    found: list[threading.Thread] = []
    for _ in range(3):
        await thread.run(lambda database: found.append(threading.current_thread()))
    assert len(set(found)) == 1
    assert found[0] is not threading.current_thread()


async def test_jobs_and_reads_run_in_the_order_in_which_they_were_asked_for(thread: SQLiteThread) -> None:
    thread.post(lambda database: time.sleep(0.05))
    thread.post(lambda database: insert(database, 1))
    before = asyncio.create_task(thread.fetch("SELECT n FROM numbers", ()))
    await asyncio.sleep(0)
    thread.post(lambda database: insert(database, 2))
    assert await before == [(1,)]
    assert await thread.fetch("SELECT n FROM numbers WHERE n > ?", (1,)) == [(2,)]


async def test_what_a_job_raises_arrives_at_the_caller(thread: SQLiteThread) -> None:
    await thread.run(lambda database: insert(database, 1))
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await thread.run(lambda database: insert(database, 1))
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await thread.fetch("SELECT * FROM nowhere", ())
    assert await thread.fetch("SELECT n FROM numbers", ()) == [(1,)]


async def test_a_posted_job_that_fails_does_not_stop_the_next_one(thread: SQLiteThread) -> None:
    thread.post(lambda database: 1 / 0)
    thread.post(lambda database: insert(database, 1))
    assert await thread.fetch("SELECT n FROM numbers", ()) == [(1,)]


async def test_a_job_runs_though_its_caller_was_cancelled(thread: SQLiteThread) -> None:
    thread.post(lambda database: time.sleep(0.05))
    caller = asyncio.create_task(thread.run(lambda database: insert(database, 1)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert await thread.fetch("SELECT n FROM numbers", ()) == [(1,)]


async def test_it_closes_after_everything_that_was_asked_for(file: Path) -> None:
    thread = await SQLiteThread.open(file, 1.0)
    ran: list[int] = []
    thread.post(lambda database: time.sleep(0.05))
    thread.post(lambda database: ran.append(1))
    running = asyncio.create_task(thread.run(lambda database: ran.append(2)))
    await asyncio.sleep(0)
    await thread.close()
    assert ran == [1, 2]
    assert running.done()


async def test_an_aiosqlite_without_its_queue_is_refused_by_version(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite, "Connection", WithoutQueue)
        patch.setattr(aiosqlite, "__version__", "0.99.1")
        with pytest.raises(DriverMismatch, match=r"aiosqlite 0\.99\.1 does not work with this bot") as refused:
            await open_store(file)
    assert explain(refused.value) == str(refused.value)
    assert NEEDED in str(refused.value)
    await (await open_store(file)).close()  # the file was let go


async def test_an_aiosqlite_that_does_not_run_our_jobs_is_refused_by_version(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = set(threading.enumerate())
    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite, "Connection", OtherQueue)
        patch.setattr("bot.store.sqlite_thread.CHECK_TIME", 0.05)
        with pytest.raises(DriverMismatch, match=aiosqlite.__version__):
            await open_store(file)
    await _until(lambda: set(threading.enumerate()) <= before)
    await (await open_store(file)).close()


async def test_opening_that_is_cancelled_leaves_no_thread(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(threading.enumerate())
    posted: list[object] = []
    monkeypatch.setattr(SQLiteThread, "post", lambda self, job: posted.append(job))
    opening = asyncio.create_task(SQLiteThread.open(file, 1.0))
    await _until(lambda: bool(posted))
    assert len(set(threading.enumerate()) - before) == 1
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    await _until(lambda: set(threading.enumerate()) <= before)


def test_the_version_that_is_asked_for_is_the_one_that_gets_installed() -> None:
    assert NEEDED in tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["dependencies"]
    assert aiosqlite.__version__.startswith("0.22.")


async def _until(condition: Callable[[], bool]) -> None:
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not come to that")
