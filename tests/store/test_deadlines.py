"""Every store: when to look at which table."""

from bot.store import ClearDeadline, CloseTable, MoveDeadline, OpenTable, Postpone, SetDeadline, Store
from tests.store.scene import ANNA, CHANNEL, GUILD, TABLE, open_table


async def test_a_table_waits_for_one_deadline_at_a_time(store: Store) -> None:
    for table in (1, 2, 3):
        await store.write(open_table(table, CHANNEL + table), SetDeadline(table, "turn", table * 100.0))
    assert await store.earliest() == 100.0
    await store.write(SetDeadline(1, "computer", 250.0))
    assert [(d.table, d.guild, d.kind, d.due) for d in await store.due(250.0)] == [
        (2, GUILD, "turn", 200.0),
        (1, GUILD, "computer", 250.0),
    ]
    assert [d.table for d in await store.due(1000.0, limit=2)] == [2, 1]
    await store.write(ClearDeadline(2), CloseTable(1, 251.0))
    assert [d.table for d in await store.due(1000.0)] == [3]


async def test_deadlines_of_other_processes_do_not_hide_ours(store: Store) -> None:
    for table in range(1, 8):
        guild = GUILD + (table in (4, 7))
        await store.write(OpenTable(table, guild, CHANNEL + table, ANNA, 1.0), SetDeadline(table, "turn", table * 1.0))
    ours = await store.due(100.0, limit=2, mine=lambda guild: guild == GUILD + 1)
    assert [due.table for due in ours] == [4, 7]
    assert [due.table for due in await store.due(6.5, limit=2, mine=lambda guild: guild > GUILD)] == [4]


async def test_a_deadline_is_moved_only_from_where_it_was_seen(store: Store) -> None:
    await store.write(open_table(), SetDeadline(TABLE, "turn", 10.0))
    await store.write(MoveDeadline(TABLE, "turn", 900.0, was=11.0))
    assert await store.earliest() == 10.0
    await store.write(MoveDeadline(TABLE, "computer", 20.0, was=10.0))
    assert [(d.kind, d.due) for d in await store.due(100.0)] == [("computer", 20.0)]


async def test_deadlines_that_fell_during_an_outage_are_postponed(store: Store) -> None:
    for table, kind, due in ((1, "turn", 10.0), (2, "computer", 20.0), (3, "turn", 900.0)):
        await store.write(open_table(table, CHANNEL + table), SetDeadline(table, kind, due))
    await store.write(Postpone(500.0, but="computer", over=0))
    assert [(d.table, d.due) for d in await store.due(1e6)] == [(2, 20.0), (1, 500.0), (3, 900.0)]


async def test_postponed_deadlines_do_not_all_fall_at_once(store: Store) -> None:
    for table in (60, 61, 119, 121):
        await store.write(open_table(table, CHANNEL + table), SetDeadline(table, "turn", 10.0))
    await store.write(Postpone(500.0, but="computer", over=60))
    assert [(d.table, d.due) for d in await store.due(1e6)] == [(60, 500.0), (61, 501.0), (121, 501.0), (119, 559.0)]
