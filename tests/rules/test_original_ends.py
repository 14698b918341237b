"""O9a, O11, O12, O13: won and lost."""

import pytest

from bot.rules import Clause, GameOver, GaveUp, GiveUp, Original, Outcome, State, can_finish, dead_ends
from tests.rules.positions import act, allows, extreme, original, outcome, play, position, refuses, step

NARROW = {"B": 97, "C": 3, "D": 3}  # three piles that take next to nothing


def over(state: State) -> Outcome | None:
    return state.outcome


@pytest.mark.parametrize("takebacks", [True, False])
def test_O11_a_turn_that_opens_without_a_way_to_the_minimum_is_lost_at_once(takebacks: bool) -> None:
    variant = original(2, takebacks=takebacks)
    state = position(variant, piles=NARROW | {"A": 50}, hand=[60, 70], others=[[20, 30]], deck=[40] * 9)
    after, events = step(act(state, "60A", "70A"), "end")
    assert after.outcome == Outcome("lost", Clause.O11, 2 + 2 + 7)
    assert events[-1] == GameOver(after.outcome)


def test_O11_one_card_is_enough_with_the_draw_pile_empty() -> None:
    assert can_finish(position(original(), piles=NARROW | {"A": 50}, hand=[51, 20], deck=[]))
    assert not can_finish(position(original(), piles=NARROW | {"A": 50}, hand=[51, 20], deck=[2]))
    assert not can_finish(position(original(), piles=NARROW | {"A": 50}, hand=[20, 30], deck=[]))


def test_O11a_24_and_34_before_an_ascending_33_go_only_as_34_then_24() -> None:
    state = position(original(), piles=NARROW | {"A": 33, "C": 20, "D": 20}, hand=[24, 34], deck=[99])
    assert can_finish(state)
    assert [str(p) for p in state.plays()] == ["34A"]
    assert act(state, "34A", "24A").owed == 0
    assert refuses(state, "24A") == "O5"


def test_O11a_a_way_that_needs_the_right_order_keeps_the_game_alive() -> None:
    state = position(original(2), piles=NARROW | {"A": 40}, hand=[98, 99], others=[[34, 44, 50]], deck=[5] * 9)
    state = act(state, "98B", "99B", "end")
    assert over(state) is None


def test_O11a_nothing_is_lost_while_a_way_exists_that_the_player_may_not_see() -> None:
    state = position(original(minimum=3), piles=NARROW | {"A": 60}, hand=[52, 61, 62, 51], deck=[99])
    assert can_finish(state)
    assert play("62A") not in dead_ends(state)
    assert play("61A") not in dead_ends(state)


def dead_end_ahead(takebacks: bool) -> State:
    """34 first makes two; 45 first makes one."""
    return position(original(takebacks=takebacks), piles=NARROW | {"A": 33}, hand=[24, 34, 45], deck=[99])


def test_O11b_a_play_into_a_dead_end_is_marked_before_it_is_made() -> None:
    assert dead_ends(dead_end_ahead(True)) == {play("45A")}
    assert dead_ends(dead_end_ahead(False)) == {play("45A")}


def test_O11b_with_take_backs_it_can_be_undone() -> None:
    state = dead_end_ahead(True)
    stuck = act(state, "45A")
    assert over(stuck) is None
    assert not can_finish(stuck)
    assert list(stuck.plays()) == []
    assert refuses(stuck, "end") == "O9"


def test_O11b_without_take_backs_it_loses_at_once() -> None:
    state, events = step(dead_end_ahead(False), "45A")
    assert state.outcome == Outcome("lost", Clause.O11, 3)
    assert events[-1] == GameOver(state.outcome)
    assert state.turns == 1


@pytest.mark.parametrize("deck", [[99], [98, 99]])
def test_O9a_a_hand_smaller_than_the_minimum_is_lost_while_there_are_cards_to_draw(deck: list[int]) -> None:
    state = position(extreme({50: "draw one"}, 2), piles={"A": 50}, hand=[60, 61], others=[[70]], deck=[98, *deck])
    state = act(state, "60B", "61B", "end")
    assert (state.seat, state.outcome) == (1, Outcome("lost", Clause.O11, 2 + len(deck)))


def test_O9a_unless_a_stop_card_in_it_can_end_the_turn() -> None:
    variant = extreme({50: "draw one", 70: "stop"}, 2)
    state = position(variant, piles={"A": 50}, hand=[60, 61, 62], others=[[70]], deck=[98, 99])
    state = act(state, "60B", "61B", "end")
    assert state.outcome is None
    assert [str(p) for p in state.plays()] == ["70A", "70B", "70C", "70D"]
    assert act(state, "70C").seat == 0


def test_O9a_nor_does_the_minimum_of_three_forgive_it() -> None:
    assert not can_finish(position(original(minimum=3), hand=[10, 20], deck=[99]))
    assert can_finish(position(original(minimum=3), hand=[10, 20], deck=[]))


def test_O12_the_last_card_wins_at_once() -> None:
    state, events = step(position(original(2), hand=[50], deck=[]), "50A")
    assert state.outcome == Outcome("won", Clause.O12, 0)
    assert events[-1] == GameOver(state.outcome)


def test_O12_not_while_anybody_holds_a_card() -> None:
    state = position(original(2), hand=[50], others=[[60]], deck=[])
    assert act(state, "50A").outcome is None
    assert act(state, "50A", "end", "60A").outcome == Outcome("won", Clause.O12, 0)


@pytest.mark.parametrize("variant", [original(), extreme()])
def test_O12_not_while_there_are_cards_to_draw(variant: Original) -> None:
    state = act(position(variant, hand=[50, 60], deck=[70, 80]), "50A", "60A")
    assert state.outcome is None
    assert act(state, "end").hand == (70, 80)


def test_O12_in_extreme_every_instruction_must_be_carried_out_too() -> None:
    assert act(position(extreme(), hand=[50], deck=[]), "50A").outcome == Outcome("won", Clause.O12, 0)
    assert act(position(extreme({50: "skull"}), hand=[50], deck=[]), "50A").outcome is None


def test_O12_nothing_is_played_after_the_end() -> None:
    state = act(position(original(), hand=[50], deck=[]), "50A")
    assert refuses(state, "end") == "end"
    assert list(state.plays()) == []


def test_O13_the_score_counts_hands_and_draw_pile() -> None:
    state = position(original(3), hand=[10, 20, 30], others=[[40], [50, 60]], deck=[70, 80, 90])
    lost, events = step(act(state, "10A"), GiveUp())
    assert lost.outcome == Outcome("lost", Clause.O11, 8)
    assert events == (GaveUp(0), GameOver(lost.outcome))


def test_O13_a_game_given_up_at_once_scores_all_it_holds() -> None:
    state = act(position(original(), hand=[10], deck=[20, 30]), GiveUp())
    assert (outcome(state).score, state.turns) == (3, 0)


def test_O11_a_refused_play_names_the_hand_before_the_pile() -> None:
    """The order of clauses: who, then the hand, then the pile."""
    state = position(original(2), piles={"A": 50}, hand=[20, 60], others=[[10]], deck=[])
    assert refuses(state, "10A", seat=1) == "O3"
    assert refuses(state, "10A") == "O4"
    assert refuses(state, "20A") == "O5"
    assert not allows(state, "20A")
