from collections.abc import AsyncIterator
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


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    async with Pool(timeout=60.0) as pool:
        await pool.warm()
        yield pool
