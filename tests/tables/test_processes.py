"""Several processes on one PostgreSQL: each has its own door, the keys of the log stand between them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import Start
from bot.store import open_store
from bot.tables import Released, Reminded, TableClause, Tables, Timers, forget_person
from tests.store.backends import new_postgres
from tests.tables.scene import ANNA, BORIS, CARLA, GUILD, INSTRUCTIONS, Clock, by, game, lobby, play_turn, refused


@pytest.fixture
async def address(server: Path) -> str:
    return await new_postgres(server)


@pytest.fixture
async def other(address: str, clock: Clock) -> AsyncIterator[Tables]:
    """Another process's door to the same PostgreSQL."""
    async with await open_store(address) as store:
        yield Tables(store, INSTRUCTIONS, clock=clock)


async def test_another_process_sees_what_this_one_did(tables: Tables, other: Tables) -> None:
    table = await lobby(tables, ANNA)
    await other.look(table)
    await tables.join(table, by(BORIS))
    assert (await other.look(table)).seat_of(BORIS) == 1
    await other.join(table, by(CARLA))
    await tables.start(table, by(ANNA))
    assert len((await tables.look(table)).seats) == 3


async def test_a_refusal_from_an_old_sight_is_looked_at_again(tables: Tables, other: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await other.look(table)
    await tables.start(table, by(ANNA))
    change = await other.act(table, by(BORIS), Start(), turn=0)
    assert change.active == 1
    with refused(TableClause.STALE):
        await tables.act(table, by(ANNA), Start(), turn=0)


async def test_the_same_click_in_two_processes_is_done_once(tables: Tables, other: Tables) -> None:
    table = await lobby(tables, ANNA)
    await other.look(table)
    for person in (BORIS, CARLA):
        click = by(person)
        changes = await asyncio.gather(tables.join(table, click), other.join(table, click))
        assert sorted(change.repeated for change in changes) == [False, True]
    assert len(await tables.entries(table)) == 3


async def test_the_same_click_that_opens_in_two_processes_opens_one_table(tables: Tables, other: Tables) -> None:
    for channel in range(10):
        click = by(ANNA, moderator=True)
        changes = await asyncio.gather(tables.open(click, GUILD, channel), other.open(click, GUILD, channel))
        assert sorted(change.repeated for change in changes) == [False, True]
        assert len({change.id for change in changes}) == 1


async def test_a_deadline_that_two_processes_see_falls_once(tables: Tables, other: Tables, clock: Clock) -> None:
    at = [await game(tables, ANNA, BORIS, channel=channel) for channel in range(20)]
    for _ in range(2):  # at first only one of them has the tables in memory
        clock.pass_by(1200.0)
        fired = await asyncio.gather(Timers(tables).run_due(), Timers(other).run_due())
        assert sorted(change.id for changes in fired for change in changes) == sorted(at)
    for table in at:
        assert [type(e.what) for e in await tables.entries(table)][-2:] == [Reminded, Released]


async def test_a_timer_in_one_process_against_a_click_in_the_other(tables: Tables, other: Tables, clock: Clock) -> None:
    for channel in range(20):
        table = await game(tables, ANNA, BORIS, channel=channel)
        await other.look(table)
        clock.pass_by(600.0)
        fired, _ = await asyncio.gather(Timers(other).run_due(), play_turn(tables, table))
        entries = await tables.entries(table)
        assert [entry.n for entry in entries] == list(range(len(entries)))
        assert sum(isinstance(entry.what, Reminded) for entry in entries) == len(fired)
        assert (await other.look(table)).turn == 2
        await tables.end(table, by(ANNA))


async def test_another_process_forgets_a_person_at_its_next_look(tables: Tables, other: Tables) -> None:
    table = await lobby(tables, ANNA, BORIS)
    await tables.leave(table, by(BORIS))
    assert (await other.look(table)).name(BORIS) == "Boris"
    await forget_person(tables, BORIS)
    assert (await other.look(table)).name(BORIS) == ""
