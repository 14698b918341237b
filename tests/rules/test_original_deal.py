"""O1, O2, O3, O15: before the first turn."""

from random import Random

import pytest

from bot.rules import Deal, Options, Original, Play, Refused, Start, Started, TurnBegan, apply, deal
from tests.rules.positions import original, refuses


def whole(variant: Original) -> Deal:
    return Deal(variant, (tuple(variant.cards),))


def test_O1_the_deck_is_98_cards_2_to_99() -> None:
    assert sorted(deal(original(3), Random(1)).decks[0]) == list(range(2, 100))


@pytest.mark.parametrize(
    "deck", [tuple(range(2, 99)), (*range(2, 99), 98), (*range(2, 100), 50), tuple(range(1, 99)), ()]
)
def test_O1_any_other_deck_is_refused(deck: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refusal:
        Deal(original(2), (deck,)).begin()
    assert refusal.value.clause == "O1"


def test_O1_one_deck_is_enough() -> None:
    with pytest.raises(Refused, match="O1"):
        Deal(original(2), (tuple(range(2, 100)),) * 2).begin()


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_O2_hands_are_8_alone_7_for_two_6_for_more_and_the_rest_is_the_draw_pile(seats: int, size: int) -> None:
    state = whole(original(seats)).begin()
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.deck) == 98 - seats * size


def test_O2_the_first_seat_is_dealt_from_the_top() -> None:
    state = whole(original(3)).begin()
    assert state.hands == (tuple(range(2, 8)), tuple(range(8, 14)), tuple(range(14, 20)))
    assert state.deck == tuple(range(20, 100))


@pytest.mark.parametrize("seats", [0, 6, -1])
def test_O2_one_to_five_may_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats"):
        original(seats)


@pytest.mark.parametrize("seat", range(4))
def test_O3_any_seat_may_take_the_first_turn_after_seeing_the_hands(seat: int) -> None:
    state = whole(original(4)).begin()
    assert state.seat is None
    assert all(state.hands)
    state, events = apply(state, seat, Start())
    assert state.seat == seat
    assert events == (Started(seat), TurnBegan(seat))


def test_O3_nobody_plays_before_the_team_has_chosen() -> None:
    state = whole(original(2)).begin()
    assert refuses(state, "2A", seat=0) == "O3"
    assert refuses(state, "end", seat=0) == "O3"
    assert state.forbids(Play(2, 0)) == "O4"
    assert list(state.plays()) == []


def test_O3_the_first_turn_is_taken_once() -> None:
    state = apply(whole(original(2)).begin(), 1, Start()).state
    assert refuses(state, Start(), seat=0) == "O3"


def test_O3_alone_there_is_nothing_to_choose() -> None:
    assert deal(original(), Random(1)).begin().seat == 0


@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_O15_expert_hands_are_one_card_smaller(seats: int, size: int) -> None:
    state = whole(original(seats, hand=-1)).begin()
    assert {len(hand) for hand in state.hands} == {size}


def test_O15_the_expert_minimum_is_three() -> None:
    assert Deal(original(2, minimum=3), (tuple(range(2, 100)),), 0).begin().owed == 3


@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("hand", [0, -1])
def test_O15a_the_two_options_are_independent(minimum: int, hand: int) -> None:
    state = Deal(Original(4, Options(minimum, hand)), (tuple(range(2, 100)),), 0).begin()
    assert (state.minimum, len(state.hand)) == (minimum, 6 + hand)
