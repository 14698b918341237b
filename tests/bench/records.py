"""The record with a million finished games: each command on loopback, from the click to the answer, beside a bare ping
of the same bot in the same run; how long the event loop stands still meanwhile; and the size of a game on disk.

Whoever asks has played 10,000 games, on a server of 200,000. `GAMES=300000` takes fewer in all,
`BACKENDS=sqlite` one of the two.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median

from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.records import Period, Person, Ranking, Records, Server, Team
from bot.store import Store, open_store
from bot.tables import Tables
from bot.text import Texts
from bot.ui.pictures import Pictures
from tests.bench.channel import ping, timed
from tests.bench.million_games import MillionGames, fill
from tests.store.backends import new_address
from tests.tables.scene import game, play_turn

GAMES = int(os.environ.get("GAMES", "1000000"))
ASKED = 200  # times each
OPEN_TABLES, TURNS = 8, 3
BACKENDS = os.environ.get("BACKENDS", "sqlite postgres").split()
COMMANDS = ("stats me", "stats server", "leaderboard", "table mine")


class Pause:
    """The longest in which the event loop did nothing else."""

    longest = 0.0

    async def watch(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.perf_counter() - began - 0.001)


@asynccontextmanager
async def bot_at_work(
    folder: Path, store: Store, pictures: Pictures | None
) -> AsyncIterator[tuple[TestClient, NinetyEight]]:
    resend_lost_answers()
    async with LocalDiscord(folder / "world.jsonl", rate_limits=False) as local:
        tables = Tables(store, extreme_deck(), random=Random(98))
        bot = NinetyEight(Services(tables, Texts(DATA / "locales"), pictures=pictures))
        bot.tree.add_command(ping)
        with redirected_to(local.api_base, local.gateway):
            task = asyncio.create_task(bot.start(local.token))
            try:
                while not bot.is_ready():  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                async with TestClient(local.url, "Ada") as ada:
                    yield ada, bot
            finally:
                await bot.close()
                await asyncio.gather(task, return_exceptions=True)


async def _measure(backend: str, folder: Path) -> None:
    address = await new_address(backend, folder, folder / "postgres")
    async with (
        await open_store(address) as store,
        Pictures(kept=0) as pictures,
        bot_at_work(folder, store, pictures) as (ada, bot),
    ):
        person, guild = int(ada.user("Ada")), bot.guilds[0].id
        filled = MillionGames(person, guild, time.time(), GAMES)
        began = time.perf_counter()
        size = await fill(address, filled)
        gc.collect()
        gc.freeze()  # as the bot does: what is there by now is not searched for garbage again
        took = time.perf_counter() - began
        _say(f"{backend}: {GAMES:,} games filled in {took:.0f} s, {size / GAMES:.0f} bytes on disk each")
        for channel in range(OPEN_TABLES):
            table = await game(bot.services.tables, person, 7, channel=10_000 + channel)
            for _ in range(TURNS):
                if (await bot.services.tables.look(table)).active is not None:  # some are lost at once
                    await play_turn(bot.services.tables, table)
        await _ask(backend, ada, bot, person)
        await _read(backend, store, filled)


async def _ask(backend: str, ada: TestClient, bot: NinetyEight, person: int) -> None:
    """Over the wire. My tables are read anew from their logs each time, as those of slow games are."""
    floor, quiet = await _times(ada, bot, "ping", person)
    _say(
        f"  {'ping':22} p50 {floor[0]:6.1f} ms   p99 {floor[1]:6.1f} ms                  longest pause {quiet:5.1f} ms"
    )
    for command in COMMANDS:
        (p50, p99), pause = await _times(ada, bot, command, person)
        line = f"  /{command:21} p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   {p50 / floor[0]:4.1f} pings"
        _say(f"{line}   longest pause {pause:5.1f} ms")


async def _times(ada: TestClient, bot: NinetyEight, command: str, person: int) -> tuple[tuple[float, float], float]:
    tables, pause = bot.services.tables, Pause()
    for _ in range(10):
        await ada.slash(command)
    watching = asyncio.create_task(pause.watch())
    times = []
    for _ in range(ASKED):
        tables.table_log.forget(await tables.where_seated(person))
        times.append(await timed(ada.slash(command)))
    watching.cancel()
    times.sort()
    return (1e3 * median(times), 1e3 * times[len(times) * 99 // 100]), 1e3 * pause.longest


async def _read(backend: str, store: Store, filled: MillionGames) -> None:
    """The read alone, of what no command above has asked for."""
    records, guild, person = Records(store), filled.guild, filled.person
    for name, ask in (
        ("the same on one server", lambda: records.summary(Person(person, guild))),
        ("a team of 2,000 games", lambda: records.summary(Team(filled.team, guild))),
        ("a server of 400 games", lambda: records.summary(Server(guild + 5))),
        ("the last page", lambda: records.leaderboard(guild, Ranking("original", 3), person, 400)),
        ("a ranking of this month", lambda: records.leaderboard(guild, Ranking("extreme", 3, Period.MONTH), person)),
        ("what a result has special", lambda: records.result_notes(5)),
    ):
        times = sorted([1e3 * await timed(ask()) for _ in range(ASKED)])
        _say(f"  read: {name:28} p50 {median(times):6.1f} ms   p99 {times[len(times) * 99 // 100]:6.1f} ms")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    for backend in BACKENDS:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_measure(backend, Path(folder)))


if __name__ == "__main__":
    main()
