"""X2: which instructions one holds, and which had better wait; never a number."""

import typing

import pytest
from msgspec.structs import replace

from bot.rules import MarkRemark, MarkSaid, MarkSignal, MarkWord, OnFire, State, TakeBack, apply
from tests.rules.positions import act, extreme, face_to_face, original, position, refuses

HOLD, NOT_NOW = MarkWord
ON = {10: "stop", 70: "stop", 80: "silence", 30: "skull", 31: "skull"}


def table(seats: int = 3) -> State:
    others = [[70, 71, 72, 73], [90, 91, 92, 93]][: seats - 1]
    return position(extreme(ON, seats), hand=[10, 20, 30, 31, 80], others=others, deck=range(2, 9))


def words(state: State) -> list[tuple[int, str, MarkWord]]:
    return [(remark.seat, remark.mark, remark.word) for remark in state.mark_signals]


@pytest.mark.parametrize("seat", [0, 1])
def test_X2_whoever_holds_an_instruction_may_say_so_at_any_time(seat: int) -> None:
    before = table()
    state, events = apply(before, seat, MarkSignal("stop", HOLD))
    assert state.mark_signals == (MarkRemark(seat, "stop", HOLD, 0, 0),)
    assert events == (MarkSaid(seat, "stop", HOLD, True),)
    assert replace(state, mark_remarks=()) == before


def test_X2_nobody_holds_what_they_do_not() -> None:
    assert refuses(table(), MarkSignal("three", HOLD)) == "X2"
    assert apply(table(), 2, MarkSignal("stop", NOT_NOW)).state.mark_signals


def test_X2_it_is_about_the_instructions_of_this_game() -> None:
    assert refuses(table(), MarkSignal("fire", NOT_NOW)) == "X2"
    assert refuses(position(original(2), hand=[10]), MarkSignal("stop", NOT_NOW)) == "X2"
    assert refuses(position(face_to_face(), hand=[10]), MarkSignal("stop", NOT_NOW)) == "O14"
    burning = position(OnFire(2), hand=[22, 30], others=[[40, 41]])
    assert apply(burning, 0, MarkSignal("fire", HOLD)).state.mark_signals


def test_X2_the_words_carry_no_number() -> None:
    assert not any(character.isdigit() for word in MarkWord for character in word.value)
    assert set(typing.get_type_hints(MarkSignal)) == {"mark", "word", "said"}


def test_X2_it_can_be_taken_back() -> None:
    state = apply(table(), 0, MarkSignal("stop", HOLD)).state
    assert apply(state, 0, MarkSignal("stop", HOLD, False)).state == table()
    assert apply(table(), 0, MarkSignal("stop", HOLD, False)).state == table()


def test_X2_that_one_is_held_stands_until_one_is_played() -> None:
    state = apply(apply(table(), 0, MarkSignal("skull", HOLD)).state, 1, MarkSignal("stop", HOLD)).state
    played = act(state, "20A", "30A")
    assert words(played) == [(1, "stop", HOLD)]
    assert words(apply(played, 0, TakeBack()).state) == [(0, "skull", HOLD), (1, "stop", HOLD)]
    again = apply(played, 0, MarkSignal("skull", HOLD)).state
    assert (0, "skull", HOLD) in words(again), "the second one"
    assert words(act(again, "31A")) == [(1, "stop", HOLD)]
    round_about = act(table(), "20A", "30A", "31A")
    assert words(round_about) == []


def test_X2_that_one_is_held_stands_over_the_turns_of_others() -> None:
    state = apply(table(), 1, MarkSignal("stop", HOLD)).state
    for turn in (("10A",), ("71A", "72A", "end"), ("90A", "91A", "end")):
        state = act(state, *turn)
    assert (1, "stop", HOLD) in words(state)


@pytest.mark.parametrize("seat", [0, 2])
def test_X2_what_had_better_wait_does_so_for_one_round(seat: int) -> None:
    state = apply(table(), seat, MarkSignal("stop", NOT_NOW)).state
    for turn in (("10A",), ("71A", "72A", "end")):
        state = act(state, *turn)
        assert words(state) == [(seat, "stop", NOT_NOW)]
    assert words(act(state, "90A", "91A", "end")) == []


def test_X10_under_silence_nothing_is_said_and_nothing_stands() -> None:
    said = apply(table(), 1, MarkSignal("stop", NOT_NOW)).state
    silent = act(said, "80A")
    assert silent.mark_signals == ()
    assert refuses(silent, MarkSignal("stop", HOLD)) == "X10"
    assert words(apply(silent, 0, TakeBack()).state) == [(1, "stop", NOT_NOW)]
