"""From an interaction to its answer over the local Discord's sockets: a durable move beside a bare ping in one run.

The local Discord and the people are in this process, the bot in one of its own. A move is a press of a
card on the hand and one of *Take back* in turns, each on disk before it is answered, at twelve tables of one player
each; boards are redrawn meanwhile.
"""

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
import psutil  # type: ignore[import-untyped]
from discord import app_commands

from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.client import KEEP_ALIVE, NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.playground import LocalDiscord, TestClient, redirect_discord_py
from bot.playground.world.guild import Channel
from bot.store import open_store
from bot.tables import Tables, limits
from bot.text import Texts
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from tests.bench.channel import button
from tests.bench.pressed_hand import PressedHand

KINDS = {
    "ping": "a bare discord.py ping",
    "words": "a durable move, words alone",
    "pictures": "a durable move, its picture drawn anew",
}
PEOPLE = 12
PACE = 50  # a second
SECONDS = 3
ROUNDS = 3

Step = Callable[[], Awaitable[None]]


class Figures(NamedTuple):
    p50: float
    p99: float
    most: float  # answers a second
    cost: float  # seconds of the bot's processor an answer, when it has all it can do
    local: float  # the same of the local Discord and the people; the greater of the two is what limits `most`


# The bot's process


class Ping(discord.Client):
    def __init__(self, connector: aiohttp.BaseConnector) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            connector=connector,
        )
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Answers pong")
        async def ping(interaction: discord.Interaction[discord.Client]) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@asynccontextmanager
async def make_bot(kind: str, folder: Path) -> AsyncIterator[discord.Client]:
    connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=KEEP_ALIVE)
    if kind == "ping":
        yield Ping(connector)
        return
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(folder / "tables.sqlite3"))
        # No picture is kept: in a game nearly every move shows one that was never drawn before.
        pictures = await stack.enter_async_context(Pictures(kept=0)) if kind == "pictures" else None
        resend_lost_answers()
        limits.TAKE_BACKS = 10**9  # here a turn is nothing but plays and take-backs
        yield NinetyEight(
            Services(Tables(store, extreme_deck()), Texts(DATA / "locales"), pictures=pictures), connector=connector
        )


async def serve(kind: str, api_base: str, gateway: str, token: str, folder: str) -> None:
    """Until nobody holds the other end of its standard input."""
    redirect_discord_py(api_base, gateway)
    async with make_bot(kind, Path(folder)) as bot:
        running = asyncio.create_task(bot.start(token))
        while not bot.is_ready():
            await asyncio.wait({running}, timeout=0.05)
            if running.done():
                running.result()
        gc.freeze()
        print_line("ready")
        await asyncio.to_thread(sys.stdin.read)
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


# This process


@asynccontextmanager
async def bot_process(kind: str, local: LocalDiscord, folder: Path) -> AsyncIterator[psutil.Process]:
    arguments = (kind, local.api_base, local.gateway, local.token, str(folder))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __spec__.name, *arguments, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with asyncio.timeout(30):
            if await process.stdout.readline() != b"ready\n":
                raise RuntimeError(f"the bot of {kind!r} did not start")
        yield psutil.Process(process.pid)
    finally:
        process.stdin.close()
        try:
            async with asyncio.timeout(10):
                await process.wait()
        except TimeoutError:
            process.kill()


async def repeated_steps(kind: str, client: TestClient) -> Iterator[Step]:
    """What this person does, again and again."""
    if kind == "ping":
        return cycle([lambda: client.slash("ping")])
    await client.slash("table open")
    await client.slash("table start")  # alone: nobody to agree with on who begins
    await client.slash("hand")
    shown = await client.wait_for_message(lambda message: button(message, Verb.PLAY) is not None)
    hand = PressedHand(client, shown["id"])
    return cycle([lambda: hand.press(Verb.PLAY), lambda: hand.press(Verb.TAKE_BACK)])


