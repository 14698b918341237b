"""Decisions once the cards are dealt: what is played, and who plays a seat."""

from collections.abc import Sequence

from bot.rules import Action, Refused, Start, TableTalk, see
from bot.tables import rows
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.decisions import ChooseActions, Draft, Drafts, own_seat, require_game, require_host, seat_at, without
from bot.tables.hints import hint_refusal
from bot.tables.limits import check_actions, check_hand_over
from bot.tables.rows import Level
from bot.tables.seat import STAND_IN
from bot.tables.silence import Silence
from bot.tables.table import Table


def act(
    table: Table,
    caller: Caller,
    actions: Sequence[Action],
    choose: ChooseActions | None,
    turn: int | None,
    moment: int | None,
) -> Drafts:
    """What the rules say of it comes when the rows are followed."""
    state, seat = require_game(table, caller), own_seat(table, caller)
    _require_moment(table, turn, moment)
    if choose is not None:
        actions = (*actions, *choose(see(state, seat)))
    for action in actions:
        if isinstance(action, TableTalk) and not state.variant.has_partners and state.variant.talks:
            raise Refused(T.ALONE)
        if not isinstance(action, TableTalk | Start) and seat != table.active:
            raise Refused(T.NOT_YOUR_TURN, seat=table.active)
    if not caller.moderator:
        check_actions(table.counts, state, seat, actions)
    return [*_take_seat(table, caller, seat), *_acts(seat, actions, caller.person)]


def act_by_computer(table: Table, seat: int, actions: Sequence[Action], moment: int) -> Drafts:
    require_game(table, None)
    _require_moment(table, None, moment)
    if table.seats[seat].level is None:
        raise Refused(T.STALE)
    return _acts(seat, actions, None)


def note_hint(table: Table, caller: Caller) -> Drafts:
    """The same question once more is the same hint, and no further row."""
    require_game(table, caller)
    seat = own_seat(table, caller)
    if (refused := hint_refusal(table)) is not None:
        raise refused
    return [] if table.counts.hinted_at == table.moment else [Draft(rows.Hinted(seat), caller.person)]


def leave_guide(table: Table, caller: Caller) -> Drafts:
    require_game(table, caller)
    own_seat(table, caller)
    return [Draft(rows.GuideLeft(), caller.person)] if table.guide is not None and table.guide.on else []


def hurry(table: Table, caller: Caller) -> Drafts:
    """O3, by anybody who has looked at their cards and does not want to start."""
    state = require_game(table, caller)
    own_seat(table, caller)
    if state.seat is not None or all(seat.human for seat in table.seats):
        raise Refused(T.STALE)
    return [] if table.hurried else [Draft(rows.Hurried(), caller.person)]


def offer_seat(table: Table, caller: Caller, seat: int, person: int, name: str, note: str) -> Drafts:
    """One's own seat; or any, a computer player's too, by the host or a moderator. The computer plays until somebody
    comes: nobody sits down but by themselves."""
    require_game(table, caller)
    held = seat_at(table, seat)
    own = held.person == caller.person
    if not own:
        require_host(table, caller)
    if table.seat_of(person) is not None:
        raise Refused(T.SEATED, person=person)
    if person in table.guests.barred:
        raise Refused(T.BARRED, person=person)
    if person in table.guests.watchers:
        raise Refused(T.WATCHED, person=person)
    if table.former.get(person, seat) != seat:
        raise Refused(T.OTHER_HAND, person=person)
    if table.people in ((), (held.person,)):
        raise Refused(T.LAST_PERSON)
    what = rows.Offered(seat, held.level or STAND_IN, not own and caller.person != table.host, note)
    return [Draft(what, caller.person, person, name), *without(table, seat)]


def to_computer(table: Table, caller: Caller, seat: int, level: Level, note: str) -> Drafts:
    """One's own seat at any time; a silent player's once the table has waited long enough; any by a moderator."""
    require_game(table, caller)
    held = seat_at(table, seat)
    own = held.person == caller.person
    if not held.human:
        raise Refused(T.NO_SEAT, seat=seat)
    if not own and not caller.moderator:
        own_seat(table, caller)
        if table.silence is not Silence.RELEASED or seat != table.active:
            raise Refused(T.NOT_YET, seat=seat)
    if table.people == (held.person,):
        raise Refused(T.LAST_PERSON)
    if own and not caller.moderator:
        check_hand_over(table.counts, seat)
    what = rows.HandedOver(seat, level, not own and caller.moderator, note)
    return [Draft(what, caller.person, held.person)]


def take_back_seat(table: Table, caller: Caller) -> Drafts:
    """The computer kept it warm, or it was offered."""
    require_game(table, caller)
    return _take_seat(table, caller, own_seat(table, caller))


def _take_seat(table: Table, caller: Caller, seat: int) -> Drafts:
    """Whoever acts is back. Whoever comes to an offered seat stands in both columns."""
    held = table.seats[seat]
    if held.level is None:
        return []
    return [Draft(rows.HandedOver(seat), caller.person, caller.person if held.offered else None)]


def _acts(seat: int, actions: Sequence[Action], who: int | None) -> Drafts:
    return [Draft(rows.Acted(seat, action), who) for action in actions]


def _require_moment(table: Table, turn: int | None, moment: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise Refused(T.STALE, turn=table.turn, meant=turn)
    if moment is not None and moment != table.moment:
        raise Refused(T.STALE, moment=table.moment, meant=moment)
