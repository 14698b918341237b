"""Tables in use are in memory, idle ones are on disk."""

import asyncio

import pytest

from bot.store import Store, TableRecord
from bot.tables import TableClause, Tables, forget_person, forget_server
from bot.tables.table_cache import TableCache
from tests.tables.scene import (
    ANNA,
    BORIS,
    CARLA,
    DARIO,
    GUILD,
    INSTRUCTIONS,
    MARTHA,
    Clock,
    by,
    game,
    lobby,
    play_turn,
    refused,
)


async def test_only_so_many_tables_stay_in_memory(store: Store, clock: Clock) -> None:
    tables = Tables(store, INSTRUCTIONS, clock=clock, capacity=3)
    at = [await lobby(tables, ANNA, BORIS, channel=channel) for channel in range(10)]
    assert len(tables.table_log._cache) == 3
    assert [len((await tables.look(table)).seats) for table in at] == [2] * 10


async def test_a_table_that_nobody_touches_leaves_the_memory(tables: Tables, clock: Clock) -> None:
    table = await game(tables, ANNA)
    clock.pass_by(60.0)
    await tables.look(table)
    clock.pass_by(60.0)
    tables.table_log.drop_idle(60.0)
    assert len(tables.table_log._cache) == 1
    clock.pass_by(1.0)
    tables.table_log.drop_idle(60.0)
    assert len(tables.table_log._cache) == 0
    await tables.leave(table, by(ANNA))


async def test_a_table_in_use_is_never_dropped() -> None:
    cache = TableCache(capacity=1, clock=Clock())
    async with cache.locked(1) as first:
        async with cache.locked(2), cache.locked(3):
            cache.forget([1, 2, 3])
            cache.drop_idle(0.0)
        assert len(cache) == 1
        waiting = asyncio.create_task(_hold(cache, 1))
        await asyncio.sleep(0)
    async with cache.locked(1) as again:
        assert again is first
    await waiting


async def test_what_is_forgotten_and_not_in_use_is_out_of_memory_at_once() -> None:
    """Somebody asked to be forgotten: nothing of them waits in memory for the next click."""
    cache = TableCache(capacity=10, clock=Clock())
    for table in (1, 2):
        async with cache.locked(table):
            pass
    cache.forget([1, 3])
    assert len(cache) == 1
    cache.forget([2], whole_log=True)
    async with cache.locked(2) as again:
        assert again.whole_log


async def test_what_is_forgotten_while_somebody_uses_it_is_read_again(tables: Tables) -> None:
    table = await game(tables, ANNA)
    async with tables.table_log._cache.locked(table) as cached:
        assert cached.table is not None
        tables.table_log.forget([table])
    async with tables.table_log._cache.locked(table) as again:
        assert again is cached
        assert again.table is None


async def _hold(cache: TableCache, table: int) -> None:
    async with cache.locked(table):
        pass


# Only what is concerned is read again.


class Records:
    """The tables that are read from the database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
        self.read: list[int] = []
        read_record = store.record

        async def record(table: int) -> TableRecord | None:
            self.read.append(table)
            return await read_record(table)

        monkeypatch.setattr(store, "record", record)


async def test_somebody_who_is_forgotten_takes_only_their_own_tables_out_of_memory(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = await game(tables, ANNA, BORIS, channel=1)
    once_theirs = await lobby(tables, CARLA, ANNA, channel=2)
    await tables.leave(once_theirs, by(ANNA))
    others = [await game(tables, CARLA, DARIO, channel=channel) for channel in range(3, 9)]
    for table in (theirs, once_theirs):
        await tables.look(table)
    records = Records(monkeypatch, store)
    await forget_person(tables, ANNA)
    for table in others:
        await play_turn(tables, table)
    for table in (theirs, once_theirs):
        assert (await tables.look(table)).name(ANNA) == ""
    assert sorted(records.read) == sorted([theirs, once_theirs])


async def test_unlocking_reads_one_table_again(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    at = [await game(tables, ANNA, BORIS, channel=channel) for channel in range(5)]
    records = Records(monkeypatch, store)
    await tables.unlock(at[2], by(MARTHA, moderator=True))
    for table in at:
        await play_turn(tables, table)
    assert records.read == [at[2]]


async def test_a_server_that_is_gone_takes_only_its_own_tables_out_of_memory(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = await game(tables, ANNA, BORIS, channel=1)
    await tables.end(gone, by(ANNA))
    other = (await tables.open(by(ANNA), GUILD + 1, 2)).id
    await tables.look(other)
    records = Records(monkeypatch, store)
    await forget_server(tables, GUILD)
    await tables.join(other, by(BORIS))
    assert records.read == []
    with refused(TableClause.NO_TABLE):
        await tables.look(gone)
