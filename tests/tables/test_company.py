"""Whom somebody does not want to play with, where tables are opened and joined."""

import pytest

from bot.store import Store
from bot.tables import TableClause, Tables, block, company, unblock
from tests.tables.scene import ANNA, BORIS, CARLA, by, lobby, refused

NOW = 1.0


async def test_whoever_i_block_is_refused_my_table_as_if_barred_and_i_theirs_by_name(
    tables: Tables, store: Store
) -> None:
    await block(store, ANNA, BORIS, NOW)
    mine, theirs = await lobby(tables, ANNA, channel=1), await lobby(tables, BORIS, channel=2)
    with refused(TableClause.BARRED):
        await tables.join(mine, by(BORIS))
    with refused(TableClause.BLOCKED):
        await tables.join(theirs, by(ANNA))
    await unblock(store, ANNA, BORIS)
    await tables.join(mine, by(BORIS))
    await tables.join(theirs, by(ANNA))


async def test_a_full_list_takes_nobody_else_but_whom_it_has(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_BLOCKS", 1)
    await block(store, ANNA, BORIS, NOW)
    await block(store, ANNA, BORIS, NOW + 1)
    with refused(TableClause.BLOCKS):
        await block(store, ANNA, CARLA, NOW)
    await block(store, BORIS, CARLA, NOW)
