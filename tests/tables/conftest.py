import pytest

from bot.store import Store
from bot.tables import Tables, Timers
from tests.tables.scene import INSTRUCTIONS, PAUSE, Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, INSTRUCTIONS, clock=clock, pause=PAUSE)


@pytest.fixture
def timers(tables: Tables) -> Timers:
    return Timers(tables)
