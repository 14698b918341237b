"""O11a in Extreme: ways out of a turn that are long, or that only one order finds."""

from bot.rules import can_finish, dead_ends
from tests.rules.positions import act, extreme, play, position


def test_X12a_a_no_trick_card_is_lifted_before_a_one_pile_card_leaves_no_time_for_it() -> None:
    """45 covers the skull on A and holds the player there; only 35 gets away, by a trick, so 20 must go first."""
    on = {40: "skull", 90: "skull", 45: "one pile", 95: "stop", 50: "no trick"}
    piles = {"A": 30, "B": 80, "C": 50, "D": 2}
    state = act(position(extreme(on), piles=piles, hand=[20, 35, 40, 45, 90, 95]), "40A", "90B")
    assert can_finish(state)
    assert play("45A") in dead_ends(state)
    assert act(state, "20C", "45A", "35A", "95B").turns == 1


def test_X11_of_two_no_trick_cards_the_one_that_needs_a_trick_itself_is_lifted_last() -> None:
    on = {30: "skull", 55: "one pile", 50: "no trick", 70: "no trick"}
    piles = {"A": 50, "B": 70, "C": 46, "D": 2}
    state = act(position(extreme(on), piles=piles, hand=[30, 36, 40, 45, 55, 75]), "36C", "30C")
    assert can_finish(state)
    assert play("55A") in dead_ends(state)
    assert act(state, "75B", "55A", "45A", "40C", "end").turns == 1


def test_X5_two_skulls_that_share_their_only_cover_cannot_both_be_buried() -> None:
    state = position(extreme({40: "skull", 41: "skull"}), piles={"C": 2, "D": 2}, hand=[40, 41, 60], deck=[99])
    assert not can_finish(act(state, "40A", "41B"))
    assert can_finish(act(state, "40A", "41A"))


def test_X5_a_skull_is_stepped_over_by_another_that_a_trick_can_reach() -> None:
    on = {40: "skull", 45: "skull"}
    state = position(extreme(on), piles={"B": 99, "C": 2, "D": 2}, hand=[35, 40, 45], deck=[99])
    assert dead_ends(state) == {play("35A")}
    assert can_finish(act(state, "40A"))
    assert act(state, "40A", "45A", "35A", "end").turns == 1


def test_X7_a_three_leaves_no_time_to_lift_and_trick() -> None:
    on = {40: "skull", 20: "three", 50: "no trick"}
    piles = {"A": 10, "B": 99, "C": 50, "D": 90}
    hand = [20, 30, 40, 45]
    assert can_finish(act(position(extreme(on | {20: "silence"}), piles=piles, hand=hand), "20D", "40A"))
    assert can_finish(act(position(extreme(on), piles=piles, hand=hand), "20D", "40A"))  # 45 covers
    assert not can_finish(act(position(extreme(on), piles=piles, hand=[20, 30, 40, 35]), "20D", "40A"))
    assert can_finish(act(position(extreme(on | {20: "silence"}), piles=piles, hand=[20, 30, 40, 35]), "20D", "40A"))


def test_X4a_only_one_of_two_skulls_can_wait_for_the_stop() -> None:
    on = {40: "skull", 41: "skull", 60: "stop", 61: "stop"}
    piles = {"C": 2, "D": 2}
    state = act(position(extreme(on), piles=piles, hand=[40, 41, 60, 61]), "40A", "41B")
    assert not can_finish(state)
    state = act(position(extreme(on), piles=piles, hand=[40, 41, 60, 62]), "40A", "41B")
    assert dead_ends(state) == set()
    assert act(state, "62A", "60B").turns == 1
