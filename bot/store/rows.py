"""What a reader gets back. Times are Unix seconds, people Discord ids; 0 is somebody who was forgotten."""

from collections.abc import Iterable
from enum import IntFlag
from hashlib import blake2b

from msgspec import Struct

FORGOTTEN = 0
LEVELS = ("expert", "normal", "easy")  # of computer players, the strongest first


class TableRow(Struct, frozen=True):
    id: int
    guild: int
    channel: int
    host: int
    opened: float
    closed: float | None


class LogRow(Struct, frozen=True, gc=False):
    table: int
    n: int
    who: int | None  # who did it; nobody for a timer or a computer player
    whom: int | None  # whom it concerned, when it was somebody else
    at: float
    what: bytes
    interaction: int | None


class Head(Struct, frozen=True):
    """How far a table's log has come."""

    n: int  # of the last row; -1 without one
    at: float | None  # of the last row
    revision: int  # raised when rows that were there have been overwritten


class Checkpoint(Struct, frozen=True):
    """A table as it stood after row `n`."""

    n: int
    what: bytes


class Due(Struct, frozen=True):
    table: int
    guild: int
    kind: str
    due: float


class MessageRow(Struct, frozen=True):
    """A message of ours that belongs to a table: its board, its ping."""

    table: int
    kind: str
    channel: int
    message: int
    at: float


class BlockRow(Struct, frozen=True):
    """`person` does not want to meet `other`, who is below zero if they were forgotten since."""

    person: int
    other: int
    since: float


class SubscriptionRow(Struct, frozen=True):
    """Somebody wants to be told when others look for players on a server."""

    person: int
    guild: int
    first_hour: int | None  # of the day, by the clocks of `zone`; nothing: at any time
    last_hour: int | None
    zone: str | None
    pause: float  # seconds; not again within so many
    told: float = 0.0  # when they last were


class Feat(IntFlag):
    """What a seat can be proud of that no column tells."""

    ALL_MARKS = 1  # seven different marks were played in this game
    SILENT = 2  # won without a word, where words were allowed
    NO_TAKE_BACKS = 4  # won, and nobody took anything back
    HARDER = 8  # won with an option that makes it harder


class PlayerRow(Struct, frozen=True):
    seat: int
    person: int | None
    computer: str | None  # the level, when the seat ended the game as a computer player
    won: bool
    cards: int  # left; none for a winner
    hints: int | None = None  # asked for; nothing where that is not known any more
    feats: int = 0  # of `Feat`


class GameRow(Struct, frozen=True):
    """A finished game. `id` is that of its table. What is None after `ended` was not known any more."""

    id: int
    guild: int
    variant: str
    result: str
    clause: str
    score: int
    winner: int | None
    turns: int
    began: float
    ended: float
    options: str | None = None  # those that were on, in words
    hints: int | None = None
    take_backs: int | None = None
    signals: int | None = None
    marks: int | None = None  # different ones that were played
    deal: str | None = None  # the code of cards that others had as well
    counted: bool = True  # not, when it was played on from another game
    players: tuple[PlayerRow, ...] = ()
    substitutes: tuple[str, ...] = ()  # levels of computer players that had played before somebody took their seat

    @property
    def company(self) -> str:
        """The level of the strongest computer player."""
        levels = {*(player.computer for player in self.players), *self.substitutes}
        return next((level for level in LEVELS if level in levels), "")

    @property
    def team(self) -> int | None:
        """The number of this set of people, if they are several."""
        people = [player.person for player in self.players if player.person is not None and player.computer is None]
        return team_number(people) if len(people) > 1 else None


class AttemptRow(Struct, frozen=True):
    """Where somebody was first dealt cards that others have had as well."""

    deal: str
    game: int
    at: float
    day: str | None = None  # of the Daily that it counts for


class OldGame(Struct, frozen=True):
    """A game that ended before so much was written down of one. Its log may still tell the rest."""

    id: int
    guild: int
    variant: str
    result: str
    clause: str
    score: int
    winner: int | None
    turns: int
    began: float
    ended: float
    seats: tuple[tuple[int | None, str | None], ...] = ()  # the person and the computer player's level


def team_number(people: Iterable[int]) -> int:
    """The same for the same people, in whatever order, and hardly ever that of others."""
    text = " ".join(map(str, sorted(people)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)


class RecordingRow(Struct, frozen=True):
    """How a game went. `guild` is 0 for one that was not played here."""

    game: int
    guild: int
    what: bytes


class TableRecord(Struct, frozen=True):
    """Everything needed to load a table, but its log."""

    table: TableRow
    names: dict[int, str]
    due: float | None = None
    revision: int = 0
    checkpoint: Checkpoint | None = None
