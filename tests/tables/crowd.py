"""Many people at many tables at the same moment. As a program, it is one of several processes on a PostgreSQL:
it plays at the tables it is given and prints every action that was acknowledged."""

import asyncio
import sys
from collections.abc import Sequence
from random import Random

from bot.rules import Refused, Signal, Start, Word
from bot.store import Store, open_store
from bot.tables import Caller, Phase, TableClause, Tables
from bot.tables.computer import plain_turn
from bot.tables.replay_log import replay_log
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, INSTRUCTIONS, lobby

PEOPLE = (ANNA, BORIS, CARLA, DARIO)
WRITERS = 8

Acknowledged = dict[int, int]
"""The table of each interaction."""


async def crowd(tables: Tables, at: Sequence[int], clicks: int, seed: int) -> Acknowledged:
    """Eight at each table, each clicking so often, without a care for whose turn it is."""
    acknowledged: Acknowledged = {}

    async def writer(table: int, number: int) -> None:
        random = Random(f"{seed} {table} {number}")
        for click in range(clicks):
            interaction = ((seed * 100 + number) * 1000 + click) * 1000 + at.index(table)
            try:
                await _click(tables, table, random, interaction)
            except Refused as refused:
                if refused.clause == TableClause.UNAVAILABLE:
                    raise
                continue
            acknowledged[interaction] = table

    await asyncio.gather(*(writer(table, number) for table in at for number in range(WRITERS)))
    return acknowledged


async def _click(tables: Tables, table: int, random: Random, interaction: int) -> None:
    person = random.choice(PEOPLE)
    caller = Caller(person, interaction=interaction)
    snapshot = await tables.look(table)
    if snapshot.phase is Phase.CHOOSING:
        await tables.act(table, caller, Start(), turn=snapshot.turn)
    elif snapshot.phase is Phase.OVER or snapshot.active is None or random.random() < 0.2:
        await tables.act(table, caller, Signal(random.randrange(4), random.choice(list(Word))))
    else:
        active = snapshot.seats[snapshot.active].person
        assert active is not None
        view = snapshot.view(snapshot.active)
        assert view is not None
        caller = Caller(active, interaction=interaction)
        plan = plain_turn(view.state)
        many = random.choice((1, len(plan)))
        await tables.act(table, caller, *plan[:many], turn=snapshot.turn, moment=snapshot.moment)


async def seat_crowd(tables: Tables, count: int) -> list[int]:
    at = await asyncio.gather(*(lobby(tables, *PEOPLE, channel=channel) for channel in range(count)))
    await asyncio.gather(*(tables.start(table, Caller(ANNA)) for table in at))
    return list(at)


async def check_logs(store: Store, at: Sequence[int], acknowledged: Acknowledged) -> None:
    """No gaps, every log replays, and what was acknowledged is in it once."""
    stored: dict[int, int] = {}
    for table in at:
        record, log = await store.record(table), await store.log(table)
        assert record is not None
        assert [row.n for row in log] == list(range(len(log)))
        assert replay_log(record, log).n == len(log) - 1
        for row in log:
            if row.interaction is not None:
                assert row.interaction not in stored
                stored[row.interaction] = table
    for interaction, table in acknowledged.items():
        assert stored[interaction] == table


async def _main(address: str, seed: str, clicks: str, *at: str) -> None:
    async with await open_store(address) as store:
        tables = Tables(store, INSTRUCTIONS)
        acknowledged = await crowd(tables, [int(table) for table in at], int(clicks), int(seed))
    for interaction, table in acknowledged.items():
        sys.stdout.write(f"{interaction} {table}\n")


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
