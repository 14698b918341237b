"""Who sits at the table, by the names that a reader gets to see."""

from collections.abc import Callable

from bot.rules import LETTERS, View
from bot.tables import Seat, Snapshot
from bot.text import Speaker, plain_name, shown_name

SHORT = 10  # signs of a name beside a pile


def seat_name(say: Speaker, snapshot: Snapshot | None, seat: int) -> str:
    """For messages and embeds. Where the table is not known, by the number of the seat."""
    return _name(say, snapshot, seat, shown_name)


def plain_seat_name(say: Speaker, snapshot: Snapshot | None, seat: int) -> str:
    """For labels, menus and pictures, where nothing renders markdown."""
    return _name(say, snapshot, seat, plain_name)


def _name(say: Speaker, snapshot: Snapshot | None, seat: int, harmless: Callable[[str], str]) -> str:
    """A computer player counts among its kind; one that plays for somebody until they are back says for whom."""
    name, sitter = _given_name(snapshot, seat), _sitter(snapshot, seat)
    if sitter.level is None:
        return harmless(name) if name else say("seat-nameless", number=seat + 1)
    if name and not sitter.offered:
        return say("seat-computer-for", name=harmless(name))
    assert snapshot is not None
    return say("seat-computer", number=1 + sum(each.level is not None for each in snapshot.seats[:seat]))


def pile_name(say: Speaker, snapshot: Snapshot | None, view: View, pile: int, *, plain: bool = False) -> str:
    """`A`; where piles have owners, `A (you)` and `C (Ben)`. `plain` is for labels, two of which stand side by side on
    a phone: `A you`, `C Ben`."""
    owner = view.state.variant.owner(pile)
    if owner is None:
        return LETTERS[pile]
    if owner == view.seat:
        you = say("owner-you")
        return f"{LETTERS[pile]} {you}" if plain else f"{LETTERS[pile]} ({you})"
    name = plain_seat_name(say, snapshot, owner)
    short = name if len(name) <= SHORT else f"{name[: SHORT - 1].rstrip()}…"
    return f"{LETTERS[pile]} {short}" if plain else f"{LETTERS[pile]} ({shown_name(short)})"


def mention(person: int | str) -> str:
    return f"<@{person}>"


def _sitter(snapshot: Snapshot | None, seat: int) -> Seat:
    return snapshot.seats[seat] if snapshot is not None and seat < len(snapshot.seats) else Seat()


def _given_name(snapshot: Snapshot | None, seat: int) -> str:
    """As Discord has it; empty for a computer player, and for somebody who was forgotten."""
    person = _sitter(snapshot, seat).person
    return "" if snapshot is None or person is None else snapshot.name(person)
