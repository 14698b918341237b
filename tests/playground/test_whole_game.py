"""A whole game of two people with the production bot over real sockets."""

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.component_tree import shown_text
from bot.playground.limits.layouts import walk
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.rules import LETTERS, EndTurn, GiveUp, Play
from bot.store import open_store
from bot.tables import Phase, Snapshot
from bot.tables.computer import plain_turn
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures
from bot.ui.plan import places
from tests.channel.playing import TWINS
from tests.playground.conftest import running
from tests.playground.practice_bot import picture
from tests.playground.production_bot import production_bot

EPHEMERAL = 1 << 6
PICTURE = picture().fp.read()  # how pictures are drawn is another matter; these go over the wire as quickly

PLAYED = "▸"  # a card and where it could go, on a button
CARDS = re.compile(r"[-#* ]*\d+\W*( · \W*\d+\W*)+")  # a hand in words


class Listener(TestClient):
    """Keeps every frame that it received."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.frames: list[dict[str, Any]] = []

    def _handle_frame(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        super()._handle_frame(frame)

    async def press(self, verb: Verb, arg: str | None = None) -> None:
        """Also when the message is redrawn in the moment of the click: then the new button is pressed."""
        for _ in range(50):
            try:
                return await self.click(*self._button(verb, arg))
            except ActionRefusedError:
                await asyncio.sleep(0.02)
        raise AssertionError(f"{self.name} could not press {verb} {arg or ''}")

    async def play(self, place: int, letter: str) -> None:
        """By one press or two. Of two piles that nobody could tell apart only the first has a button."""
        for arg in (f"{place}{letter}", f"{place}{letter.translate(TWINS)}"):
            if self.sees(Verb.PLAY, arg):
                await self.press(Verb.PLAY, arg)
                return
        await self.press(Verb.CARD, str(place))
        await self.press(Verb.PLAY, f"{place}{letter}")

    def sees(self, verb: Verb, arg: str) -> bool:
        try:
            return bool(self._button(verb, arg))
        except ActionRefusedError:
            return False

    def _button(self, verb: Verb, arg: str | None) -> tuple[str, dict[str, Any]]:
        for message in reversed(self.messages()):
            for item in walk(message["components"]):
                found = Address.parse(str(item.get("custom_id")))
                if found and found.verb is verb and arg in (None, found.arg) and not item.get("disabled"):
                    return item["custom_id"], message
        raise ActionRefusedError(f"{self.name} sees no {verb} {arg or ''}")

    def private(self) -> list[dict[str, Any]]:
        messages = [frame["message"] for frame in self.frames if frame.get("event") in ("message", "edit")]
        return [message for message in messages if message["flags"] & EPHEMERAL]


async def take_an_action(who: Listener, snapshot: Snapshot) -> None:
    view = snapshot.view(snapshot.active)
    assert view is not None
    match plain_turn(view.state)[0]:
        case Play(card, pile):
            await who.press(Verb.HAND)
            await who.play(places(view).index(card), LETTERS[pile])
        case EndTurn():
            await who.press(Verb.END_TURN)
        case GiveUp():
            await who.slash("give-up")
            await who.press(Verb.GIVE_UP)
        case action:
            raise AssertionError(action)


def words_of_a_hand(message: dict[str, Any]) -> set[str]:
    """What stands in a private message and could stand nowhere else by chance: its pictures and its cards.

    As JSON, quotes included: `9 ▸ D` is a part of `49 ▸ D`.
    """
    labels = [str(item.get("label", "")) for item in walk(message["components"])]
    lines = shown_text(message["components"]).splitlines()
    cards = {label for label in labels if PLAYED in label} | {line for line in lines if CARDS.fullmatch(line)}
    files = [embed["image"]["url"] for embed in message["embeds"] if "image" in embed]
    files += [file["url"] for file in message["attachments"]]
    return {msgspec.json.encode(text).decode() for text in (*cards, *files)}


async def test_a_whole_game_by_two_people(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "bot")
    async with (
        LocalDiscord(tmp_path / "world.jsonl") as local,
        await open_store(tmp_path / "tables.sqlite3") as store,
        Pictures(draw=lambda scene: PICTURE) as pictures,
        running(local, production_bot(store, pictures=pictures)) as bot,
        Listener(local.url, "Ada") as ada,
        Listener(local.url, "Bruno") as bruno,
        Listener(local.url, "Chiara") as chiara,
    ):
        people = {int(local.world.user(who.name).id): who for who in (ada, bruno)}
        await ada.slash("table open", variant="original")
        await bruno.wait_for_message(lambda message: message["components"])
        await bruno.press(Verb.JOIN)
        await ada.press(Verb.START)
        await ada.wait_for_message(lambda message: "claim" in str(message["components"]))
        await ada.press(Verb.CLAIM)
        await bruno.press(Verb.HAND)
        row = await store.table_in(int(ada.channel()))
        assert row is not None
        while (snapshot := await bot.services.tables.look(row.id)).phase is not Phase.OVER:
            assert snapshot.active is not None
            await take_an_action(people[snapshot.seats[snapshot.active].person or 0], snapshot)
        board = await chiara.wait_for_message(lambda message: "rematch" in str(message["components"]), seconds=15)

    assert snapshot.outcome is not None
    assert snapshot.turn > 10
    assert board["embeds"][0]["title"]
    assert not [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert not chiara.private()
    assert any(message["attachments"] or "image" in message["embeds"][0] for message in ada.private())
    for mine, others in ((ada, (bruno, chiara)), (bruno, (ada, chiara))):
        hands = mine.private()
        assert len(hands) > 20
        secrets = set[str]().union(*map(words_of_a_hand, hands))
        assert sum(PLAYED in secret for secret in secrets) > 20
        for other in others:
            told = msgspec.json.encode(other.frames).decode()
            assert not [secret for secret in secrets if secret in told]
