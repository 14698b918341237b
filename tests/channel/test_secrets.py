"""Nothing hidden leaks: the same game is played twice over, with other cards where nobody but their holder looks.

Whatever is public must then be the same to the letter: messages, edits, embeds, buttons, file names, alt texts, the
bytes of pictures, and every line of the log. What differs would have told something about the hidden cards.
"""

import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, Action, Mark, Play, Start, Variant, apply
from bot.rules.deal import Deal
from bot.tables import Setup
from bot.tables.computer import plain_turn
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from bot.ui.symbols import mark_key
from tests.channel.playing import Channel, Stacked, channel
from tests.channel.reading import address, rows, shown, text

TURNS = 4
Turns = list[list[Action]]


def prefix(deal: Deal) -> Turns:
    """The first turns of this deal, as the plain player plays them."""
    state = deal.begin()
    state = apply(state, 0, Start()).state if state.seat is None else state
    turns: Turns = []
    for _ in range(TURNS):
        turns.append(plain_turn(state))
        for action in turns[-1]:
            assert state.seat is not None
            state = apply(state, state.seat, action).state
        assert state.outcome is None
    return turns


def possible(deal: Deal, turns: Turns) -> bool:
    """Whether the same turns can be played with these cards, and the game is still on afterwards."""
    state = deal.begin()
    state = apply(state, 0, Start()).state if state.seat is None else state
    for turn in turns:
        for action in turn:
            if isinstance(action, Play) and action not in state.plays():
                return False
            assert state.seat is not None
            state = apply(state, state.seat, action).state
        if state.outcome is not None:
            return False
    return True


def two_worlds(variant: str) -> tuple[Deal, Deal, Turns]:
    """Two deals with the same cards in the places of those that are played, and all others exchanged."""
    random = Random(98)
    game = Setup(variant).game(2, extreme_deck())
    while True:
        decks = tuple(tuple(random.sample(game.cards, len(game.cards))) for _ in range(game.deck_count))
        deal = Deal(game, decks, 0 if game.deck_count > 1 else None)
        turns = prefix(deal)
        shown = {action.card for turn in turns for action in turn if isinstance(action, Play)}
        others = []
        for deck in decks:
            # In Face to Face both decks hold every number: what one of them has shown stays in both.
            hidden = [card for card in deck if card not in shown]
            exchanged = iter(_alike(hidden, game, random))  # a mark is no secret from its holder's own turn
            others.append(tuple(card if card in shown else next(exchanged) for card in deck))
        twin = Deal(game, tuple(others), deal.first)
        if possible(twin, turns):
            return deal, twin, turns


def _alike(hidden: list[int], game: Variant, random: Random) -> list[int]:
    kinds: dict[Mark | None, list[int]] = {}
    for card in hidden:
        kinds.setdefault(game.mark(card), []).append(card)
    for cards in kinds.values():
        random.shuffle(cards)
    return [kinds[game.mark(card)].pop() for card in hidden]


async def played(folder: Path, deal: Deal, turns: Turns, variant: str) -> tuple[list[Any], list[Any]]:
    """What was public, and for comparison what was private."""
    async with Pictures(patience=10.0) as pictures, channel(folder, luck=Stacked(*deal.decks), pictures=pictures) as at:
        await at.sit_down(variant)
        for who in (at.ann, at.ben):
            await at.my_hand(who)  # and both stay open, so that every commit redraws them
        for turn in turns:
            await lay_in_mind(at)
            for action in turn:
                await at.play_by_clicks(action, await at.snapshot())
            await talk(at)
        await at.ann.slash(at.channel, "table board")
        await at.wait(601)
        return [await public(at, payload) for payload in at.published], private(at)


async def lay_in_mind(at: Channel) -> None:
    """By whoever waits: the first of their plays, whichever that is."""
    on = at.who_is_on(await at.snapshot())
    who = at.ben if on is at.ann else at.ann
    hand = await at.my_hand(who)
    await at.press(who, hand, Verb.PLAN)
    if offered := [each for each in rows(hand) if re.search(rf":{Verb.PLAN}:\d[A-D]$", each)]:
        await who.click(hand, custom_id=offered[0])


