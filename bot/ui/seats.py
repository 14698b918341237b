"""Who sits at the table, by the names that a reader gets to see."""

from bot.tables import Seat, Snapshot
from bot.text import Speaker, plain_name, shown_name


def seat_name(say: Speaker, snapshot: Snapshot | None, seat: int) -> str:
    """For messages and embeds. Where the table is not known, by the number of the seat."""
    if _sitter(snapshot, seat).level is not None:
        return say("seat-computer", number=seat + 1)
    name = _given_name(snapshot, seat)
    return shown_name(name) if name else say("seat-nameless", number=seat + 1)


def plain_seat_name(say: Speaker, snapshot: Snapshot | None, seat: int) -> str:
    """For labels, menus and pictures, where nothing renders markdown."""
    name = _given_name(snapshot, seat)
    return plain_name(name) if name and _sitter(snapshot, seat).human else seat_name(say, snapshot, seat)


def mention(person: int | str) -> str:
    return f"<@{person}>"


def _sitter(snapshot: Snapshot | None, seat: int) -> Seat:
    return snapshot.seats[seat] if snapshot is not None and seat < len(snapshot.seats) else Seat()


def _given_name(snapshot: Snapshot | None, seat: int) -> str:
    """As Discord has it; empty for a computer player, and for somebody who was forgotten."""
    person = _sitter(snapshot, seat).person
    return "" if snapshot is None or person is None else snapshot.name(person)
