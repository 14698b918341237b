"""Hands of a position, and their rows as somebody reads them."""

from bot.rules import Play, State
from bot.text import Speaker
from bot.ui.buttons import Button
from bot.ui.hand import Focus, hand_layout
from bot.ui.layout import Layout
from tests.text.files import TEXTS
from tests.ui.snapshots import snapshot_of

SAY = TEXTS.speak("en")


def mine(
    state: State,
    chosen: int | None = None,
    seat: int = 0,
    say: Speaker = SAY,
    *,
    two_steps: bool = False,
    pictured: bool = False,
    plan: tuple[Play, ...] = (),
    planning: bool = False,
) -> Layout:
    focus = Focus(chosen, plan, planning)
    return hand_layout(say, snapshot_of(state), seat, focus, two_steps=two_steps, pictured=pictured)


def plays(page: Layout) -> list[list[str]]:
    """The rows of cards."""
    return [[each.label for each in row if isinstance(each, Button)] for row in page.rows[:-1]]