async def talk(at: Channel) -> None:
    """By whoever has the turn, where it is allowed."""
    snapshot = await at.snapshot()
    view, who = snapshot.board(), at.who_is_on(snapshot)
    assert view is not None
    if view.state.variant.forbids_talk(view.state) is not None:
        return
    panel = shown(await at.press(who, await at.board(), Verb.SIGNALS))
    words = [each for each in rows(panel) if f":{Verb.SAY}:A." in each]
    await who.click(panel, custom_id=words[0])
    if marks := view.state.variant.marks:
        waits = f"not-now.{mark_key(marks[0])}"
        await who.select(panel, [waits], custom_id=address(panel, Verb.SAY_MARKS))


async def public(at: Channel, payload: dict[str, Any]) -> Any:
    """Everything that a reader's client gets, without the numbers of messages and tables, and without seals."""
    files = [
        (file["filename"], file.get("description"), at.env.backend.cdn.get(file["url"]))
        for file in payload["attachments"]
    ]
    table = (await at.snapshot()).id
    seen = {key: payload.get(key) for key in ("content", "embeds", "components")}
    # A deck's seal differs with the deck; that it tells nothing of it is test_sealed_decks.py's.
    return re.sub(rf"{table}|\d{{17,20}}|(?:[0-9A-Z]{{5}}-){{4}}[0-9A-Z]{{5}}", "#", repr(seen)), files


def private(at: Channel) -> list[Any]:
    return [r.json for r in at.env.http_requests if "/interactions/" in r.path and (r.json or {}).get("data")]


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Of our own loggers, at every level; those of libraries are kept at INFO."""
    ours = [r for r in caplog.records if r.name.startswith(("bot", "cogs")) or r.levelno >= logging.INFO]
    return [re.sub(r"\d{9,20}", "#", r.getMessage()) for r in ours]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_nothing_public_depends_on_a_hidden_card(
    tmp_path: Path, variant: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    deal, twin, turns = two_worlds(variant)
    assert deal != twin
    here, own = await played(tmp_path / "here", deal, turns, variant)
    log = lines(caplog)
    caplog.clear()
    there, other = await played(tmp_path / "there", twin, turns, variant)
    assert len(here) > TURNS * 2
    assert all(data for _, files in here for _, _, data in files)
    assert any(files for _, files in here), "there were pictures"
    assert here == there
    assert log == lines(caplog)
    assert own != other, "the hands did differ"


async def test_a_plan_changes_nothing_that_anybody_else_sees(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with Pictures(patience=10.0) as pictures, channel(tmp_path, luck=Stacked(), pictures=pictures) as at:
        await at.sit_down()
        theirs, mine = await at.my_hand(at.ann), await at.my_hand(at.ben)
        await at.env.settle()
        before, seen, own = len(at.published), private_look(theirs), text(mine)
        caplog.clear()
        await lay_in_mind(at)
        await at.env.settle()
        assert text(at.hands[at.ben.id]) != own, "it is laid"
        assert private_look(theirs) == seen
        assert at.published[before:] == []
        assert not [line for line in lines(caplog) if re.search(r"\b[0-9][A-D]\b", line)]


def private_look(hand: simcord.ResponseMessage) -> tuple[str, list[str], list[str]]:
    return text(hand), rows(hand), [file.filename for file in hand.message.attachments]


async def test_the_method_finds_a_leak(tmp_path: Path) -> None:
    """The test's own test: a board that told one card of a hand would be found."""
    deal, twin, turns = two_worlds("original")
    told = []
    for name, world in (("here", deal), ("there", twin)):
        async with channel(tmp_path / name, luck=Stacked(*world.decks)) as at:
            await at.sit_down()
            view = (await at.snapshot()).view(1)
            assert view is not None
            await at.eve.send(at.channel, f"Ben has the {view.hand}")
            told.append([await public(at, payload) for payload in at.published])
    assert told[0] != told[1]
    assert told[0][:-1] == told[1][:-1]
    assert turns


async def test_no_button_names_a_card(tmp_path: Path) -> None:
    """Not even the private ones: a custom_id travels through logs that are not ours."""
    async with channel(tmp_path, luck=Random(5)) as at:
        await at.sit_down()
        await at.play_on(2)
        names = re.findall(r"'custom_id': '([^']+)'", repr([r.json for r in at.env.http_requests]))
        assert len(names) > 50
        for name in names:
            _, _, turn, verb, *arg = name.split(":")
            assert int(turn) <= 3
            assert not arg or re.fullmatch(r"\d?[A-D]?(\.[a-z-]+)?", arg[0]), (verb, arg)
