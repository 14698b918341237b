"""A table: who sits where, which game, how far. A frozen value that comes about by replaying its log."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple, assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.players.company import Habits
from bot.rules import Deal, Event, GiveUp, State, TableTalk, Turn, apply
from bot.store import TableRow
from bot.tables import rows
from bot.tables.guests import Guests
from bot.tables.guided import Guide
from bot.tables.limits import TurnCounts
from bot.tables.played_on import PlayedOn, position_after
from bot.tables.recent_turns import recent_turns
from bot.tables.rows import RULES_VERSION, Entry, Pace, Reason
from bot.tables.seat import STAND_IN, Seat
from bot.tables.setup import Setup
from bot.tables.silence import Silence, ends_silence
from bot.tables.totals import GameTotals


class UnreadableLog(Exception):  # noqa: N818
    """The log was written under rules that this version does not know, or a row of it is broken."""


class Phase(StrEnum):
    LOBBY = "lobby"
    CHOOSING = "choosing"  # O3: who starts
    PLAYING = "playing"
    OVER = "over"


class Table(Struct, frozen=True):
    id: int
    guild: int
    channel: int
    opened: float
    host: int
    setup: Setup
    pace: Pace
    seats: tuple[Seat, ...]
    names: dict[int, str]
    n: int  # of the newest row
    quiet_since: float  # when whoever is waited for last did something
    silence: Silence = Silence.FRESH
    deal: Deal | None = None
    state: State | None = None
    began: float | None = None
    moment: int = 0  # counts what was done in the game, talk aside
    gave_up: bool = False
    ended: Reason | None = None
    end_note: str = ""  # a moderator's words
    closed: float | None = None
    rematch_of: int | None = None
    guests: Guests = Guests()
    lobby_changes: int = 0  # of options and computer players, before the deal
    counts: TurnCounts = TurnCounts()
    secret: str = ""  # of the deck's seal
    played_on: PlayedOn | None = None
    guide: Guide | None = None
    hurried: bool = False  # somebody has asked a computer player to start (O3)
    totals: GameTotals = GameTotals()
    recent: tuple[Turn, ...] = ()  # the last turns that are over, the newest last
    hints_agreed: frozenset[int] = frozenset()  # seats
    acted_at: dict[int, float] = {}  # by seat: when its own player last did something in the game, talk included
    habits: dict[int, Habits] = {}  # by seat: how it has played and talked so far
    former: dict[int, int] = {}  # whose hand somebody has held who does not sit there any more

    @property
    def phase(self) -> Phase:
        if self.closed is not None:
            return Phase.OVER
        if self.state is None:
            return Phase.LOBBY
        return Phase.CHOOSING if self.state.seat is None else Phase.PLAYING

    @property
    def active(self) -> int | None:
        """The seat whose turn it is."""
        return self.state.seat if self.state is not None and self.closed is None else None

    @property
    def turn(self) -> int:
        """Counts from one once somebody has started; what buttons carry."""
        return 0 if self.state is None or self.state.seat is None else self.state.turns + 1

    def seat_of(self, person: int) -> int | None:
        return next((at for at, seat in enumerate(self.seats) if seat.person == person), None)

    def with_names(self, names: dict[int, str]) -> "Table":
        return replace(self, names={**self.names, **names})

    @property
    def people(self) -> tuple[int, ...]:
        """Who plays for themselves, in seat order."""
        return tuple(s.person for s in self.seats if s.person is not None and s.level is None)


class TableStep(NamedTuple):
    table: Table
    events: tuple[Event, ...] = ()


def new_table(row: TableRow, entry: Entry, names: dict[int, str]) -> Table:
    what = entry.what
    if not isinstance(what, rows.Opened):
        raise UnreadableLog(f"table {row.id} does not begin with its opening")
    _check_version(row.id, what.version)
    host = entry.who or 0
    return Table(
        row.id,
        row.guild,
        row.channel,
        row.opened,
        host,
        what.setup,
        what.pace,
        (Seat(host),),
        names,
        entry.n,
        entry.at,
        rematch_of=what.rematch_of,
        guests=Guests(what.private, open_hands=what.open_hands),
        played_on=what.played_on,
        guide=Guide() if what.guided else None,
    )


def apply_entries(table: Table, entries: Iterable[Entry]) -> TableStep:
    events: list[Event] = []
    for entry in entries:
        table, more = apply_entry(table, entry)
        events += more
    return TableStep(table, tuple(events))


def apply_entry(table: Table, entry: Entry) -> TableStep:
    """What one row makes of a table. The rules may refuse an action; nothing else is judged here."""
    if isinstance(entry.what, rows.Acted):
        return _apply_action(replace(table, n=entry.n), entry, entry.what)
    if ends_silence(table.active, dealt=table.state is not None, what=entry.what):
        table = replace(table, quiet_since=entry.at, silence=Silence.FRESH)
    table = replace(table, n=entry.n, guests=table.guests.after(entry))
    return TableStep(_apply_other(table, entry))


def _apply_action(table: Table, entry: Entry, what: rows.Acted) -> TableStep:
    assert table.state is not None
    before = table.state
    state, events = apply(before, what.seat, what.action)
    counts = TurnCounts() if state.turns != before.turns or state.seat != before.seat else table.counts
    if entry.who is not None:  # the computer minds its own measure
        counts = counts.after(what.seat, what.action, goes_on=(state.seat, state.turns) == (what.seat, before.turns))
        table = replace(table, acted_at={**table.acted_at, what.seat: entry.at})
    totals = table.totals.after(what.action)
    if entry.who is None:
        totals = totals.played_by(what.seat, table.seats[what.seat].level or STAND_IN)
    habits = {**table.habits, what.seat: table.habits.get(what.seat, Habits()).after(before, what.action)}
    table = replace(table, state=state, counts=counts, totals=totals, habits=habits)
    if isinstance(what.action, TableTalk):
        return TableStep(table, events)
    return TableStep(
        replace(
            table,
            recent=recent_turns(table.recent, before, state),
            moment=table.moment + 1,
            quiet_since=entry.at,
            silence=Silence.FRESH,
            gave_up=isinstance(what.action, GiveUp),
            closed=entry.at if state.outcome else None,
        ),
        events,
    )


def _apply_other(table: Table, entry: Entry) -> Table:
    what = entry.what
    match what:
        case rows.Joined():
            return replace(table, seats=(*table.seats, Seat(entry.who if entry.whom is None else entry.whom)))
        case rows.Seated(level):
            return replace(table, seats=(*table.seats, Seat(None, level)), lobby_changes=table.lobby_changes + 1)
        case rows.Left(seat) | rows.Removed(seat):
            if table.state is not None:
                return _with_seat(table, seat, Seat(None, table.seats[seat].level or STAND_IN))
            return replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :])
        case rows.Chosen(setup=setup):
            return replace(table, setup=setup, lobby_changes=table.lobby_changes + 1)
        case rows.Began(deal, version, moves, secret):
            _check_version(table.id, version)
            state = position_after(deal, moves)
            origin = table.played_on and PlayedOn(table.played_on.game, table.played_on.turn)
            if table.guide is not None and state.seat is not None:  # whoever asked for it looks at their cards
                table = replace(table, guide=Guide(state.turns), acted_at={state.seat: entry.at})
            dealt = {"deal": deal, "secret": secret, "state": state, "played_on": origin}
            return replace(table, **dealt, began=entry.at, closed=entry.at if state.outcome else None)
        case rows.Hurried():
            return replace(table, hurried=True)
        case rows.GuideLeft():
            return replace(table, guide=table.guide and replace(table.guide, on=False))
        case rows.Hinted(seat):
            counts = replace(table.counts, hinted_at=table.moment)
            return replace(table, totals=table.totals.with_hint(seat), counts=counts)
        case rows.Agreed(seat):
            return replace(table, hints_agreed=table.hints_agreed | {seat})
        case rows.HandedOver(seat, level):
            person = table.seats[seat].person if entry.whom is None else entry.whom
            if level is not None:
                table = replace(table, counts=table.counts.with_hand_over(seat))
            elif entry.whom is not None:  # somebody new, who has just pressed something
                totals = table.totals.taken_from_computer(seat)
                table = replace(table, totals=totals, acted_at={**table.acted_at, seat: entry.at})
            return _with_seat(table, seat, Seat(person, level))
        case rows.Offered(seat, level):
            offered = Seat(entry.whom, level, offered=True) if entry.whom else Seat(None, level)
            return _with_seat(table, seat, offered)
        case rows.Hosting():
            return replace(table, host=entry.whom or 0)
        case rows.Reminded():
            return replace(table, silence=Silence.REMINDED)
        case rows.Released():
            return replace(table, silence=Silence.RELEASED)
        case rows.Unlocked() | rows.Kept() | rows.Invited() | rows.Barred() | rows.Watched():
            return table
        case rows.SeatsOpened() | rows.Wanted() | rows.Declined():
            return table
        case rows.Ended(reason, note):
            return replace(table, ended=reason, end_note=note, closed=entry.at)
        case rows.Opened() | rows.Acted():
            raise UnreadableLog(f"table {table.id}, row {entry.n}")
        case _:
            assert_never(what)


def _with_seat(table: Table, at: int, seat: Seat) -> Table:
    held, seats = table.seats[at], (*table.seats[:at], seat, *table.seats[at + 1 :])
    if held.person == seat.person:
        return replace(table, seats=seats)
    former = table.former if held.person is None or held.offered else {**table.former, held.person: at}
    habits = {other: kept for other, kept in table.habits.items() if other != at}
    return replace(table, seats=seats, former=former, habits=habits, hints_agreed=table.hints_agreed - {at})


def _check_version(table: int, version: int) -> None:
    if version > RULES_VERSION:
        raise UnreadableLog(f"table {table} is of rules version {version}; this bot knows {RULES_VERSION}")
