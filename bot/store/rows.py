"""What a reader gets back. Times are Unix seconds, people Discord ids; 0 is somebody who was forgotten."""

from msgspec import Struct

FORGOTTEN = 0


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


class PlayerRow(Struct, frozen=True):
    seat: int
    person: int | None
    computer: str | None  # the level, when the seat ended the game as a computer player


class GameRow(Struct, frozen=True):
    """A finished game. `id` is that of its table."""

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
    players: tuple[PlayerRow, ...] = ()


class TableRecord(Struct, frozen=True):
    """Everything needed to load a table, but its log."""

    table: TableRow
    names: dict[int, str]
    due: float | None = None
    revision: int = 0
    checkpoint: Checkpoint | None = None
