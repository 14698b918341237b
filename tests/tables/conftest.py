from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest

from bot.players.pool import Pool
from bot.store import Store
from bot.tables import Tables, Timers
from tests.tables.scene import INSTRUCTIONS, PAUSE, Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    """The same cards every time."""
    return Tables(store, INSTRUCTIONS, clock=clock, random=Random(98), pause=PAUSE, call_later=clock.call_later)


@pytest.fixture
def timers(tables: Tables) -> Timers:
    return Timers(tables)


@pytest.fixture(scope="session")
def processes() -> Iterator[ProcessPoolExecutor]:
    """A warm one for all tests: to start it takes longer than to play a game."""
    executor = Pool()._running()
    yield executor
    executor.shutdown(cancel_futures=True)


@pytest.fixture
async def pool(processes: ProcessPoolExecutor) -> Pool:
    pool = Pool(timeout=60.0)
    pool._executor = processes
    await pool.warm()
    return pool
