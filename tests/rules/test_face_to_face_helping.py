"""F6, F7: one card a turn on the opponent's piles, and it must help."""

import pytest

from bot.rules import State
from tests.rules.positions import Cards, Tops, act, allows, face_to_face, played_event, position, refuses


def table(hand: Cards, piles: Tops, seat: int = 0) -> State:
    return position(face_to_face(), piles=piles, hand=hand, others=[[5, 6, 7]], seat=seat)


def test_F6_at_most_one_card_a_turn() -> None:
    state = act(table([10, 11, 12, 50], {"C": 30}), "12C")
    assert refuses(state, "11C") == "F6"
    assert allows(state, "11A")


def test_F6_once_on_either_pile_not_once_on_each() -> None:
    state = act(table([10, 20, 40], {"C": 30, "D": 30}), "20C")
    assert refuses(state, "40D") == "F6"


def test_F6_one_own_descending_two_own_ascending_one_on_the_opponents_ascending() -> None:
    state = table([50, 10, 11, 20, 21], {"C": 30})
    assert act(state, "50B", "10A", "20C", "11A", "end").seat == 1


def test_F6_each_turn_anew() -> None:
    state = position(face_to_face(), piles={"A": 30, "C": 30}, hand=[20, 21, 55, 56], others=[[20, 21, 55, 56]])
    state = act(state, "20C", "55A", "end", "20A", "55C", "end")
    assert allows(state, "21B")


def test_F7_12_on_the_opponents_ascending_29() -> None:
    state = table([12, 40], {"C": 29})
    assert act(state, "12C").piles[2].top == 12
    assert not played_event(state, "12C").trick


@pytest.mark.parametrize("card", range(2, 60))
def test_F7_below_18_on_an_ascending_18(card: int) -> None:
    if card != 18:
        assert allows(table([card, 18], {"C": 18}), f"{card}C") == (card < 18)


@pytest.mark.parametrize("card", range(2, 60))
def test_F7_above_40_on_a_descending_40(card: int) -> None:
    if card != 40:
        assert allows(table([card, 40], {"D": 40}), f"{card}D") == (card > 40)


def test_F7_a_card_that_does_not_improve_is_refused() -> None:
    state = table([19, 39], {"C": 18, "D": 40})
    assert refuses(state, "19C") == "F7"
    assert refuses(state, "39D") == "F7"


def test_F7_exactly_ten_is_no_trick_there() -> None:
    assert not played_event(table([19, 50], {"C": 29}), "19C").trick


def test_F7_the_same_number_does_not_improve() -> None:
    assert refuses(table([18, 40], {"C": 18}), "18C") == "F7"
    assert refuses(table([18, 40], {"D": 40}), "40D") == "F7"


def test_F7_the_second_seat_helps_on_A_and_B() -> None:
    state = table([12, 50, 20], {"A": 29, "B": 40}, seat=1)
    assert allows(state, "12A")
    assert allows(state, "50B")
    assert refuses(act(state, "12A"), "50B") == "F6"


def test_F7a_ascending_lower_descending_higher_and_not_the_other_way_round() -> None:
    state = table([12, 45], {"C": 29, "D": 29})
    assert [allows(state, text) for text in ("12C", "45D", "45C", "12D")] == [True, True, False, False]


def test_F7b_an_empty_pile_cannot_be_improved() -> None:
    state = table(range(2, 60), {})
    assert not any(allows(state, f"{card}{pile}") for card in range(2, 60) for pile in "CD")
    assert refuses(state, "2C") == "F7"
    assert refuses(state, "59D") == "F7"


def test_F6_the_pile_speaks_before_the_count() -> None:
    """The order of clauses: the hand, then F7, then F6."""
    state = act(table([10, 11, 35, 50], {"C": 30}), "10C")
    assert refuses(state, "9C") == "F4"
    assert refuses(state, "35C") == "F7"
    assert refuses(act(state, "50B"), "11D") == "F7"
