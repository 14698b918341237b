"""What is written down about cards that several have had."""

from typing import TypeAlias

from msgspec import Struct


class NoteAttempt(Struct, frozen=True):
    """Somebody was dealt these cards at this table, unless they had them before: the first time stays.

    `only_first`: conflicts (`Key.ATTEMPT`) instead, so that nothing else of its unit is stored either.
    """

    deal: str
    person: int
    game: int
    at: float
    day: str | None = None  # of the Daily that it counts for
    only_first: bool = False


class ShareDeal(Struct, frozen=True):
    """A finished game's cards are dealt to others: it, and whoever played it, stand first with them."""

    deal: str
    game: int


DealChange: TypeAlias = NoteAttempt | ShareDeal
