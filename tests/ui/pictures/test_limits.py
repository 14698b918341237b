"""Nothing hidden gets in, and nothing grows beyond what Discord and a phone can take."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.rules import FACE_DOWN, Mark, State, View
from bot.text import Speaker
from bot.ui.pictures.alt import LONGEST, alt_text
from bot.ui.pictures.board import SIGNAL, SIGNALS
from bot.ui.pictures.canvas import MARGIN, WIDTH
from bot.ui.pictures.lanes import LANES
from bot.ui.pictures.paint import paint, render
from bot.ui.pictures.scene import Chart, Hand, Lobby, Result, Scene, ShareCard
from bot.ui.pictures.scenes import board_scene
from tests.ui.pictures.drawn import PUBLIC, scenes
from tests.ui.pictures.goldens import TEXTS, golden_scenes, speakers
from tests.ui.pictures.positions import NAMES, STRANGE, public

SCENES = golden_scenes()
MOST_BYTES = 60_000


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_small_and_as_wide_as_two_phones(name: str) -> None:
    data = render(SCENES[name])
    assert len(data) <= MOST_BYTES
    image = Image.open(io.BytesIO(data))
    assert image.width == 800
    assert image.height <= 600


def swap_hidden(state: State) -> State:
    """The same position with every hidden card another one."""
    hidden = [card for cards in (*state.hands, *state.decks) for card in cards][::-1]

    def deal(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(hidden.pop() + 100 for _ in cards) for cards in groups)

    return replace(state, hands=deal(state.hands), decks=deal(state.decks))


@pytest.mark.parametrize("name", PUBLIC)
def test_other_hidden_cards_give_the_same_bytes_and_words(name: str) -> None:
    say, state = TEXTS.speak("en"), PUBLIC[name]()
    assert all(card == FACE_DOWN for hand in public(state).state.hands for card in hand)
    here, there = board_scene(public(state), say, NAMES), board_scene(public(swap_hidden(state)), say, NAMES)
    assert render(here) == render(there)
    assert alt_text(here, say) == alt_text(there, say)
    # Even a view that somebody forgot to cover shows nothing of what is in it.
    assert board_scene(View(None, swap_hidden(state)), say, NAMES) == here


@pytest.mark.parametrize("language", speakers())
def test_alt_text_says_in_every_language_what_the_picture_shows(language: str) -> None:
    say = TEXTS.speak(language)
    for name, scene in scenes(say).items():
        text = alt_text(scene, say)
        assert 0 < len(text) <= LONGEST
        missing = [fact for fact in facts(scene, say) if fact not in text]
        assert missing == [], name


def facts(scene: Scene, say: Speaker) -> list[str]:
    """Every word and number that stands in the picture, and the name of every drawing."""
    if isinstance(scene, ShareCard):
        return [scene.title, scene.headline, scene.measures]
    found = [scene.title, scene.headline]
    if isinstance(scene, Lobby):
        found += [seat.name for seat in scene.seats if seat.taken]
        found += scene.notes.split(" · ")
        found += [str(row) for _, row in scene.rows] + [symbol(say, carried) for carried in scene.marks]
        return found
    if isinstance(scene, Chart):
        found += [scene.curve_name, scene.curve_in_words, scene.spread_name]
        return found + [f"{bar.label}: {bar.games}" for bar in scene.spread if bar.games]
    for pile in scene.piles:
        found += [pile.letter, str(pile.row), str(pile.top), str(pile.depth)]
        found += [symbol(say, pile.emblem.mark)] if pile.emblem else []
        found += [say(f"word-{signal.word}") for signal in pile.signals]
    if isinstance(scene, Hand):
        for card in scene.cards:
            found += [str(card.card)] + ([symbol(say, card.emblem.mark)] if card.emblem else [])
            if any(target.dead_end for target in card.targets):
                found.append(say("pictures-alt-target-dead-end", pile="").strip())
        return found
    for seat in scene.seats:
        found += [seat.name]
    if isinstance(scene, Result):
        return found + [str(cell.card) for grid in scene.grids for cell in grid if not cell.played]
    found += [str(seat.cards) for seat in scene.seats] + [str(seat.deck) for seat in scene.seats if seat.deck]
    found += [str(scene.deck)] if scene.deck is not None else []
    for chip in scene.trail:
        key = "pictures-alt-trick" if chip.trick else "pictures-alt-play"
        found.append(say(key, card=chip.card, pile=chip.letter))
    return found


def symbol(say: Speaker, mark: Mark) -> str:
    return say(f"symbol-{mark.value.replace(' ', '-')}")


def test_alt_text_says_signals_and_instructions() -> None:
    say = TEXTS.speak("en")
    texts = {name: alt_text(scene, say) for name, scene in scenes(say).items()}
    assert "Надія: “small steps only”" in texts["board-middle"]
    assert "“No trick” in force" in texts["board-extreme"]
    assert "“Stop” no longer in force" in texts["board-extreme"]
    assert "37 back on A (trick)" in texts["board-middle"]
    assert "83 can go on A (trick)" in texts["hand-dead-ends"]
    assert "(dead end)" in texts["hand-extreme"]


def test_alt_text_says_what_burns() -> None:
    say = TEXTS.speak("en")
    texts = {name: alt_text(scene, say) for name, scene in scenes(say).items()}
    assert "Pile A, ascending from 1: 22 on top, 3 cards played, “Fire” in force" in texts["board-on-fire"]
    assert "33 on B (Fire)" in texts["board-on-fire"]
    assert "44 (Fire) can go on A" in texts["hand-on-fire"]
    assert "Symbols on the cards: Fire." in texts["lobby-on-fire"]


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_moves_anything_but_its_own_words(name: str) -> None:
    """Of the piles and the margins nothing changes, whatever the players are called."""
    say, view = TEXTS.speak("en"), public(PUBLIC["middle"]())
    usual, strange = paint(board_scene(view, say, NAMES)).image, paint(board_scene(view, say, [name] * 5)).image
    assert usual.size == strange.size
    for box in (
        (0, LANES - 4, WIDTH, SIGNALS + SIGNAL),
        (0, 0, MARGIN, usual.height),
        (WIDTH - 24, 0, WIDTH, usual.height),
    ):
        assert ImageChops.difference(usual.crop(box), strange.crop(box)).getbbox() is None


def test_an_over_long_alt_text_drops_whole_sentences() -> None:
    say = TEXTS.speak("ru")
    names = ["Ы" * 32] * 5
    text = alt_text(board_scene(public(PUBLIC["middle"]()), say, names), say)
    assert len(text) <= LONGEST
    assert text.endswith(".")
