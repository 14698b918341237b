"""X9 to X13: silence, no trick, one pile and draw one bind everybody while they lie uncovered."""

import pytest

from bot.rules import Instruction, Signal, State, TurnEnded, Word, apply
from tests.rules.positions import Cards, Marks, Tops, act, allows, extreme, position, refuses, step

HAND = [40, 50, 60, 61, 62, 63, 64]


def table(on: Marks, hand: Cards = HAND, *, piles: Tops | None = None) -> State:
    others = [[70, 71, 72, 73, 74, 75, 76]]
    return position(extreme(on, 2), piles=piles or {}, hand=hand, others=others, deck=range(2, 20))


def in_force(state: State) -> set[str]:
    return {each.mark.value for each in state.variant.in_force(state)}


def test_X9_several_at_once_all_bind() -> None:
    on = {30: "silence", 31: "no trick", 90: "one pile", 91: "draw one"}
    state = table(on, piles={"A": 30, "B": 31, "C": 90, "D": 91})
    assert in_force(state) == {"silence", "no trick", "one pile", "draw one"}


@pytest.mark.parametrize("kind", ["silence", "no trick", "one pile", "draw one"])
def test_X9_it_binds_from_the_moment_played_across_turns_until_covered(kind: str) -> None:
    state = act(table({40: kind}), "40A")
    assert in_force(state) == {kind}
    other = act(state, "50A", "60A", "end")
    assert in_force(other) == set()
    later = act(table({64: kind}, piles={"A": 30}), "63A", "64A", "end")
    assert (later.seat, in_force(later)) == (1, {kind})
    assert in_force(act(later, "70A")) == set()


@pytest.mark.parametrize("kind", ["stop", "skull", "three"])
def test_X9_a_flash_does_not_last(kind: str) -> None:
    assert not Instruction(kind).lasting


def test_X9a_the_card_that_covers_is_still_bound() -> None:
    state = act(table({50: "no trick"}), "50A")
    assert refuses(state, "40A") == "X11"
    state = act(table({90: "one pile"}, piles={"A": 90}, hand=[40, 95, 96]), "40B")
    assert refuses(state, "95A") == "X12"


def test_X9a_drawing_asks_what_lies_there_at_that_moment() -> None:
    state = table({90: "draw one"}, [40, 50, 91], piles={"A": 90})
    assert step(act(state, "40B", "50B"), "end").events[0] == TurnEnded(0, 1)
    assert step(act(state, "40B", "91A"), "end").events[0] == TurnEnded(0, 6)


@pytest.mark.parametrize("seat", [0, 1])
def test_X10_under_silence_signals_are_refused(seat: int) -> None:
    state = table({90: "silence"}, piles={"A": 90})
    assert refuses(state, Signal(1, Word.FREE), seat=seat) == "X10"
    assert refuses(state, Signal(1, None), seat=seat) == "X10"


def test_X10_covered_the_talk_is_free_again() -> None:
    state = act(table({60: "silence"}), "60A", "61A")
    assert len(apply(state, 1, Signal(1, Word.FREE)).state.signals) == 1


def test_X10_earlier_words_are_not_shown_under_silence() -> None:
    state = apply(table({60: "silence"}), 1, Signal(1, Word.FREE)).state
    assert act(state, "60A").signals == ()


def test_X2_any_word_may_be_said_of_an_instruction_but_never_a_number() -> None:
    state = act(table({60: "draw one"}), "60A")
    assert apply(state, 1, Signal(0, Word.KEEP_OFF)).state.signals[0].word is Word.KEEP_OFF


def test_X11_no_backwards_trick_on_any_pile() -> None:
    state = table({30: "no trick"}, piles={"B": 30, "A": 50, "C": 40, "D": 54})
    assert [refuses(state, text) for text in ("40A", "50C", "64D")] == ["X11"] * 3
    assert allows(state, "60A")


def test_X11_covered_it_is_over_at_once() -> None:
    state = act(table({30: "no trick"}, piles={"B": 30, "A": 50}), "60B")
    assert allows(state, "40A")


def test_X11a_a_no_trick_card_cannot_itself_be_covered_by_a_trick() -> None:
    assert refuses(table({50: "no trick"}, piles={"A": 50}), "40A") == "X11"


def test_X12_all_cards_of_the_turn_on_one_pile_of_choice() -> None:
    state = table({30: "one pile"}, piles={"D": 30})
    for pile in "AB":
        chosen = act(state, f"40{pile}")
        others = [p for p in "ABC" if p != pile]
        assert [refuses(chosen, f"61{p}") for p in others] == ["X12"] * 2
        assert act(chosen, f"61{pile}", "end").seat == 1


def test_X12_it_binds_the_next_player_too() -> None:
    state = act(table({90: "one pile"}, piles={"A": 90}), "40B", "50B", "end", "70B")
    assert refuses(state, "71C") == "X12"


def test_X12a_the_first_card_chooses_freely() -> None:
    state = table({30: "one pile"}, piles={"B": 30})
    assert all(allows(state, f"50{pile}") for pile in "ABCD")


def test_X12a_a_one_pile_card_in_mid_turn_binds_the_next_card_to_its_own_pile_which_covers_it() -> None:
    state = act(table({60: "one pile"}), "40A", "50B", "60C")
    assert refuses(state, "61A") == "X12"
    assert refuses(state, "64D") == "X12"
    free = act(table({60: "one pile"}, [40, 50, 60, 59, 70]), "40A", "60C", "59C")
    assert allows(free, "70A")


def test_X12a_the_first_card_may_cover_it_and_then_all_is_free() -> None:
    state = act(table({30: "one pile"}, piles={"B": 30}), "40B")
    assert all(allows(state, f"50{pile}") for pile in "ABCD")


def test_X12a_covered_by_a_second_one_pile_card_it_binds_on() -> None:
    state = act(table({30: "one pile", 40: "one pile"}, piles={"B": 30}), "40B")
    assert refuses(state, "50A") == "X12"
    assert allows(state, "50B")


def test_X13_one_card_is_drawn_however_many_were_played() -> None:
    state = table({90: "draw one"}, piles={"A": 90})
    after, events = step(act(state, "40B", "50B", "60B", "61B"), "end")
    assert events[0] == TurnEnded(0, 1)
    assert len(after.hands[0]) == 4


def test_X13_a_stop_draws_one_as_well() -> None:
    state = table({90: "draw one", 40: "stop"}, piles={"A": 90}, hand=[40, 50, 60])
    assert step(state, "40B").events[1] == TurnEnded(0, 1)


def test_X13_covered_the_active_player_draws_up_to_the_hand_size() -> None:
    state = table({40: "draw one"}, [40, 50, 60])
    assert step(act(state, "40A", "50A"), "end").events[0] == TurnEnded(0, 6)


def test_X13_played_last_it_binds_the_draw_of_the_same_turn() -> None:
    state = table({60: "draw one"}, [40, 50, 60])
    assert step(act(state, "50A", "60A"), "end").events[0] == TurnEnded(0, 1)
