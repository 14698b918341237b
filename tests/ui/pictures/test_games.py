"""Whole games, every position of them drawn: nothing that can lie on the table is beyond the pictures."""

from dataclasses import fields, is_dataclass
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules import (
    EndTurn,
    Extreme,
    FaceToFace,
    Instructions,
    Original,
    Signal,
    Start,
    State,
    Variant,
    Word,
    apply,
    deal,
    see,
)
from bot.ui.pictures.alt import LONGEST, alt_text
from bot.ui.pictures.paint import paint
from bot.ui.pictures.scenes import board_scene, hand_scene, result_scene
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import NAMES

VARIANTS: list[Variant] = [
    Original(1),
    Original(5),
    Extreme(4, instructions=Instructions.shuffled(Random(3))),
    FaceToFace(),
]


COUNTS = {"depth", "end", "number", "seat", "cards", "owed", "deck", "owner"}  # numbers of a scene that are no cards


def cards_in(value: object, field: str = "") -> set[int]:
    """Every number of a scene, but for those that count things."""
    if is_dataclass(value):
        return set().union(*(cards_in(getattr(value, part.name), part.name) for part in fields(value)))
    if isinstance(value, tuple):
        return set().union(*(cards_in(part, field) for part in value))
    return {value} if type(value) is int and field not in COUNTS else set()


def redealt(state: State) -> State:
    """Other hidden cards: all of them from one end of the table to the other."""
    hidden = [card for cards in (*state.hands, *state.decks) for card in cards]
    hands = tuple(tuple(hidden.pop() for _ in hand) for hand in state.hands)
    return replace(state, hands=hands, decks=tuple(tuple(hidden.pop() for _ in deck) for deck in state.decks))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.name}-{variant.seats}")
def test_every_position_of_a_game_can_be_drawn(variant: Variant) -> None:
    random, say = Random(98), TEXTS.speak("de")
    state = deal(variant, random).begin()
    if state.seat is None:
        state = apply(state, 0, Start()).state
    while state.outcome is None:
        active = state.seat
        assert active is not None
        mine = see(state, active)
        for scene in (board_scene(see(state, None), say, NAMES), hand_scene(mine, say, NAMES)):
            assert paint(scene).image.width == 800
            assert len(alt_text(scene, say)) <= LONGEST
        if variant.forbids_talk(state) is None:
            seat, pile = random.randrange(variant.seats), random.randrange(4)
            state = apply(state, seat, Signal(pile, random.choice(list(Word)))).state
        dead = see(state, active).dead_ends()
        plays = [play for play in state.plays() if play not in dead]
        if variant.forbids_end(state) is None and (not plays or random.random() < 0.7):
            state = apply(state, active, EndTurn()).state
        else:
            state = apply(state, active, random.choice(plays)).state
        assert cards_in(board_scene(see(state, None), say, NAMES)) <= {
            card for pile in state.piles for card in pile.cards
        }
        assert board_scene(see(redealt(state), None), say, NAMES) == board_scene(see(state, None), say, NAMES)
    over = result_scene(see(state, None), say, NAMES)
    assert paint(over).image.width == 800
    assert len(alt_text(over, say)) <= LONGEST
