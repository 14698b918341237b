"""Whoever has been forgotten stands in no row, and in no file of the data folder: while the bot runs, and after it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.rules import Start
from bot.store import PersonSettings, SetPerson, Store, open_store
from bot.store.schema import table_shapes
from bot.tables import Caller, Tables
from bot.tables.people import forget_person
from tests.tables.scene import BORIS, CHANNEL, GUILD, INSTRUCTIONS, MARTHA, Clock, by, play_turn

ZOE, NAME = 98_765_432_101, "Zoë Quirkfeather"
REASON = f"{NAME.upper()} was rude"


def zoe() -> Caller:
    return Caller(ZOE, NAME, interaction=by(BORIS).interaction)


async def live(store: Store) -> list[int]:
    """A game with her in it that a moderator ends because of her, and one that goes on."""
    tables, ended = Tables(store, INSTRUCTIONS, clock=Clock(), random=Random(98)), list[int]()
    for channel in (CHANNEL, CHANNEL + 1):
        table = (await tables.open(zoe(), GUILD, channel)).id
        await tables.join(table, by(BORIS))
        await tables.start(table, zoe())
        await tables.act(table, zoe(), Start())
        for _ in range(3):
            await play_turn(tables, table)
        ended.append(table)
    await tables.end(ended[0], by(MARTHA, moderator=True), REASON)
    await store.write(SetPerson(ZOE, PersonSettings(language="de")))
    return ended


async def forget(store: Store) -> None:
    await forget_person(Tables(store, INSTRUCTIONS, clock=Clock()), ZOE)


def files_naming_her(folder: Path) -> list[str]:
    needles = [spelt.encode() for spelt in (NAME, NAME.upper(), str(ZOE))]
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path.name for path in files if any(needle in path.read_bytes() for needle in needles)]


async def test_no_file_names_her_while_the_bot_runs_and_after_it(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "games.sqlite3") as store:
        await live(store)
        assert files_naming_her(tmp_path), "as long as she has not asked"
        await forget(store)
        assert files_naming_her(tmp_path) == []
    assert files_naming_her(tmp_path) == []


async def test_no_row_names_her_and_the_games_go_on(store: Store) -> None:
    ended, going = await live(store)
    before = [await store.log(table) for table in (ended, going)]
    await forget(store)
    for shape in table_shapes():
        for row in await store.read(shape.select):
            assert ZOE not in row
            assert not [value for value in row if isinstance(value, str) and NAME.casefold() in value.casefold()]
            assert not [value for value in row if isinstance(value, bytes) and NAME.upper().encode() in value]
    after = [await store.log(table) for table in (ended, going)]
    assert len(after[0]) == len(before[0])
    tables = Tables(store, INSTRUCTIONS, clock=Clock())
    assert (await tables.look(ended)).phase == "over"
    assert (await tables.look(going)).phase == "playing"


async def test_another_persons_name_in_a_reason_stays(store: Store) -> None:
    ended, _ = await live(store)
    await forget_person(Tables(store, INSTRUCTIONS, clock=Clock()), BORIS)
    assert any(REASON.encode() in row.what for row in await store.log(ended))


async def test_what_an_older_version_left_in_free_pages_goes_at_the_first_start(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with await open_store(path) as store:
        await live(store)
    with closing(sqlite3.connect(path)) as old:  # as it was before deletion overwrote
        old.execute("PRAGMA secure_delete = OFF")
        old.execute("PRAGMA foreign_keys = ON")
        old.execute("DELETE FROM tables")
        old.execute("DELETE FROM people")
        old.execute("PRAGMA user_version = 0")
        old.commit()
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert files_naming_her(tmp_path)
    async with await open_store(path):
        assert files_naming_her(tmp_path) == []
