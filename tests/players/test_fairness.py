"""A computer player knows what its seat sees, and nothing else: swap every hidden card and it does the same."""

from itertools import islice
from random import Random

import pytest

from bot.players.choose import choose
from bot.players.hint import hint
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals
from bot.rules import Variant, View, deal, see
from tests.players.positions import TABLES, course, name, otherwise


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("variant", TABLES, ids=name)
def test_hidden_cards_change_neither_choice_nor_signals(variant: Variant, level: Level) -> None:
    """The views here are not even cut: the cards lie open in them, and nobody may look."""
    random, swapped = Random(98), 0
    every = 9 if level is Level.EXPERT else 3
    for seed in range(2):
        for state in islice(course(variant, seed), 0, None, every):
            seat = state.seat
            assert seat is not None
            other = otherwise(state, seat, random)
            swapped += other != state
            assert see(other, seat) == see(state, seat)
            chosen = choose(View(seat, state), level, seed)
            assert choose(View(seat, other), level, seed) == chosen
            assert choose(see(state, seat), level, seed) == chosen
            for listener in range(variant.seats):
                elsewhere = otherwise(state, listener, random)
                assert signals(View(listener, elsewhere)) == signals(View(listener, state))
    assert swapped > 5


@pytest.mark.parametrize("variant", [v for v in TABLES if v.talks], ids=name)
def test_O3_how_glad_a_hand_is_to_start_depends_on_that_hand_alone(variant: Variant) -> None:
    random = Random(98)
    for seed in range(10):
        state = deal(variant, Random(seed)).begin()
        for seat in range(variant.seats):
            assert opening_cost(View(seat, state)) == opening_cost(View(seat, otherwise(state, seat, random)))


def test_a_hint_is_told_from_the_own_hand() -> None:
    state = next(islice(course(TABLES[1], 5), 30, None))
    assert state.seat is not None
    other = otherwise(state, state.seat, Random(98))
    assert other != state
    assert hint(View(state.seat, other)) == hint(View(state.seat, state))
