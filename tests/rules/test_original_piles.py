"""O5, O6, O7: what a pile takes."""

import pytest

from tests.rules.positions import act, allows, original, played_event, position, refuses, tops

RUN_UP = [3, 11, 12, 13, 20, 34]
RUN_DOWN = [94, 90, 78, 61, 60, 57]


def test_O1_two_piles_climb_from_1_and_two_fall_from_100() -> None:
    piles = original().row
    assert [(p.ascending, p.top) for p in piles] == [(True, 1), (True, 1), (False, 100), (False, 100)]


@pytest.mark.parametrize("pile", "AB")
def test_O5_3_11_12_13_20_34_is_a_legal_ascending_run(pile: str) -> None:
    state = act(position(original(), hand=RUN_UP), *(f"{card}{pile}" for card in RUN_UP))
    assert state.piles["AB".index(pile)].cards == (1, *RUN_UP)


@pytest.mark.parametrize("pile", "CD")
def test_O6_94_90_78_61_60_57_is_a_legal_descending_run(pile: str) -> None:
    state = act(position(original(), hand=RUN_DOWN), *(f"{card}{pile}" for card in RUN_DOWN))
    assert state.piles["ABCD".index(pile)].cards == (100, *RUN_DOWN)


def test_O5_a_lower_card_is_refused_on_an_ascending_pile() -> None:
    assert refuses(position(original(), piles={"A": 47}, hand=[46, 60]), "46A") == "O5"


def test_O6_a_higher_card_is_refused_on_a_descending_pile() -> None:
    assert refuses(position(original(), piles={"C": 47}, hand=[48, 60]), "48C") == "O6"


def test_O7_37_may_go_on_an_ascending_47() -> None:
    state = position(original(), piles={"A": 47}, hand=[37, 50])
    assert tops(act(state, "37A"))[0] == 37
    assert played_event(state, "37A").trick


def test_O7_57_may_go_on_a_descending_47() -> None:
    state = position(original(), piles={"D": 47}, hand=[57, 40])
    assert tops(act(state, "57D"))[3] == 57
    assert played_event(state, "57D").trick


@pytest.mark.parametrize("card", [36, 38, 27, 46])
def test_O7_only_exactly_ten_makes_the_trick(card: int) -> None:
    state = position(original(), piles={"A": 47, "B": 98, "C": 2, "D": 2}, hand=[card, 50, 60])
    assert not allows(state, f"{card}A")


def test_O7_the_trick_goes_ten_down_on_ascending_and_ten_up_on_descending_never_the_other_way() -> None:
    state = position(original(), piles={"A": 50, "C": 50}, hand=[40, 60])
    assert [f for f in ("40A", "60C", "60A", "40C") if played_event(state, f).trick] == ["40A", "60C"]


def test_O7_the_trick_may_be_done_as_often_as_you_like_in_one_turn() -> None:
    state = position(original(), piles={"A": 47, "C": 60}, hand=[37, 27, 17, 70, 80])
    assert tops(act(state, "37A", "27A", "70C", "17A", "80C")) == [17, 1, 80, 100]


@pytest.mark.parametrize(("pile", "card", "room"), [("A", 50, 3), ("A", 37, -10), ("C", 44, 3), ("C", 57, -10)])
def test_O7_a_trick_gives_room_back_and_any_other_card_uses_it_up(pile: str, card: int, room: int) -> None:
    state = position(original(), piles={"A": 47, "C": 47})
    assert state.piles["ABCD".index(pile)].step(card) == room


@pytest.mark.parametrize(("pile", "clause"), [("A", "O5"), ("C", "O6")])
def test_O5_O6_the_same_number_goes_neither_up_nor_down(pile: str, clause: str) -> None:
    assert position(original(), piles={pile: 47}).piles["ABCD".index(pile)].forbids(47) == clause


def test_O7_no_card_tricks_onto_a_row_card() -> None:
    state = position(original(), hand=range(2, 10))
    assert not any(played_event(state, f"{card}A").trick for card in range(2, 10))
