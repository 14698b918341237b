"""How long the event loop stands still, so that nobody is answered, beside the same with nothing going on: a very long
log is read while somebody else plays; with a thousand tables in use one person is forgotten, or one table unlocked.
"""

import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from bot.rules import Action, Signal, TakeBack, Word
from bot.store import Append, Store, open_store
from bot.tables import Tables, forget_person
from tests.bench.event_loop import longest_pause
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS, by, game, play_turn

ROWS = 100_000
TABLES = 1_000
BATCH = 5_000  # rows that are written as one
QUIET = 1.0  # seconds

_channels = itertools.count(10_000)


async def while_somebody_plays(tables: Tables, work: Awaitable[object]) -> tuple[float, float, float]:
    """And the longest turn of that somebody."""
    turns: list[float] = []
    playing = True

    async def play() -> None:
        table: int | None = None
        while playing:
            table = table or await game(tables, CARLA, channel=next(_channels))
            began = time.perf_counter()
            await play_turn(tables, table)
            turns.append(time.perf_counter() - began)
            if (await tables.look(table)).active is None:
                table = None
            await asyncio.sleep(0.01)

    player = asyncio.create_task(play())
    paused, took = await longest_pause(work)
    playing = False
    await player
    return paused.by_the_clock, took, max(turns)


async def write_long_log(store: Store, table: int, *twice: tuple[int, Action]) -> None:
    """Of somebody who does something and takes it back, again and again: what one account can do in a day."""
    tables = Tables(store, INSTRUCTIONS)
    for person, action in twice:
        await tables.act(table, by(person), action)
    log = await store.log(table)
    pair = log[-2:]
    rows = range(log[-1].n + 1, ROWS)
    for start in range(rows.start, rows.stop, BATCH):
        batch = range(start, min(start + BATCH, rows.stop))
        await store.write(
            *(Append(table, n, one.at, one.what, one.who) for n in batch for one in [pair[(n - rows.start) % 2]])
        )


async def long_log(folder: Path) -> None:
    async with await open_store(folder / "long.sqlite3") as store:
        tables = Tables(store, INSTRUCTIONS, random=Random(98))
        said, played = [await game(tables, ANNA, BORIS, channel=channel) for channel in (1, 2)]
        await write_long_log(store, said, (BORIS, Signal(0, Word.KEEP_OFF)), (BORIS, Signal(0, None)))
        view = (await tables.look(played)).view_of(ANNA)
        assert view is not None
        await write_long_log(store, played, (ANNA, next(view.state.plays())), (ANNA, TakeBack()))
        quiet, _, turn = await while_somebody_plays(tables, asyncio.sleep(QUIET))
        _say(f"nothing going on: longest pause {quiet * 1e3:7.1f} ms, longest turn of somebody {turn * 1e3:7.1f} ms")
        for name, long in (("signals", said), ("take-backs", played)):
            fresh = Tables(store, INSTRUCTIONS)
            paused, took, turn = await while_somebody_plays(fresh, fresh.look(long))
            line = f"{ROWS:,} rows of {name} are read in {took:.2f} s: longest pause {paused * 1e3:7.1f} ms"
            _say(f"{line}, longest turn of somebody else {turn * 1e3:7.1f} ms")


async def tables_in_use(folder: Path) -> None:
    async with await open_store(folder / "many.sqlite3") as store:
        tables = Tables(store, INSTRUCTIONS, random=Random(98), capacity=2 * TABLES)
        numbers = [await game(tables, 1000 + 2 * n, 1001 + 2 * n, channel=n) for n in range(TABLES)]
        for number in numbers:
            for _ in range(6):
                await play_turn(tables, number)

        async def then_look(work: Awaitable[object]) -> None:
            """What everybody who is at a table does next."""
            await work
            await asyncio.gather(*map(tables.look, numbers))

        for name, work in (
            ("nothing else happens", asyncio.sleep(0)),
            ("one person is forgotten", forget_person(tables, 1000)),
            ("one table is unlocked", tables.unlock(numbers[1], by(1, moderator=True))),
        ):
            paused, took = await longest_pause(then_look(work))
            line = f"{TABLES:,} tables in use, {name:24}: longest pause {paused.by_the_clock * 1e3:7.1f} ms"
            _say(f"{line}; until all of them are looked at again {took * 1e3:7.1f} ms")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(long_log(Path(temporary)))
        asyncio.run(tables_in_use(Path(temporary)))


if __name__ == "__main__":
    main()
