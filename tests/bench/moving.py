"""A database of 100,000 rows of whole games: a backup of it, a restore, and the move to PostgreSQL, where every game
replays to the same. The floor is a plain copy of the file with its bytes on disk.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from bot.store import Store, open_store
from bot.store.copying import back_up, move, restore
from bot.tables import Tables
from bot.tables.replay_log import replay_log
from tests.store.backends import new_address, shared_server
from tests.tables.scene import ANNA, BORIS, INSTRUCTIONS, game, play_turn

ROWS = 100_000
AT_ONCE = 32


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> None:
    file, copy, backup = folder / "games.sqlite3", folder / "copy", folder / "games.backup"
    async with await open_store(file) as store:
        games = await _play(store)
        before = await _replays(store, games)
    print(f"{len(games):,} games, {file.stat().st_size / 1e6:.0f} MB", flush=True)  # noqa: T201
    floor = await _timed("a plain copy of the file", asyncio.to_thread(_copy, file, copy), None)
    target, again = await new_address("postgres", folder, shared_server()), folder / "again.sqlite3"
    await _timed("a backup", back_up(str(file), backup, _no_bar), floor)
    await _timed("restored into SQLite", restore(backup, str(again), _no_bar), floor)
    await _timed("moved to PostgreSQL", move(str(file), target, _no_bar), floor)
    for name, address in (("SQLite", str(again)), ("PostgreSQL", target)):
        async with await open_store(address) as store:
            same = await _replays(store, games) == before
            print(f"all games replay to the same in {name}: {same}", flush=True)  # noqa: T201


async def _play(store: Store) -> list[int]:
    games = list[int]()

    async def player(first: int) -> None:
        tables = Tables(store, INSTRUCTIONS, random=Random(first))
        channel = first
        while await _rows(store) < ROWS:
            table = await game(tables, ANNA, BORIS, channel=channel)
            games.append(table)
            while (await tables.look(table)).active is not None:
                await play_turn(tables, table)
            channel += AT_ONCE

    await asyncio.gather(*(player(first) for first in range(1, AT_ONCE + 1)))
    return games


async def _rows(store: Store) -> int:
    return int((await store.read("SELECT count(*) FROM log"))[0][0])


async def _replays(store: Store, games: list[int]) -> list[object]:
    found = list[object]()
    for number in games:
        record = await store.record(number)
        assert record is not None
        table = replay_log(record, await store.log(number))
        found.append((table.n, table.seats, table.phase, table.state))
    return found


async def _timed(what: str, work: Awaitable[object], floor: float | None) -> float:
    began = time.perf_counter()
    await work
    took = time.perf_counter() - began
    beside = "" if floor is None else f", {took / floor:.0f} × the copy"
    print(f"{what}: {took:.2f} s{beside}", flush=True)  # noqa: T201
    return took


def _copy(source: Path, target: Path) -> None:
    with target.open("wb") as file:
        file.write(source.read_bytes())
        os.fsync(file.fileno())


def _no_bar(done: int, rows: int) -> None: ...


if __name__ == "__main__":
    main()
