"""The record with a million finished games: each command on loopback, from the click to the answer, beside a bare ping
of the same bot in the same run; how long the event loop stands still meanwhile; and the size of a game on disk.

Whoever asks has played 10,000 games, on a server of 200,000. `GAMES=300000` takes fewer in all,
`BACKENDS=sqlite` one of the two. `KEPT=folder` fills the databases there and stops; once they are filled, it measures:
so only the measuring needs a quiet machine.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from bot.client import NinetyEight
from bot.playground import TestClient
from bot.records import Period, Person, Ranking, Records, Server, Team
from bot.store import Store, open_store
from bot.tables import Tables
from bot.ui.pictures import Pictures
from tests.bench.event_loop import Pause, longest_pause
from tests.bench.loopback import Waits, bot_on_loopback, timed, waits
from tests.bench.million_games import MillionGames, fill
from tests.store.backends import kept_postgres, new_address
from tests.tables.scene import game, play_turn

GAMES = int(os.environ.get("GAMES", "1000000"))
ASKED = 200  # times each
OPEN_TABLES, TURNS = 8, 3
KEPT = os.environ.get("KEPT", "")
BACKENDS = os.environ.get("BACKENDS", "sqlite postgres").split()
COMMANDS = ("stats me", "stats server", "leaderboard", "table mine")


async def _measure(backend: str, folder: Path) -> None:
    address = await _address(backend, folder)
    filled_before = folder / "filled"
    async with (
        await open_store(address) as store,
        Pictures(kept=0) as pictures,
        bot_on_loopback(folder, store, pictures) as (ada, bot),
    ):
        person, guild = int(ada.user("Ada")), bot.guilds[0].id
        filled = MillionGames(person, guild, time.time(), GAMES)
        if not filled_before.exists():
            began = time.perf_counter()
            size = await fill(address, filled)
            took = time.perf_counter() - began
            _say(f"{backend}: {GAMES:,} games filled in {took:.0f} s, {size / GAMES:.0f} bytes on disk each")
            await _open_tables(bot.services.tables, person)
            filled_before.touch()
            if KEPT:
                return
        await _ask(ada, bot, person)
        await _read(store, filled)


async def _address(backend: str, folder: Path) -> str:
    if KEPT and backend == "postgres":
        return kept_postgres(folder / "postgres")
    return await new_address(backend, folder, folder / "postgres")


async def _open_tables(tables: Tables, person: int) -> None:
    for channel in range(OPEN_TABLES):
        table = await game(tables, person, 7, channel=10_000 + channel)
        for _ in range(TURNS):
            if (await tables.look(table)).active is not None:  # some are lost at once
                await play_turn(tables, table)


async def _ask(ada: TestClient, bot: NinetyEight, person: int) -> None:
    """Over the wire. My tables are read anew from their logs each time, as those of slow games are."""
    floor = await _times(ada, bot, "ping", person)
    _say(f"  {'ping':22} {floor}")
    for command in COMMANDS:
        asked = await _times(ada, bot, command, person)
        _say(f"  {f'/{command}':22} {asked}   {asked.waited.p50 / floor.waited.p50:4.1f} pings")


class Asked(NamedTuple):
    """By the clock, and what it took of a processor: that no other program can spoil. The local Discord's and the
    client's share is in it, PostgreSQL's is not."""

    waited: Waits
    worked: Waits
    pause: Pause

    def __str__(self) -> str:
        clock, own = 1e3 * self.pause.by_the_clock, 1e3 * self.pause.own_work
        pauses = f"longest pause {clock:5.1f} ms, of own work {own:4.1f} ms"
        return f"{self.waited}   of processor {self.worked}   {pauses}"


async def _times(ada: TestClient, bot: NinetyEight, command: str, person: int) -> Asked:
    tables, times, work = bot.services.tables, list[float](), list[float]()

    async def ask(often: int) -> None:
        for _ in range(often):
            tables.table_log.forget(await tables.where_seated(person))
            worked = time.process_time()
            times.append(await timed(ada.slash(command)))
            work.append(time.process_time() - worked)

    await ask(10)
    times.clear()
    work.clear()
    gc.collect()
    gc.freeze()  # as the bot does: the local Discord, which is no part of it, keeps all that was ever sent
    pause, _ = await longest_pause(ask(ASKED))
    return Asked(waits(times), waits(work), pause)


async def _read(store: Store, filled: MillionGames) -> None:
    """The read alone, of what no command above has asked for."""
    records, guild, person = Records(store), filled.guild, filled.person
    for name, ask in (
        ("one's own on one server", lambda: records.summary(Person(person, guild))),
        ("a team of 2,000 games", lambda: records.summary(Team(filled.team, guild))),
        ("a server of 400 games", lambda: records.summary(Server(guild + 5))),
        ("the last page", lambda: records.leaderboard(guild, Ranking("original", 3), person, 400)),
        ("a ranking of this month", lambda: records.leaderboard(guild, Ranking("extreme", 3, Period.MONTH), person)),
        ("what a result has special", lambda: records.result_notes(5)),
    ):
        _say(f"  read: {name:28} {waits([await timed(ask()) for _ in range(ASKED)])}")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    for backend in BACKENDS:
        with nullcontext(Path(KEPT, backend)) if KEPT else tempfile.TemporaryDirectory() as folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            asyncio.run(_measure(backend, Path(folder)))


if __name__ == "__main__":
    main()
