"""Under which name games with the very same cards stand together in the record."""

from collections.abc import Iterator

from bot.rules import DealCode
from bot.store import NoteAttempt
from bot.tables.personal import is_personal
from bot.tables.table import Table

OF_GAME = "g"
"""Before the number of the game that brought these cards first, where no code did."""


def deal_key(table: Table) -> str | None:
    """Nothing for cards that nobody else has had. A code counts with the number of seats: with more of them the same
    deck is another game."""
    if table.deal is None:
        return None
    if table.setup.deal is not None:
        return str(DealCode.parse(table.setup.deal).settled(table.deal.variant.seats))
    origin = table.played_on
    return f"{OF_GAME}{origin.game}" if origin is not None and origin.turn == 0 else None


def attempts(before: Table | None, after: Table, at: float) -> Iterator[NoteAttempt]:
    """Whoever holds such cards from now on."""
    if (key := deal_key(after)) is None:
        return
    known = before.people if before is not None and before.deal is not None else ()
    for person in after.people:
        if person and person not in known:
            day = after.setup.day
            yield NoteAttempt(key, person, after.id, at, day, only_first=day is not None and is_personal(after.id))
