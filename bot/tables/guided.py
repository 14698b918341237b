"""A guided first game: a real one, taken up near its end, in which each step is explained as it comes.

What is explained follows from the position; here is only that, and since when.
"""

from typing import NamedTuple

from msgspec import Struct

from bot.rules import Action, Deal


class FirstGame(NamedTuple):
    """The same for everybody: so it can be chosen well. Seat 0 has the turn."""

    deal: Deal
    moves: tuple[tuple[int, Action], ...]


class Guide(Struct, frozen=True):
    since: int = 0  # turns that were over when the cards came on the table
    on: bool = True  # or its player goes on without
