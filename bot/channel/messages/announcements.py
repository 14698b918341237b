"""What happened at a table besides the cards, announced to everybody there."""

from collections.abc import Iterable

from bot.tables import Change, HandedOver, Left, Offered, Removed, Snapshot
from bot.text import Speaker
from bot.ui.notices import (
    arrival_notice,
    leave_notice,
    offer_notice,
    removal_notice,
    return_notice,
    takeover_notice,
)

ANNOUNCED = Left | Removed | HandedOver | Offered


def needs_announcement(change: Change) -> bool:
    """Only of a game that is on: the lobby shows who sits there, and the end is told with the board."""
    return change.began is not None and any(isinstance(e.what, ANNOUNCED) for e in change.entries)


def announcements(say: Speaker, before: Snapshot | None, change: Change) -> Iterable[str]:
    """`before` is the table as it was, if anybody remembers: so that whoever has gone still has a name."""
    for entry in change.entries:
        match entry.what:
            case Left():
                yield leave_notice(say, change.name(entry.who or 0))
            case Removed() if entry.whom is not None:
                yield removal_notice(say, change.name(entry.whom))
            case HandedOver(seat, level) if level is not None:
                yield takeover_notice(say, change.name(change.seats[seat].person or 0))
            case Offered(seat) if entry.whom is not None:
                yield offer_notice(say, _name(before, seat), change.name(entry.whom))
            case HandedOver(seat) if entry.whom is not None:  # whom it was offered to
                yield arrival_notice(say, change.name(entry.whom))
            case HandedOver():
                yield return_notice(say, change.name(entry.who or 0))


def _name(before: Snapshot | None, seat: int) -> str:
    person = None if before is None else before.seats[seat].person
    return "" if before is None or person is None else before.name(person)
