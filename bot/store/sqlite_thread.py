"""A SQLite database in aiosqlite's thread.

aiosqlite has no public call that runs a function of ours in its thread. Its queue does, and is the only private part
of it that is used; `open` checks it, so that another version is refused at the start and not in the middle of a game.
Reading, opening and closing are public calls.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Self, TypeAlias

import aiosqlite

from bot.store.errors import DriverMismatch

Job: TypeAlias = Callable[[sqlite3.Connection], object]

NEEDED = "aiosqlite>=0.22,<0.23"  # as in pyproject.toml
CHUNK = 64  # rows that an iterator of aiosqlite fetches at once; nothing here iterates
CHECK_TIME = 5.0  # seconds for a job that does nothing


class SQLiteThread:
    """Jobs and reads run one after the other, in the order in which they were asked for."""

    _database: sqlite3.Connection  # made in the thread, and used only there

    def __init__(self, path: Path, busy_timeout: float) -> None:
        self._path = path
        self._busy_timeout = busy_timeout
        self._connection = aiosqlite.Connection(self._connect, CHUNK)
        queue = getattr(self._connection, "_tx", None)
        if not isinstance(queue, SimpleQueue):
            raise _mismatch()
        self._queue: SimpleQueue[tuple[asyncio.Future[Any] | None, Callable[[], object]]] = queue

    @classmethod
    async def open(cls, path: Path, busy_timeout: float) -> Self:
        """Raises `DriverMismatch` when this aiosqlite does not run our jobs, and SQLite's own errors."""
        thread = cls(path, busy_timeout)
        await thread._connection
        await thread._check()
        return thread

    def post(self, job: Job) -> None:
        """Nobody is told that it ran or failed: the job does so itself, and wakes the event loop once, not twice."""
        self._queue.put_nowait((None, partial(job, self._database)))

    async def run(self, job: Job) -> None:
        """Raises what the job raises. A caller who is cancelled stops waiting; the job runs all the same."""
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((done, partial(job, self._database)))
        await done

    async def fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def close(self) -> None:
        """After everything that was asked for before."""
        await self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        # Without implicit transactions: a job says BEGIN and COMMIT itself.
        self._database = sqlite3.connect(self._path, timeout=self._busy_timeout, isolation_level=None)
        return self._database

    async def _check(self) -> None:
        ran = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.post(lambda database: loop.call_soon_threadsafe(ran.set))
        try:
            await asyncio.wait_for(ran.wait(), CHECK_TIME)
        except TimeoutError:
            self._connection.stop()  # not waited for: the thread may be gone
            raise _mismatch() from None
        except BaseException:
            await self.close()
            raise


def _mismatch() -> DriverMismatch:
    return DriverMismatch(f"aiosqlite {aiosqlite.__version__}", NEEDED)
