"""Durable actions through the whole door, beside raw aiosqlite with one commit each in the same run.

Each line is what players would meet: an action is decided, appended, on disk, and told to listeners before the next.
Rounds take turns, each against the floor of its own round; what is printed is the median of them.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import aiosqlite
import psutil  # type: ignore[import-untyped]

from bot.rules import Action, Start, apply
from bot.store import Append, OpenTable, SetDeadline, Store, open_store
from bot.tables import Began, Caller, Tables, Timers
from bot.tables.computer import plain_turn
from tests.store.backends import new_address
from tests.tables.scene import ANNA, BORIS, CARLA, INSTRUCTIONS, lobby

PEOPLE = (ANNA, BORIS, CARLA)
ACTIONS = {1: 1500, 16: 6000, 64: 12_000}  # in all, by how many tables play at once
OPEN_TABLES = 10_000
ROUNDS = 5
BACKENDS = ("sqlite", "postgres")

Step = Callable[[], Awaitable[object]]


class Measured(NamedTuple):
    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.rate:8,.0f} a second   p50 {self.p50 * 1e3:6.2f} ms   p99 {self.p99 * 1e3:6.2f} ms"


async def _measure(lanes: list[list[Step]]) -> Measured:
    """All lanes at once, each one step after the other."""
    times: list[float] = []

    async def walk(lane: list[Step]) -> None:
        for step in lane:
            began = time.perf_counter()
            await step()
            times.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*map(walk, lanes))
    took = time.perf_counter() - began
    times.sort()
    return Measured(len(times) / took, times[len(times) // 2], times[len(times) * 99 // 100])


@asynccontextmanager
async def _raw_lanes(file: Path, count: int) -> AsyncIterator[list[list[Step]]]:
    """The floor: an insert and its commit, the way a bot without a door would write them."""
    async with aiosqlite.connect(file) as connection:
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            await connection.execute(f"PRAGMA {pragma}")
        await connection.execute("CREATE TABLE log (t INTEGER, n INTEGER, what BLOB, PRIMARY KEY (t, n))")
        await connection.commit()
        lock = asyncio.Lock()  # a connection has one transaction

        async def write(table: int, n: int) -> None:
            async with lock:
                await connection.execute("INSERT INTO log VALUES (?, ?, ?)", (table, n, b"an action of a game"))
                await connection.commit()

        each = ACTIONS[count] // count // (4 if count > 1 else 1)
        yield [[_step(write, table, n) for n in range(each)] for table in range(count)]


def _step(write: Callable[[int, int], Awaitable[None]], table: int, n: int) -> Step:
    return lambda: write(table, n)


async def _door_lanes(store: Store, count: int) -> list[list[Step]]:
    """Whole games, known beforehand, so that only the door is measured."""
    tables = Tables(store, INSTRUCTIONS, random=Random(98), capacity=100_000)
    lanes: list[list[Step]] = [[] for _ in range(count)]
    channel = 0
    interaction = 1
    for lane in lanes:
        while len(lane) < ACTIONS[count] // count:
            channel += 1
            table = await lobby(tables, *PEOPLE, channel=channel)
            await tables.start(table, Caller(ANNA))
            for person, action in await _whole_game(tables, table):
                interaction += 1
                lane.append(_act(tables, table, Caller(person, interaction=2**40 + interaction), action))
        del lane[ACTIONS[count] // count :]
    return lanes


def _act(tables: Tables, table: int, caller: Caller, action: Action) -> Step:
    return lambda: tables.act(table, caller, action)


async def _whole_game(tables: Tables, table: int) -> list[tuple[int, Action]]:
    began = (await tables.entries(table))[-1].what
    assert isinstance(began, Began)
    state = apply(began.deal.begin(), 0, Start()).state
    actions: list[tuple[int, Action]] = [(PEOPLE[0], Start())]
    while state.outcome is None:
        seat = state.seat
        assert seat is not None
        for action in plain_turn(state):
            actions.append((PEOPLE[seat], action))
            state = apply(state, seat, action).state
    return actions


async def _rows(store: Store) -> int:
    return int((await store.read("SELECT COUNT(*) FROM log"))[0][0])


def _middle(rounds: list[Measured]) -> Measured:
    return Measured(*(median(figure) for figure in zip(*rounds, strict=True)))


async def _round(place: Path, server: Path, count: int) -> dict[str, Measured]:
    """The floor and the door on each backend, one after the other."""
    os.mkdir(place)
    async with _raw_lanes(place / "raw.sqlite3", count) as lanes:
        measured = {"raw": await _measure(lanes)}
    for backend in BACKENDS:
        async with await open_store(await new_address(backend, place, server)) as store:
            lanes = await _door_lanes(store, count)
            before = await _rows(store)
            measured[backend] = await _measure(lanes)
            assert await _rows(store) - before == sum(map(len, lanes))  # all of them are there
    return measured


async def _compare(folder: Path, say: Callable[[str], object]) -> None:
    for count in ACTIONS:
        rounds = [await _round(folder / f"{count}-{n}", folder / "postgres", count) for n in range(ROUNDS)]
        say(f"{count:3} tables  raw aiosqlite   {_middle([each['raw'] for each in rounds])}")
        for backend in BACKENDS:
            rate = median(each[backend].rate / each["raw"].rate for each in rounds)
            p50 = median(each[backend].p50 / each["raw"].p50 for each in rounds)
            middle = _middle([each[backend] for each in rounds])
            say(f"{count:3} tables  door, {backend:9} {middle}   {rate:5.2f} × its rate, {p50:5.2f} × its p50")


async def _fill(file: Path) -> None:
    """Open tables in mid-game: copies of one, each with its deadline."""
    async with await open_store(file) as store:
        tables = Tables(store, INSTRUCTIONS, random=Random(98))
        table = await lobby(tables, *PEOPLE, channel=0)
        await tables.start(table, Caller(ANNA))
        for person, action in (await _whole_game(tables, table))[:20]:
            await tables.act(table, Caller(person), action)
        log = await store.log(table)
        for start in range(1, OPEN_TABLES, 100):
            await asyncio.gather(
                *(
                    store.write(
                        OpenTable(number, 1, number, ANNA, log[0].at),
                        *(Append(number, r.n, r.at, r.what, r.who, r.whom) for r in log),
                        SetDeadline(number, "people", log[-1].at + 600),
                    )
                    for number in range(start, min(start + 100, OPEN_TABLES))
                )
            )


async def _start_up(file: Path, say: Callable[[str], object]) -> None:
    """In a process of its own, so that its memory is its own."""
    before, began = _megabytes(), time.perf_counter()
    async with await open_store(file) as store:
        tables = Tables(store, INSTRUCTIONS)
        timers = Timers(tables)
        await timers.resume()
        await timers.run_due()
        took = time.perf_counter() - began
        count = await store.open_tables()
        after = _megabytes()
        say(f"{count:,} open tables: started in {took:.2f} s, {after - before:.1f} MB more than before")
        began = time.perf_counter()
        for number in range(1, 1001):
            await tables.look(number)
        each = (time.perf_counter() - began) / 1000
        say(
            f"1,000 of them in use: {_megabytes() - after:.1f} MB more;"
            f" reading one from its log takes {each * 1e3:.2f} ms"
        )


def _megabytes() -> float:
    return float(psutil.Process().memory_info().rss) / 2**20


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        asyncio.run(_compare(folder, _say))
        file = folder / "many.sqlite3"
        asyncio.run(_fill(file))
        subprocess.run([sys.executable, "-m", "tests.bench.tables", str(file)], check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(_start_up(Path(sys.argv[1]), _say))
    else:
        main()
