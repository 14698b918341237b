"""Kill a playing bot, again and again, and look whether anything it had told somebody is missing.

    python -m tests.tables.kills --count 2000 --backend postgres

A child plays seeded games. It writes a line before each action and another once it was acknowledged. It is killed
with SIGKILL at a random moment; the next one finds the same database, sends once more what was never confirmed, and
plays on. Children are forked: a start takes milliseconds, so hundreds of kills take seconds.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from bot.rules import Action, GiveUp, Start
from bot.store import LogRow, Store, open_store
from bot.tables import Acted, Caller, Change, Phase, Setup, Tables, Terms
from bot.tables.computer import plain_turn
from bot.tables.log_reader import LogReader
from bot.tables.replay_log import replay_log
from bot.tables.rows import decode
from tests.store.backends import BACKENDS, new_address
from tests.tables.scene import ANNA, BORIS, CARLA, GUILD, INSTRUCTIONS

CHANNELS = 4
SETUPS = (Setup(), Setup("extreme"), Setup("on-fire"), Setup("extreme"))
LONGEST = 0.06  # seconds between a child's first action and its end
EARLY, OPENING = 0.1, 0.02  # how many are killed earlier, and within how many seconds
IMPATIENCE = 0.25  # how often somebody gives up, so that many games end
CHECK_EVERY = 50
CHECKPOINT_EVERY = 5  # rows: so that kills fall around them


class Try(Struct, frozen=True):
    """An action as it is sent, and sent again until it is confirmed."""

    interaction: int
    table: int
    person: int
    seat: int
    moment: int
    actions: tuple[Action, ...]


class Told(Struct, frozen=True, tag=True):
    """This interaction was acknowledged."""

    interaction: int


class Tried(Struct, frozen=True, tag=True):
    what: Try


_line = msgspec.json.Decoder(Told | Tried)


class Child:
    """A bot with three people at each of a few tables, in a process of its own."""

    def __init__(self, tables: Tables, life: int, out: int) -> None:
        self._tables = tables
        self._out = out
        self._random = Random(life)
        self._interactions = iter(range(life * 1_000_000 + 1, (life + 1) * 1_000_000))

    async def live(self, unconfirmed: Sequence[Try]) -> None:
        for what in unconfirmed:
            await self._send(what)
        await asyncio.gather(*(self._play(channel) for channel in range(CHANNELS)))

    async def _play(self, channel: int) -> None:
        while True:
            table = await self._sit_down(channel)
            while (what := await self._next(table)) is not None:
                self._say(Tried(what))
                await self._send(what)

    async def _sit_down(self, channel: int) -> int:
        """At the table that is there, however far the last child got with it; or at a new one."""
        row = await self._tables.store.table_in(channel)
        table = row.id if row else (await self._open(channel)).id
        snapshot = await self._tables.look(table)
        if snapshot.phase is Phase.LOBBY:
            for person in (BORIS, CARLA):
                if snapshot.seat_of(person) is None:
                    await self._tables.join(table, Caller(person))
            await self._tables.start(table, Caller(ANNA))
        return table

    async def _open(self, channel: int) -> Change:
        return await self._tables.open(Caller(ANNA, "Anna", moderator=True), GUILD, channel, Terms(SETUPS[channel]))

    async def _next(self, table: int) -> Try | None:
        snapshot = await self._tables.look(table)
        if snapshot.phase is Phase.OVER:
            return None
        seat = 0 if snapshot.active is None else snapshot.active
        view, person = snapshot.view(seat), snapshot.seats[seat].person
        assert view is not None
        assert person is not None
        plan: list[Action] = [Start()] if snapshot.active is None else plain_turn(view.state)
        if snapshot.active is not None and self._random.random() < IMPATIENCE:
            plan = [GiveUp()]
        actions = tuple(plan[: self._random.choice((1, len(plan)))])
        return Try(next(self._interactions), table, person, seat, snapshot.moment, actions)

    async def _send(self, what: Try) -> None:
        caller = Caller(what.person, interaction=what.interaction)
        await self._tables.act(what.table, caller, *what.actions, moment=what.moment)
        self._say(Told(what.interaction))

    def _say(self, line: Told | Tried) -> None:
        os.write(self._out, msgspec.json.encode(line) + b"\n")


class Harness:
    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._random = Random(seed)
        self._tries: dict[int, Try] = {}
        self._told: set[int] = set()
        self._unconfirmed: tuple[Try, ...] = ()
        self.games = 0  # that are over

    def run(self, count: int) -> None:
        for life in range(1, count + 1):
            self._one_life(life)
            if life % CHECK_EVERY == 0 or life == count:
                asyncio.run(self._check())

    @property
    def told(self) -> int:
        return len(self._told)

    def _one_life(self, life: int) -> None:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _live(self._address, life, self._unconfirmed, writing)
        os.close(writing)
        output = b""
        if self._random.random() < EARLY:  # while it opens its database, the first one while it makes it
            time.sleep(self._random.uniform(0, OPENING))
        else:
            output = os.read(reading, 1)  # it has begun
            time.sleep(self._random.uniform(0, LONGEST))
        os.kill(child, signal.SIGKILL)
        while more := os.read(reading, 65536):
            output += more
        os.close(reading)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            raise SystemExit(f"life {life}: the child ended by itself")
        self._listen(output)

    def _listen(self, output: bytes) -> None:
        for line in output.split():
            match _line.decode(line):
                case Tried(what):
                    self._tries[what.interaction] = what
                case Told(interaction):
                    self._told.add(interaction)
        self._unconfirmed = tuple(t for i, t in self._tries.items() if i not in self._told)

    async def _check(self) -> None:
        """Every log is whole and replays; what was told is there, once, and all of it."""
        async with await open_store(self._address) as store:
            logs = {}
            for table in {what.table for what in self._tries.values()}:
                record, log = await store.record(table), await store.log(table)
                assert record is not None
                assert [row.n for row in log] == list(range(len(log)))
                assert record.checkpoint is not None or len(log) < 4 * CHECKPOINT_EVERY
                assert (await LogReader(store).load(record, whole=False)).table == replay_log(record, log)
                logs[table] = log
            await self._check_games(store, logs)
        at = {row.interaction: row for log in logs.values() for row in log if row.interaction}
        assert self._told <= set(at), "missing"
        for interaction, row in at.items():  # told or not
            what = self._tries[interaction]
            rows = logs[what.table][row.n : row.n + len(what.actions)]
            assert row.table == what.table
            assert [decode(r.what) for r in rows] == [Acted(what.seat, action) for action in what.actions], "half"
        acted = sum(isinstance(decode(row.what), Acted) for log in logs.values() for row in log)
        assert acted == sum(len(self._tries[interaction].actions) for interaction in at), "doubled"

    async def _check_games(self, store: Store, logs: dict[int, tuple[LogRow, ...]]) -> None:
        """Every game that is over is kept and counted once, and none that is not."""
        over = set[int]()
        for table, log in logs.items():
            record = await store.record(table)
            state = None if record is None else replay_log(record, log).state
            if state is not None and state.outcome is not None:
                over.add(table)
        assert {row[0] for row in await store.read("SELECT id FROM games")} == over, "a game is missing or too many"
        counted = await store.read("SELECT SUM(games) FROM tallies WHERE who = ? AND period = 0", ANNA)
        assert (counted[0][0] or 0) == len(over), "counted twice or never"
        self.games = len(over)


def _live(address: str, life: int, unconfirmed: Sequence[Try], out: int) -> None:
    """Never returns: what a child leaves behind is for its killer."""

    async def live() -> None:
        store = await open_store(address)
        os.write(out, b"\n")
        tables = Tables(store, INSTRUCTIONS, random=Random(life))
        tables.table_log.checkpoint_every = CHECKPOINT_EVERY
        await Child(tables, life, out).live(unconfirmed)

    try:
        asyncio.run(live())
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m tests.tables.kills")
    arguments.add_argument("--count", type=int, default=200)
    arguments.add_argument("--backend", choices=BACKENDS, default="sqlite")
    arguments.add_argument("--seed", type=int, default=98)
    chosen = arguments.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        address = asyncio.run(new_address(chosen.backend, Path(folder), Path(folder) / "postgres"))
        harness = Harness(address, chosen.seed)
        harness.run(chosen.count)
    seconds = time.monotonic() - began
    sys.stdout.write(
        f"{chosen.count} kills on {chosen.backend} in {seconds:.1f} s: "
        f"{harness.told} actions were acknowledged, none missing, doubled or half there; "
        f"{harness.games} games ended, each counted once\n"
    )


if __name__ == "__main__":
    main()
