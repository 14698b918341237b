"""What a request makes of a table: the rows to append, or the reason why not. Nothing here waits or writes."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from bot.rules import Action, Instructions, Refused, Signal, Start, State, View, deal, see
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.rows import Level, Pace, Reason, What
from bot.tables.setup import Setup
from bot.tables.table import Phase, Seat, Silence, Table


class Draft(Struct, frozen=True):
    """A row before it has a number and a time."""

    what: What
    who: int | None = None
    whom: int | None = None
    name: str = ""  # of `whom`, or else of `who`, when the table does not know it yet


Drafts = list[Draft]
ChooseActions = Callable[[View], Sequence[Action]]
"""What somebody does, by what their seat sees at that very moment; it may refuse."""


def join(table: Table, caller: Caller) -> Drafts:
    _in_lobby(table, caller)
    if table.seat_of(caller.person) is not None:
        raise Refused(T.SEATED)
    _has_room(table)
    return [Draft(rows.Joined(), caller.person, name=caller.name)]


def leave(table: Table, caller: Caller) -> Drafts:
    """In the lobby the seat is free again; in a game the computer plays on. The last one turns the light off."""
    _open(table, caller)
    seat = _own_seat(table, caller)
    return [Draft(rows.Left(seat), caller.person), *_without(table, seat)]


def remove(table: Table, caller: Caller, seat: int, note: str) -> Drafts:
    """A person or, in the lobby, a computer player; by the host or a moderator."""
    _open(table, caller)
    _hosts(table, caller)
    gone = _seat(table, seat)
    if gone.person is None and table.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=table.id)
    moderator = caller.person != table.host
    return [Draft(rows.Removed(seat, moderator, note), caller.person, gone.person), *_without(table, seat)]


def seat_computer(table: Table, caller: Caller, level: Level) -> Drafts:
    _in_lobby(table, caller)
    _hosts(table, caller)
    _has_room(table)
    return [Draft(rows.Seated(level), caller.person)]


def choose(table: Table, caller: Caller, setup: Setup, instructions: Instructions) -> Drafts:
    _in_lobby(table, caller)
    _hosts(table, caller)
    setup.game(setup.seat_counts[0], instructions)
    if len(table.seats) > setup.seat_counts[-1]:
        raise Refused(T.FULL, seats=setup.seat_counts[-1])
    return [] if setup == table.setup else [Draft(rows.Chosen(setup), caller.person)]


def start(table: Table, caller: Caller, instructions: Instructions, random: Random) -> Drafts:
    _in_lobby(table, caller)
    _hosts(table, caller)
    counts, seated = table.setup.seat_counts, len(table.seats)
    if seated not in counts:
        raise Refused(T.SEATS, seated=seated, fewest=counts[0], most=counts[-1])
    symbols = Instructions.shuffled(random) if table.setup.shuffled else instructions
    return [Draft(rows.Began(deal(table.setup.game(seated, symbols), random), rows.RULES_VERSION), caller.person)]


def act(
    table: Table,
    caller: Caller,
    actions: Sequence[Action],
    choose: ChooseActions | None,
    turn: int | None,
    moment: int | None,
) -> Drafts:
    """What the rules say of it comes when the rows are followed."""
    state, seat = _in_game(table, caller), _own_seat(table, caller)
    _meant(table, turn, moment)
    if choose is not None:
        actions = (*actions, *choose(see(state, seat)))
    for action in actions:
        if not isinstance(action, Signal | Start) and seat != table.active:
            raise Refused(T.NOT_YOUR_TURN, seat=table.active)
    if table.seats[seat].level is not None:  # whoever acts is back
        return [Draft(rows.HandedOver(seat), caller.person), *_acts(seat, actions, caller.person)]
    return _acts(seat, actions, caller.person)


def act_by_computer(table: Table, seat: int, actions: Sequence[Action], moment: int) -> Drafts:
    _in_game(table, None)
    _meant(table, None, moment)
    if table.seats[seat].level is None:
        raise Refused(T.STALE)
    return _acts(seat, actions, None)


def to_person(table: Table, caller: Caller, seat: int, person: int, name: str, note: str) -> Drafts:
    """One's own seat; or any, a computer player's too, by the host or a moderator."""
    _in_game(table, caller)
    held = _seat(table, seat)
    own = held.person == caller.person
    if not own:
        _hosts(table, caller)
    if table.seat_of(person) is not None:
        raise Refused(T.SEATED, person=person)
    what = rows.HandedOver(seat, None, not own and caller.person != table.host, note)
    drafts = [Draft(what, caller.person, person, name)]
    if held.person == table.host:
        drafts.append(Draft(rows.Hosting(), None, person))
    return drafts


def to_computer(table: Table, caller: Caller, seat: int, level: Level, note: str) -> Drafts:
    """One's own seat at any time; a silent player's once the table has waited long enough; any by a moderator."""
    _in_game(table, caller)
    held = _seat(table, seat)
    own = held.person == caller.person
    if not held.human:
        raise Refused(T.NO_SEAT, seat=seat)
    if not own and not caller.moderator:
        _own_seat(table, caller)
        if table.silence is not Silence.RELEASED or seat != table.active:
            raise Refused(T.NOT_YET, seat=seat)
    if table.people == (held.person,):
        raise Refused(T.LAST_PERSON)
    what = rows.HandedOver(seat, level, not own and caller.moderator, note)
    return [Draft(what, caller.person, held.person)]


def take_back_seat(table: Table, caller: Caller) -> Drafts:
    """The computer kept it warm."""
    _in_game(table, caller)
    seat = _own_seat(table, caller)
    if table.seats[seat].human:
        return []
    return [Draft(rows.HandedOver(seat), caller.person)]


def unlock(table: Table, caller: Caller) -> Drafts:
    _open(table, caller)
    _hosts(table, caller)
    return [Draft(rows.Unlocked(), caller.person)]


def end(table: Table, caller: Caller, note: str) -> Drafts:
    _open(table, caller)
    _hosts(table, caller)
    reason = Reason.HOST if caller.person == table.host else Reason.MODERATOR
    return [Draft(rows.Ended(reason, note), caller.person)]


def rematch(table: Table, caller: Caller, pace: Pace) -> Drafts:
    """The rows of a new lobby with the same people and computer players; whoever asks is its host."""
    _in_its_channel(table, caller)
    if table.phase is not Phase.OVER:
        raise Refused(T.STILL_ON, table=table.id)
    _own_seat(table, caller)
    name = caller.name or table.names.get(caller.person, "")
    drafts = [Draft(rows.Opened(rows.RULES_VERSION, table.setup, pace, table.id), caller.person, name=name)]
    for seat in table.seats:
        if seat.person is None:
            drafts.append(Draft(rows.Seated(seat.level or "normal"), caller.person))
        elif seat.person != caller.person:
            known = table.names.get(seat.person, "")
            drafts.append(Draft(rows.Joined(), caller.person, seat.person, known))
    return drafts


def _acts(seat: int, actions: Sequence[Action], who: int | None) -> Drafts:
    return [Draft(rows.Acted(seat, action), who) for action in actions]


def _without(table: Table, seat: int) -> Drafts:
    """Who hosts now; and if nobody plays for themselves any more, the end."""
    gone = table.seats[seat].person
    left = [person for person in table.people if person != gone]
    if not left:
        return [Draft(rows.Ended(Reason.EMPTY))]
    return [Draft(rows.Hosting(), None, left[0])] if gone == table.host else []


def _in_its_channel(table: Table, caller: Caller | None) -> None:
    """A button that was carried elsewhere finds no table."""
    if caller is not None and caller.channel is not None and caller.channel != table.channel:
        raise Refused(T.NO_TABLE)


def _open(table: Table, caller: Caller | None) -> None:
    _in_its_channel(table, caller)
    if table.phase is Phase.OVER:
        raise Refused(T.OVER, table=table.id)


def _in_lobby(table: Table, caller: Caller) -> None:
    _open(table, caller)
    if table.phase is not Phase.LOBBY:
        raise Refused(T.STARTED, table=table.id)


def _in_game(table: Table, caller: Caller | None) -> State:
    _open(table, caller)
    if table.state is None:
        raise Refused(T.NOT_STARTED, table=table.id)
    return table.state


def _hosts(table: Table, caller: Caller) -> None:
    if caller.person != table.host and not caller.moderator:
        raise Refused(T.NOT_HOST, host=table.host)


def _has_room(table: Table) -> None:
    most = table.setup.seat_counts[-1]
    if len(table.seats) >= most:
        raise Refused(T.FULL, seats=most)


def _own_seat(table: Table, caller: Caller) -> int:
    seat = table.seat_of(caller.person)
    if seat is None:
        raise Refused(T.NOT_SEATED, table=table.id)
    return seat


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused(T.NO_SEAT, seat=seat)
    return table.seats[seat]


def _meant(table: Table, turn: int | None, moment: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise Refused(T.STALE, turn=table.turn, meant=turn)
    if moment is not None and moment != table.moment:
        raise Refused(T.STALE, moment=table.moment, meant=moment)
