"""People without pages for load: each press is an interaction over the gateway like anybody's, timed to its answer."""

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.playground import LocalDiscord
from bot.playground.interactions import COMMAND, COMPONENT, Interaction
from bot.playground.limits.components import BUTTON, STRING_SELECT
from bot.playground.limits.layouts import walk
from bot.playground.page_sessions.command_invocation import CommandInvocation
from bot.playground.world import Channel, Json, Message, User
from bot.ui.addresses import Address, Verb

REFUSED = 5.0  # seconds until somebody tries again to open a table
PATIENCE = 3.0  # seconds; then Discord says that the interaction failed


@dataclass
class Pace:
    think: float  # seconds from the begin of a turn to its first card
    between: float  # seconds between the cards, and before the turn is ended


BUSY = Pace(3.0, 1.2)
HUMAN = Pace(34.0, 3.0)  # two cards and the end: a turn every 40 s


@dataclass
class Answers:
    times: list[float] = field(default_factory=list)
    failed: int = 0


class Person:
    def __init__(self, local: LocalDiscord, user: User, channel: Channel, answers: Answers) -> None:
        self.user = user
        self._local, self._channel, self._answers = local, channel, answers

    async def slash(self, command: str, **options: str) -> Interaction:
        world = self._local.world
        name, *path = command.split()
        number = next(number for number, known in world.commands.items() if known["name"] == name)
        request = {"command": number, "path": path, "options": options}
        invocation = CommandInvocation(world, self.user, self._channel, request)
        return await self._ask(COMMAND, invocation.data(), name=command)

    async def press(self, message: Message, address: Address | str) -> Interaction:
        data = {"custom_id": str(address), "component_type": BUTTON, "id": 1}
        return await self._ask(COMPONENT, data, source=message)

    async def select(self, message: Message, address: Address, value: str) -> Interaction:
        data = {"custom_id": str(address), "component_type": STRING_SELECT, "id": 1, "values": [value]}
        return await self._ask(COMPONENT, data, source=message)

    async def _ask(self, kind: int, data: Json, *, source: Message | None = None, name: str = "") -> Interaction:
        interactions = self._local.interactions
        asked = interactions.create(kind, self.user, self._channel.id, data, source=source, name=name)
        began = time.perf_counter()
        self._local.gateway_server.send_interaction(interactions.payload(asked, self._local.origin))
        done, _ = await asyncio.wait({asked.response}, timeout=PATIENCE)
        if done:
            self._answers.times.append(time.perf_counter() - began)
        else:
            self._answers.failed += 1
        return asked


class LoadTable:
    """The people of one channel: they open a table, play it to its end or a dead end, and open the next."""

    def __init__(
        self,
        local: LocalDiscord,
        channel: Channel,
        people: int,
        computers: int,
        pace: Pace,
        answers: Answers,
        **options: str,
    ) -> None:
        """`options`: of the command that opens a table."""
        self.channel = channel
        self._local, self._computers, self._pace, self._options = local, computers, pace, options
        users = [local.world.add_stranger(f"{channel.name}-{number}") for number in range(people)]
        self._people = {user.id: Person(local, user, channel, answers) for user in users}
        self._host = next(iter(self._people.values()))
        self._turns: asyncio.Queue[Json] = asyncio.Queue()
        self._board: Message | None = None

    def tell(self, line: Json) -> None:
        """What the bot's process says of this channel."""
        self._turns.put_nowait(line)

    async def run(self) -> None:
        first = True
        while True:
            if not await self._open():
                await asyncio.sleep(REFUSED)
                continue
            while not (line := await self._turns.get()).get("over"):
                # All tables began at about the same time: from the first turn on they are spread over the pace.
                await asyncio.sleep(self._pace.think * (random.random() if first else 1.0))
                first = False
                if not await self._play(line):
                    await self._host.slash("table end")

    async def end(self) -> None:
        """Whatever is on."""
        await self._host.slash("table end")

    async def _open(self) -> bool:
        """Whether a game is on."""
        self._board = (await self._host.slash("table open", **self._options)).original
        lobby = None if self._board is None else next(_addresses(self._board), None)
        if self._board is None or lobby is None:
            return False
        table = lobby.table
        for person in list(self._people.values())[1:]:
            await person.press(self._board, Address(table, 0, Verb.JOIN))
        for _ in range(self._computers):
            await self._host.select(self._board, Address(table, 0, Verb.ADD_COMPUTER), "normal")
        await self._host.press(self._board, Address(table, 0, Verb.START))
        await self._host.press(self._board, Address(table, 0, Verb.CLAIM))
        return True

    async def _play(self, line: Json) -> bool:
        """The whole turn, by the hand's buttons; whether it could be ended."""
        person, table, turn = self._people[line["person"]], line["table"], line["turn"]
        assert self._board is not None
        hand = (await person.press(self._board, Address(table, turn, Verb.HAND))).original
        for _ in range(10):
            if hand is None:
                return False
            if end := _button(hand, Verb.END_TURN):
                await person.press(hand, end)
                return True
            if not (play := _button(hand, Verb.PLAY)):
                return False
            await person.press(hand, play)
            await asyncio.sleep(self._pace.between)
        return False


def _addresses(message: Message, *, enabled: bool = False) -> Iterator[Address]:
    for component in walk(message.body["components"]):
        address = Address.parse(str(component.get("custom_id")))
        if address and not (enabled and component.get("disabled")):
            yield address


def _button(message: Message, verb: Verb) -> Address | None:
    return next((address for address in _addresses(message, enabled=True) if address.verb is verb), None)
