"""B1, B2: six cards burn, and a fire of the turn's beginning must be covered before the turn ends."""

import pytest

from bot.rules import Clause, Fire, GameOver, InForce, Option, Outcome, Skipped, TakeBack, can_finish, dead_ends, see
from tests.rules.positions import act, allows, on_fire, original, outcome, play, position, refuses, step

NARROW = {"B": 97, "C": 3, "D": 3}  # three piles that take next to nothing
BURNING = [22, 33, 44, 55, 66, 77]


def test_B1_the_six_double_numbers_in_the_middle_burn() -> None:
    variant = on_fire()
    assert variant.marked_cards() == {Fire.FIRE: tuple(BURNING)}
    assert [card for card in range(1, 101) if variant.mark(card) is Fire.FIRE] == BURNING


@pytest.mark.parametrize("card", BURNING)
@pytest.mark.parametrize("piles", [{}, {"A": 54, "B": 87, "C": 34, "D": 56}, {"A": 43, "B": 76, "C": 45, "D": 12}])
def test_B1_a_burning_card_is_played_like_any_other(card: int, piles: dict[str, int]) -> None:
    burning, plain = [position(v, piles=piles, hand=[card, 50], deck=[]) for v in (on_fire(), original())]
    assert list(burning.plays()) == list(plain.plays())
    assert {pile for pile in "ABCD" if allows(burning, f"{card}{pile}")} == {
        pile for pile in "ABCD" if allows(plain, f"{card}{pile}")
    }


def test_B2_a_turn_cannot_end_while_an_old_fire_is_uncovered() -> None:
    state = act(position(on_fire(2), piles={"A": 44}, hand=[10, 20, 50, 60], others=[[80, 90]]), "10B", "20B")
    assert (state.owed, state.needs.cover) == (0, (0,))
    assert refuses(state, "end") == "B2"
    assert act(state, "50A", "end").seat == 1


def test_B2_every_old_fire_must_be_covered() -> None:
    piles = {"A": 22, "B": 33, "C": 77, "D": 66}
    state = position(on_fire(), piles=piles, hand=[30, 40, 60, 50])
    for text, cover in (("30A", (1, 2, 3)), ("40B", (2, 3)), ("60C", (3,))):
        state = act(state, text)
        assert state.needs.cover == cover
        assert refuses(state, "end") == ("O9" if state.owed else "B2")
    assert act(state, "50D", "end").turns == 1


def test_B2_a_fire_of_this_turn_is_the_next_players() -> None:
    state = act(position(on_fire(2), hand=[10, 44, 70], others=[[50, 60, 90]]), "10A", "44A")
    assert state.needs.may_end
    assert state.variant.in_force(state) == (InForce(Fire.FIRE, 0),)
    after = act(state, "end")
    assert (after.seat, after.needs.cover) == (1, (0,))
    assert refuses(act(after, "50B", "60B"), "end") == "B2"
    assert act(after, "50A", "60B", "end").seat == 0


def test_B2_who_covers_the_own_fire_leaves_none() -> None:
    state = act(position(on_fire(2), hand=[10, 44, 45], others=[[80, 90]]), "44A", "45A", "end")
    assert (state.needs.cover, state.variant.in_force(state)) == ((), ())


def test_B2_a_covered_fire_is_over_for_good() -> None:
    state = position(on_fire(2), piles={"A": 44}, hand=[50, 60], others=[[80, 90]])
    after = act(state, "50A", "60B", "end")
    assert after.piles[0].cards == (1, 44, 50)
    assert (after.needs.cover, after.variant.in_force(after)) == ((), ())


def test_B2_the_minimum_is_named_before_the_fire() -> None:
    state = position(on_fire(), piles={"A": 44}, hand=[10, 20, 50])
    assert [refuses(state, "end"), refuses(act(state, "10B"), "end")] == ["O9", "O9"]
    assert refuses(act(state, "10B", "20B"), "end") == "B2"


def test_B2_taken_back_the_fire_burns_again() -> None:
    state = position(on_fire(), piles={"A": 44}, hand=[10, 20, 50])
    covered = act(state, "10B", "50A")
    assert covered.needs.may_end
    assert act(covered, TakeBack()).needs.cover == (0,)


