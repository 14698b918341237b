"""A database that cannot store, or cannot be asked: a clear refusal, nothing lost, and on it goes."""

from contextlib import suppress
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.rules import Refused
from bot.store import open_store
from bot.store.postgres import POOL
from bot.store.sqlite import SQLiteStore
from bot.tables import Snapshot, TableClause, Tables, Timers
from tests.store.backends import new_database
from tests.tables.scene import ANNA, BORIS, CHANNEL, GUILD, INSTRUCTIONS, Clock, by, game, play_turn, refused

FAULTS = {
    "disk full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_the_table_stays_at_what_was_committed_and_works_again(tmp_path: Path, clock: Clock, fault: str) -> None:
    broken, mended = FAULTS[fault]
    async with await SQLiteStore.open(tmp_path / "tables.sqlite3") as store:
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=Random(98))
        timers = Timers(tables)
        table = await game(tables, ANNA, BORIS)
        await store.read(broken)
        before = await _play_until_refused(tables, table)
        after = await tables.look(table)
        assert (after.n, after.turn, after.board()) == (before.n, before.turn, before.board())
        if fault == "read-only":
            with refused(TableClause.UNAVAILABLE):
                await tables.open(by(ANNA), GUILD, CHANNEL + 1)
            with refused(TableClause.UNAVAILABLE):
                await tables.notes.keep_message(table, "board", CHANNEL, 5)
        await store.read(mended)
        await play_turn(tables, table)
        assert (await tables.look(table)).turn == before.turn + 1
        clock.pass_by(600.0)
        assert len(await timers.run_due()) == 1


async def test_a_server_that_turns_read_only_is_got_over_too(server: Path, clock: Clock) -> None:
    address = await new_database(server)
    async with await open_store(address) as store:
        tables = Tables(store, INSTRUCTIONS, clock=clock)
        table = await game(tables, ANNA, BORIS)
        before = await tables.look(table)
        await _read_only(address, "on")
        for _ in range(POOL):  # every connection may first have to be found broken
            with refused(TableClause.UNAVAILABLE):
                await play_turn(tables, table)
        await _read_only(address, "off")
        for _ in range(POOL):
            with suppress(Refused):
                if (await tables.look(table)).turn == before.turn:
                    await play_turn(tables, table)
        snapshot, entries = await tables.look(table), await tables.entries(table)
        assert snapshot.turn == before.turn + 1
        assert [entry.n for entry in entries] == list(range(snapshot.n + 1))


async def _read_only(address: str, switch: str) -> None:
    """For new connections; the old ones are cut."""
    admin = await asyncpg.connect(address, server_settings={"default_transaction_read_only": "off"})
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {switch}")
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await admin.close()


async def test_without_a_database_every_request_is_refused(tmp_path: Path, clock: Clock) -> None:
    store = await SQLiteStore.open(tmp_path / "tables.sqlite3")
    tables = Tables(store, INSTRUCTIONS, clock=clock)
    table = await game(tables, ANNA)
    await store.close()
    for request in (
        tables.find(CHANNEL),
        tables.look(table + 1),
        tables.entries(table),
        tables.leave(table, by(ANNA)),
        tables.open(by(ANNA), GUILD, CHANNEL),
        tables.notes.server(GUILD),
    ):
        with refused(TableClause.UNAVAILABLE):
            await request


async def _play_until_refused(tables: Tables, table: int) -> Snapshot:
    """A full disk may still have room for a row or two on a page that is there."""
    while True:
        snapshot = await tables.look(table)
        try:
            await play_turn(tables, table)
        except Refused as error:
            if error.clause != TableClause.UNAVAILABLE:
                raise
            return snapshot
