"""F8 to F11: drawing, winning, losing; and what the opponent sees."""

import pytest

from bot.rules import FACE_DOWN, Clause, GiveUp, Outcome, State, TakeBack, TurnEnded, can_finish, dead_ends, see
from tests.rules.positions import Cards, Hands, Tops, act, face_to_face, outcome, play, position, refuses, step

DECK = list(range(30, 40))


def table(
    hand: Cards,
    *,
    piles: Tops | None = None,
    deck: Cards = DECK,
    others: Hands = ((5, 6, 7),),
    takebacks: bool = True,
) -> State:
    return position(face_to_face(takebacks=takebacks), piles=piles or {}, hand=hand, others=others, deck=deck)


def test_F8_three_cards_all_own_draw_two() -> None:
    state, events = step(act(table([10, 11, 12, 20, 21, 22]), "10A", "11A", "12A"), "end")
    assert events[0] == TurnEnded(0, 2)
    assert state.hands[0] == (20, 21, 22, 30, 31)


def test_F8_five_cards_four_own_and_one_on_the_opponents_draw_up_to_six() -> None:
    state = table([10, 11, 12, 13, 20, 50], piles={"C": 25})
    state, events = step(act(state, "10A", "11A", "20C", "12A", "13A"), "end")
    assert events[0] == TurnEnded(0, 5)
    assert len(state.hands[0]) == 6


@pytest.mark.parametrize(("plays", "drawn"), [(("10A", "11A"), 1), (("10A", "20C"), 1)])
def test_F8_never_more_than_the_own_deck_holds(plays: tuple[str, ...], drawn: int) -> None:
    state = table([10, 11, 20], piles={"C": 25}, deck=[40])
    assert step(act(state, *plays), "end").events[0] == TurnEnded(0, drawn)


def test_F8_the_opponents_deck_is_not_touched() -> None:
    state = table([10, 11, 12])
    assert act(state, "10A", "11A", "end").decks[1] == state.decks[1]


def test_F9_with_the_deck_used_up_play_goes_on_without_drawing() -> None:
    state, events = step(act(table([10, 11, 12, 13], deck=[]), "10A", "11A"), "end")
    assert events[0] == TurnEnded(0, 0)
    assert state.outcome is None
    assert state.hands[0] == (12, 13)


def test_F10_all_own_cards_played_wins_at_once() -> None:
    state = act(table([10, 11], deck=[]), "10A", "11A")
    assert state.outcome == Outcome("won", Clause.F10, 3 + 2, 0)


def test_F10_not_while_the_own_deck_has_cards() -> None:
    state = act(table([10, 11], deck=[40, 41]), "10A", "11A")
    assert state.outcome is None
    assert act(state, "end").hands[0] == (40, 41)


def test_F10_wherever_the_last_one_went() -> None:
    state = act(table([10, 11], deck=[], piles={"C": 25}), "10A", "11C")
    assert (outcome(state).clause, outcome(state).winner) == (Clause.F10, 0)


def test_F10_the_second_seat_wins_likewise() -> None:
    state = position(face_to_face(), hand=[10, 11], others=[[20, 21]], deck=[], other_deck=[30], seat=1)
    assert act(state, "10C", "11C").outcome == Outcome("won", Clause.F10, 3, 1)


def test_F10a_a_single_card_never_wins() -> None:
    state = table([10, 11, 12], deck=[], others=[[20, 21, 22, 23]])
    after = act(state, "10A", "11A", "end", "20C", "21C", "end")
    assert after.outcome == Outcome("won", Clause.F11, 1, 1)


def test_F11_who_cannot_play_two_cards_loses_at_once() -> None:
    state = table([10, 11], deck=[40, 41], others=[[20, 21]], piles={"C": 33, "D": 15, "A": 5, "B": 50})
    lost = act(state, "10A", "11A", "end")
    assert lost.outcome == Outcome("won", Clause.F11, 4, 0)


def test_F11_giving_up_makes_the_other_win() -> None:
    assert act(table([10, 11]), GiveUp()).outcome == Outcome("won", Clause.F11, 12, 1)


def test_F11a_one_card_left_with_the_deck_used_up_loses() -> None:
    assert not can_finish(table([10], deck=[]))
    assert not can_finish(table([10], deck=[], piles={"C": 25}))


@pytest.mark.parametrize(
    ("hand", "deck", "warned"),
    [
        ([10, 11, 12], [], True),
        ([10, 11], [40], True),
        ([10, 11, 12, 13], [], False),
        ([10, 11, 12], [40], False),
        ([10, 11], [40, 41], False),
    ],
)
def test_F11a_the_end_of_a_turn_that_leaves_exactly_that_is_warned_of(hand: Cards, deck: Cards, warned: bool) -> None:
    state = act(table(hand, deck=deck), "10A", "11A")
    assert (state.variant.warns_end(state) == "F11a") == warned
    assert act(state, "end").hands[0] != () or not warned


def test_F11b_the_card_on_the_opponents_pile_counts_in_the_search() -> None:
    stuck = {"A": 50, "B": 12}
    assert not can_finish(table([20, 55], piles=stuck))
    assert can_finish(table([20, 55], piles=stuck | {"C": 25}))
    assert not can_finish(table([20, 21], piles=stuck | {"C": 25}))


def test_F11b_a_dead_end_is_marked_and_taken_back() -> None:
    state = table([20, 55], piles={"A": 50, "B": 12, "C": 56})
    assert dead_ends(state) == {play("55C")}
    assert act(state, "55C", TakeBack()) == state
    assert refuses(act(state, "55C"), "end") == "F4"


def test_F11b_or_lost_at_once_without_take_backs() -> None:
    state = table([20, 55], piles={"A": 50, "B": 12, "C": 56}, takebacks=False)
    assert act(state, "55C").outcome == Outcome("won", Clause.F11, 11, 1)


def test_F_hidden_the_opponents_hand_and_both_decks_lie_face_down_and_their_sizes_are_open() -> None:
    state = table([10, 11, 12])
    seen = see(state, 1).state
    assert seen.hands == ((FACE_DOWN,) * 3, (5, 6, 7))
    assert seen.decks == ((FACE_DOWN,) * 10, (FACE_DOWN,) * 2)
    assert seen.piles == state.piles


def test_F_hidden_a_spectator_sees_neither_hand() -> None:
    assert set(see(table([10, 11, 12]), None).state.hands) == {(FACE_DOWN,) * 3}
