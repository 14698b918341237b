"""A backup taken in mid-game, put back, played on; and the way from SQLite to PostgreSQL."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store import Conflict, Store, open_store
from bot.store.copying import CopyRefused, back_up, move, restore
from bot.store.errors import StoreInUse, StoreTooNew
from bot.tables import Phase, Setup, Tables
from tests.store.backends import new_database
from tests.tables.long_game import long_game
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, Clock, game, play_turn

NAMES = ("original", "extreme", "on-fire", "face-to-face")


class Bar:
    """The last that a progress bar was told."""

    def __init__(self) -> None:
        self.done = self.total = -1

    def __call__(self, done: int, total: int) -> None:
        self.done, self.total = done, total


def tables_on(store: Store) -> Tables:
    return Tables(store, INSTRUCTIONS, clock=Clock(), random=Random(98))


async def begin_games(store: Store) -> list[int]:
    tables, begun = tables_on(store), list[int]()
    for channel, name in enumerate(NAMES):
        begun.append(await game(tables, ANNA, BORIS, setup=Setup(name), channel=channel))
        for _ in range(3):
            await play_turn(tables, begun[-1])
    return begun


async def everything(store: Store, begun: list[int]) -> list[object]:
    return [(await store.log(table), await store.record(table)) for table in begun]


async def finish(store: Store, begun: list[int]) -> None:
    tables = tables_on(store)
    for table in begun:
        while (await tables.look(table)).phase is Phase.PLAYING:
            await play_turn(tables, table)
        assert await store.game(table) is not None


@pytest.fixture(params=["sqlite", "postgres"])
async def elsewhere(request: pytest.FixtureRequest, tmp_path: Path, server: Path) -> str:
    """A database of its own: beside a connected bot nothing is restored."""
    return str(tmp_path / "elsewhere" / "games.sqlite3") if request.param == "sqlite" else await new_database(server)


async def test_a_backup_in_mid_game_is_restored_into_either_database_and_played_on(
    store: Store, address: str, elsewhere: str, tmp_path: Path
) -> None:
    file, bar, back = tmp_path / "backups" / "games.backup", Bar(), Bar()
    begun = await begin_games(store)
    expected = await everything(store, begun)
    await back_up(address, file, bar)  # the bot still runs
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in file.parent.iterdir()] == [file.name], "nothing lies beside it"
    await finish(store, begun)  # and what comes later is not in it
    await restore(file, elsewhere, back)
    assert bar.done == bar.total == back.done == back.total > 50
    async with await open_store(elsewhere) as restored:
        assert await everything(restored, begun) == expected
        await finish(restored, begun)


async def test_nothing_is_overwritten_unasked(store: Store, address: str, elsewhere: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    begun = await begin_games(store)
    await back_up(address, file, Bar())
    before = file.read_bytes()
    with pytest.raises(CopyRefused, match="there already"):
        await back_up(address, file, Bar())
    assert file.read_bytes() == before
    await restore(file, elsewhere, Bar())
    with pytest.raises(CopyRefused, match="--replace"):
        await restore(file, elsewhere, Bar())
    async with await open_store(elsewhere) as restored:
        await finish(restored, begun)
    await restore(file, elsewhere, Bar(), replace=True)
    async with await open_store(elsewhere) as restored:
        assert [await restored.game(table) for table in begun] == [None] * len(begun)


async def test_under_a_running_bot_nothing_is_restored(store: Store, address: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    begun = await begin_games(store)
    await back_up(address, file, Bar())
    with pytest.raises((CopyRefused, StoreInUse)):
        await restore(file, address, Bar(), replace=True)
    await finish(store, begun)


@pytest.mark.parametrize("fault", ["missing", "no database", "not ours", "cut", "newer"])
async def test_what_is_no_good_backup_replaces_nothing(elsewhere: str, tmp_path: Path, fault: str) -> None:
    file, good = tmp_path / "bad.backup", tmp_path / "good.sqlite3"
    async with await open_store(good) as store:
        await begin_games(store)
    await back_up(str(good), file, Bar())
    whole = file.read_bytes()
    if fault == "missing":
        file.unlink()
    elif fault == "no database":
        file.write_bytes(b"games" * 1000)
    elif fault == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif fault == "newer":
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("INSERT INTO migrations VALUES (9999, 'tomorrow', 0)")
    else:
        file.unlink()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("CREATE TABLE games (id INTEGER)")
    with pytest.raises((CopyRefused, StoreTooNew)):
        await restore(file, elsewhere, Bar(), replace=True)
    async with await open_store(elsewhere) as kept:
        assert await kept.open_tables() == 0


async def test_a_replaced_file_is_kept_with_all_that_its_journal_held(tmp_path: Path) -> None:
    path, file = tmp_path / "games.sqlite3", tmp_path / "games.backup"
    async with await open_store(path) as store:
        await begin_games(store)
        await back_up(str(path), file, Bar())
        await game(tables_on(store), ANNA, BORIS, channel=9)
        opened = await store.open_tables()
    await restore(file, str(path), Bar(), replace=True)
    async with await open_store(path) as restored, await open_store(f"{path}.before-restore") as kept:
        assert (await restored.open_tables(), await kept.open_tables()) == (opened - 1, opened)


async def test_a_move_takes_everything_along_and_games_go_on_there(tmp_path: Path, server: Path) -> None:
    path, target, bar = tmp_path / "games.sqlite3", await new_database(server), Bar()
    async with await open_store(path) as store:
        clock = Clock()
        tables = Tables(store, INSTRUCTIONS, clock=clock, random=Random(98))
        begun = await begin_games(store)
        begun.append(await long_game(tables, clock, Setup(), 1500, 1, channel=77))
        expected = await everything(store, begun)
        with pytest.raises(StoreInUse):
            await move(str(path), target, Bar())  # not under a running bot
    assert await move(str(path), target, bar) == bar.done == bar.total > 1500
    async with await open_store(target) as moved, await open_store(path) as left:
        assert await everything(moved, begun) == expected == await everything(left, begun)
        await finish(moved, begun[:4])
    with pytest.raises(CopyRefused, match="--replace"):
        await move(str(path), target, Bar())


async def test_a_move_that_fails_in_its_middle_leaves_nothing(tmp_path: Path, server: Path) -> None:
    path, target = tmp_path / "games.sqlite3", await new_database(server)
    async with await open_store(path) as store:
        await begin_games(store)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("INSERT INTO messages VALUES (424242, 'board', 1, 2, 3.0)")  # of a table that is not there
    with pytest.raises(Conflict):
        await move(str(path), target, Bar())
    async with await open_store(target) as empty:
        assert await empty.open_tables() == 0
    assert (await open_tables(path)) == len(NAMES)


async def open_tables(path: Path) -> int:
    async with await open_store(path) as store:
        return await store.open_tables()


async def test_only_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    with pytest.raises(CopyRefused, match="SQLite"):
        await move(str(tmp_path / "a"), str(tmp_path / "b"), Bar())
    with pytest.raises(CopyRefused, match="no database"):
        await move(str(tmp_path / "a"), "postgresql://nobody@127.0.0.1:1/nowhere", Bar())
