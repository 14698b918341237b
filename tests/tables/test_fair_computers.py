"""Many tables of one server do not keep a stranger's computer player waiting."""

import asyncio
from collections.abc import Sequence

from bot.players.company import Company
from bot.rules import Action, Start, View
from bot.store import Store
from bot.tables import Change, Level, Tables, Timers, plain
from bot.tables.computer_seats import THINKERS
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, Clock, by

BUSY, STRANGER = 71, 72


async def against_computer(tables: Tables, server: int, channel: int, person: int) -> int:
    """It is the computer's turn."""
    table = (await tables.open(by(person, moderator=True), server, channel)).id
    await tables.seat_computer(table, by(person))
    await tables.start(table, by(person))
    await tables.act_by_computer(table, 1, [Start()], 0)
    return table


class Thinker:
    """Thinks about the busy server's tables for as long as the test likes."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self._asking = asyncio.Semaphore(0)
        self.done = asyncio.Event()

    async def __call__(self, view: View, level: Level, server: int, company: Company) -> Sequence[Action]:
        self.asked.append(server)
        self._asking.release()
        if server == BUSY:
            await self.done.wait()
        return await plain(view, level, server, company)

    async def until_asked(self, times: int) -> None:
        for _ in range(times):
            await self._asking.acquire()


async def test_a_strangers_table_is_looked_at_while_another_server_thinks(store: Store, clock: Clock) -> None:
    tables, thinker = Tables(store, INSTRUCTIONS, clock=clock, pause=0.01), Thinker()
    played: dict[int, asyncio.Event] = {}

    def listen(change: Change) -> None:
        if change.events and change.id in played:
            played[change.id].set()

    tables.subscribe(listen)
    running = asyncio.create_task(Timers(tables, thinker, budget=600.0, grace=0.0).run())
    try:
        await against_computer(tables, BUSY, 1, ANNA)
        clock.pass_by(1.0)
        await thinker.until_asked(1)
        other = await against_computer(tables, STRANGER, 2, BORIS)
        played[other] = asyncio.Event()
        clock.pass_by(1.0)
        await asyncio.wait_for(played[other].wait(), 30.0)
        assert not thinker.done.is_set()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_stranger_is_thought_for_before_the_rest_of_a_busy_server(store: Store, clock: Clock) -> None:
    tables, thinker = Tables(store, INSTRUCTIONS, clock=clock, pause=0.01), Thinker()
    for channel in range(3 * THINKERS):
        await against_computer(tables, BUSY, channel, ANNA)
    timers = Timers(tables, thinker, budget=600.0)
    clock.pass_by(1.0)
    busy = asyncio.create_task(timers.run_due())
    await thinker.until_asked(THINKERS)
    await against_computer(tables, STRANGER, 1000, BORIS)
    clock.pass_by(1.0)
    stranger = asyncio.create_task(timers.run_due())
    async with asyncio.timeout(30):
        while STRANGER not in timers._computer_seats._thinking._lines:  # noqa: ASYNC110 — there is no event to wait for
            await asyncio.sleep(0.001)
    thinker.done.set()
    await asyncio.gather(busy, stranger)
    assert len(thinker.asked) == 3 * THINKERS + 1
    assert thinker.asked.index(STRANGER) <= THINKERS + 1
