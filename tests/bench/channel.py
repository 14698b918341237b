"""What a player waits for on loopback: from the click at the local Discord to the answer there, durable moves included,
beside a bare ping command of the same bot in the same run.
What the disk takes for a commit of one row at that moment stands beside it: a move can be no faster than both together.
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bot.playground import TestClient
from bot.playground.limits.layouts import walk
from bot.store import PersonSettings, SetPerson, Store, open_store
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures
from tests.bench.loopback import bot_on_loopback, timed

ROUNDS = 7
PINGS = 100  # a round
MOVES = 60  # a round, each with the choice of its card before it

Message = dict[str, Any]


def button(message: Message, verb: Verb) -> str | None:
    for item in walk(message["components"]):
        address = Address.parse(str(item.get("custom_id")))
        if address and address.verb is verb and not item.get("disabled"):
            return str(item["custom_id"])
    return None


class Player:
    """Ada alone at a table: chooses, plays, ends the turn; when nothing is left to do she opens the next one."""

    def __init__(self, ada: TestClient) -> None:
        self.ada = ada
        self.hand: str | None = None

    async def moves(self, count: int) -> tuple[list[float], list[float]]:
        """How long the choices took, and how long the durable moves."""
        choices: list[float] = []
        moves: list[float] = []
        while len(moves) < count:
            if self.hand is None:
                await self._sit_down()
            hand = self.shown()
            end, card = button(hand, Verb.END_TURN), button(hand, Verb.CARD)
            if end is not None:
                moves.append(await self.click(end))
            elif card is not None:
                choices.append(await self.click(card))
                pile = button(self.shown(), Verb.PLAY)
                assert pile is not None
                moves.append(await self.click(pile))
            else:
                await self.ada.slash("table end")
                self.hand = None
        return choices, moves

    def shown(self) -> Message:
        return next(message for message in self.ada.messages() if message["id"] == self.hand)

    async def click(self, custom_id: str) -> float:
        """Seconds until it is answered; what is seen of it is waited for outside."""
        message = self.shown()
        took = await timed(self.ada.click(custom_id, message))
        await self.ada.wait_until(lambda: self.shown() != message)
        return took

    async def _sit_down(self) -> None:
        before = {message["id"] for message in self.ada.messages()}  # a lobby of before may not have been redrawn yet
        await self.ada.slash("table open")
        lobby = await self.ada.wait_for_message(
            lambda message: message["id"] not in before and button(message, Verb.START) is not None
        )
        await self.ada.click(str(button(lobby, Verb.START)), lobby)
        await self.ada.slash("me buttons", **{"two-steps": True})  # so that a choice of a card can be measured
        await self.ada.slash("hand")
        shown = await self.ada.wait_for_message(lambda message: button(message, Verb.CARD) is not None)
        self.hand = shown["id"]


async def commit(store: Store, number: int) -> None:
    await store.write(SetPerson(number, PersonSettings(language=str(time.perf_counter()))))


def ratio(took: list[float], floor: list[float]) -> float:
    return median([one / other for one, other in zip(took, floor, strict=True)])


@asynccontextmanager
async def playing_client(folder: Path, pictures: Pictures | None) -> AsyncIterator[tuple[TestClient, Store]]:
    async with (
        await open_store(folder / "bench.sqlite3") as store,
        bot_on_loopback(folder, store, pictures) as (ada, _),
    ):
        yield ada, store


async def _measure(folder: Path, say: Callable[[str], object], pictures: Pictures | None) -> None:
    async with playing_client(folder, pictures) as (ada, store):
        player = Player(ada)
        await player.moves(MOVES)
        gc.collect()
        gc.freeze()
        pings, commits, choices, moves = [], [], [], []
        for _ in range(ROUNDS):
            pings.append(median([await timed(ada.slash("ping")) for _ in range(PINGS)]))
            commits.append(median([await timed(commit(store, number)) for number in range(MOVES)]))
            chose, moved = await player.moves(MOVES)
            choices.append(median(chose))
            moves.append(median(moved))
    what = "with pictures" if pictures else "text only"
    both = [one + other for one, other in zip(pings, commits, strict=True)]
    say(f"{'bare ping':31} p50 {median(pings) * 1e3:6.2f} ms")
    say(f"{'a commit of one row':31} p50 {median(commits) * 1e3:6.2f} ms")
    for name, took in ((f"a card chosen, {what}", choices), (f"a durable move, {what}", moves)):
        more = f", {ratio(took, both):5.2f} × that ping and that commit" if took is moves else ""
        say(f"{name:31} p50 {median(took) * 1e3:6.2f} ms   {ratio(took, pings):5.2f} × the ping of its round{more}")


async def _compare(folder: Path, say: Callable[[str], object]) -> None:
    for name in ("text", "pictures"):
        (folder / name).mkdir()
    await _measure(folder / "text", say, None)
    async with Pictures() as pictures:
        await _measure(folder / "pictures", say, pictures)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(_compare(Path(temporary), _say))


if __name__ == "__main__":
    main()
