"""Several processes on one PostgreSQL: each has its own door, the keys of the log stand between them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import Start
from bot.store import open_store
from bot.tables import TableClause, Tables
from tests.store.backends import new_postgres
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS, Clock, by, lobby, refused


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
