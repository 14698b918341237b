"""X3 to X8: stop, skull and three bind the active player for the turn."""

import pytest

from bot.rules import Clause, Outcome, State, TakeBack, TurnBegan, TurnEnded, can_finish, dead_ends
from tests.rules.positions import Cards, Hands, Marks, Tops, act, allows, extreme, play, position, refuses, step

OTHERS = [[70, 71, 72]]


def table(
    on: Marks,
    hand: Cards,
    *,
    piles: Tops | None = None,
    others: Hands = OTHERS,
    minimum: int = 2,
    takebacks: bool = True,
) -> State:
    variant = extreme(on, 2, minimum=minimum, takebacks=takebacks)
    return position(variant, piles=piles or {}, hand=hand, others=others, deck=range(20, 30))


def test_X3_a_flash_binds_nobody_in_the_next_turn() -> None:
    state = table({50: "three", 51: "skull"}, [50, 51, 52], others=[[53, 54, 55, 56]])
    state = act(state, "50A", "51A", "52A", "end")
    assert state.owed == 2
    assert act(state, "53A", "54A", "55A", "56A").owed == 0


def test_X4_the_turn_ends_as_the_stop_card_lies_there_and_the_player_draws() -> None:
    state = table({50: "stop"}, [40, 50, 60])
    after, events = step(act(state, "40A"), "50A")
    assert after.seat == 1
    assert events[1:] == (TurnEnded(0, 6), TurnBegan(1))
    assert len(after.hands[0]) == 7


def test_X4_it_may_be_the_very_first_card_and_the_minimum_is_waived() -> None:
    assert act(table({50: "stop"}, [40, 50, 60], minimum=3), "50A").seat == 1
    assert can_finish(table({50: "stop"}, [50], minimum=3))


def test_X4_it_may_come_after_any_number_of_cards() -> None:
    assert act(table({50: "stop"}, [40, 41, 42, 43, 50]), "40A", "41A", "42A", "43A", "50A").seat == 1


def test_X4a_a_stop_that_covers_the_skull_saves_the_turn() -> None:
    state = table({40: "skull", 50: "stop"}, [40, 50, 60])
    assert act(state, "40A", "50A").seat == 1


def test_X4a_a_stop_elsewhere_with_a_skull_exposed_is_refused() -> None:
    state = act(table({40: "skull", 50: "stop"}, [40, 50, 60]), "40A")
    assert [refuses(state, f"50{pile}") for pile in "BCD"] == ["X5"] * 3


def test_X4a_a_stop_on_one_of_two_skulls_is_refused() -> None:
    state = act(table({40: "skull", 41: "skull", 50: "stop"}, [40, 41, 50, 60]), "40A", "41B")
    assert refuses(state, "50A") == "X5"
    assert refuses(state, "50B") == "X5"


def test_X4a_a_stop_as_second_of_a_demanded_three_is_refused() -> None:
    state = act(table({40: "three", 50: "stop"}, [40, 50, 60]), "40A")
    assert refuses(state, "50A") == "X7"


@pytest.mark.parametrize("takebacks", [True, False])
def test_X4b_a_stop_cannot_be_taken_back(takebacks: bool) -> None:
    state = act(table({50: "stop"}, [40, 50, 60], takebacks=takebacks), "50A")
    assert refuses(state, TakeBack(), seat=0) == "O3"
    assert refuses(state, TakeBack()) == "O11b"


def test_X5_a_skull_must_be_covered_in_the_same_turn() -> None:
    state = act(table({40: "skull"}, [40, 50, 60]), "40A", "50B")
    assert refuses(state, "end") == "X5"
    assert act(state, "60A", "end").seat == 1


def test_X5_covered_by_a_skull_the_new_one_must_be_covered() -> None:
    state = act(table({40: "skull", 50: "skull"}, [40, 50, 60]), "40A", "50A")
    assert refuses(state, "end") == "X5"
    assert act(state, "60A", "end").seat == 1


def test_X5_a_backwards_trick_covers_it_as_well() -> None:
    assert act(table({40: "skull"}, [30, 40]), "40A", "30A", "end").seat == 1


def test_X5_a_skull_that_nothing_can_cover_is_a_dead_end() -> None:
    state = table({99: "skull"}, [10, 20, 30, 99], piles={"C": 50, "D": 50})
    assert dead_ends(state) == {play("99A"), play("99B")}


def last_cards(on: Marks, hand: Cards, takebacks: bool = True) -> State:
    return position(extreme(on, takebacks=takebacks), hand=hand, deck=[])


