"""The guide of a first game: what the next step teaches and what to press, read off the position."""

from enum import StrEnum

from discord import ButtonStyle

from bot.rules import LETTERS, Play, Remark, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Address, Verb
from bot.ui.buttons import Button, Row
from bot.ui.play_marks import best_plays, marked_play
from bot.ui.seats import seat_name
from bot.ui.tabletop import cost

WORTH = 2  # numbers: a card that uses up no more is played on top of what the turn demands
FIRST, SECOND, THIRD = range(3)  # turns of one's own


class Lesson(StrEnum):
    """In the order in which somebody meets them who does what the guide says."""

    CARDS = "cards"
    TWO = "two"
    END = "end"
    PARTNER = "partner"
    TRICK = "trick"
    SIGNAL = "signal"
    HINT = "hint"
    EMPTY = "empty"
    LOSE = "lose"
    LEFT = "left"
    TALK = "talk"  # in place of a signal, where nobody has given one
    STUCK = "stuck"  # only to those who do otherwise


def lesson_of(snapshot: Snapshot, view: View) -> Lesson | None:
    """Nothing where no guide is wanted. After a restart the same comes: nothing of it is remembered."""
    guide, state = snapshot.guide, view.state
    if guide is None or not guide.on or state.seat is None:
        return None
    turn = (state.turns - guide.since) // len(snapshot.seats)
    if not view.my_turn:
        return Lesson.PARTNER if turn == FIRST else None
    if view.needs().stuck:
        return Lesson.STUCK
    step = next_step(view)
    if turn == FIRST:
        return Lesson.CARDS if not state.played else Lesson.TWO if state.owed else Lesson.END
    if step is not None and state.variant.trick(state, step):
        return Lesson.TRICK
    if turn == SECOND:
        return Lesson.HINT if not state.owed else Lesson.SIGNAL if _heard(view) else Lesson.TALK
    if turn == THIRD:
        return Lesson.LOSE if state.decks[0] or state.played else Lesson.EMPTY
    return Lesson.LEFT


def guide_lines(say: Speaker, snapshot: Snapshot, view: View) -> list[str]:
    """What it teaches, and on one's turn what to press."""
    lesson = lesson_of(snapshot, view)
    if lesson is None:
        return []
    lines = [say(f"guide-{lesson}", **_facts(say, snapshot, view, lesson))]
    if view.my_turn:
        lines.append(say("guide-press", button=_button(say, snapshot, view, lesson)))
    return [f"> {line}" for line in lines]


def skip_row(say: Speaker, snapshot: Snapshot) -> Row:
    """The way out, at any moment."""
    if snapshot.guide is None or not snapshot.guide.on:
        return ()
    return (Button(Address(snapshot.id, snapshot.turn, Verb.LEAVE_GUIDE), say("button-leave-guide")),)


def play_now_button(say: Speaker) -> Button:
    """Wherever a newcomer may look; it opens a table."""
    return Button(Address(0, 0, Verb.PLAY_NOW), say("button-play-now"), ButtonStyle.success)


def guide_button(say: Speaker, style: ButtonStyle = ButtonStyle.primary) -> Button:
    return Button(Address(0, 0, Verb.PLAY_GUIDED), say("button-play-guided"), style)


def next_step(view: View) -> Play | None:
    """What the guide says to play; nothing: to end the turn, if it may end."""
    plays = best_plays(view, view.plays())
    may_end = view.state.variant.forbids_end(view.state) is None
    if not plays or (may_end and cost(view, plays[0]) > WORTH):
        return None
    return plays[0]


def _heard(view: View) -> Remark | None:
    """What somebody else has said is the best example."""
    return next((remark for remark in view.state.signals if remark.seat != view.seat), None)


def _facts(say: Speaker, snapshot: Snapshot, view: View, lesson: Lesson) -> dict[str, str | int]:
    state = view.state
    if lesson in (Lesson.CARDS, Lesson.EMPTY, Lesson.LEFT):
        return {"left": sum(map(len, (*state.hands, *state.decks)))}
    if lesson is Lesson.PARTNER and state.seat is not None:
        return {"name": seat_name(say, snapshot, state.seat)}
    if lesson is Lesson.SIGNAL and (heard := _heard(view)) is not None:
        name, word = seat_name(say, snapshot, heard.seat), say(f"word-{heard.word}")
        return {"name": name, "pile": LETTERS[heard.pile], "word": word}
    return {}


def _button(say: Speaker, snapshot: Snapshot, view: View, lesson: Lesson) -> str:
    """Its label."""
    if lesson is Lesson.STUCK:
        return say("button-take-back")
    step = next_step(view)
    return marked_play(say, snapshot, view, step) if step else say("button-end-turn")
