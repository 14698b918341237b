"""Every store: checkpoints, which are dropped with what they know, and the revision that tells of it."""

import msgspec
import pytest

from bot.store import (
    FORGOTTEN,
    Append,
    Change,
    Checkpoint,
    CloseTable,
    Conflict,
    Forget,
    ForgetRows,
    ForgetServer,
    Head,
    Hide,
    SetCheckpoint,
    SetName,
    Store,
    TableRecord,
)
from bot.store.forgetting import FORGET_BATCH
from bot.store.migrations import migrations
from tests.store.scene import ANNA, BORIS, CHANNEL, GUILD, TABLE, open_table
from tests.store.test_migrations import backend, open_with


async def record(store: Store, table: int = TABLE) -> TableRecord:
    found = await store.record(table)
    assert found is not None
    return found


async def test_a_checkpoint_comes_back_and_the_newest_counts(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"))
    assert (await record(store)).checkpoint is None
    await store.write(Append(TABLE, 1, 2.0, b"b"), SetCheckpoint(TABLE, 1, b"\x00one\xff", 0))
    await store.write(Append(TABLE, 2, 3.0, b"c"), SetCheckpoint(TABLE, 2, b"two", 0))
    assert (await record(store)).checkpoint == Checkpoint(2, b"two")


async def test_a_checkpoint_stands_with_its_row_or_not_at_all(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a", interaction=7))
    with pytest.raises(Conflict):
        await store.write(SetCheckpoint(TABLE, 1, b"one", 0), Append(TABLE, 1, 1.0, b"b", interaction=7))
    assert (await record(store)).checkpoint is None


async def test_a_log_is_read_in_pages(store: Store) -> None:
    await store.write(open_table(), *(Append(TABLE, n, 1.0, b"a") for n in range(10)))
    assert [row.n for row in await store.log(TABLE, limit=3)] == [0, 1, 2]
    assert [row.n for row in await store.log(TABLE, after=2, limit=3)] == [3, 4, 5]
    assert [row.n for row in await store.log(TABLE, after=8, limit=3)] == [9]


async def test_the_head_tells_how_far_a_log_has_come_and_when(store: Store) -> None:
    assert await store.head(TABLE) is None
    await store.write(open_table())
    assert await store.head(TABLE) == Head(-1, None, 0)
    await store.write(Append(TABLE, 0, 1.5, b"a"), Append(TABLE, 1, 2.5, b"b"))
    assert await store.head(TABLE) == Head(1, 2.5, 0)


async def test_who_is_forgotten_stands_in_no_checkpoint(store: Store) -> None:
    """By whatever way a table knows her; the others keep theirs."""
    await store.write(
        *(open_table(n, CHANNEL + n, ANNA if n == 1 else BORIS) for n in range(1, 6)),
        Append(2, 0, 1.0, b"a", ANNA),
        Append(3, 0, 1.0, b"a", BORIS, ANNA),
        SetName(4, ANNA, "Anna"),
        Append(5, 0, 1.0, b"a", BORIS),
        *(SetCheckpoint(n, 0, msgspec.msgpack.encode([ANNA, BORIS] if n < 5 else [BORIS]), 0) for n in range(1, 6)),
        CloseTable(2, 100.0),
    )
    assert sorted(await store.tables_knowing(ANNA)) == [1, 2, 3, 4]
    await store.forget(ANNA)
    found = [await record(store, n) for n in range(1, 6)]
    assert [one.checkpoint is None for one in found] == [True, True, True, True, False]
    assert [one.revision for one in found] == [1, 1, 1, 1, 0]
    assert await store.tables_knowing(ANNA) == ()


async def test_a_checkpoint_from_before_somebody_was_forgotten_is_not_stored_any_more(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a", ANNA))
    await store.forget(ANNA)
    await store.write(Append(TABLE, 1, 2.0, b"b"), SetCheckpoint(TABLE, 1, b"with Anna", 0))
    assert (await record(store)).checkpoint is None
    assert await store.head(TABLE) == Head(1, 2.0, 1)
    await store.write(Append(TABLE, 2, 3.0, b"c"), SetCheckpoint(TABLE, 2, b"without", 1))
    assert (await record(store)).checkpoint == Checkpoint(2, b"without")


async def test_a_servers_checkpoints_go_with_it(store: Store) -> None:
    await store.write(open_table(), Append(TABLE, 0, 1.0, b"a"), SetCheckpoint(TABLE, 0, b"one", 0))
    assert await store.tables_of_server(GUILD) == (TABLE,)
    await store.write(ForgetServer(GUILD))
    assert await store.tables_of_server(GUILD) == ()
    assert await store.record(TABLE) is None


async def test_tables_from_before_there_were_checkpoints_are_still_there(address: str) -> None:
    known = migrations(backend(address))
    before = tuple(migration for migration in known if migration.number < 3)
    async with await open_with(address, before) as store:
        await store.write(open_table(), Append(TABLE, 0, 1.0, b"a", ANNA))
    async with await open_with(address, known) as store:
        assert [row.what for row in await store.log(TABLE)] == [b"a"]
        found = await record(store)
        assert (found.table.host, found.revision, found.checkpoint) == (ANNA, 0, None)
        await store.write(Append(TABLE, 1, 2.0, b"b"), SetCheckpoint(TABLE, 1, b"one", 0))
        assert (await record(store)).checkpoint == Checkpoint(1, b"one")


async def test_somebody_is_forgotten_in_portions_each_of_which_tells_it(store: Store) -> None:
    await store.write(
        open_table(host=BORIS), *(Append(TABLE, n, 1.0, b"a", ANNA if n % 2 else BORIS, ANNA) for n in range(10))
    )
    await store.write(SetCheckpoint(TABLE, 9, b"with Anna", 0))
    await store.write(ForgetRows(ANNA, TABLE, 0, 5))
    assert [row.n for row in await store.log(TABLE) if ANNA in (row.who, row.whom)] == [5, 6, 7, 8, 9]
    found = await record(store)
    assert (found.revision, found.checkpoint) == (1, None)
    assert await store.forget(ANNA) == (TABLE,)
    assert {row.who for row in await store.log(TABLE)} == {BORIS, FORGOTTEN}
    assert {row.whom for row in await store.log(TABLE)} == {FORGOTTEN}


async def test_a_long_log_is_forgotten_in_more_than_one_unit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = 2 * FORGET_BATCH + 1
    await store.write(open_table(), *(Append(TABLE, n, 1.0, b"a", ANNA) for n in range(rows)))
    units: list[tuple[Change, ...]] = []
    write = store.write

    async def spy(*changes: Change) -> None:
        units.append(changes)
        await write(*changes)

    monkeypatch.setattr(store, "write", spy)
    await store.forget(ANNA)
    assert [type(unit[0]) for unit in units] == [Hide, ForgetRows, ForgetRows, ForgetRows, Forget]
    assert {row.who for row in await store.log(TABLE)} == {FORGOTTEN}
    assert await store.tables_knowing(ANNA) == ()