def test_X6_98_cards_played_and_a_skull_on_top_is_lost_with_nothing_left() -> None:
    state = act(last_cards({50: "skull"}, [40, 50], takebacks=False), "40A", "50A")
    assert state.outcome == Outcome("lost", Clause.X6, 0)


def test_X6_the_same_card_covered_wins() -> None:
    state = act(last_cards({50: "skull"}, [50, 60], takebacks=False), "50A", "60A")
    assert state.outcome == Outcome("won", Clause.O12, 0)


def test_X6a_with_take_backs_the_last_skull_is_undone_instead() -> None:
    state = act(last_cards({50: "skull"}, [40, 50]), "40A", "50A")
    assert state.outcome is None
    assert refuses(state, "end") == "X5"
    assert act(state, TakeBack(), TakeBack(), "50C", "40C").outcome == Outcome("won", Clause.O12, 0)


def test_X6a_a_last_three_that_is_not_met_can_be_undone_or_is_lost_with_O11() -> None:
    state = act(last_cards({50: "three"}, [40, 50]), "40A", "50A")
    assert refuses(state, "end") == "X7"
    assert act(state, TakeBack(), "end").seat == 0
    lost = act(last_cards({50: "three"}, [40, 50], takebacks=False), "40A", "50A")
    assert lost.outcome == Outcome("lost", Clause.O11, 0)


def test_X7_plain_then_three_then_stop_is_exactly_three_then_draw_three() -> None:
    state = table({41: "three", 42: "stop"}, [40, 41, 42, 50, 51, 52, 53])
    after, events = step(act(state, "40A", "41A"), "42A")
    assert events[1] == TurnEnded(0, 3)
    assert after.seat == 1


@pytest.mark.parametrize("order", [("40A", "41A", "42A"), ("41A", "40C", "42A"), ("41A", "42A", "50A")])
def test_X7_exactly_three_cards_wherever_the_symbol_stands(order: tuple[str, ...]) -> None:
    state = table({41: "three"}, [40, 41, 42, 50])
    before = act(state, *order[:2])
    assert refuses(before, "end") == "X7"
    after = act(before, order[2])
    assert after.owed == 0
    assert act(after, "end").seat == 1


def test_X7_a_fourth_card_is_refused() -> None:
    state = act(table({41: "three"}, [40, 41, 42, 50]), "40A", "41A", "42A")
    assert refuses(state, "50A") == "X7"
    assert list(state.plays()) == []


def test_X7_a_three_as_the_fourth_card_is_refused() -> None:
    state = act(table({50: "three"}, [40, 41, 42, 50, 60]), "40A", "41A", "42A")
    assert refuses(state, "50A") == "X7"
    assert allows(state, "60A")


def test_X7_two_threes_in_one_turn_still_mean_three() -> None:
    state = act(table({41: "three", 42: "three"}, [40, 41, 42, 50]), "41A", "42A", "50A")
    assert refuses(state, "40C") == "X7"
    assert act(state, "end").seat == 1


def test_X7_three_stands_over_a_minimum_of_one() -> None:
    state = position(extreme({41: "three"}), hand=[41, 42, 43, 44], deck=[])
    assert act(state, "41A").owed == 2
    assert refuses(act(state, "41A"), "end") == "X7"


def test_X7_a_skull_among_the_three_must_be_covered_within_them() -> None:
    state = table({41: "three", 42: "skull"}, [41, 42, 43, 44])
    assert refuses(act(state, "41A", "43B", "42A"), "end") == "X5"
    assert act(state, "41A", "42A", "43A", "end").seat == 1


@pytest.mark.parametrize("hand", [[41], [41, 50]])
def test_X8_a_three_with_too_few_cards_loses(hand: list[int]) -> None:
    state = position(extreme({41: "three"}, 2, takebacks=False), hand=hand, others=[[60]], deck=[])
    if len(hand) > 1:
        lost = act(state, "41A").outcome
        assert lost == Outcome("lost", Clause.O11, 2)
    assert play("41A") in dead_ends(state)


def test_X8a_it_is_a_dead_end_like_any_other() -> None:
    state = position(extreme({41: "three"}, 2), hand=[41, 50], others=[[60]], deck=[])
    stuck = act(state, "41A")
    assert stuck.outcome is None
    assert not can_finish(stuck)
    assert act(stuck, TakeBack()) == state


@pytest.mark.parametrize("kind", ["skull", "three"])
@pytest.mark.parametrize("takebacks", [True, False])
def test_X8a_a_lone_skull_or_three_is_lost_as_its_turn_opens(kind: str, takebacks: bool) -> None:
    state = position(extreme({60: kind}, 2, takebacks=takebacks), hand=[50], others=[[60]], deck=[])
    assert act(state, "50A", "end").outcome == Outcome("lost", Clause.O11, 1)
