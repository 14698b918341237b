"""A bot that plays seeded games until it is killed, and says what it sends and what it was told."""

import asyncio
import os
import traceback
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, Never, TypeAlias

import msgspec
from msgspec import Struct

from bot.records import Game, Replays
from bot.rules import Action, GiveUp, Start
from bot.store import open_store
from bot.tables import Caller, Change, Phase, PlayedOn, Setup, Tables, Terms, watch_hands
from bot.tables.computer import plain_turn
from tests.tables.scene import ANNA, BORIS, CARLA, DARIO, GUILD, INSTRUCTIONS

CHANNELS = 4
SETUPS = (Setup(), Setup("extreme"), Setup("on-fire"), Setup("extreme"))
IMPATIENCE = 0.25  # how often somebody gives up, so that many games end
CURIOSITY = 0.1  # how often Dario asks for all hands
AGAIN = 0.4  # how often a game that is over is played on
CHECKPOINT_EVERY = 5  # rows: so that kills fall around them
FOR_EVER = 1e12  # seconds


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


class Saw(Struct, frozen=True, tag=True):
    """Dario was shown all hands at this table."""

    table: int


Line: TypeAlias = Told | Tried | Saw
lines = msgspec.json.Decoder(Told | Tried | Saw)


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
                if self._random.random() < CURIOSITY and (await self._tables.look(table)).phase is not Phase.OVER:
                    await watch_hands(self._tables, table, Caller(DARIO))
                    self._say(Saw(table))

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
        host, before = Caller(ANNA, "Anna", moderator=True), await self._tables.store.last_table_in(channel)
        setup, origin = SETUPS[channel], None
        if before is not None and self._random.random() < AGAIN:
            origin = self._some_turn(await Replays(self._tables).find(before.id))
            setup = Setup(setup.variant, setup.options, seats=3)
        return await self._tables.open(host, GUILD, channel, Terms(setup, open_hands=True), played_on=origin)

    def _some_turn(self, game: Game) -> PlayedOn | None:
        turns = [moment.number for moment in game.moments() if moment.can_play_on]
        return game.played_on(self._random.choice(turns)) if turns else None

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

    def _say(self, what: Line) -> None:
        os.write(self._out, msgspec.json.encode(what) + b"\n")


def play(address: str, life: int, unconfirmed: Sequence[Try], out: int) -> Never:
    """Never returns: what a child leaves behind is for its killer."""

    async def live() -> None:
        store = await open_store(address)
        os.write(out, b"\n")
        tables = Tables(store, INSTRUCTIONS, random=Random(life))
        tables.table_log.checkpoint_every = CHECKPOINT_EVERY
        await Child(tables, life, out).live(unconfirmed)

    _run(live)


def purge(address: str, out: int) -> Never:
    """What a bot does with the logs of games of weeks ago: it keeps what is to be kept, and deletes them."""

    async def live() -> None:
        store = await open_store(address)
        os.write(out, b"\n")
        while True:
            await Replays(Tables(store, INSTRUCTIONS)).keep_before_purge(FOR_EVER)
            await store.purge(FOR_EVER)

    _run(live)


def _run(live: Callable[[], Coroutine[Any, Any, None]]) -> Never:
    try:
        asyncio.run(live())
    except BaseException:
        traceback.print_exc()
    os._exit(1)
