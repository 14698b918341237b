"""Many tables at once against Discord's limits: what is refused, how old boards and calls get, how clicks are answered.

The bot is in a process of its own, with all that it has in production but the computer players' search. The local
Discord and the people are in this one. Busy tables have one person and four computer players each; half of them are in
one server, which is called hostile here; the others are of strangers, in nineteen more. Then people alone, in pairs, at
a human pace. `python -m tests.bench.outbox --tables 50 --seconds 20` runs a part of it.
"""

import asyncio
import contextlib
import json
import logging
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import psutil  # type: ignore[import-untyped]

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.test_client import NoResponseError
from bot.playground.world import Channel
from tests.bench.channel import Player
from tests.bench.load.bot import read_commits
from tests.bench.load.lines import ages_line, say, verb
from tests.bench.load.people import BUSY, HUMAN, Answers, LoadTable
from tests.bench.load.watch import Channels, FirstActions, Moment, TurnBegun, Window, turns_played

BUSY_TABLES = (10, 50, 200, 500)
PEOPLE_TABLES = (50, 1000)
SECONDS = 9.0  # that each number of tables is watched
SERVERS = 20
OPENED = 25  # tables a second
WARM_UP = 60  # clicks
PROBE_PAUSE = 0.1  # seconds between the clicks that are measured
DRAIN = 5.0  # seconds in which what is old by then may still be shown


@dataclass(frozen=True)
class Stage:
    tables: int
    window: Window
    clicks: list[float]  # durable moves of somebody at a table alone, over a page
    failed: int  # interactions of the load without an answer
    probe_errors: Counter[str]  # of the measured player: no answer, or a page that had changed under the finger


class Load:
    """The local Discord, the bot's process, and tables that are added step by step."""

    def __init__(self, local: LocalDiscord, bot: psutil.Process, *, human: bool) -> None:
        self.local, self.bot = local, bot
        self.seen = Channels(local)
        self.answers = Answers()
        self._human = human
        self._tables: dict[int, LoadTable] = {}
        self._tasks: list[asyncio.Task[None]] = []
        first, *others = [local.world.channels_of(guild) for guild in local.world.more_guilds]
        self.hostile = first[0].guild_id
        self._free = _in_turn(first, others, human=human)

    async def grow(self, tables: int) -> None:
        while len(self._tables) < tables:
            channel = self._free.pop()
            people, computers, pace = (2, 0, HUMAN) if self._human else (1, 4, BUSY)
            table = self._tables[channel.id] = LoadTable(self.local, channel, people, computers, pace, self.answers)
            self._tasks.append(asyncio.create_task(table.run()))
            await asyncio.sleep(1 / OPENED)

    @property
    def channels(self) -> set[int]:
        return set(self._tables)

    def hear(self, line: str) -> None:
        """From the bot's process."""
        told = json.loads(line)
        if "person" in told:
            self.seen.turns.append(TurnBegun(**told))
        if told.get("channel") in self._tables:
            self._tables[told["channel"]].tell(told)

    async def watch(self, tables: int, seconds: float, probe: Player | None) -> Stage:
        begin, failed, clicks = Moment.now(self.local, self.bot), self.answers.failed, list[float]()
        errors = Counter[str]()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while probe is not None:
                    try:
                        clicks += (await probe.moves(1))[1]
                    except (NoResponseError, ActionRefusedError, TimeoutError) as error:
                        errors[f"{type(error).__name__}: {error}"] += 1
                        probe.hand = None
                    await asyncio.sleep(PROBE_PAUSE)
                await asyncio.sleep(seconds)
        window = Window(begin, Moment.now(self.local, self.bot))
        return Stage(tables, window, clicks, self.answers.failed - failed, errors)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


def _in_turn(first: list[Channel], others: list[list[Channel]], *, human: bool) -> list[Channel]:
    """Channels to take from the end: every other one is the first server's, or all servers' take turns."""
    strangers = [channel for row in zip(*others, strict=True) for channel in row]
    if human:
        return [*strangers[::-1]]
    return [channel for pair in zip(first, strangers, strict=False) for channel in pair][::-1]


@asynccontextmanager
async def bot_process(
    local: LocalDiscord, folder: Path, options: Namespace
) -> AsyncIterator[asyncio.subprocess.Process]:
    ways = [name for name in ("pictures", "old") if getattr(options, name)]
    arguments = (local.api_base, local.gateway, local.token, str(folder), *ways)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bench.load.bot",
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    try:
        yield process
    finally:
        process.stdin.close()
        try:
            async with asyncio.timeout(20):
                await process.wait()
        except TimeoutError:
            process.kill()


