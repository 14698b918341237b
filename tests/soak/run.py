"""Tables of one person and computer players, in all variants, opened anew when a game is over."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import psutil  # type: ignore[import-untyped]

from bot.playground import LocalDiscord
from bot.rules.variants import VARIANTS
from tests.bench.load.people import Answers, LoadTable, Pace

SERVERS = 20
OPENED = 5  # tables a second
PACE = Pace(12.0, 2.0)
WARM_UP = 0.3  # of the time: until caches are full and every variant has been drawn
LOOKS = 120  # at the memory
SETTLES = 60.0  # seconds in which what is under way may end
STARTS = 120.0  # seconds


@dataclass(frozen=True)
class Held:
    """What the bot's process holds, when nothing is going on."""

    tasks: Counter[str]
    files: int  # open ones and sockets, without the connections that are kept for the next request
    children: int
    open_tables: int
    waiting: int
    answers_under_way: int

    @property
    def is_idle(self) -> bool:
        return self.open_tables == self.waiting == self.answers_under_way == 0


@dataclass
class Memory:
    """In bytes, of the bot and of its computer players' process, in the order of time."""

    bot: list[int] = field(default_factory=list)
    players: list[int] = field(default_factory=list)

    def growth(self, looks: list[int]) -> float:
        """From the first fifth after the warm-up to the last, as a share of the former."""
        warm = looks[int(len(looks) * WARM_UP) :]
        fifth = max(1, len(warm) // 5)
        return median(warm[-fifth:]) / median(warm[:fifth]) - 1


@dataclass(frozen=True)
class Report:
    seconds: float
    tables: int
    games: int
    answers: list[float]
    unanswered: int
    memory: Memory
    before: Held
    after: Held
    left: dict[str, Any]  # once it had closed
    status: int

    def __str__(self) -> str:
        times = sorted(self.answers) or [0.0]
        p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
        new_tasks = self.after.tasks - self.before.tasks
        mega = [f"{looks[0] / 1e6:.0f} → {looks[-1] / 1e6:.0f} MB" for looks in (self.memory.bot, self.memory.players)]
        return (
            f"{self.tables} tables for {self.seconds:.0f} s: {self.games} games, {len(times):,} answers,"
            f" p50 {p50 * 1e3:.0f} ms, p99 {p99 * 1e3:.0f} ms, longest {times[-1] * 1e3:.0f} ms;"
            f" {self.unanswered} without an answer\n"
            f"memory of the bot {mega[0]}, {self.memory.growth(self.memory.bot):+.1%} after the warm-up; "
            f"of the computer players {mega[1]}, {self.memory.growth(self.memory.players):+.1%}\n"
            f"tasks {self.before.tasks.total()} → {self.after.tasks.total()} {dict(new_tasks)}, files "
            f"{self.before.files} → {self.after.files}, processes {self.before.children} → {self.after.children}\n"
            f"after closing: {self.left}, exit status {self.status}"
        )


class Process:
    """The bot's."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.outside = process, psutil.Process(process.pid)
        self.games = 0
        self._tables = dict[int, LoadTable]()
        self._told = asyncio.Queue[dict[str, Any]]()
        self._reading = asyncio.create_task(self._read())

    async def told(self, name: str, seconds: float = STARTS) -> Any:
        async with asyncio.timeout(seconds):
            while name not in (line := await self._told.get()):
                pass
        return line[name]

    def hand_to(self, tables: list[LoadTable]) -> None:
        self._tables = {table.channel.id: table for table in tables}

    async def held(self) -> Held:
        assert self.process.stdin is not None
        self.process.stdin.write(b"?\n")
        found = await self.told("held")
        files = self.outside.num_fds() - found["connections_kept"] - found["answers_under_way"]
        return Held(
            Counter(found["tasks"]),
            files,
            len(self.outside.children(recursive=True)),
            found["open_tables"],
            found["waiting"],
            found["answers_under_way"],
        )

    async def idle(self, like: Held | None = None) -> Held:
        """As soon as nothing is going on and nothing is left; or else how it stands after a while."""
        until = time.monotonic() + SETTLES
        while True:
            held = await self.held()
            if time.monotonic() > until or (held.is_idle and (like is None or held.tasks == like.tasks)):
                return held
            await asyncio.sleep(1.0)

    def look_at(self, memory: Memory) -> None:
        memory.bot.append(self.outside.memory_info().rss)
        memory.players.append(sum(each.memory_info().rss for each in self.outside.children(recursive=True)))

    async def close(self) -> tuple[dict[str, Any], int]:
        assert self.process.stdin is not None
        self.process.stdin.close()
        left = await self.told("left")
        status = await self.process.wait()
        await self._reading
        return left, status

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            told = json.loads(line)
            if (table := self._tables.get(told.get("channel", 0))) is not None:
                self.games += bool(told.get("over"))
                table.tell(told)
            elif "channel" not in told:
                self._told.put_nowait(told)


@asynccontextmanager
async def bot_process(local: LocalDiscord, folder: Path) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.soak.bot", local.api_base, local.gateway, local.token, str(folder)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def run(folder: Path, tables: int, seconds: float) -> Report:
    channels = -(-tables // SERVERS)
    async with (
        LocalDiscord(folder / "world.jsonl", more_guilds=[channels] * SERVERS) as local,
        bot_process(local, folder) as bot,
    ):
        await bot.told("ready")
        answers, memory = Answers(), Memory()
        places = [local.world.channels_of(guild)[n] for n in range(channels) for guild in local.world.more_guilds]
        await _warm_up(local, bot, LoadTable(local, places[0], 1, 1, PACE, answers))
        before = await bot.idle()
        load = [_table(local, place, n, answers) for n, place in enumerate(places[:tables])]
        bot.hand_to(load)
        games = await _play(bot, load, seconds, memory)
        after = await bot.idle(before)
        left, status = await bot.close()
    return Report(seconds, tables, games, answers.times, answers.failed, memory, before, after, left, status)


def _table(local: LocalDiscord, place: Any, number: int, answers: Answers) -> LoadTable:
    variant = list(VARIANTS.values())[number % len(VARIANTS)]
    computers = variant.seat_counts[-1] - 1
    return LoadTable(local, place, 1, computers, PACE, answers, variant=variant.name)


async def _warm_up(local: LocalDiscord, bot: Process, table: LoadTable) -> None:
    """A first table, so that whatever is opened once is open: only what comes beside it is a leak."""
    bot.hand_to([table])
    task = asyncio.create_task(table.run())
    await asyncio.sleep(3.0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await table.end()


async def _play(bot: Process, load: list[LoadTable], seconds: float, memory: Memory) -> int:
    """Returns how many games were played to their end."""
    tasks, already = list[asyncio.Task[None]](), bot.games
    until = time.monotonic() + seconds
    for table in load:
        tasks.append(asyncio.create_task(table.run()))
        await asyncio.sleep(1 / OPENED)
    while (remaining := until - time.monotonic()) > 0:
        bot.look_at(memory)
        await asyncio.sleep(min(seconds / LOOKS, remaining))
    games = bot.games - already
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    for table in load:
        await table.end()
    return games