async def time_step(step: Step, lock: asyncio.Lock, due: float, times: list[float]) -> None:
    """From the moment it was due, so that a slow answer is not hidden by the ones that waited behind it."""
    async with lock:
        await step()
        times.append(time.perf_counter() - due)


async def measure_paced(lanes: list[Iterator[Step]]) -> list[float]:
    times: list[float] = []
    locks = [asyncio.Lock() for _ in lanes]
    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(PACE * SECONDS):
            due = began + number / PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            lane = number % len(lanes)
            group.create_task(time_step(next(lanes[lane]), locks[lane], due, times))
    return sorted(times)


async def measure_throughput(lanes: list[Iterator[Step]]) -> float:
    end = time.perf_counter() + SECONDS
    done = 0

    async def walk(lane: Iterator[Step]) -> None:
        nonlocal done
        while time.perf_counter() < end:
            await next(lane)()
            done += 1

    await asyncio.gather(*map(walk, lanes))
    return done / (time.perf_counter() - end + SECONDS)


async def measure(kind: str, folder: Path) -> Figures:
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(folder / "world.jsonl", players=PEOPLE))
        for number in range(PEOPLE):
            local.world.put_channel(Channel(local.world.snowflakes.next(), f"table-{number}", 10 + number))
        bot = await stack.enter_async_context(bot_process(kind, local, folder))
        names = [user.name for user in local.world.users.values() if not user.bot][-PEOPLE:]
        clients = [
            await stack.enter_async_context(TestClient(local.url, name, channel=f"table-{number}"))
            for number, name in enumerate(names)
        ]
        lanes = [await repeated_steps(kind, client) for client in clients]
        for lane in lanes * 4:
            await next(lane)()
        paced = await measure_paced(lanes)
        before, own = _processor(bot), _processor(psutil.Process())
        most = await measure_throughput(lanes)
        cost = (_processor(bot) - before) / (most * SECONDS)
        local_cost = (_processor(psutil.Process()) - own) / (most * SECONDS)
    if kind != "ping":
        async with await open_store(folder / "tables.sqlite3") as store:
            moves = (await store.read("SELECT COUNT(*) FROM log"))[0][0]
            assert moves >= len(paced) + int(most * SECONDS)  # what was answered is there
    return Figures(paced[len(paced) // 2], paced[len(paced) * 99 // 100], most, cost, local_cost)


def _processor(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


async def compare() -> dict[str, Figures]:
    rounds: dict[str, list[Figures]] = {kind: [] for kind in KINDS}
    for _ in range(ROUNDS):
        for kind, measured in rounds.items():
            with tempfile.TemporaryDirectory() as folder:
                measured.append(await measure(kind, Path(folder)))
    return {kind: Figures(*map(statistics.median, zip(*each, strict=True))) for kind, each in rounds.items()}


def print_line(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    print_line(f"interaction to answer, medians of {ROUNDS} rounds; {PEOPLE} at once when as fast as it goes")
    figures = asyncio.run(compare())
    floor = figures["ping"]
    for kind, name in KINDS.items():
        measured = figures[kind]
        line = f"  {name:40} {PACE} a second: p50 {measured.p50 * 1e3:6.2f} ms  p99 {measured.p99 * 1e3:6.2f} ms"
        line += f"   most {measured.most:5,.0f} a second   processor an answer {measured.cost * 1e3:5.2f} ms"
        print_line(f"{line}, of the local Discord {measured.local * 1e3:4.2f} ms")
        if kind != "ping":
            ratios = f"p50 ×{measured.p50 / floor.p50:.2f}   p99 ×{measured.p99 / floor.p99:.2f}"
            ratios += f"   most ×{measured.most / floor.most:.2f}"
            print_line(f"  {'':40} beside the ping: {ratios}   processor ×{measured.cost / floor.cost:.2f}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(serve(*sys.argv[1:]))
    else:
        main()
