"""People in many servers, each alone at a table: they press on and on, note how long they waited, and press again when
nobody has answered."""

import asyncio
import time
from dataclasses import dataclass, field

from bot.playground import LocalDiscord
from bot.playground.interactions import Interaction
from bot.playground.limits.layouts import walk
from bot.playground.world import Channel, Message
from bot.store import Store
from bot.ui.addresses import Address, Verb
from tests.bench.load.people import Answers, Person

BREATH = 0.4  # seconds between two presses
AGAIN = 0.3  # seconds until somebody who was not answered presses again


@dataclass
class Seen:
    waits: list[float] = field(default_factory=list)  # from the first press until somebody answered
    unanswered: int = 0  # presses on which Discord said that the interaction failed
    done: list[tuple[int, ...]] = field(default_factory=list)  # the presses for each thing that a hand showed as done

    @property
    def longest(self) -> float:
        return max(self.waits, default=0.0)


class Player:
    def __init__(self, local: LocalDiscord, channel: Channel, seen: Seen) -> None:
        self.channel, self.seen = channel, seen
        self._answers = Answers()
        self._person = Person(local, local.world.add_stranger(f"p{channel.id}"), channel, self._answers)

    async def play_on(self) -> None:
        """Until it is cancelled."""
        while True:
            hand = await self._hand()
            while hand is not None and (address := _next_press(hand)) is not None:
                await self._press(hand, address)
            await asyncio.sleep(BREATH)

    async def open(self) -> None:
        await self._ask("table open")
        await self._ask("table start")

    async def _hand(self) -> Message | None:
        """Where there is nothing to press on it, a new table opens."""
        hand = (await self._ask("hand")).original
        if hand is None or _next_press(hand) is None:
            await self._ask("table end")
            await self.open()
            hand = (await self._ask("hand")).original
        return hand

    async def _ask(self, command: str) -> Interaction:
        began = time.monotonic()
        while True:
            failed = self._answers.failed
            asked = await self._person.slash(command)
            if self._answers.failed == failed:
                self.seen.waits.append(time.monotonic() - began)
                return asked
            self.seen.unanswered += 1
            await asyncio.sleep(AGAIN)

    async def _press(self, hand: Message, address: Address) -> None:
        began, tries = time.monotonic(), list[int]()
        while True:
            failed = self._answers.failed
            asked = await self._person.press(hand, address)
            tries.append(asked.id)
            if self._answers.failed == failed:
                self.seen.waits.append(time.monotonic() - began)
                await asyncio.sleep(BREATH)
                if asked.original is hand and address not in _addresses(hand):
                    self.seen.done.append(tuple(tries))
                return
            self.seen.unanswered += 1
            await asyncio.sleep(AGAIN)


def _next_press(hand: Message) -> Address | None:
    """The end of the turn where it may end, or else the first card that goes."""
    found = _addresses(hand)
    for verb in (Verb.END_TURN, Verb.PLAY):
        if matching := [each for each in found if each.verb is verb]:
            return matching[0]
    return None


def _addresses(hand: Message) -> list[Address]:
    """Of what can be pressed."""
    open_ones = [item for item in walk(hand.body["components"]) if not item.get("disabled")]
    return [found for item in open_ones if (found := Address.parse(str(item.get("custom_id")))) is not None]


async def lost(store: Store, seen: Seen) -> list[tuple[int, ...]]:
    """What a hand showed as done, and the log does not know."""
    known = {int(row[0]) for row in await store.read("SELECT interaction FROM log WHERE interaction IS NOT NULL")}
    return [tries for tries in seen.done if not known.intersection(tries)]
