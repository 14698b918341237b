"""Looks after the deadlines: reminds, releases, closes, and lets computer players play. One task a process."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.rules import Action, Refused, View
from bot.store import ClearDeadline, Due, MoveDeadline, Postpone, Purge, StoreUnavailable
from bot.tables.clauses import TableClause as T
from bot.tables.computer import Choose, one_card, plain, plain_turn
from bot.tables.door import Tables
from bot.tables.rows import Level
from bot.tables.sight import Change, Sight

MINUTE, DAY = 60.0, 86_400.0

AT_ONCE = 1000  # deadlines looked at in one go
THINKERS = 8  # computer players at once
IDLE = 30 * MINUTE  # until a table that nobody touches leaves the memory
AGAIN = 5.0  # seconds until the next try, when the database does not answer

log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """The rest of a computer player's turn. It is only in memory: without it, the player is asked again."""

    moment: int
    actions: Sequence[Action]


class Timers:
    def __init__(
        self,
        tables: Tables,
        choose: Choose = plain,
        *,
        grace: float = 15 * MINUTE,
        budget: float = 10.0,
        retention: float = 30 * DAY,
        mine: Callable[[int], bool] = lambda guild: True,
    ) -> None:
        """`grace`: what everybody has at least after a start. `budget`: how long a computer player may think.
        `retention`: how long the log of a closed table is kept. `mine`: whether a server is in this process's slice.
        """
        self._tables = tables
        self._store = tables.store
        self._keeper = tables.keeper
        self._choose = choose
        self._grace = grace
        self._budget = budget
        self._retention = retention
        self._mine = mine
        self._plans: dict[int, Plan] = {}
        self._thinking = asyncio.Semaphore(THINKERS)
        self._purged = float("-inf")

    async def run(self) -> None:
        """For ever; the client starts it as a task."""
        alarm, clock = self._keeper.alarm, self._keeper.clock
        poll = 5.0 if self._store.shared else MINUTE  # what another process stores rings no alarm here
        resumed = False
        while True:
            alarm.reset()
            try:
                if not resumed:
                    await self.resume()
                    resumed = True
                await self.fire()
                await self._purge()
                self._keeper.drop_idle(IDLE)
                earliest = await self._store.earliest()
            except StoreUnavailable as error:
                log.error("the database is unavailable: %s", error)
                await asyncio.sleep(AGAIN)
                continue
            now = clock()
            await alarm.sleep(now, now + poll if earliest is None else min(earliest, now + poll))

    async def resume(self) -> None:
        """After a start: whatever fell or falls due about now waits, so that people have a chance to move."""
        await self._store.write(Postpone(self._keeper.clock() + self._grace, but="computer"))

    async def fire(self) -> list[Change]:
        """Everything that is due by now, once."""
        due = await self._store.due(self._keeper.clock(), AT_ONCE)
        fired = await asyncio.gather(*(self._fire(one) for one in due if self._mine(one.guild)))
        return [change for change in fired if change is not None]

    async def _fire(self, due: Due) -> Change | None:
        try:
            result = await self._keeper.fall_due(due.table, due.due)
            if isinstance(result, Change):
                return result
            if result is None:
                await self._store.write(ClearDeadline(due.table))
            elif result.kind == "computer" and result.due <= self._keeper.clock():
                return await self._play(due.table)
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
        await self._store.write(MoveDeadline(due.table, due.kind, self._keeper.clock() + MINUTE, due.due))
        return None

    async def _play(self, table: int) -> Change | None:
        """One card, or whatever else the computer player does in one go."""
        sight = await self._tables.look(table)
        seat, view = sight.active, sight.view(sight.active)
        level = None if seat is None else sight.seats[seat].level
        if seat is None or view is None or level is None:
            return None
        plan = self._plans.pop(table, None)
        actions = plan.actions if plan and plan.moment == sight.moment else await self._ask(sight, view, level)
        try:
            change, actions = await self._do(sight, seat, actions or plain_turn(view.state))
        except Refused as refused:
            if refused.clause in (T.STALE, T.OVER, T.UNAVAILABLE):
                raise
            log.warning("table %d: a computer player was refused with %s", table, refused.clause)
            change, actions = await self._do(sight, seat, plain_turn(view.state))
        if actions and change.active == seat:
            self._plans[table] = Plan(change.moment, actions)
        return change

    async def _do(self, sight: Sight, seat: int, actions: Sequence[Action]) -> tuple[Change, Sequence[Action]]:
        now = one_card(actions)
        change = await self._tables.act_by_computer(sight.id, seat, actions[:now], sight.moment)
        return change, actions[now:]

    async def _ask(self, sight: Sight, view: View, level: Level) -> Sequence[Action]:
        try:
            async with self._thinking:
                return await asyncio.wait_for(self._choose(view, level), self._budget)
        except Exception:
            log.exception("table %d: a computer player failed", sight.id)
            return ()

    async def _purge(self) -> None:
        """No data is kept longer than needed."""
        now = self._keeper.clock()
        if now - self._purged >= DAY:
            await self._store.write(Purge(now - self._retention))
            self._purged = now