async def run(steps: tuple[int, ...], options: Namespace, *, human: bool) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        each = max(steps) // (SERVERS - 1) + 1
        guilds = [1 if human else max(steps) // 2 + 1] + [each] * (SERVERS - 1)
        async with LocalDiscord(folder / "world.jsonl", more_guilds=guilds) as local:
            async with bot_process(local, folder, options) as process:
                load, stages, end = await _stages(local, process, steps, options, human=human)
            _report(load, stages, end, folder, human=human)


async def _stages(
    local: LocalDiscord, process: asyncio.subprocess.Process, steps: tuple[int, ...], options: Namespace, *, human: bool
) -> tuple[Load, list[Stage], float]:
    assert process.stdout is not None
    async with asyncio.timeout(60):
        if not json.loads(await process.stdout.readline()).get("ready"):
            raise RuntimeError("the bot did not start")
    load = Load(local, psutil.Process(process.pid), human=human)
    reader = asyncio.create_task(_read_lines(process.stdout, load.hear))
    stages: list[Stage] = []
    async with TestClient(local.url, "Ada") as ada:
        probe = None if human else Player(ada)
        if probe is not None:
            await probe.moves(WARM_UP)
            stages.append(await load.watch(1, options.seconds / 2, probe))
        for tables in steps:
            await load.grow(tables)
            await asyncio.sleep(3.0)  # until the last ones play
            stages.append(await load.watch(tables, options.seconds * (2 if human or tables == 200 else 1), probe))
        await asyncio.sleep(DRAIN)
    end = Moment.now(local, load.bot).time
    await load.stop()
    reader.cancel()
    return load, stages, end


async def _read_lines(stream: asyncio.StreamReader, hear: Callable[[str], None]) -> None:
    while line := await stream.readline():
        hear(line.decode())


def _report(load: Load, stages: list[Stage], end: float, folder: Path, *, human: bool) -> None:
    probed = load.local.world.guild.id
    played = [commit for commit in read_commits(folder) if commit.guild != probed]
    acted = FirstActions(played)
    begun = [turn for turn in load.seen.turns if turn.channel in load.channels]
    probe_rate = stages[0].window.passed / stages[0].window.seconds if stages[0].clicks else 0.0
    alone = median(stages[0].clicks) if stages[0].clicks else None
    for stage in stages:
        window = stage.window
        within = [commit for commit in played if window.covers(commit.time)]
        strangers = [commit for commit in within if commit.guild != load.hostile]
        hostile = [commit for commit in within if commit.guild == load.hostile]
        called = [turn for turn in begun if window.covers(turn.time)]
        line = f"{stage.tables:5} tables  {window.passed / window.seconds:5.1f} requests a second"
        scopes = " ".join(f"{scope} {count:,}" for scope, count in sorted(window.refused.items())) or "none"
        line += f"  429s: {scopes}; invalid in ten minutes {window.invalid / window.seconds * 600:,.0f}"
        say(f"{line}  processor: bot {window.bot_share:.0%}, local Discord and people {window.local_share:.0%}")
        say(ages_line("boards of strangers", load.seen.board_ages(strangers, end)))
        if hostile:
            say(ages_line("boards of the hostile server", load.seen.board_ages(hostile, end)))
        say(ages_line("calls", load.seen.ping_ages(called, acted, end)))
        if stage.clicks and alone:
            clicks = sorted(stage.clicks)
            p50, p99 = clicks[len(clicks) // 2], clicks[len(clicks) * 99 // 100]
            say(f"{'':8}a durable click: {p50 * 1e3:6.1f} ms, p99 {p99 * 1e3:6.1f}, {p50 / alone:.2f} × alone")
        if stage.failed:
            say(f"{'':8}{stage.failed:,} presses unanswered")
        for error, count in stage.probe_errors.items():
            say(f"{'':8}{count} × the measured player met {error}")
        if turns := turns_played(played, window):
            requests = max(0.0, window.passed - probe_rate * window.seconds) / turns
            verbs = {route: count / turns for route, count in window.routes.items() if "{token}" not in route}
            parts = ", ".join(f"{count:.2f} {verb(route)}" for route, count in sorted(verbs.items()) if count >= 0.005)
            say(f"{'':8}{turns} turns, {requests:.2f} requests a turn; refused and probed included: {parts}")


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m tests.bench.outbox")
    parser.add_argument("--tables", type=int, nargs="*", default=BUSY_TABLES, help="busy ones, rising; none leaves out")
    parser.add_argument("--people", type=int, nargs="*", default=PEOPLE_TABLES, help="tables of people alone, rising")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that each is watched")
    parser.add_argument("--pictures", action="store_true", help="with pictures drawn, as in production")
    parser.add_argument(
        "--old", action="store_true", help="tables that have been open for more than a quarter of an hour"
    )
    options = parser.parse_args(arguments or [])
    logging.getLogger("bot").setLevel(logging.ERROR)
    if options.tables:
        say("busy tables: one person, four computer players")
        asyncio.run(run(tuple(options.tables), options, human=False))
    if options.people:
        say("tables of two people, a turn every 40 s")
        asyncio.run(run(tuple(options.people), options, human=True))


if __name__ == "__main__":
    main(sys.argv[1:])
