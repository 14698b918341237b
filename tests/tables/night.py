"""The task that looks after the deadlines, running as in the bot, by a clock that only the test moves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables import Ended, Released, Reminded, Tables, Timers
from tests.clock import Clock

IN_TIME = 60.0  # real seconds until something hangs
AT_REST = 5  # looks in a row
A_MOMENT = 0.25  # seconds that add up exactly


class Night:
    def __init__(self, time: Clock, timers: Timers) -> None:
        self._time, self._timers = time, timers

    async def pass_by(self, seconds: float) -> None:
        """Wakes the task whenever it meant to wake, and waits each time until it has gone to sleep again."""
        end = self._time.now + seconds
        await self.rest()
        while (due := self._time.next_due()) is not None and due <= end:
            self._time.ring_next()
            await self.rest()
        self._time.now = end

    async def leap(self, seconds: float) -> None:
        """As if the machine had slept: it wakes once."""
        self._time.now += seconds
        await self.pass_by(0.0)

    async def rest(self) -> None:
        """Until it sleeps and nothing is at work."""
        looks = 0
        async with asyncio.timeout(IN_TIME):
            while looks < AT_REST:
                await asyncio.sleep(0)
                asleep = self._time.next_due() is not None and not self._timers._at_work
                looks = looks + 1 if asleep else 0


@asynccontextmanager
async def night(time: Clock, timers: Timers) -> AsyncIterator[Night]:
    running = asyncio.create_task(timers.run())
    try:
        yield Night(time, timers)
        assert not running.done(), "it runs for ever"
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def clock_entries(tables: Tables, table: int) -> list[object]:
    """What the clock did at a table."""
    return [e.what for e in await tables.entries(table) if isinstance(e.what, Reminded | Released | Ended)]
