"""What comes out of the door: values to render, never Discord's objects and never a whole state."""

from bot.players.company import Company
from bot.rules import Event, Outcome, Refused, Turn, View, see
from bot.tables.deadlines import computer_begins
from bot.tables.hints import hint_refusal, still_to_agree
from bot.tables.origin import Origin
from bot.tables.partners import company_of
from bot.tables.rows import Entry, Pace, Reason
from bot.tables.seat import Seat
from bot.tables.setup import Setup
from bot.tables.silence import Silence
from bot.tables.table import Phase, Table
from bot.tables.terms import Terms


class Snapshot(Origin):
    """A table as it stands at one moment. What lies in hands is only to be had as a seat's view of it."""

    __slots__ = ("_views",)

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[int | None, View] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of table {self.id}, row {self.n}, {self.phase}>"

    @property
    def id(self) -> int:
        return self._table.id

    @property
    def guild(self) -> int:
        return self._table.guild

    @property
    def channel(self) -> int:
        return self._table.channel

    @property
    def host(self) -> int:
        return self._table.host

    @property
    def phase(self) -> Phase:
        return self._table.phase

    @property
    def setup(self) -> Setup:
        return self._table.setup

    @property
    def pace(self) -> Pace:
        return self._table.pace

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._table.seats

    @property
    def n(self) -> int:
        """The number of the newest row: of two sights of a table the one with the higher number is newer."""
        return self._table.n

    @property
    def turn(self) -> int:
        """What a button carries: 0 until somebody has started, then counted from one."""
        return self._table.turn

    @property
    def moment(self) -> int:
        """Finer than the turn: counts everything done in the game but talk."""
        return self._table.moment

    @property
    def active(self) -> int | None:
        """The seat whose turn it is."""
        return self._table.active

    @property
    def computer_begins(self) -> float | None:
        """O3: when a computer player starts, unless somebody does before."""
        return computer_begins(self._table, 0.0)

    @property
    def has_moved(self) -> bool:
        """Whether whoever has the turn has done something in it, if only to take it back."""
        return self._table.counts.has_moved

    @property
    def company(self) -> Company:
        """What computer players may know of those they play with."""
        return company_of(self._table)

    def acted_at(self, seat: int) -> float | None:
        """When its own player last did something in the game, talk included."""
        return self._table.acted_at.get(seat)

    @property
    def silence(self) -> Silence:
        return self._table.silence

    @property
    def quiet_since(self) -> float:
        """When whoever is waited for last did something."""
        return self._table.quiet_since

    @property
    def opened(self) -> float:
        return self._table.opened

    @property
    def began(self) -> float | None:
        return self._table.began

    @property
    def closed(self) -> float | None:
        return self._table.closed

    @property
    def ended(self) -> Reason | None:
        """Why it ended before its game did."""
        return self._table.ended

    @property
    def end_note(self) -> str:
        """What a moderator said when they ended it, unsanitised."""
        return self._table.end_note

    @property
    def gave_up(self) -> bool:
        """Whether the game was lost by giving up."""
        return self._table.gave_up

    def turns_since(self, seat: int) -> tuple[Turn, ...]:
        """Those of the others that are over, since this seat's own last one; the oldest first."""
        turns = self._table.recent
        own = [at for at, turn in enumerate(turns) if turn.seat == seat]
        return turns[own[-1] + 1 :] if own else turns

    @property
    def outcome(self) -> Outcome | None:
        return None if self._table.state is None else self._table.state.outcome

    @property
    def terms(self) -> Terms:
        """All that can be chosen before the deal."""
        return Terms.of_table(self._table)

    @property
    def hint_refusal(self) -> Refused | None:
        """Why nobody gets a hint here, whoever asks."""
        return hint_refusal(self._table)

    @property
    def hints_wait_for(self) -> tuple[int, ...]:
        """The seats that have to agree before anybody gets a hint: where people play against each other."""
        return still_to_agree(self._table)

    @property
    def hints_agreed(self) -> frozenset[int]:
        """The seats that have agreed."""
        return self._table.hints_agreed

    def name(self, person: int) -> str:
        """As given when they sat down, unsanitised; empty for somebody who was forgotten."""
        return self._table.names.get(person, "")

    def seat_of(self, person: int) -> int | None:
        return self._table.seat_of(person)

    def board(self) -> View | None:
        """What everybody may see; nothing before the deal."""
        return self.view(None)

    def view(self, seat: int | None) -> View | None:
        if self._table.state is None:
            return None
        if seat not in self._views:
            self._views[seat] = see(self._table.state, seat)
        return self._views[seat]

    def view_of(self, person: int) -> View | None:
        """What this person may see: their own hand, if they are seated."""
        return self.view(self._table.seat_of(person))


class Change(Snapshot):
    """A table after something was done, and what it was."""

    __slots__ = ("entries", "events", "repeated")

    def __init__(
        self,
        table: Table,
        entries: tuple[Entry, ...] = (),
        events: tuple[Event, ...] = (),
        repeated: bool = False,
    ) -> None:
        super().__init__(table)
        self.entries = entries
        """The rows that were stored: lobby changes, hand-overs, reminders and all."""
        self.events = events
        """What came of them in the game."""
        self.repeated = repeated
        """This interaction had been stored before: it is done, and nothing has changed now."""
