"""How long a table has waited for somebody, in steps."""

from enum import IntEnum

from bot.tables import rows


class Silence(IntEnum):
    """How far the table has got in waiting for somebody."""

    FRESH = 0
    REMINDED = 1
    RELEASED = 2  # anybody seated may let the computer take the seat


def ends_silence(active: int | None, *, dealt: bool, what: rows.What) -> bool:
    """Whether whoever is waited for has done something, or the waiting has got a step further."""
    match what:
        case rows.Left(seat) | rows.Removed(seat) | rows.HandedOver(seat) | rows.Offered(seat):
            return active in (None, seat)
        case rows.Kept() | rows.Invited() | rows.Barred() | rows.SeatsOpened() | rows.Wanted() | rows.Declined():
            return not dealt
        case (
            rows.Hosting()
            | rows.GuideLeft()
            | rows.Hurried()
            | rows.Unlocked()
            | rows.Watched()
            | rows.Hinted()
            | rows.Agreed()
        ):
            return False
        case _:
            return True
