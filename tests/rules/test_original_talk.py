"""O14: table talk as signals, never a number."""

import typing

import pytest

from bot.rules import Remark, Said, Signal, Word, apply
from tests.rules.positions import act, face_to_face, original, position, refuses

STATE = position(original(3), piles={"A": 47}, hand=[10, 50, 60], others=[[70, 80], [90, 91]], deck=range(20, 30))


@pytest.mark.parametrize("word", Word)
@pytest.mark.parametrize("seat", range(3))
def test_O14_any_seat_may_say_a_word_about_a_pile_at_any_time(word: Word, seat: int) -> None:
    state, events = apply(STATE, seat, Signal(0, word))
    assert state.signals == (Remark(seat, 0, word, 47),)
    assert events == (Said(seat, 0, word),)
    assert (state.hands, state.seat, state.played) == (STATE.hands, STATE.seat, STATE.played)


def test_O14_the_words_carry_no_number() -> None:
    assert not any(character.isdigit() for word in Word for character in word.value)
    assert set(typing.get_type_hints(Signal)) == {"pile", "word"}


def test_O14_a_seat_has_one_word_a_pile_the_latest() -> None:
    state = apply(STATE, 1, Signal(0, Word.FREE)).state
    state = apply(state, 1, Signal(0, Word.KEEP_OFF)).state
    state = apply(state, 2, Signal(0, Word.FREE)).state
    assert [(r.seat, r.word) for r in state.signals] == [(1, Word.KEEP_OFF), (2, Word.FREE)]


def test_O14_a_word_can_be_withdrawn() -> None:
    state = apply(STATE, 1, Signal(0, Word.FREE)).state
    assert apply(state, 1, Signal(0, None)).state == STATE


def test_O14_a_word_stands_until_its_card_is_covered() -> None:
    state = apply(STATE, 1, Signal(0, Word.KEEP_OFF)).state
    assert len(act(state, "10B", "60C", "end").signals) == 1
    assert act(state, "50A", "10B", "end").signals == ()


def test_O14_opponents_have_no_table_talk() -> None:
    assert refuses(position(face_to_face(), hand=[10, 20]), Signal(0, Word.FREE)) == "O14"
