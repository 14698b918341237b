"""Tables at which computer players sit, for tests."""

import pytest

from bot.players.pool import Pool
from bot.rules import (
    Action,
    Start,
)
from bot.tables import Acted, Phase, Setup, Snapshot, Tables, Timers, open_seats
from bot.tables.computer import Thinking, plain_turn
from bot.tables.rows import Level
from tests.tables.scene import ANNA, PAUSE, Clock, by, lobby


async def with_computer(tables: Tables) -> int:
    """It is the computer player's turn."""
    table = await lobby(tables, ANNA)
    await tables.seat_computer(table, by(ANNA), "expert")
    await tables.start(table, by(ANNA))
    await tables.act(table, by(ANNA), Start())
    await play_anna(tables, table)
    return table


async def play_anna(tables: Tables, table: int) -> None:
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    await tables.act(table, by(ANNA), *plain_turn(view.state))


async def until_anna(tables: Tables, timers: Timers, table: int, clock: Clock) -> int:
    """How often it took a while."""
    for waits in range(20):
        snapshot = await tables.look(table)
        if snapshot.active != 1:
            return waits
        clock.pass_by(PAUSE)
        await timers.run_due()
    pytest.fail("the computer player did not finish its turn")


def talkers(tables: Tables, pool: Pool) -> Timers:
    return Timers(tables, Thinking(pool), pool, budget=60.0)


async def crew(tables: Tables, computers: int, setup: Setup | None = None, level: Level = "normal") -> int:
    """Anna and so many computer players, dealt and with nobody's turn yet."""
    table = await lobby(tables, ANNA, setup=setup)
    for _ in range(computers):
        await tables.seat_computer(table, by(ANNA), level)
    await tables.start(table, by(ANNA))
    return table


async def acted(tables: Tables, table: int) -> list[tuple[int, Action]]:
    return [(e.what.seat, e.what.action) for e in await tables.entries(table) if isinstance(e.what, Acted)]


async def whole_game(tables: Tables, timers: Timers, table: int, clock: Clock) -> Snapshot:
    """Anna plays plain turns; the rest is up to the computer players."""
    for _ in range(400):
        await timers.run_due()
        snapshot = await tables.look(table)
        if snapshot.phase is Phase.OVER:
            return snapshot
        if snapshot.active == 0:
            await play_anna(tables, table)
        clock.pass_by(PAUSE)
    pytest.fail("the game did not come to its end")


async def open_crew(tables: Tables, computers: int = 1, setup: Setup | None = None) -> int:
    """Anna and computer players, whose seats are open; it is Anna's turn, or whoever's the lot has chosen."""
    table = await crew(tables, computers, setup)
    await open_seats(tables, table, by(ANNA), on=True)
    if (await tables.look(table)).active is None:
        await tables.act(table, by(ANNA), Start())
    return table
