"""Looks after the deadlines: reminds, releases, closes, and lets computer players play. One task a process."""

import asyncio
import logging
from collections.abc import Callable

from bot.rules import Refused
from bot.store import ClearDeadline, Due, MoveDeadline, Postpone, StoreUnavailable
from bot.tables.clauses import TableClause as T
from bot.tables.computer import Choose, Talk, plain
from bot.tables.computer_seats import ComputerSeats
from bot.tables.deadlines import PATIENCE, Deadline
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
    ) -> None:
        """`choose` and `talk` are the computer players; without `talk` they say nothing.
        `grace`: what everybody has at least after a start. `budget`: how long a computer player may think.
        `retention`: how long the log of a closed table is kept. `mine`: whether a server is in this process's slice.
        """
        self._tables = tables
        self._store = tables.store
        self._table_log = tables.table_log
        self._computer_seats = ComputerSeats(tables, choose, talk, budget)
        self._grace = grace
        self._retention = retention
        self._mine = mine
        self._purged = float("-inf")

    async def run(self) -> None:
        """For ever; the client starts it as a task."""
        alarm, clock = self._table_log.alarm, self._table_log.clock
        poll = 5.0 if self._store.shared else MINUTE  # what another process stores rings no alarm here
        resumed = False
        while True:
            alarm.reset()
            try:
                if not resumed:
                    await self.resume()
                    resumed = True
                await self.run_due()
                await self._purge()
                self._table_log.drop_idle(IDLE)
                earliest = await self._store.earliest()
            except StoreUnavailable as error:
                log.error("the database is unavailable: %s", error)
                await asyncio.sleep(AGAIN)
                continue
            now = clock()
            await alarm.sleep(now, now + poll if earliest is None else min(earliest, now + poll))

    async def resume(self) -> None:
        """After a start: whatever fell or falls due about now waits, so that people have a chance to move."""
        until = self._table_log.clock() + self._grace
        await self._store.write(Postpone(until, but="computer", over=int(self._grace / 3)))

    async def run_due(self) -> list[Change]:
        """Everything that is due by now, once."""
        await asyncio.gather(
            *map(self._computer_seats.speak, self._computer_seats.tables_to_speak_at())
        )  # before anybody acts on what is said
        due = await self._store.due(self._table_log.clock(), AT_ONCE, self._mine)
        results = await asyncio.gather(*(self._run_one(one) for one in due), return_exceptions=True)
        for fault in results:
            if isinstance(fault, BaseException):
                raise fault
        return [change for change in results if isinstance(change, Change)]

    async def _run_one(self, due: Due) -> Change | None:
        try:
            result = await self._table_log.check_deadline(due.table, due.due)
            if isinstance(result, Change):
                return result
            if result is None:
                await self._store.write(ClearDeadline(due.table))
            elif result.kind == "computer" and result.due <= self._table_log.clock():
                return await self._computer_move(due, result)
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

    async def _computer_move(self, due: Due, at: Deadline) -> Change | None:
        """A computer player's turn; or, where the team chooses who starts (O3), its chance to."""
        if (await self._tables.look(due.table)).active is not None:
            return await self._computer_seats.play(due.table)
        last_call = at.due + PATIENCE
        change = await self._computer_seats.claim(due.table, only_if_cheap=self._table_log.clock() < last_call)
        if change is None:
            await self._store.write(MoveDeadline(due.table, at.kind, last_call, due.due))
        return change

    async def _purge(self) -> None:
        """No data is kept longer than needed."""
        now = self._table_log.clock()
        if now - self._purged >= DAY:
            await self._store.purge(now - self._retention)
            self._purged = now