@pytest.mark.parametrize("takebacks", [True, False])
def test_B2_a_fire_that_nothing_can_cover_is_lost_as_the_turn_opens(takebacks: bool) -> None:
    """The next player has two cards for B, but none for the 77 on A."""
    variant = on_fire(2, takebacks=takebacks)
    state = position(variant, piles={"C": 3, "D": 3}, hand=[10, 77, 20], others=[[60, 70]], deck=[])
    lost, events = step(act(state, "77A"), "end")
    assert lost.outcome == Outcome("lost", Clause.O11, 4)
    assert events[-1] == GameOver(lost.outcome)


def test_B2_two_fires_with_one_cover_between_them_are_lost() -> None:
    fires = {"A": 66, "B": 77}
    stuck = NARROW | fires
    assert not can_finish(position(on_fire(), piles=stuck, hand=[2, 80, 50], deck=[]))
    assert can_finish(position(on_fire(), piles=stuck, hand=[2, 80, 81], deck=[]))
    assert can_finish(position(on_fire(), piles=stuck, hand=[67, 80, 50], deck=[]))


def test_B2_more_fires_than_cards_are_lost() -> None:
    piles = {"A": 22, "B": 33, "C": 77}
    assert not can_finish(position(on_fire(), piles=piles, hand=[40, 50], deck=[]))
    assert can_finish(position(on_fire(), piles=piles, hand=[40, 50, 60], deck=[]))


def test_B2_the_minimum_without_the_fire_or_the_fire_without_the_minimum_is_lost() -> None:
    piles = {"A": 77, "B": 70, "C": 3, "D": 3}
    assert not can_finish(position(on_fire(), piles=piles, hand=[71, 72], deck=[99]))  # two on B, none on A
    assert not can_finish(position(on_fire(), piles=piles, hand=[20, 88], deck=[99]))  # one on A, and no second
    assert can_finish(position(on_fire(), piles=piles, hand=[71, 88], deck=[99]))
    assert can_finish(position(on_fire(), piles=piles, hand=[20, 88], deck=[]))


def test_B2_a_play_that_uses_up_the_only_cover_is_a_dead_end() -> None:
    state = position(on_fire(), piles=NARROW | {"A": 77, "B": 70}, hand=[71, 72, 90], deck=[99])
    assert dead_ends(state) == {play("90B")}
    stuck = act(state, "90B")
    assert stuck.outcome is None
    assert not can_finish(stuck)
    assert see(stuck, 0).needs().stuck
    assert act(stuck, TakeBack()) == state


def test_B2_without_take_backs_the_dead_end_is_lost_by_O11() -> None:
    variant = on_fire(takebacks=False)
    state = position(variant, piles=NARROW | {"A": 77, "B": 70}, hand=[71, 72, 90], deck=[99])
    lost, events = step(state, "90B")
    assert lost.outcome == Outcome("lost", Clause.O11, 3)
    assert events[-1] == GameOver(lost.outcome)


def test_B2a_what_covers_a_fire_may_burn_too_and_is_the_next_players() -> None:
    state = position(on_fire(2), piles={"A": 44}, hand=[10, 55, 70], others=[[60, 90]])
    covered = act(state, "55A", "10B")
    assert covered.needs.may_end
    assert act(covered, "end").needs.cover == (0,)


def test_B2a_covering_keeps_to_the_numbers() -> None:
    """Fires are eleven apart: none goes back on another by a trick."""
    state = position(on_fire(), piles={"A": 33, "C": 66}, hand=[22, 77, 40, 50])
    assert [refuses(state, "22A"), refuses(state, "77C")] == ["O5", "O6"]


def test_B2a_a_trick_covers_a_fire() -> None:
    state = position(on_fire(), piles={"A": 44, "C": 66}, hand=[34, 76], deck=[99])
    assert act(state, "34A", "76C", "end").turns == 1


def test_B2a_in_any_order() -> None:
    state = position(on_fire(), piles={"A": 44}, hand=[10, 20, 50], deck=[99])
    for order in (("50A", "10B", "20B"), ("10B", "50A", "20B"), ("10B", "20B", "50A")):
        assert act(state, *order, "end").turns == 1


def test_B2a_a_cover_counts_towards_the_minimum() -> None:
    state = position(on_fire(), piles={"A": 44, "B": 55}, hand=[50, 60, 70], deck=[99])
    assert act(state, "50A").owed == 1
    assert act(state, "50A", "60B").owed == 0
    assert act(state, "50A", "60B", "end").turns == 1


