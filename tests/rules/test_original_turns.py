"""O3, O4, O8, O9, O10: how a turn goes, and whose is next."""

import pytest

from bot.rules import EndTurn, Skipped, Turn, TurnBegan, TurnEnded
from tests.rules.positions import act, original, position, refuses, step


def test_O4_cards_go_on_any_pile_in_any_order_as_many_as_you_like() -> None:
    state = position(original(), hand=range(20, 28))
    state = act(state, "25A", "22C", "20B", "27A", "21C", "23B")
    assert state.hand == (24, 26)
    assert [pile.cards[1:] for pile in state.piles] == [(25, 27), (20, 23), (22, 21), ()]


@pytest.mark.parametrize("takebacks", [True, False])
def test_O4_only_cards_of_the_own_hand(takebacks: bool) -> None:
    state = position(original(2, takebacks=takebacks), hand=[10, 20, 30], others=[[40, 50]])
    assert refuses(state, "40A") == "O4"
    assert refuses(act(state, "10A"), "10B") == "O4"


def test_O3_another_seat_must_wait() -> None:
    state = position(original(3), hand=[10, 20], others=[[40], [50]])
    assert refuses(state, "40A", seat=1) == "O3"
    assert refuses(state, EndTurn(), seat=2) == "O3"


def test_O3_turns_go_round_in_seat_order() -> None:
    state = position(original(3), hand=[70, 80], others=[[10, 11], [12, 13]], deck=range(30, 40), seat=2)
    seats = []
    for plays in (("70A", "80A"), ("11C", "10C"), ("13D", "12D")):
        seats.append(state.seat)
        state = act(state, *plays, "end")
    assert seats == [2, 0, 1]


def test_O8_the_hand_is_filled_up_from_the_top_of_the_draw_pile() -> None:
    state = position(original(2), hand=[10, 20, 30, 40, 50, 60, 70], others=[[80, 81]], deck=[99, 3, 98, 2, 97])
    after, events = step(act(state, "10A", "20A", "30A"), "end")
    assert after.hands[0] == (3, 40, 50, 60, 70, 98, 99)
    assert after.deck == (2, 97)
    assert events == (TurnEnded(0, 3), TurnBegan(1))
    assert after.last == Turn(0, tuple(act(state, "10A", "20A", "30A").played), 3)


def test_O8_no_more_is_drawn_than_there_is() -> None:
    state = act(position(original(), hand=[10, 20, 30, 40, 50, 60, 70, 80], deck=[99]), "10A", "20A", "end")
    assert state.hand == (30, 40, 50, 60, 70, 80, 99)
    assert state.deck == ()


def test_O8_nothing_is_drawn_before_the_turn_is_over() -> None:
    assert act(position(original(), hand=[10, 20, 30]), "10A", "20A").deck == (2, 3)


def test_O9_two_cards_while_the_draw_pile_has_any() -> None:
    state = position(original(), hand=[10, 20, 30], deck=[99])
    assert state.owed == 2
    assert refuses(state, "end") == "O9"
    assert refuses(act(state, "10A"), "end") == "O9"
    assert act(state, "10A").owed == 1
    assert act(state, "10A", "20A", "end").turns == 1


def test_O9_one_card_once_it_is_empty() -> None:
    state = position(original(), hand=[10, 20, 30], deck=[])
    assert refuses(state, "end") == "O9"
    assert act(state, "10A", "end").hand == (20, 30)


def test_O9_the_turn_that_empties_the_draw_pile_still_owed_two() -> None:
    state = position(original(2), hand=[10, 20, 30, 40, 50, 60, 70], others=[[80, 81]], deck=[99])
    assert refuses(act(state, "10A"), "end") == "O9"
    assert act(state, "10A", "20A", "end").owed == 1


def test_O15_a_minimum_of_three_falls_to_one_with_the_draw_pile_empty() -> None:
    expert = original(minimum=3)
    assert position(expert, hand=[10, 20, 30], deck=[99]).owed == 3
    assert refuses(act(position(expert, hand=[10, 20, 30, 40], deck=[99]), "10A", "20A"), "end") == "O9"
    assert position(expert, hand=[10, 20, 30], deck=[]).owed == 1


def test_O10_a_seat_without_cards_is_skipped() -> None:
    state = position(original(4), hand=[10, 20], others=[[], [], [50]], deck=[])
    after, events = step(act(state, "10A"), "end")
    assert after.seat == 3
    assert events == (TurnEnded(0, 0), Skipped(1), Skipped(2), TurnBegan(3))


def test_O10_the_last_one_with_cards_plays_on() -> None:
    state = position(original(2), hand=[10, 20, 30], deck=[])
    assert act(state, "10A", "end", "20A", "end").seat == 0
