"""To take a computer player's seat in a game that is on, where the host allows it or has invited whoever comes."""

from functools import partial

from bot.rules import Refused
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.company import require_company
from bot.tables.decisions import Draft, Drafts, require_few_guests, require_game, require_host, require_open
from bot.tables.game_decisions import take_back_seat
from bot.tables.limits import JOINS
from bot.tables.snapshot import Change
from bot.tables.table import Table
from bot.tables.tables import Tables


async def open_seats(tables: Tables, table: int, caller: Caller, *, on: bool) -> Change:
    """By the host or a moderator, in the lobby or in the game."""
    return await tables.table_log.change(table, caller, partial(_open_seats, caller=caller, on=on))


async def take_seat(tables: Tables, table: int, caller: Caller) -> Change:
    """Whoever has one that the computer keeps warm is back on it."""
    now, snapshot = tables.table_log.clock(), await tables.look(table)
    if snapshot.seat_of(caller.person) is None:
        await require_company(tables.store, snapshot.host, caller.person)
    return await tables.table_log.change(table, caller, partial(_take_seat, caller=caller, now=now))


def _open_seats(table: Table, caller: Caller, on: bool) -> Drafts:
    require_open(table, caller)
    require_host(table, caller)
    if table.guests.seats_open == on:
        return []
    require_few_guests(table, caller)
    return [Draft(rows.SeatsOpened(on), caller.person)]


def _take_seat(table: Table, caller: Caller, now: float) -> Drafts:
    require_game(table, caller)
    own = table.seat_of(caller.person)
    if own is not None:
        if table.seats[own].human:
            raise Refused(T.SEATED)
        return take_back_seat(table, caller)
    _require_welcome(table, caller, now)
    return [Draft(rows.HandedOver(_free_seat(table, caller.person)), caller.person, caller.person, caller.name)]


def _require_welcome(table: Table, caller: Caller, now: float) -> None:
    guests, person = table.guests, caller.person
    if person in guests.barred:
        raise Refused(T.BARRED)
    if person in guests.watchers:
        raise Refused(T.WATCHED)
    if not guests.lets_in(person, now):
        raise Refused(T.PRIVATE, host=table.host)
    if not any(seat.is_free for seat in table.seats):
        raise Refused(T.STARTED, table=table.id)
    if not guests.seats_open and person not in guests.invited:
        raise Refused(T.SEATS_CLOSED, host=table.host)
    if guests.joins.get(person, 0) >= JOINS and not caller.moderator:
        raise Refused(T.JOINS, most=JOINS)


def _free_seat(table: Table, person: int) -> int:
    """The one that they had, and no other: nobody knows two hands of a game. For a newcomer, if there is a choice, one
    whose turn it is not."""
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    former = table.former.get(person)
    if former is None:
        return min(free, key=lambda at: (at == table.active, at))
    if former not in free:
        raise Refused(T.OTHER_HAND)
    return former
