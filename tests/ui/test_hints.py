"""The expert's advice in words."""

import pytest

from bot.players.hint import Reason
from bot.rules import Instruction, Play, Word
from bot.ui.hints import hint_answer
from tests.text.files import TEXTS
from tests.ui.snapshots import snapshot_of
from tests.ui.worst import POSITIONS

SAY = TEXTS.speak("en")
PLAYS = (Play(45, 0), Play(47, 0))


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_that_a_computer_player_can_give_has_words(reason: Reason) -> None:
    assert SAY.has(f"hint-{reason}")
    text = hint_answer(SAY, None, PLAYS, reason, step=7, pile=0)
    assert text.startswith("I would play **45** → A · **47** → A. ")
    assert text.count(".") + text.count("!") >= 2


def test_a_reason_without_words_is_left_out() -> None:
    assert hint_answer(SAY, None, PLAYS[:1], "brand-new") == "I would play **45** → A."


def test_without_plays_only_the_reason_to_end_is_told() -> None:
    assert hint_answer(SAY, None, (), Reason.END) == "I would end the turn here."
    assert "at least 12 numbers" in hint_answer(SAY, None, (), Reason.END_SAVES, step=12)


def test_whose_word_is_honoured_of_which_pile() -> None:
    table = snapshot_of(POSITIONS["last card"])
    text = hint_answer(SAY, table, PLAYS, Reason.SPARES, pile=2, seat=1, word=Word.KEEP_OFF)
    assert text.endswith("That leaves C alone, of which Ben says: *keep off*.")


def test_the_mark_that_is_covered_is_named() -> None:
    text = hint_answer(SAY, None, PLAYS, Reason.COVERS, pile=1, mark=Instruction.SKULL)
    assert "“💀 Skull” lies on B" in text


def test_a_pair_that_stays_is_told_once() -> None:
    beside = hint_answer(SAY, None, PLAYS, Reason.TRICK, pile=0, keeps=(24, 34))
    assert beside.endswith("24 and 34 stay together for a backwards trick.")
    assert hint_answer(SAY, None, PLAYS, Reason.KEEPS, keeps=(24, 34)).count("24 and 34") == 1
