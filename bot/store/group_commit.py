"""Writes that wait at the same moment share one commit: a sync to disk costs as much for fifty as for one."""

import asyncio
import sqlite3
from collections import deque
from contextlib import suppress
from typing import NamedTuple

from bot.store.sqlite_thread import SQLiteThread
from bot.store.statement import Statement


class WaitingWrite(NamedTuple):
    statements: list[Statement]
    done: asyncio.Future[None]


class GroupCommit:
    def __init__(self, thread: SQLiteThread) -> None:
        self._thread = thread
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[WaitingWrite] = deque()
        self._requested = False  # the thread will look at who waits

    async def write(self, statements: list[Statement]) -> None:
        """All of them or none. Returns once they are on disk; raises SQLite's own errors."""
        done = self._loop.create_future()
        self._waiting.append(WaitingWrite(statements, done))
        if not self._requested:  # one job commits everything that waits by the time it runs
            self._requested = True
            self._thread.post(self._commit_waiting)
        await done

    def _commit_waiting(self, database: sqlite3.Connection) -> None:
        """In the thread, as everything below but `_settle`."""
        self._requested = False  # before looking: whoever comes from now on asks again
        group: list[WaitingWrite] = []
        while self._waiting:
            group.append(self._waiting.popleft())
        if not group:
            return
        errors = _commit(database, group)
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, group, errors)


def _commit(database: sqlite3.Connection, group: list[WaitingWrite]) -> list[Exception | None]:
    """One error, or none, for each."""
    try:
        database.execute("BEGIN IMMEDIATE")
        errors: list[Exception | None] = [_attempt(database, write, alone=len(group) == 1) for write in group]
        database.execute("COMMIT")
        return errors
    except Exception as error:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        if len(group) == 1:
            return [error]
    # What spoils the group is perhaps only one of them.
    return [error for write in group for error in _commit(database, [write])]


def _attempt(database: sqlite3.Connection, write: WaitingWrite, *, alone: bool) -> sqlite3.IntegrityError | None:
    if alone:
        _execute(database, write)
        return None
    database.execute("SAVEPOINT attempt")
    try:
        _execute(database, write)
    except sqlite3.IntegrityError as error:
        database.execute("ROLLBACK TO attempt")
        return error
    finally:
        if database.in_transaction:
            database.execute("RELEASE attempt")
    return None


def _execute(database: sqlite3.Connection, write: WaitingWrite) -> None:
    for sql, values in write.statements:
        database.execute(sql, values)


def _settle(group: list[WaitingWrite], errors: list[Exception | None]) -> None:
    """In the loop."""
    for write, error in zip(group, errors, strict=True):
        if write.done.done():  # its caller was cancelled; the write stands
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