def test_B2b_a_seat_without_cards_is_nobody_and_the_fire_waits_for_the_next_to_play() -> None:
    state = position(on_fire(4), hand=[10, 44], others=[[], [], [20, 50]], deck=[])
    after, events = step(act(state, "44A"), "end")
    assert events[1:3] == (Skipped(1), Skipped(2))
    assert (after.seat, after.needs.cover) == (3, (0,))
    assert refuses(act(after, "20B"), "end") == "B2"
    assert act(after, "50A", "end").seat == 0


def test_B2b_alone_it_is_your_own_next_turn() -> None:
    state = position(on_fire(), hand=[10, 44, 50, 60, 70], deck=[])
    after = act(state, "44A", "end")
    assert (after.seat, after.needs.cover) == (0, (0,))
    assert refuses(act(after, "10B"), "end") == "B2"
    assert act(after, "50A", "end").needs.cover == ()


def test_B2b_the_last_one_with_cards_has_the_fires_of_both() -> None:
    state = position(on_fire(2), piles={"C": 88}, hand=[44], others=[[50, 66, 70]], deck=[])
    mine = act(state, "44A", "end", "50A", "66C", "end")
    assert (mine.seat, mine.needs.cover) == (1, (2,))
    lost = act(position(on_fire(2), piles=NARROW, hand=[77], others=[[50, 60]], deck=[]), "77A", "end")
    assert lost.outcome == Outcome("lost", Clause.O11, 2)


def test_B2c_98_cards_played_and_an_old_fire_uncovered_is_not_won() -> None:
    state = position(on_fire(), piles={"A": 44}, hand=[50, 60], deck=[])
    stuck = act(state, "50B", "60B")
    assert (stuck.hand, stuck.outcome) == ((), None)
    assert not stuck.turn_over
    assert refuses(stuck, "end") == "B2"
    assert see(stuck, 0).needs().stuck
    assert act(stuck, TakeBack(), "60A").outcome == Outcome("won", Clause.O12, 0)


def test_B2c_without_take_backs_it_is_lost_by_O11_with_nothing_left() -> None:
    state = position(on_fire(takebacks=False), piles={"A": 44}, hand=[50, 60], deck=[])
    lost = act(state, "50B", "60B")
    assert lost.outcome == Outcome("lost", Clause.O11, 0)


def test_B2c_the_last_card_that_covers_the_old_fire_wins() -> None:
    assert act(position(on_fire(), piles={"A": 44}, hand=[60], deck=[]), "60A").outcome == Outcome("won", Clause.O12, 0)


@pytest.mark.parametrize("piles", [{}, {"A": 44}])
def test_B2c_a_fire_played_in_the_winning_turn_harms_nobody(piles: dict[str, int]) -> None:
    state = act(position(on_fire(takebacks=False), piles=piles, hand=[55, 66], deck=[]), "66B", "55A")
    assert state.outcome == Outcome("won", Clause.O12, 0)
    assert len(state.variant.in_force(state)) == 2


def test_B2c_a_last_card_that_cannot_cover_is_lost_as_its_turn_opens() -> None:
    state = position(on_fire(2), piles={"C": 3, "D": 3}, hand=[77], others=[[60]], deck=[])
    assert act(state, "77A", "end").outcome == Outcome("lost", Clause.O11, 1)


def test_O15_the_expert_options_hold_on_fire() -> None:
    assert {Option.THREE, Option.SHORT, Option.TAKE_BACKS} == {*on_fire().options_offered}
    assert on_fire(3, hand=-1).hand_size == 5
    state = position(on_fire(minimum=3), piles={"A": 44}, hand=[10, 20, 30, 50], deck=[99])
    assert state.owed == 3
    assert refuses(act(state, "10B", "50A"), "end") == "O9"
    assert refuses(act(state, "10B", "20B", "30B"), "end") == "B2"
    assert act(state, "10B", "20B", "50A", "end").turns == 1
    assert position(on_fire(minimum=3), hand=[10], deck=[]).owed == 1


def test_O13_a_game_lost_on_fire_scores_the_cards_left() -> None:
    state = position(on_fire(2), piles={"C": 3, "D": 3}, hand=[10, 77, 20], others=[[60, 70]], deck=[5, 6, 7, 8, 9, 11])
    lost = act(state, "77A", "10B", "end")
    assert (outcome(lost).clause, outcome(lost).score) == ("O11", 1 + 2 + 6)
