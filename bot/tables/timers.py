"""Looks after the deadlines: reminds, releases, closes, and lets computer players play. One task a process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.rules import Refused
from bot.store import ClearDeadline, Due, MoveDeadline, Postpone, StoreUnavailable
from bot.tables.clauses import TableClause as T
from bot.tables.computer import Choose, Talk, plain
from bot.tables.computer_seats import ComputerSeats
from bot.tables.snapshot import Change
from bot.tables.tables import Tables

MINUTE, DAY = 60.0, 86_400.0

AT_ONCE = 1000  # deadlines looked at in one go
IDLE = 30 * MINUTE  # until a table that nobody touches leaves the memory
AGAIN = 5.0  # seconds until the next try, when the database does not answer

log = logging.getLogger(__name__)


class Timers:
    def __init__(
        self,
        tables: Tables,
        choose: Choose = plain,
        talk: Talk | None = None,
        *,
        grace: float = 15 * MINUTE,
        budget: float = 10.0,
        retention: float = 30 * DAY,
        mine: Callable[[int], bool] = lambda guild: True,
        before_purge: Callable[[float], Awaitable[None]] | None = None,
    ) -> None:
        """`choose` and `talk` are the computer players; without `talk` they say nothing.
        `grace`: what everybody has at least after a start. `budget`: how long a computer player may think.
        `retention`: how long the log of a closed table is kept. `mine`: whether a server is in this process's slice.
        `before_purge` is called before the tables that were closed before a time are purged.
        """
        self._tables = tables
        self._store = tables.store
        self._table_log = tables.table_log
        self._computer_seats = ComputerSeats(tables, choose, talk, budget)
        self._grace = grace
        self._retention = retention
        self._mine = mine
        self._before_purge = before_purge
        self._purged = self._dropped = float("-inf")
        self._at_work: dict[int, asyncio.Task[Change | None]] = {}  # by table
        self._due_again: set[int] = set()  # tables at work where something more has fallen due
        self._fault: StoreUnavailable | None = None  # of something that was at work

    async def run(self) -> None:
        """For ever; the client starts it as a task."""
        alarm = self._table_log.alarm
        poll = 5.0 if self._store.shared else MINUTE  # what another process stores rings no alarm here
        resumed = False
        try:
            while True:
                alarm.reset()
                try:
                    if not resumed:
                        await self.resume()
                        resumed = True
                    now = await self._start_due()
                    await self._purge()
                    self._drop_idle()
                    earliest = await self._store.earliest(now)
                except StoreUnavailable as error:
                    log.error("the database is unavailable: %s", error)
                    await alarm.pause(AGAIN)
                    continue
                await alarm.sleep(now + poll if earliest is None else min(earliest, now + poll))
        finally:
            for task in (at_work := list(self._at_work.values())):
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)

    async def resume(self) -> None:
        """After a start: whatever fell or falls due about now waits, so that people have a chance to move."""
        until = self._table_log.clock() + self._grace
        await self._store.write(Postpone(until, but="computer", over=int(self._grace / 3)))

    async def run_due(self) -> list[Change]:
        """Everything that is due by now, once, until it is done."""
        await self._start_due()
        results = await asyncio.gather(*self._at_work.values(), return_exceptions=True)
        for fault in results:
            if isinstance(fault, BaseException):
                self._fault = None
                raise fault
        return [change for change in results if isinstance(change, Change)]

    async def _start_due(self) -> float:
        """Everything that is due by now, each table by itself: nobody waits until a stranger's computer has thought.

        Returns by when it was due.
        """
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault
        now = self._table_log.clock()
        due = await self._store.due(now, AT_ONCE + len(self._at_work), self._mine)
        deadlines = {one.table: one for one in due if one.table not in self._at_work}
        self._due_again = {one.table for one in due} & self._at_work.keys()
        to_speak = self._computer_seats.tables_to_speak_at(but=self._at_work.keys())
        for table in to_speak | deadlines.keys():
            task = asyncio.create_task(self._look_after(table, deadlines.get(table), speak=table in to_speak))
            self._at_work[table] = task
            task.add_done_callback(partial(self._finish, table, deadlines.get(table)))
        return now

    async def _look_after(self, table: int, due: Due | None, *, speak: bool) -> Change | None:
        if speak:  # before anybody acts on what is said
            await self._computer_seats.speak(table)
        return None if due is None else await self._run_one(due)

    def _finish(self, table: int, due: Due | None, task: "asyncio.Task[Change | None]") -> None:
        """What has fallen due at this table meanwhile is looked at now. A change has rung for what comes next."""
        del self._at_work[table]
        error = None if task.cancelled() else task.exception()
        unchanged = task.cancelled() or error is not None or (due is not None and task.result() is None)
        if isinstance(error, StoreUnavailable):
            self._fault = error
        elif error is not None:
            log.error("table %d: its deadline failed", table, exc_info=error)
        if unchanged or table in self._due_again or self._computer_seats.has_to_speak_at(table):
            self._table_log.alarm.ring_by(self._table_log.clock())

    async def _run_one(self, due: Due) -> Change | None:
        try:
            result = await self._table_log.check_deadline(due.table, due.due)
            if isinstance(result, Change):
                return result
            if result is None:
                await self._store.write(ClearDeadline(due.table))
            elif result.kind == "computer" and result.due <= self._table_log.clock():
                return await self._computer_move(due.table)
            elif result.kind == "computer":
                await self._store.write(MoveDeadline(due.table, result.kind, result.due, due.due))
            return None
        except StoreUnavailable:
            raise
        except Refused as refused:
            if refused.clause == T.STALE:  # somebody was faster
                return None
            log.warning("table %d: refused with %s", due.table, refused.clause)
        except Exception:
            log.exception("table %d: its deadline failed", due.table)
        # So that a fault at one table is not met again at once.
        await self._store.write(MoveDeadline(due.table, due.kind, self._table_log.clock() + MINUTE, due.due))
        return None

    async def _computer_move(self, table: int) -> Change | None:
        """A computer player's turn; or, where the team chooses who starts (O3) and nobody has, the first."""
        if (await self._tables.look(table)).active is not None:
            return await self._computer_seats.play(table)
        return await self._computer_seats.claim(table)

    def _drop_idle(self) -> None:
        now = self._table_log.clock()
        if now - self._dropped >= MINUTE:
            self._table_log.drop_idle(IDLE)
            self._dropped = now

    async def _purge(self) -> None:
        """No data is kept longer than needed."""
        now = self._table_log.clock()
        if now - self._purged >= DAY:
            if self._before_purge is not None:
                await self._before_purge(now - self._retention)
            await self._store.purge(now - self._retention)
            self._purged = now
