"""What happened at a table besides the cards, told to everybody there."""

from collections.abc import Iterable

from bot.tables import Change, HandedOver, Left, Removed
from bot.text import Speaker
from bot.ui.notices import came_back, left, removed, replaced, taken_over


def told(say: Speaker, change: Change) -> Iterable[str]:
    """Only of a game that is on: the lobby shows who sits there, and the end is told with the board."""
    if change.began is None:
        return
    for entry in change.entries:
        match entry.what:
            case Left():
                yield left(say, change.name(entry.who or 0))
            case Removed() if entry.whom is not None:
                yield removed(say, change.name(entry.whom))
            case HandedOver(seat, level) if level is not None:
                yield taken_over(say, change.name(change.seats[seat].person or 0))
            case HandedOver() if entry.whom is not None and entry.whom != entry.who:
                yield replaced(say, "", change.name(entry.whom))
            case HandedOver():
                yield came_back(say, change.name(entry.who or 0))
