"""Tables in use are in memory, idle ones are on disk."""

import asyncio

from bot.store import Store
from bot.tables import Tables
from bot.tables.table_cache import TableCache
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, Clock, by, game, lobby


async def test_only_so_many_tables_stay_in_memory(store: Store, clock: Clock) -> None:
    tables = Tables(store, INSTRUCTIONS, clock=clock, capacity=3)
    at = [await lobby(tables, ANNA, BORIS, channel=channel) for channel in range(10)]
    assert len(tables.table_log._cache) == 3
    assert [len((await tables.look(table)).seats) for table in at] == [2] * 10


async def test_a_table_that_nobody_touches_leaves_the_memory(tables: Tables) -> None:
    table = await game(tables, ANNA)
    tables.table_log.drop_idle(60.0)
    assert len(tables.table_log._cache) == 1
    await asyncio.sleep(0.01)
    tables.table_log.drop_idle(0.0)
    assert len(tables.table_log._cache) == 0
    await tables.leave(table, by(ANNA))


async def test_a_table_in_use_is_never_dropped() -> None:
    cache = TableCache(capacity=1)
    async with cache.locked(1) as first:
        async with cache.locked(2), cache.locked(3):
            cache.clear()
            cache.drop_idle(0.0)
        assert len(cache) == 1
        waiting = asyncio.create_task(_hold(cache, 1))
        await asyncio.sleep(0)
    async with cache.locked(1) as again:
        assert again is first
    await waiting


async def test_what_is_forgotten_while_somebody_uses_it_is_read_again(tables: Tables) -> None:
    table = await game(tables, ANNA)
    async with tables.table_log._cache.locked(table) as cached:
        assert cached.table is not None
        tables.table_log.forget_all()
    async with tables.table_log._cache.locked(table) as again:
        assert again is cached
        assert again.table is None


async def _hold(cache: TableCache, table: int) -> None:
    async with cache.locked(table):
        pass
