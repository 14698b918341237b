"""Who sits at the table, as far as a reader is concerned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.text import Speaker, plain_name, shown_name


@dataclass(frozen=True)
class Seat:
    """`name` as Discord has it: it is made harmless where it is shown. `computer` is a level: easy, normal, expert."""

    name: str = ""
    computer: str | None = None
    person: int | None = None


Seats: TypeAlias = Sequence[Seat]


def shown(say: Speaker, seats: Seats, at: int) -> str:
    """A seat's name for messages and embeds."""
    seat = seats[at] if at < len(seats) else Seat()
    if seat.computer is not None:
        return say("seat-computer", number=at + 1)
    return shown_name(seat.name) if seat.name else say("seat-nameless", number=at + 1)


def plain(say: Speaker, seats: Seats, at: int) -> str:
    """The same for labels, menus and footers."""
    seat = seats[at] if at < len(seats) else Seat()
    return plain_name(seat.name) if seat.name and seat.computer is None else shown(say, seats, at)


def mention(person: int | str) -> str:
    return f"<@{person}>"
