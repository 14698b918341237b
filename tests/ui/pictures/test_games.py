"""Whole games, every position of them drawn: nothing that can lie on the table is beyond the pictures."""

from random import Random

import pytest

from bot.rules import (
    EndTurn,
    Extreme,
    FaceToFace,
    Instructions,
    Original,
    Signal,
    Start,
    Variant,
    Word,
    apply,
    deal,
    see,
)
from bot.ui.pictures.alt import LONGEST, describe
from bot.ui.pictures.painting import paint
from bot.ui.pictures.setting import set_board, set_hand, set_result
from tests.ui.pictures.goldens import TEXTS
from tests.ui.pictures.positions import NAMES

VARIANTS: list[Variant] = [
    Original(1),
    Original(5),
    Extreme(4, instructions=Instructions.shuffled(Random(3))),
    FaceToFace(),
]


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
        for scene in (set_board(see(state, None), say, NAMES), set_hand(mine, say, NAMES, mine.dead_ends())):
            assert paint(scene).image.width == 800
            assert len(describe(scene, say)) <= LONGEST
        if variant.talks and not variant.silent(state):
            seat, pile = random.randrange(variant.seats), random.randrange(4)
            state = apply(state, seat, Signal(pile, random.choice(list(Word)))).state
        dead = see(state, active).dead_ends()
        plays = [play for play in state.plays() if play not in dead]
        if variant.forbids_end(state) is None and (not plays or random.random() < 0.7):
            state = apply(state, active, EndTurn()).state
        else:
            state = apply(state, active, random.choice(plays)).state
    over = set_result(see(state, None), say, NAMES)
    assert paint(over).image.width == 800
    assert len(describe(over, say)) <= LONGEST
