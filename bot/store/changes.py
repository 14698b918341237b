"""What can be written. `Store.write` takes any number of these and makes one durable unit of them."""

from typing import TypeAlias

from msgspec import Struct

from bot.store.company_changes import CompanyChange
from bot.store.daily_changes import DailyChange
from bot.store.deal_changes import DealChange
from bot.store.forget_changes import Forgetting
from bot.store.rows import GameRow
from bot.store.settings import PersonSettings, ServerSettings


class OpenTable(Struct, frozen=True):
    """Conflicts with another open table in the channel (`one_open_table_a_channel`)."""

    id: int
    guild: int
    channel: int
    host: int
    at: float


class Append(Struct, frozen=True):
    """Row `n` of a table's log. Conflicts when there is one, or when the interaction already has a row."""

    table: int
    n: int
    at: float
    what: bytes
    who: int | None = None
    whom: int | None = None
    interaction: int | None = None


class SetCheckpoint(Struct, frozen=True):
    """The table as it stands after row `n`, unless rows have been overwritten since it was read at that revision.

    In one unit with the row: it is never ahead of the log.
    """

    table: int
    n: int
    what: bytes
    revision: int


class CloseTable(Struct, frozen=True):
    """Its deadline goes with it; its log stays until `Purge`."""

    table: int
    at: float


class SetHost(Struct, frozen=True):
    table: int
    host: int


class SetName(Struct, frozen=True):
    """The name a table knows a person by."""

    table: int
    person: int
    name: str


class SetDeadline(Struct, frozen=True):
    """When to look at a table next. There is one a table: a later one replaces it."""

    table: int
    kind: str
    due: float


class MoveDeadline(Struct, frozen=True):
    """As `SetDeadline`, unless the deadline has been changed since it was read as `was`."""

    table: int
    kind: str
    due: float
    was: float


class ClearDeadline(Struct, frozen=True):
    table: int


class Postpone(Struct, frozen=True):
    """No deadline, but those of this kind, falls before that time; the postponed ones are spread over some seconds."""

    until: float
    but: str
    over: int


class SetMessage(Struct, frozen=True):
    table: int
    kind: str
    channel: int
    message: int
    at: float


class DropMessage(Struct, frozen=True):
    table: int
    kind: str


class FinishGame(Struct, frozen=True):
    game: GameRow


class KeepOldGame(Struct, frozen=True):
    """A game of before, written down as a new one is. Conflicts when it has been already."""

    game: GameRow


class KeepRecording(Struct, frozen=True):
    """How a game went, without people; unless it is there already. `until`: when it may go."""

    game: int
    guild: int
    what: bytes
    until: float | None = None


class DropRecordings(Struct, frozen=True):
    """Those that were kept until before that time."""

    before: float


class SetSeated(Struct, frozen=True):
    """Who sits at an open table."""

    table: int
    people: tuple[int, ...]


class SetServer(Struct, frozen=True):
    guild: int
    settings: ServerSettings


class SetAbsence(Struct, frozen=True):
    """The bot is not in that server; since when is kept as it was noticed first."""

    guild: int
    since: float


class DropAbsence(Struct, frozen=True):
    guild: int


class NoteWelcome(Struct, frozen=True):
    """A server is not welcomed again for a while from that time on."""

    guild: int
    at: float


class DropWelcomes(Struct, frozen=True):
    """Those that were noted before that time."""

    before: float


class SetPerson(Struct, frozen=True):
    person: int
    settings: PersonSettings


class Purge(Struct, frozen=True):
    """Closed tables and their logs, when they were closed before that time, the oldest so many. Finished games stay.

    See `Store.purge` for all of them: a year of logs in one unit would keep every player waiting.
    """

    before: float
    most: int


Change: TypeAlias = (
    OpenTable
    | Append
    | SetCheckpoint
    | CloseTable
    | SetHost
    | SetName
    | SetDeadline
    | MoveDeadline
    | ClearDeadline
    | Postpone
    | SetMessage
    | DropMessage
    | FinishGame
    | KeepOldGame
    | KeepRecording
    | DropRecordings
    | SetSeated
    | SetServer
    | SetAbsence
    | DropAbsence
    | NoteWelcome
    | DropWelcomes
    | SetPerson
    | Purge
    | CompanyChange
    | DailyChange
    | DealChange
    | Forgetting
)
