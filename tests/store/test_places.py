"""Every store: which messages of which tables stand in a channel, and which tables are over that still have one."""

from bot.store import CloseTable, DropMessage, OpenTable, SetMessage, Store
from tests.store.scene import ANNA, GUILD

THREAD, ELSEWHERE = 901, 902


async def open_table(store: Store, table: int, channel: int, at: float) -> None:
    await store.write(OpenTable(table, GUILD, channel, ANNA, at))


async def test_messages_in_a_channel_are_found_by_kind_the_newest_first(store: Store) -> None:
    for table, at in ((1, 10.0), (2, 30.0), (3, 20.0)):
        await open_table(store, table, THREAD + 100 * table, at)
        await store.write(
            SetMessage(table, "thread", THREAD, THREAD, at), SetMessage(table, "board", THREAD, table, at)
        )
    await store.write(SetMessage(3, "card", ELSEWHERE, 7, 40.0))
    assert [row.table for row in await store.messages_at(THREAD, "thread")] == [2, 3, 1]
    assert {(row.table, row.kind) for row in await store.messages_at(THREAD, "thread", "board")} == {
        (table, kind) for table in (1, 2, 3) for kind in ("thread", "board")
    }
    assert [(row.table, row.message) for row in await store.messages_at(ELSEWHERE, "card")] == [(3, 7)]
    assert await store.messages_at(ELSEWHERE, "thread") == ()


async def test_tables_that_are_over_and_still_have_a_message_the_ones_closed_first_first(store: Store) -> None:
    for table in (1, 2, 3):
        await open_table(store, table, THREAD + table, 1.0)
        await store.write(SetMessage(table, "thread", THREAD + table, THREAD + table, 1.0))
    await store.write(CloseTable(2, 50.0))
    await store.write(CloseTable(1, 60.0))
    assert [row.id for row in await store.closed_with("thread", 10)] == [2, 1]
    assert [row.id for row in await store.closed_with("thread", 1)] == [2]
    await store.write(DropMessage(2, "thread"))
    assert [row.id for row in await store.closed_with("thread", 10)] == [1]
    assert await store.closed_with("card", 10) == ()
