"""A fleet of real processes at the local Discord, over one PostgreSQL: who answers where, and what a death costs."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.commands.fleet import main
from bot.data_files import extreme_deck
from bot.fleet import Fleet, cut
from bot.playground import LocalDiscord
from bot.rules import LETTERS
from bot.settings import BadSetting
from bot.store import Store, open_store
from bot.tables import Tables
from tests.bench.load.people import Answers, Person
from tests.store.backends import new_database

SHARDS, PROCESSES, SERVERS = 3, 2, 7
TRIES = 5


@asynccontextmanager
async def fleet(local: LocalDiscord, address: str, folder: Path) -> AsyncIterator[Fleet]:
    command = [sys.executable, "-m", "tests.fleet.process", local.api_base, local.gateway]
    own = {
        "DISCORD_TOKEN": local.token,
        "DATABASE_URL": address,
        "DATA_DIR": str(folder),
        "LOG_LEVEL": "WARNING",
        "WELCOME": "no",
    }
    started = Fleet(cut(SHARDS, PROCESSES), command, environment=own, first_pause=0.1)
    try:
        yield started
    finally:
        await started.stop()


class Everywhere:
    """Somebody in every server, who plays there alone."""

    def __init__(self, local: LocalDiscord, store: Store) -> None:
        self.players = list[Person]()
        self._answers = dict[Person, Answers]()
        self._tables = Tables(store, extreme_deck())
        for guild in local.world.more_guilds:
            channel = local.world.channels_of(guild)[0]
            answers = Answers()
            player = Person(local, local.world.add_stranger(f"p{guild.id}"), channel, answers)
            self.players.append(player)
            self._answers[player] = answers

    async def begin(self) -> None:
        for player in self.players:
            assert await self._answered(player, "table open")
            assert await self._answered(player, "table start")

    async def all_answered(self) -> bool:
        """In every server there is a process that answers; on a busy machine not always the first time."""
        return all(await asyncio.gather(*(self._answered(player, "hand") for player in self.players)))

    async def _answered(self, player: Person, command: str) -> bool:
        answers = self._answers[player]
        for _ in range(TRIES):
            before = len(answers.times)
            await player.slash(command)
            if len(answers.times) > before:
                return True
        return False

    async def play(self, cards: int) -> None:
        """So many cards in each server, ending a turn wherever that may be."""
        for _ in range(cards):
            await asyncio.gather(*(self._one(player) for player in self.players))

    async def _one(self, player: Person) -> None:
        snapshot = await self._tables.look(await self._tables.find(player._channel.id))
        view = snapshot.view(0)
        assert view is not None
        if view.state.variant.forbids_end(view.state) is None:
            await player.slash("end-turn")
        elif play := next(iter(view.plays()), None):
            await player.slash("play", plays=f"{play.card}{LETTERS[play.pile]}")

    async def rows(self) -> int:
        found = [await self._tables.entries(await self._tables.find(each._channel.id)) for each in self.players]
        assert all(found)
        return sum(map(len, found))


@pytest.mark.slow
async def test_every_server_is_answered_by_one_process_through_deaths_and_a_roll(tmp_path: Path, server: Path) -> None:
    address = await new_database(server)
    async with (
        LocalDiscord(tmp_path / "world.jsonl", more_guilds=[1] * SERVERS) as local,
        await open_store(address) as store,
        fleet(local, address, tmp_path) as running,
    ):
        assert await running.start()
        everywhere = Everywhere(local, store)
        await everywhere.begin()
        await everywhere.play(4)
        assert await everywhere.all_answered()
        before = await everywhere.rows()
        await kill_in_mid_game(running)
        assert await everywhere.rows() >= before, "nothing that was answered is lost"
        await everywhere.play(3)
        assert await everywhere.all_answered()
        pids = [worker.pid for worker in running.workers]
        await running.roll()
        assert all(old != worker.pid for old, worker in zip(pids, running.workers, strict=True))
        await everywhere.play(3)
        assert await everywhere.all_answered(), "and after a roll again"
        statuses = await asyncio.gather(*(worker.stop() for worker in running.workers))
        assert statuses == [0] * PROCESSES


async def kill_in_mid_game(running: Fleet) -> None:
    """The second process, by force; until it is back."""
    worker = running.workers[1]
    start, pid = worker.starts, worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(60):
        while worker.starts == start:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        assert await worker.connected()


async def test_a_process_that_cannot_even_start_ends_the_fleet(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "print('no'); raise SystemExit(1)"]
    spoilt = Fleet(cut(2, 2), command)
    assert not await spoilt.start()
    await spoilt.stop()
    assert [worker.starts for worker in spoilt.workers] == [1, 0]


async def test_a_process_ends_with_the_fleet_however_that_ended(tmp_path: Path) -> None:
    """The launcher is killed: it cannot tell anybody anything any more."""
    child = "from bot.run_loop import run_until_stopped; import asyncio; run_until_stopped(asyncio.Event().wait)"
    launcher = (
        "import asyncio, sys; from bot.fleet import Fleet, cut\n"
        f"fleet = Fleet(cut(1, 1), [sys.executable, '-c', {child!r}])\n"
        "async def main():\n"
        "    await fleet.workers[0].start(); print(fleet.workers[0].pid, flush=True); await asyncio.sleep(60)\n"
        "asyncio.run(main())"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", launcher, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    pid = int(await process.stdout.readline())
    process.kill()
    await process.wait()
    async with asyncio.timeout(20):
        while _is_alive(pid):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "zombie" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc").exists() else True


async def test_one_that_dies_again_and_again_comes_back_ever_later(tmp_path: Path) -> None:
    lasting = f"import time; print('Connected as x', flush=True); time.sleep({Random(1).random() / 50})"
    dying = Fleet(cut(1, 1), [sys.executable, "-c", lasting], first_pause=0.05)
    assert await dying.start()
    await asyncio.sleep(1.5)
    await dying.stop()
    assert 2 <= dying.workers[0].starts <= 6


@pytest.mark.parametrize(
    ("settings", "named"),
    [({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN"), ({"DISCORD_TOKEN": "x", "DATABASE_URL": ""}, "DATABASE_URL")],
)
def test_what_a_fleet_cannot_do_without_is_named(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], named: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting, match=named):
        main([])
