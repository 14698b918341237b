"""What a request makes of a table: the rows to append, or the reason why not. Nothing here waits or writes.

Here is what can be asked for at any time, and what all decisions ask; the rest is in `lobby_decisions.py` and
`game_decisions.py`.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.rules import Action, Refused, State, View
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.limits import GUEST_CHANGES
from bot.tables.personal import is_personal
from bot.tables.rows import Reason, What
from bot.tables.seat import Seat
from bot.tables.table import Phase, Table


class Draft(Struct, frozen=True):
    """A row before it has a number and a time."""

    what: What
    who: int | None = None
    whom: int | None = None
    name: str = ""  # of `whom`, or else of `who`, when the table does not know it yet


Drafts = list[Draft]
ChooseActions = Callable[[View], Sequence[Action]]
"""What somebody does, by what their seat sees at that very moment; it may refuse."""


def leave(table: Table, caller: Caller) -> Drafts:
    """In the lobby the seat is free again; in a game the computer plays on. The last one turns the light off."""
    require_open(table, caller)
    if caller.person in table.guests.kept and table.seat_of(caller.person) is None:
        return [Draft(rows.Kept(0.0), caller.person, caller.person)]
    seat = own_seat(table, caller)
    return [Draft(rows.Left(seat), caller.person), *without(table, seat)]


def remove(table: Table, caller: Caller, seat: int, note: str) -> Drafts:
    """A person or, in the lobby, a computer player; by the host or a moderator."""
    require_open(table, caller)
    require_host(table, caller)
    gone = seat_at(table, seat)
    if gone.person is None and table.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=table.id)
    moderator = caller.person != table.host
    return [Draft(rows.Removed(seat, moderator, note), caller.person, gone.person), *without(table, seat)]


def remove_person(table: Table, caller: Caller, person: int, note: str, *, bar: bool) -> Drafts:
    """From their seat, or from one that is kept for them; with a bar they cannot come back until the table ends."""
    require_open(table, caller)
    require_host(table, caller)
    seat = table.seat_of(person)
    if person == caller.person or (seat is None and not bar and person not in table.guests.kept):
        raise Refused(T.NO_SEAT)
    drafts: Drafts = []
    if bar and person not in table.guests.barred:
        require_few_guests(table, caller)
        drafts.append(Draft(rows.Barred(caller.person != table.host, note), caller.person, person))
    elif seat is None and person in table.guests.kept:
        drafts.append(Draft(rows.Kept(0.0), caller.person, person))
    return drafts if seat is None else [*drafts, *remove(table, caller, seat, note)]


def unlock(table: Table, caller: Caller) -> Drafts:
    require_open(table, caller)
    require_host(table, caller)
    return [Draft(rows.Unlocked(), caller.person)]


def end(table: Table, caller: Caller, note: str) -> Drafts:
    require_open(table, caller)
    require_host(table, caller)
    reason = Reason.HOST if caller.person == table.host else Reason.MODERATOR
    return [Draft(rows.Ended(reason, note), caller.person)]


def without(table: Table, seat: int) -> Drafts:
    """Who hosts now; and if nobody plays for themselves any more, the end."""
    gone = table.seats[seat].person
    left = [person for person in table.people if person != gone]
    if not left:
        return [Draft(rows.Ended(Reason.EMPTY))]
    return [Draft(rows.Hosting(), None, left[0])] if gone == table.host else []


def require_its_channel(table: Table, caller: Caller | None) -> None:
    """A button that was carried elsewhere finds no table."""
    if caller is None or caller.channel is None or is_personal(table.id):
        return
    if caller.channel != table.channel:
        raise Refused(T.NO_TABLE)


def require_open(table: Table, caller: Caller | None) -> None:
    require_its_channel(table, caller)
    if table.phase is Phase.OVER:
        raise Refused(T.OVER, table=table.id)


def require_lobby(table: Table, caller: Caller) -> None:
    require_open(table, caller)
    if table.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=table.id)


def require_game(table: Table, caller: Caller | None) -> State:
    require_open(table, caller)
    if table.state is None:
        raise Refused(T.NOT_STARTED, table=table.id)
    return table.state


def require_host(table: Table, caller: Caller) -> None:
    if caller.person != table.host and not caller.moderator:
        raise Refused(T.NOT_HOST, host=table.host)


def require_few_guests(table: Table, caller: Caller) -> None:
    """Who was invited or barred is remembered for as long as the table: so many, and no more."""
    if table.guests.changes >= GUEST_CHANGES and not caller.moderator:
        raise Refused(T.GUEST_CHANGES, most=GUEST_CHANGES)


def own_seat(table: Table, caller: Caller) -> int:
    seat = table.seat_of(caller.person)
    if seat is None:
        raise Refused(T.NOT_SEATED, table=table.id)
    return seat


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused(T.NO_SEAT, seat=seat)
    return table.seats[seat]
