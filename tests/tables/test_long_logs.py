"""A long log is read on from a checkpoint, and comes to the same; what is long is replayed off the event loop."""

import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest

from bot.rules import VARIANTS, Signal, Word
from bot.store import Append, Checkpoint, LogRow, SetCheckpoint, Store, TableRecord
from bot.tables import RULES_VERSION, Acted, Entry, Joined, Left, Reason, Setup, TableClause, Tables, log_reader
from bot.tables.checkpoint import CHECKPOINT_EVERY, encode_checkpoint, table_from_checkpoint
from bot.tables.log_reader import PAGE
from bot.tables.replay_log import readable_entries, replay_log
from bot.tables.table import Table
from tests.tables.golden import FILES, GoldenLog
from tests.tables.long_game import append, long_game, talk, whole_log
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS, MARTHA, Clock, by, game, lobby, refused

FEW = 7  # rows: a checkpoint at every turn of these games


class Reads:
    """From which row on logs are read, and where their pages are replayed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
        self.after: list[int] = []
        self.pages: list[tuple[int, bool]] = []  # rows, and whether in the event loop
        read_log = store.log

        async def log(table: int, after: int = -1, limit: int = 2**31 - 1) -> tuple[LogRow, ...]:
            self.after.append(after)
            return await read_log(table, after, limit)

        def replay(record: TableRecord, log: tuple[LogRow, ...], table: Table | None = None) -> Table:
            self.pages.append((len(log), threading.current_thread() is threading.main_thread()))
            return replay_log(record, log, table)

        def read(log: Iterable[LogRow]) -> tuple[Entry, ...]:
            rows = tuple(log)
            self.pages.append((len(rows), threading.current_thread() is threading.main_thread()))
            return readable_entries(rows)

        monkeypatch.setattr(store, "log", log)
        monkeypatch.setattr(log_reader, "replay_log", replay)
        monkeypatch.setattr(log_reader, "readable_entries", read)


async def checkpoint(store: Store, table: int) -> Checkpoint:
    record = await store.record(table)
    assert record is not None
    assert record.checkpoint is not None
    return record.checkpoint


def restart(tables: Tables, clock: Clock) -> Tables:
    return Tables(tables.store, INSTRUCTIONS, clock=clock)


# It comes to the same.


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_row_of_a_golden_log_can_be_a_checkpoint(file: Path) -> None:
    golden = msgspec.json.decode(file.read_bytes(), type=GoldenLog)
    record, log = golden.record(), golden.log()
    for n in range(len(log)):
        table = replay_log(record, log[: n + 1])
        stored = msgspec.structs.replace(record, checkpoint=Checkpoint(n, encode_checkpoint(table)))
        start = table_from_checkpoint(stored)
        assert start == table
        assert replay_log(record, log[n + 1 :], start) == replay_log(record, log)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_from_a_checkpoint_a_table_is_what_its_whole_log_says(
    tables: Tables, store: Store, clock: Clock, variant: str
) -> None:
    tables.table_log.checkpoint_every = FEW
    checkpoints = set()
    for seed in range(4):
        table = await long_game(tables, clock, Setup(variant), 400, seed, channel=seed)
        whole, log = await whole_log(store, table)
        found = await checkpoint(store, table)
        assert len(log) - 50 < found.n < len(log)
        assert (await tables.look(table))._table == whole
        assert (await restart(tables, clock).look(table))._table == whole
        checkpoints.add(found.n)
    assert len(checkpoints) > 1


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_log_of_many_rows_is_read_from_its_end(
    tables: Tables, store: Store, clock: Clock, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await long_game(tables, clock, Setup(variant), 800, 5)
    whole, log = await whole_log(store, table)
    assert len(log) > CHECKPOINT_EVERY
    found = await checkpoint(store, table)
    reads = Reads(monkeypatch, store)
    assert (await restart(tables, clock).look(table))._table == whole
    assert min(reads.after) == found.n >= len(log) - CHECKPOINT_EVERY - 50
    assert len(found.what) < 2000  # bytes


async def test_a_lobby_where_somebody_comes_and_goes_is_read_from_its_end(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(tables, ANNA)
    for _ in range(300):
        await append(tables, table, BORIS, Joined(), Left(1))
    whole, _ = await whole_log(store, table)
    reads = Reads(monkeypatch, store)
    assert (await restart(tables, clock).look(table))._table == whole
    assert min(reads.after) == CHECKPOINT_EVERY


# It is not trusted more than it deserves.


def another_version(what: bytes) -> bytes:
    return msgspec.msgpack.encode({**msgspec.msgpack.decode(what), "version": RULES_VERSION + 1})


def another_field(what: bytes) -> bytes:
    return msgspec.msgpack.encode({**msgspec.msgpack.decode(what), "weather": "fine"})


def a_field_less(what: bytes) -> bytes:
    fields = msgspec.msgpack.decode(what)
    del fields["moment"]
    return msgspec.msgpack.encode(fields)


def no_position(what: bytes) -> bytes:
    return msgspec.msgpack.encode({**msgspec.msgpack.decode(what), "position": None})


def garbage(what: bytes) -> bytes:
    return b"\xc1"


DAMAGES = (another_version, another_field, a_field_less, no_position, garbage)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
async def test_a_checkpoint_that_cannot_be_read_is_no_matter_and_is_renewed(
    tables: Tables, store: Store, clock: Clock, damage: Callable[[bytes], bytes]
) -> None:
    table = await game(tables, ANNA, BORIS)
    await talk(tables, table, 600)
    found = await checkpoint(store, table)
    await store.write(SetCheckpoint(table, found.n, damage(found.what), 0))
    whole, log = await whole_log(store, table)
    assert found.n < len(log) - 1
    restarted = restart(tables, clock)
    assert (await restarted.look(table))._table == whole
    change = await restarted.act(table, by(ANNA), Signal(0, Word.FREE))
    assert (await checkpoint(store, table)).n == change.n == len(log)


async def test_unlocking_trusts_the_log_alone_and_makes_a_new_checkpoint(
    tables: Tables, store: Store, clock: Clock
) -> None:
    table = await game(tables, ANNA, BORIS, CARLA)
    await talk(tables, table, 600)
    found = await checkpoint(store, table)
    fields = msgspec.msgpack.decode(found.what)
    fields["seats"][1]["person"] = MARTHA
    await store.write(SetCheckpoint(table, found.n, msgspec.msgpack.encode(fields), 0))
    for doors in (restart(tables, clock), restart(tables, clock)):
        assert (await doors.look(table)).seats[1].person == MARTHA
    change = await doors.unlock(table, by(MARTHA, moderator=True))
    assert change.seats[1].person == BORIS
    assert (await checkpoint(store, table)).n == change.n
    assert (await restart(tables, clock).look(table)).seats[1].person == BORIS


async def test_a_table_that_cannot_be_read_gets_no_checkpoint_when_it_is_ended(
    tables: Tables, store: Store, clock: Clock
) -> None:
    tables.table_log.checkpoint_every = FEW
    table = await game(tables, ANNA, BORIS)
    head = await store.head(table)
    assert head is not None
    await store.write(*(Append(table, head.n + n, 1.0, b"\xc1") for n in range(1, 20)))
    doors = restart(tables, clock)
    doors.table_log.checkpoint_every = FEW
    change = await doors.end(table, by(MARTHA, moderator=True), "broken")
    assert (change.ended, change.end_note) == (Reason.MODERATOR, "broken")
    record = await store.record(table)
    assert record is not None
    assert record.checkpoint is None
    assert (await restart(tables, clock).look(table)).end_note == "broken"


# What came before it is remembered.


async def test_a_click_from_before_the_checkpoint_is_answered_as_done(tables: Tables, clock: Clock) -> None:
    join, said = by(BORIS), by(ANNA)
    table = await lobby(tables, ANNA)
    await tables.join(table, join)
    await tables.start(table, by(ANNA))
    await tables.act(table, said, Signal(0, Word.FREE))
    await talk(tables, table, 1100)
    for doors in (tables, restart(tables, clock)):
        n = (await doors.look(table)).n
        refused_now = await doors.join(table, join)
        accepted_now = await doors.act(table, said, Signal(0, Word.FREE))
        assert (refused_now.repeated, accepted_now.repeated) == (True, True)
        assert refused_now.n == accepted_now.n == n
        assert (await doors.act(table, by(ANNA), Signal(1, Word.FREE))).n == n + 1
        with refused(TableClause.STARTED):
            await doors.join(table, by(CARLA))


async def test_what_is_remembered_of_a_long_log_does_not_grow_with_it(tables: Tables) -> None:
    table = await game(tables, ANNA, BORIS)
    for _ in range(2 * CHECKPOINT_EVERY):
        await append(tables, table, ANNA, Acted(0, Signal(0, Word.FREE)))
    async with tables.table_log._cache.locked(table) as cached:
        assert len(cached.interactions) <= CHECKPOINT_EVERY


# Off the event loop.


async def test_a_long_log_is_replayed_in_pages_off_the_event_loop(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.table_log.checkpoint_every = 10**9  # as it was before there were checkpoints
    table = await game(tables, ANNA, BORIS)
    await talk(tables, table, 1000)
    reads = Reads(monkeypatch, store)
    assert (await restart(tables, clock).look(table)).n == len(await tables.entries(table)) - 1
    assert sum(rows for rows, _ in reads.pages) == 2 * (await tables.look(table)).n + 2
    assert all(rows <= PAGE for rows, _ in reads.pages)
    assert not any(in_loop for rows, in_loop in reads.pages if rows == PAGE)
    assert sum(rows == PAGE for rows, _ in reads.pages) == 8
