"""Nothing is lost, nothing is done twice: doubled clicks, lost answers, two processes, cancelled tasks."""

import asyncio

from bot.rules import Refused, Start
from bot.store import Store
from bot.tables import Phase, TableClause, Tables
from bot.tables.computer import plain_turn
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    CHANNEL,
    GUILD,
    INSTRUCTIONS,
    Clock,
    by,
    game,
    lobby,
    play_turn,
)


async def test_the_same_click_again_is_answered_as_done(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    view = (await tables.look(table)).view_of(ANNA)
    assert view is not None
    click, turn = by(ANNA), plain_turn(view.state)
    first = await tables.act(table, click, *turn, turn=1)
    again = await tables.act(table, click, *turn, turn=1)
    assert (first.repeated, again.repeated) == (False, True)
    assert (again.n, again.entries, again.events) == (first.n, (), ())


async def test_one_that_was_stored_but_never_confirmed_is_recognised_after_a_restart(
    tables: Tables, store: Store, clock: Clock
) -> None:
    click = by(BORIS)
    table = await lobby(tables, ANNA)
    await tables.join(table, click)
    restarted = Tables(store, INSTRUCTIONS, clock=clock)
    assert (await restarted.join(table, click)).repeated
    assert len((await restarted.look(table)).seats) == 2


async def test_opening_and_a_rematch_are_done_once_too(tables: Tables) -> None:
    click = by(ANNA)
    table = (await tables.open(click, GUILD, CHANNEL)).id
    again = await tables.open(click, GUILD, CHANNEL)
    assert (again.id, again.repeated) == (table, True)
    await tables.end(table, by(ANNA))
    again = await tables.open(click, GUILD, CHANNEL)  # the channel is free, but the click was used up
    assert (again.id, again.repeated, again.phase) == (table, True, Phase.OVER)
    click = by(ANNA)
    rematch = await tables.rematch(table, click)
    again = await tables.rematch(table, click)
    assert (again.id, again.repeated) == (rematch.id, True)


async def test_of_many_who_open_at_once_one_does(tables: Tables) -> None:
    results = await asyncio.gather(
        *(tables.open(by(person), GUILD, CHANNEL) for person in range(1, 20)), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert {r.clause for r in results if isinstance(r, Refused)} == {TableClause.CHANNEL_TAKEN}


async def test_of_many_who_start_at_once_one_does(tables: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS, CARLA)
    await tables.start(table, by(ANNA))
    people = (ANNA, BORIS, CARLA)
    results = await asyncio.gather(
        *(tables.act(table, by(person), Start(), turn=0) for person in people), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1


async def test_a_click_that_is_cancelled_leaves_the_table_in_step_with_its_log(tables: Tables) -> None:
    table = await game(tables, ANNA)
    for yields in range(12):
        snapshot = await tables.look(table)
        if snapshot.phase is Phase.OVER:
            break
        task = asyncio.create_task(play_turn(tables, table))
        for _ in range(yields):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await play_turn(tables, table)
        entries = await tables.entries(table)
        assert (await tables.look(table)).n == entries[-1].n == len(entries) - 1
