"""Nothing hidden gets in, and nothing grows beyond what Discord and a phone can take."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.rules import FACE_DOWN, State, View
from bot.ui.pictures.alt import LONGEST, describe
from bot.ui.pictures.painting import render
from bot.ui.pictures.setting import set_board
from tests.ui.pictures.goldens import TEXTS, golden_scenes, speakers
from tests.ui.pictures.positions import NAMES, PUBLIC, public, scenes

SCENES = golden_scenes()
MOST_BYTES = 60_000


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_small_and_as_wide_as_two_phones(name: str) -> None:
    data = render(SCENES[name])
    assert len(data) <= MOST_BYTES
    image = Image.open(io.BytesIO(data))
    assert image.width == 800
    assert image.height <= 700


def swapped(state: State) -> State:
    """The same position with every hidden card another one."""
    hidden = [card for cards in (*state.hands, *state.decks) for card in cards][::-1]

    def deal(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(hidden.pop() + 100 for _ in cards) for cards in groups)

    return replace(state, hands=deal(state.hands), decks=deal(state.decks))


@pytest.mark.parametrize("name", PUBLIC)
def test_other_hidden_cards_give_the_same_bytes_and_words(name: str) -> None:
    say, state = TEXTS.speak("en"), PUBLIC[name]()
    assert all(card == FACE_DOWN for hand in public(state).state.hands for card in hand)
    here, there = set_board(public(state), say, NAMES), set_board(public(swapped(state)), say, NAMES)
    assert render(here) == render(there)
    assert describe(here, say) == describe(there, say)
    # Even a view that somebody forgot to cover shows nothing of what is in it.
    assert set_board(View(None, swapped(state)), say, NAMES) == here


@pytest.mark.parametrize("language", speakers())
def test_alt_text_fits_and_says_the_tops_the_turn_and_the_hands(language: str) -> None:
    say = TEXTS.speak(language)
    for name, scene in scenes(say).items():
        text = describe(scene, say)
        assert 0 < len(text) <= LONGEST
        if name.startswith("board-"):
            state = PUBLIC[name.removeprefix("board-")]()
            assert all(str(pile.top) in text for pile in state.piles)
            assert all(NAMES[seat][:20] in text for seat in range(state.variant.seats))
            traced = state.played or (state.last.plays if state.last else ())
            assert all(str(play.card) in text for play in traced)


def test_alt_text_says_signals_and_instructions() -> None:
    say = TEXTS.speak("en")
    told = {name: describe(scene, say) for name, scene in scenes(say).items()}
    assert "Надія: “small steps only”" in told["board-middle"]
    assert "“no trick” in force" in told["board-extreme"]
    assert "“stop” no longer in force" in told["board-extreme"]
    assert "37 back on A (trick)" in told["board-middle"]
    assert "83 can go on A (trick)" in told["hand-dead-ends"]
    assert "(dead end)" in told["hand-extreme"]


def test_an_over_long_alt_text_drops_whole_sentences() -> None:
    say = TEXTS.speak("ru")
    names = ["Ы" * 32] * 5
    text = describe(set_board(public(PUBLIC["middle"]()), say, names), say)
    assert len(text) <= LONGEST
    assert text.endswith(".")
