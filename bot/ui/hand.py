"""A player's own hand, for their eyes only: the picture, what to do, what has happened, and the buttons below."""

from dataclasses import dataclass

from discord import ButtonStyle

from bot.rules import Play, View
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.addresses import Verb
from bot.ui.buttons import Button, Row, Rows
from bot.ui.first_game import guide_lines, skip_row
from bot.ui.hand_lines import about_card, plan_lines, status_lines, table_lines
from bot.ui.hand_rows import action_row, address, agree_button, play_rows, plays_button, signal_button, two_step_rows
from bot.ui.layout import MOST_COMPONENTS, MOST_TEXT, NOTE, Block, Layout, PicturePlace, component_count, cut
from bot.ui.personal import personal_row
from bot.ui.plan import Plan, plan_of

FIXED = 3  # components: the picture, the text, the note


@dataclass(frozen=True)
class Focus:
    """What its owner has in mind, and was told just now."""

    chosen: int | None = None  # a card of the hand
    plan: tuple[Play, ...] = ()  # laid in mind
    planning: bool = False
    note: str = ""  # a hint, or why something was refused
    advice: tuple[Play, ...] = ()  # what the hint says, to be played by one press


def hand_layout(
    say: Speaker,
    snapshot: Snapshot,
    seat: int,
    focus: Focus = Focus(),
    *,
    two_steps: bool = False,
    pictured: bool = False,
) -> Layout:
    """Of a game that is on, from this seat's own view. Without a picture the text says what it would show."""
    view = snapshot.view(seat)
    assert view is not None
    plan = plan_of(view, focus.plan)
    lines = [
        *status_lines(say, snapshot, view, brief=bool(focus.note)),
        *plan_lines(say, snapshot, view, plan, planning=focus.planning),
    ]
    lines += table_lines(say, snapshot, view, pictured=pictured)
    lines += guide_lines(say, snapshot, view)
    chosen = focus.chosen if focus.chosen in view.hand else None
    if chosen is not None:
        lines += about_card(say, snapshot, view if view.my_turn else plan.view, chosen)
    below = _below(say, snapshot, view, focus)
    rows = _rows(say, snapshot, view, plan, focus, chosen, two_steps=two_steps, taken=FIXED + component_count(below))
    note: tuple[Block, ...] = (cut(focus.note, NOTE),) if focus.note else ()
    buttons = (row for row in rows if row)  # alone and without hints there is nothing to do but play
    return Layout((PicturePlace(), cut("\n".join(lines), MOST_TEXT - NOTE), *buttons, *note, *below))


def _below(say: Speaker, snapshot: Snapshot, view: View, focus: Focus) -> Rows:
    """Beside a hint what it says, at one press; below a guide, the way out."""
    advised = plan_of(view, focus.advice).plays if view.my_turn else ()
    rows = ((plays_button(say, snapshot, view, advised),),) if advised else ()
    skip = skip_row(say, snapshot) or personal_row(say, snapshot)
    return (*rows, skip) if skip else rows


def _rows(
    say: Speaker,
    snapshot: Snapshot,
    view: View,
    plan: Plan,
    focus: Focus,
    chosen: int | None,
    *,
    two_steps: bool,
    taken: int,
) -> Rows:
    if snapshot.active is None:
        claim = Button(address(snapshot, Verb.CLAIM), say("button-claim"), ButtonStyle.success)
        return ((claim, *_look(say, snapshot, view)),)
    if view.my_turn:
        actions = action_row(say, snapshot, view)
        if plan.plays and not focus.advice:
            actions = (plays_button(say, snapshot, view, plan.plays), *actions)
        playing = view
    elif focus.planning:
        actions, playing = _planning_row(say, snapshot, view, plan), plan.view
    else:
        look = _look(say, snapshot, view)
        return ((Button(address(snapshot, Verb.PLAN), say("button-plan")), *look) if view.hand else look,)
    if not playing.plays() or (plan.ended and not view.my_turn):
        return (actions,)
    if two_steps or chosen is not None:
        return (*two_step_rows(say, snapshot, playing, chosen), actions)
    room = MOST_COMPONENTS - taken - component_count((actions,))
    return (*play_rows(say, snapshot, playing, room), actions)


def _look(say: Speaker, snapshot: Snapshot, view: View) -> Row:
    buttons = (*signal_button(say, snapshot, view), *agree_button(say, snapshot, view))
    return (*buttons, Button(address(snapshot, Verb.HAND), say("button-refresh")))


def _planning_row(say: Speaker, snapshot: Snapshot, view: View, plan: Plan) -> Row:
    from bot.ui.plan import written

    back = Button(
        address(snapshot, Verb.PLAN, written(view, plan.plays[:-1])), say("button-take-back"), disabled=not plan.plays
    )
    return back, Button(address(snapshot, Verb.HAND), say("button-plan-done"), ButtonStyle.success)
