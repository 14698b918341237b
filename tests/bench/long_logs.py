"""One table with a log of 100,000 rows, and somebody else who plays: how long the event loop and they are kept waiting.

Beside it the floor of the same run: the same player with nothing else going on. Then 1,000 tables in memory while one
person is forgotten and one table unlocked: what that costs everybody else.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.rules import Signal, Word
from bot.store import Append, OpenTable, Store, open_store
from bot.tables import Acted, Caller, Tables, export_person, forget_person
from bot.tables.decisions import Draft
from bot.tables.rows import encode
from tests.store.backends import new_address
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, INSTRUCTIONS, MARTHA, game

ROWS = 100_000
IN_USE = 1000
UNIT = 1000  # rows written at a time
FORGETTABLE = 9_000_001
BACKENDS = ("sqlite", "postgres")
WORDS = (Word.FREE, None)


class Waits:
    """The longest so far, in seconds."""

    def __init__(self) -> None:
        self.loop = self.click = 0.0
        self.clicks = 0

    def __str__(self) -> str:
        loop, click = self.loop * 1e3, self.click * 1e3
        return f"longest pause of the event loop {loop:7.1f} ms, longest click {click:7.1f} ms of {self.clicks:,}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def _watch(waits: Waits) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.loop = max(waits.loop, time.perf_counter() - began - 0.001)


async def _play(tables: Tables, table: int, waits: Waits) -> None:
    """A durable action after the other, by somebody who has nothing to do with it."""
    while True:
        word = WORDS[waits.clicks % 2]
        began = time.perf_counter()
        await tables.table_log.change(table, Caller(CARLA), lambda _, word=word: [Draft(Acted(0, Signal(0, word)))])  # type: ignore[misc]
        waits.click = max(waits.click, time.perf_counter() - began)
        waits.clicks += 1
        await asyncio.sleep(0.005)


@asynccontextmanager
async def _others(tables: Tables, table: int) -> AsyncIterator[Waits]:
    await tables.look(table)
    waits = Waits()
    tasks = [asyncio.create_task(_watch(waits)), asyncio.create_task(_play(tables, table, waits))]
    await asyncio.sleep(0.05)
    waits.loop = waits.click = 0.0
    try:
        yield waits
        await asyncio.sleep(0.05)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _measure(name: str, tables: Tables, stranger: int, work: Callable[[], Awaitable[object]]) -> None:
    async with _others(tables, stranger) as waits:
        began = time.perf_counter()
        await work()
        took = time.perf_counter() - began
    _say(f"  {name:44} {took:7.3f} s   {waits}")


async def _fill(store: Store) -> tuple[int, int]:
    """The table with the long log, and the one where somebody else plays."""
    tables = Tables(store, INSTRUCTIONS, random=Random(98))
    long, stranger = await game(tables, ANNA, BORIS, channel=1), await game(tables, CARLA, DARIO, channel=2)
    first, now = (await tables.look(long)).n + 1, time.time()
    words = [encode(Acted(1, Signal(0, word))) for word in WORDS]
    for start in range(first, ROWS, UNIT):
        rows = range(start, min(start + UNIT, ROWS))
        await store.write(*(Append(long, n, now, words[n % 2], BORIS, None, 2**50 + n) for n in rows))
    return long, stranger


async def _long_log(store: Store) -> None:
    long, stranger = await _fill(store)

    def restart() -> Tables:
        return Tables(store, INSTRUCTIONS)

    await _measure("nothing else, the floor", tables := restart(), stranger, lambda: asyncio.sleep(1.0))
    await _measure("the table is loaded", tables := restart(), stranger, lambda: tables.look(long))
    await _say_something(tables, long)
    await _measure("once more, after an action at it", tables := restart(), stranger, lambda: tables.look(long))
    await _measure("its whole log for the record of the game", tables, stranger, lambda: tables.entries(long))
    await _measure("everything stored about the talker", tables, stranger, lambda: export_person(tables, BORIS))
    unlocker = Caller(MARTHA, moderator=True)
    await _measure("it is unlocked", tables, stranger, lambda: tables.unlock(long, unlocker))
    await _measure("the talker is forgotten", tables, stranger, lambda: forget_person(tables, BORIS))
    await _measure("the table is loaded once more", tables, stranger, lambda: tables.look(long))


async def _say_something(tables: Tables, table: int) -> None:
    await tables.table_log.change(table, Caller(ANNA), lambda _: [Draft(Acted(0, Signal(1, Word.FREE)), ANNA)])


async def _many_tables(store: Store) -> None:
    """Copies of one table, all in memory. One more has the person who wants to be forgotten."""
    tables = Tables(store, INSTRUCTIONS, random=Random(98), capacity=2 * IN_USE)
    stranger, theirs = await game(tables, CARLA, DARIO, channel=2), await game(tables, FORGETTABLE, ANNA, channel=3)
    log = await store.log(stranger)
    copies = range(1, IN_USE + 1)
    for number in copies:
        rows = (Append(number, row.n, row.at, row.what, row.who, row.whom) for row in log)
        await store.write(OpenTable(number, 1, 1000 + number, CARLA, log[0].at), *rows)

    async def click_everywhere() -> None:
        for first in copies[::10]:
            await asyncio.gather(*(_say_something(tables, number) for number in range(first, first + 10)))

    await click_everywhere()
    unlocker = Caller(MARTHA, moderator=True)
    await _measure("a click at every table, the floor", tables, stranger, click_everywhere)
    await _measure(
        "somebody at another table is forgotten", tables, stranger, lambda: forget_person(tables, FORGETTABLE)
    )
    await _measure("then a click at every table", tables, stranger, click_everywhere)
    await _measure("another table is unlocked", tables, stranger, lambda: tables.unlock(theirs, unlocker))
    await _measure("then a click at every table", tables, stranger, click_everywhere)


async def _run(folder: Path) -> None:
    for backend in BACKENDS:
        _say(f"{backend}: a log of {ROWS:,} rows")
        async with await open_store(await new_address(backend, folder / "long", folder / "postgres")) as store:
            await _long_log(store)
        _say(f"{backend}: {IN_USE:,} tables in memory")
        async with await open_store(await new_address(backend, folder / "many", folder / "postgres")) as store:
            await _many_tables(store)


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(_run(Path(temporary)))
