"""Every store: tables, the rows of their logs, their messages."""

import pytest

from bot.store import (
    Append,
    CloseTable,
    Conflict,
    DropMessage,
    Key,
    OpenTable,
    PersonSettings,
    Purge,
    ServerSettings,
    SetDeadline,
    SetHost,
    SetMessage,
    SetName,
    Store,
    open_store,
)
from tests.store.scene import ANNA, BORIS, CHANNEL, GUILD, TABLE, finish_game, last_n, open_table


async def test_an_empty_store_knows_nothing(store: Store) -> None:
    assert await store.table(TABLE) is None
    assert await store.table_in(CHANNEL) is None
    assert await store.last_table_in(CHANNEL) is None
    assert await store.record(TABLE) is None
    assert await store.log(TABLE) == ()
    assert await store.head(TABLE) is None
    assert await store.seen(5) is None
    assert await store.due(1e12) == ()
    assert await store.earliest() is None
    assert await store.messages(TABLE) == {}
    assert await store.game(TABLE) is None
    assert await store.games_of(ANNA) == ()
    assert await store.server(GUILD) == ServerSettings()
    assert await store.person(ANNA) == PersonSettings()
    assert await store.open_tables() == 0


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.write(
        open_table(),
        Append(TABLE, 0, 1000.125, b"\x00lobby\xff", ANNA, None, 2**63 - 1),
        SetName(TABLE, ANNA, "Анна 🂡"),
        SetDeadline(TABLE, "turn", 1600.5),
    )
    record = await store.record(TABLE)
    assert record is not None
    assert (record.table.guild, record.table.channel, record.table.host) == (GUILD, CHANNEL, ANNA)
    assert (record.table.opened, record.table.closed) == (1000.25, None)
    (row,) = await store.log(TABLE)
    assert (row.n, row.who, row.whom, row.at, row.what) == (0, ANNA, None, 1000.125, b"\x00lobby\xff")
    assert record.names == {ANNA: "Анна 🂡"}
    assert record.due == 1600.5
    assert await store.seen(2**63 - 1) == (TABLE, 0)


async def test_what_was_written_is_there_after_reopening(address: str) -> None:
    async with await open_store(address) as store:
        await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"))
    async with await open_store(address) as store:
        assert [row.what for row in await store.log(TABLE)] == [b"a"]


async def test_one_open_table_a_channel(store: Store) -> None:
    await store.write(open_table(1))
    with pytest.raises(Conflict) as taken:
        await store.write(open_table(2), Append(2, 0, 1.0, b"a"))
    assert taken.value.key is Key.CHANNEL
    assert await store.table(2) is None
    await store.write(open_table(3, channel=CHANNEL + 1))
    await store.write(CloseTable(1, 2000.0))
    await store.write(open_table(2))
    assert (await store.table_in(CHANNEL)) == await store.table(2)
    assert (await store.last_table_in(CHANNEL)) == await store.table(1)
    assert await store.open_tables() == 2


async def test_the_open_tables_of_a_server_are_listed(store: Store) -> None:
    await store.write(open_table(1), OpenTable(2, GUILD, CHANNEL + 1, BORIS, 900.0))
    await store.write(
        OpenTable(3, GUILD + 1, CHANNEL + 2, ANNA, 1.0), open_table(4, CHANNEL + 3), CloseTable(4, 2000.0)
    )
    assert [table.id for table in await store.open_tables_in(GUILD)] == [2, 1]


async def test_a_table_id_is_given_once(store: Store) -> None:
    await store.write(open_table())
    with pytest.raises(Conflict) as taken:
        await store.write(open_table(channel=CHANNEL + 1))
    assert taken.value.key is Key.TABLE


async def test_a_host_can_change(store: Store) -> None:
    await store.write(open_table(), SetHost(TABLE, BORIS))
    table = await store.table(TABLE)
    assert table is not None
    assert table.host == BORIS


async def test_a_row_needs_its_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.write(Append(TABLE, 0, 1.0, b"a"))


async def test_an_interaction_becomes_one_row_only(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a", interaction=77))
    with pytest.raises(Conflict) as taken:
        await store.write(Append(TABLE, 1, 1.0, b"a", interaction=77))
    assert taken.value.key is Key.INTERACTION
    await store.write(Append(TABLE, 1, 1.0, b"timer"), Append(TABLE, 2, 1.0, b"timer"))
    assert await last_n(store, TABLE) == 2


async def test_messages_of_a_table_are_kept_by_kind(store: Store) -> None:
    await store.write(open_table(), SetMessage(TABLE, "board", CHANNEL, 11, 1.0))
    await store.write(SetMessage(TABLE, "ping", CHANNEL, 12, 2.0), SetMessage(TABLE, "board", CHANNEL, 13, 3.0))
    messages = await store.messages(TABLE)
    assert {kind: (row.message, row.at) for kind, row in messages.items()} == {
        "board": (13, 3.0),
        "ping": (12, 2.0),
    }
    await store.write(DropMessage(TABLE, "ping"))
    assert list(await store.messages(TABLE)) == ["board"]


async def test_old_tables_are_purged_but_their_games_stay(store: Store) -> None:
    await store.write(open_table(1), Append(1, 0, 1.0, b"a"), finish_game(1), CloseTable(1, 100.0))
    await store.write(open_table(2), Append(2, 0, 1.0, b"a"))
    await store.purge(before=101.0)
    assert await store.table(1) is None
    assert await store.log(1) == ()
    assert await store.game(1) == finish_game(1).game
    assert await store.table(2) is not None


async def test_a_purge_goes_in_portions_the_oldest_first(store: Store) -> None:
    for table in range(1, 6):
        await store.write(open_table(table), Append(table, 0, 1.0, b"a"), CloseTable(table, 100.0 - table))
    await store.write(Purge(before=99.0, most=2))
    assert [table for table in range(1, 6) if await store.table(table)] == [1, 2, 3]
    await store.purge(before=99.0)
    assert [table for table in range(1, 6) if await store.table(table)] == [1]
    assert await store.log(2) == ()


async def test_endings_that_were_not_told_are_found_the_newest_first(store: Store) -> None:
    """Told is one whose result stands there and whose board is closed, and so forgotten."""
    kinds = {1: ("result",), 2: ("board", "result"), 3: ("board",), 4: ()}
    for table, posted in kinds.items():
        await store.write(open_table(table, CHANNEL + table), finish_game(table), CloseTable(table, 100.0 + table))
        await store.write(*(SetMessage(table, kind, CHANNEL, 9, 1.0) for kind in posted))
    await store.write(open_table(5, CHANNEL + 5), CloseTable(5, 105.0), open_table(6, CHANNEL + 6))
    assert [row.id for row in await store.untold_endings(100.0, 10)] == [4, 3, 2]
    assert [row.id for row in await store.untold_endings(100.0, 2)] == [4, 3]
    assert [row.id for row in await store.untold_endings(103.0, 10)] == [4]
