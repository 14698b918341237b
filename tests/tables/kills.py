"""Kill a playing bot, again and again, and look whether anything it had told somebody is missing.

    python -m tests.tables.kills --count 2000 --backend postgres

A child plays seeded games. It writes a line before each action and another once it was acknowledged. It is killed
with SIGKILL at a random moment; the next one finds the same database, sends once more what was never confirmed, and
plays on. At last children that purge the logs of all these games are killed as well. Children are forked: a start
takes milliseconds, so hundreds of kills take seconds.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Never

from bot.store import LogRow, open_store
from bot.tables import Acted
from bot.tables.log_reader import LogReader
from bot.tables.replay_log import replay_log
from bot.tables.rows import decode
from tests.store.backends import BACKENDS, new_address
from tests.tables import killed_child
from tests.tables.killed_child import CHECKPOINT_EVERY, Saw, Told, Tried, Try
from tests.tables.killed_games import FinishedGames, check_games, games_by_log, games_still_there
from tests.tables.scene import DARIO

LONGEST = {"sqlite": 0.06, "postgres": 0.2}  # seconds between a child's first action and its end
EARLY, OPENING = 0.1, 0.02  # how many are killed earlier, and within how many seconds
CHECK_EVERY = 50
PURGES, PURGING = 4, 0.03  # lives that play for each that purges, and within how many seconds that one is killed


class Harness:
    def __init__(self, address: str, seed: int, longest: float) -> None:
        self._address, self._longest = address, longest
        self._random = Random(seed)
        self._tries: dict[int, Try] = {}
        self._told: set[int] = set()
        self._watched: set[int] = set()
        self._unconfirmed: tuple[Try, ...] = ()
        self.finished = FinishedGames(0, 0)

    def run(self, count: int) -> None:
        for life in range(1, count + 1):
            self._one_life(life)
            if life % CHECK_EVERY == 0 or life == count:
                asyncio.run(self._check())
        self._purge(count // PURGES)

    def _purge(self, lives: int) -> None:
        """Whatever of a purge was killed: each game that is over is there, turn by turn."""
        games = asyncio.run(games_by_log(self._address))
        for life in range(lives):
            self._kill(f"purge {life}", partial(killed_child.purge, self._address), PURGING)
        asyncio.run(games_still_there(self._address, games))

    @property
    def told(self) -> int:
        return len(self._told)

    @property
    def watched(self) -> int:
        return len(self._watched)

    def _one_life(self, life: int) -> None:
        live = partial(killed_child.play, self._address, life, self._unconfirmed)
        self._listen(self._kill(f"life {life}", live, self._longest))

    def _kill(self, name: str, live: Callable[[int], Never], longest: float) -> bytes:
        """What the child had written by then."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            live(writing)
        os.close(writing)
        output = b""
        if self._random.random() < EARLY:  # while it opens its database, the first one while it makes it
            time.sleep(self._random.uniform(0, OPENING))
        else:
            output = os.read(reading, 1)  # it has begun
            time.sleep(self._random.uniform(0, longest))
        os.kill(child, signal.SIGKILL)
        while more := os.read(reading, 65536):
            output += more
        os.close(reading)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            raise SystemExit(f"{name}: the child ended by itself")
        return output

    def _listen(self, output: bytes) -> None:
        for line in output.split():
            match killed_child.lines.decode(line):
                case Tried(what):
                    self._tries[what.interaction] = what
                case Told(interaction):
                    self._told.add(interaction)
                case Saw(table):
                    self._watched.add(table)
        self._unconfirmed = tuple(t for i, t in self._tries.items() if i not in self._told)

    async def _check(self) -> None:
        """Every log is whole and replays; what was told is there, once, and all of it."""
        async with await open_store(self._address) as store:
            logs = dict[int, Sequence[LogRow]]()
            for table in {what.table for what in self._tries.values()}:
                record, log = await store.record(table), await store.log(table)
                assert record is not None
                assert [row.n for row in log] == list(range(len(log)))
                assert record.checkpoint is not None or len(log) < 4 * CHECKPOINT_EVERY
                replayed = replay_log(record, log)
                assert (await LogReader(store).load(record, whole=False)).table == replayed
                assert table not in self._watched or DARIO in replayed.guests.watchers, "seen, and not written down"
                logs[table] = log
            self.finished = await check_games(store, logs)
        at = {row.interaction: row for log in logs.values() for row in log if row.interaction}
        assert self._told <= set(at), "missing"
        for interaction, row in at.items():  # told or not
            what = self._tries[interaction]
            rows = logs[what.table][row.n : row.n + len(what.actions)]
            assert row.table == what.table
            assert [decode(r.what) for r in rows] == [Acted(what.seat, action) for action in what.actions], "half"
        acted = sum(isinstance(decode(row.what), Acted) for log in logs.values() for row in log)
        assert acted == sum(len(self._tries[interaction].actions) for interaction in at), "doubled"


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m tests.tables.kills")
    arguments.add_argument("--count", type=int, default=200)
    arguments.add_argument("--backend", choices=BACKENDS, default="sqlite")
    arguments.add_argument("--seed", type=int, default=98)
    chosen = arguments.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        address = asyncio.run(new_address(chosen.backend, Path(folder), Path(folder) / "postgres"))
        harness = Harness(address, chosen.seed, LONGEST[chosen.backend])
        harness.run(chosen.count)
    seconds = time.monotonic() - began
    games = harness.finished
    sys.stdout.write(
        f"{chosen.count} kills on {chosen.backend} in {seconds:.1f} s: "
        f"{harness.told} actions were acknowledged, none missing, doubled or half there; "
        f"{games.counted} games ended, each counted once, and {games.played_on} that were played on, none counted; "
        f"the hands of {harness.watched} were watched\n"
    )


if __name__ == "__main__":
    main()
