"""F1 to F5: the own decks, the own piles, the turn."""

from random import Random

import pytest

from bot.rules import Deal, FaceToFace, Options, Refused, State, deal
from tests.rules.positions import Agreed, act, face_to_face, played_event, position, refuses, tops

DECK = tuple(range(2, 60))


def opening(first: int = 0) -> State:
    return Deal(face_to_face(), (DECK, DECK[::-1]), first).begin()


def test_F1_each_has_58_cards_2_to_59_and_piles_from_1_and_60() -> None:
    assert [sorted(d) for d in deal(face_to_face(), Random(1)).decks] == [list(range(2, 60))] * 2
    assert [(p.ascending, p.top) for p in opening().piles] == [(True, 1), (False, 60)] * 2


@pytest.mark.parametrize("decks", [(DECK,), (DECK, DECK[1:]), (DECK, DECK, DECK), ((*DECK[1:], 60), DECK)])
def test_F1_any_other_decks_are_refused(decks: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(Refused, match="F1"):
        Deal(face_to_face(), decks, 0).begin()


@pytest.mark.parametrize("seats", [1, 3])
def test_F1_exactly_two_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats"):
        FaceToFace(seats)


def test_F2_each_draws_six_from_the_own_deck() -> None:
    state = opening()
    assert state.hands == (tuple(range(2, 8)), tuple(range(54, 60)))
    assert [len(d) for d in state.decks] == [52, 52]


def test_F3_who_starts_is_drawn_by_lot() -> None:
    assert {deal(face_to_face(), Random(seed)).first for seed in range(20)} == {0, 1}


def test_F3_turns_alternate() -> None:
    state = opening(1)
    assert refuses(state, "2A", seat=0) == "F3"
    seats = [state.seat]
    for plays in (("59D", "58D"), ("2A", "3A")):
        state = act(state, *plays, "end")
        seats.append(state.seat)
    assert seats == [1, 0, 1]


def test_F4_at_least_two_cards_and_as_many_more_as_you_like() -> None:
    state = opening()
    assert refuses(state, "end") == "F4"
    assert refuses(act(state, "2A"), "end") == "F4"
    assert act(state, "2A", "3A", "4A", "5A", "6A", "7A", "end").seat == 1


def test_F4_the_minimum_stays_two_with_the_deck_used_up() -> None:
    state = position(face_to_face(), hand=[10, 20, 30], others=[[10, 20]], deck=[])
    assert state.owed == 2
    assert refuses(act(state, "10A"), "end") == "F4"


def test_F4_only_cards_of_the_own_hand() -> None:
    state = position(face_to_face(), hand=[10, 20], others=[[30, 40]])
    assert refuses(state, "30A") == "F4"
    assert refuses(state, "30C") == "F4"


@pytest.mark.parametrize("options", [{"minimum": 3}, {"hand": -1}, {"minimum": 3, "hand": -1}])
def test_O15a_neither_expert_option_exists_face_to_face(options: Agreed) -> None:
    with pytest.raises(Refused, match="O15a"):
        FaceToFace(options=Options(**options))


@pytest.mark.parametrize(("seat", "pile"), [(0, "A"), (1, "C")])
def test_F5_3_11_12_13_18_20_34_ascending(seat: int, pile: str) -> None:
    run = [3, 11, 12, 13, 18, 20, 34]
    state = act(position(face_to_face(), hand=run, others=[[5, 6]], seat=seat), *(f"{c}{pile}" for c in run))
    assert state.hand == ()


@pytest.mark.parametrize(("seat", "pile"), [(0, "B"), (1, "D")])
def test_F5_54_50_48_41_40_37_descending(seat: int, pile: str) -> None:
    run = [54, 50, 48, 41, 40, 37]
    state = act(position(face_to_face(), hand=run, others=[[5, 6]], seat=seat), *(f"{c}{pile}" for c in run))
    assert tops(state)["ABCD".index(pile)] == 37


def test_F5_4_8_13_by_one_player_in_one_turn() -> None:
    state = position(face_to_face(), hand=[4, 8, 13, 50], others=[[5, 6]])
    assert tops(act(state, "4A", "8A", "13A", "end"))[0] == 13


def test_F5_17_on_an_own_ascending_27_and_45_on_an_own_descending_35() -> None:
    state = position(face_to_face(), piles={"A": 27, "B": 35}, hand=[17, 45])
    assert played_event(state, "17A").trick
    assert played_event(state, "45B").trick


def test_F5_trick_plain_plain_trick_in_one_turn() -> None:
    state = position(face_to_face(), piles={"A": 27, "B": 35}, hand=[17, 20, 21, 45, 5], others=[[5, 6]])
    assert tops(act(state, "17A", "20A", "21A", "45B"))[:2] == [21, 45]


def test_F5_what_the_own_piles_do_not_take_is_refused() -> None:
    state = position(face_to_face(), piles={"A": 27, "B": 35}, hand=[18, 44, 30])
    assert refuses(state, "18A") == "O5"
    assert refuses(state, "44B") == "O6"
