"""X1: instructions are carried out, refused, or the game is given up; and which clause speaks first."""

import pytest

from bot.rules import Clause, GiveUp, Outcome, State, TakeBack, dead_ends
from tests.rules.positions import Cards, Marks, Tops, act, extreme, play, position, refuses

ON = {40: "three", 50: "skull", 60: "stop", 30: "no trick", 31: "one pile"}


def table(hand: Cards, *, piles: Tops | None = None, on: Marks = ON, takebacks: bool = True) -> State:
    return position(extreme(on, takebacks=takebacks), piles=piles or {}, hand=hand, deck=range(70, 90))


def test_X1_several_instructions_in_one_turn_are_all_carried_out() -> None:
    state = act(table([40, 50, 55, 56]), "40A", "50A")
    assert refuses(state, "end") == "X7"
    assert refuses(act(state, "55B"), "end") == "X5"
    assert act(state, "55A", "end").turns == 1


def test_X1_giving_up_loses() -> None:
    state = act(table([40, 50, 55]), "40A", GiveUp())
    assert state.outcome == Outcome("lost", Clause.X1, 22)


@pytest.mark.parametrize("takebacks", [True, False])
def test_X1a_a_breach_is_refused_with_its_clause_and_nothing_changes(takebacks: bool) -> None:
    on = ON | {32: "one pile"}
    state = table([40, 41, 42, 43], on=on, takebacks=takebacks)
    assert refuses(act(state, "40A", "41A", "42A"), "43A") == "X7"
    assert refuses(act(table([41, 42, 43, 40, 44], takebacks=takebacks), "41A", "42A", "43A"), "40C") == "X7"
    assert refuses(act(table([40, 60, 61, 62], takebacks=takebacks), "40A"), "60A") == "X7"
    assert refuses(act(table([50, 60, 61], takebacks=takebacks), "50A"), "60B") == "X5"
    assert refuses(act(table([41, 42, 43], piles={"A": 31}, takebacks=takebacks), "41B"), "42A") == "X12"
    assert refuses(table([20, 41, 42], piles={"A": 30}, takebacks=takebacks), "20A") == "X11"
    assert refuses(act(table([51, 50, 52], takebacks=takebacks), "50A", "51B"), "end") == "X5"


def test_X1a_a_play_that_breaks_nothing_yet_but_has_no_way_out_is_a_dead_end() -> None:
    state = table([10, 11, 99], on={99: "skull"}, piles={"C": 20, "D": 20})
    assert dead_ends(state) == {play("99A"), play("99B")}
    assert act(state, "99A").outcome is None
    assert act(state, "99A", TakeBack()) == state
    careless = table([10, 11, 99], on={99: "skull"}, piles={"C": 20, "D": 20}, takebacks=False)
    assert act(careless, "99A").outcome == Outcome("lost", Clause.O11, 22)


def test_X1a_the_number_speaks_before_the_instruction() -> None:
    state = act(table([40, 41, 42, 43, 5]), "40A", "41A", "42A")
    assert refuses(state, "44A") == "O4"
    assert refuses(state, "5A") == "O5"
    assert refuses(state, "43A") == "X7"


def test_X1a_the_order_among_instructions_is_three_one_pile_no_trick_skull() -> None:
    on = {30: "no trick", 31: "one pile", 40: "three", 50: "skull", 60: "stop", 61: "stop"}
    piles = {"A": 30, "B": 31, "D": 50}
    after_three = act(table([40, 60, 70, 71], on=on, piles=piles), "40C")
    assert refuses(after_three, "60D") == "X7"  # also X12, X11, X5
    after_plain = act(table([41, 60, 70, 71], on=on, piles=piles), "41C")
    assert refuses(after_plain, "60D") == "X12"  # also X11
    assert refuses(table([60, 70], on=on, piles=piles | {"C": 50}), "60D") == "X11"  # also X5
    assert refuses(table([60, 70], on=on, piles=piles), "60A") == "X5"


def test_X1a_an_end_of_turn_names_the_three_or_the_minimum_before_the_skull() -> None:
    assert refuses(act(table([40, 50, 55]), "40A", "50A"), "end") == "X7"
    assert refuses(act(table([50, 55, 56]), "50A"), "end") == "O9"
