"""What one row of a table's log says. Arrays, to be small; a new field goes to the end and has a default.

People never stand in here: `who` did it and `whom` it concerned are columns of the row (see `Entry`).
"""

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.rules import Action, Deal
from bot.tables.played_on import PlayedOn
from bot.tables.setup import Setup

RULES_VERSION = 1
"""Raised when the rules or this module read a log differently; golden logs of every version stay in the tests."""

Level: TypeAlias = Literal["easy", "normal", "expert"]


class Reason(StrEnum):
    """Why a table ended before its game did."""

    HOST = "host"
    MODERATOR = "moderator"
    EMPTY = "empty"  # the last person left
    FORGOTTEN = "forgotten"  # nobody did anything for long


class Pace(Struct, frozen=True, array_like=True):
    """How long silence may last, in seconds; as the server had it when the table was opened."""

    remind: float
    takeover: float
    close: float


class Opened(Struct, frozen=True, array_like=True, tag="open"):
    """The lobby is open and `who` is its host, in the first seat."""

    version: int
    setup: Setup
    pace: Pace
    rematch_of: int | None = None
    private: bool = False  # for the invited only
    played_on: PlayedOn | None = None
    open_hands: bool = False  # for those who watch
    guided: bool = False  # a first game, explained step by step


class Joined(Struct, frozen=True, array_like=True, tag="join"):
    """`whom`, or else `who`, took the next seat."""


class Seated(Struct, frozen=True, array_like=True, tag="seat"):
    """A computer player took the next seat."""

    level: Level


class Left(Struct, frozen=True, array_like=True, tag="leave"):
    """The seat is free. Once the game is on, the computer plays it instead."""

    seat: int


class Removed(Struct, frozen=True, array_like=True, tag="remove"):
    """As `Left`, but `who` is the host or a moderator, and `whom` sat there, if it was somebody."""

    seat: int
    moderator: bool = False
    note: str = ""  # the reason given, for the log


class Kept(Struct, frozen=True, array_like=True, tag="keep"):
    """A seat is kept for `whom` for so long; for no time: not any longer. They take it themselves, or not."""

    seconds: float


class Invited(Struct, frozen=True, array_like=True, tag="invite"):
    """`whom` may sit down, even at a private table; a bar is lifted by it."""


class Barred(Struct, frozen=True, array_like=True, tag="bar"):
    """`whom` may not sit down here until the table ends."""

    moderator: bool = False
    note: str = ""


class Watched(Struct, frozen=True, array_like=True, tag="watch"):
    """`who` has seen all hands of a game that is on."""


class SeatsOpened(Struct, frozen=True, array_like=True, tag="seats"):
    """Whether anybody may take a computer player's seat once the game is on."""

    open: bool


class Wanted(Struct, frozen=True, array_like=True, tag="want"):
    """The cards are dealt as soon as so many sit there; with none, only when the host says so."""

    seats: int


class Declined(Struct, frozen=True, array_like=True, tag="decline"):
    """`who` does not want the seat that was offered to them."""


class GuideLeft(Struct, frozen=True, array_like=True, tag="unguided"):
    """`who` plays the guided game on without the guide."""


class Chosen(Struct, frozen=True, array_like=True, tag="setup"):
    """What is nothing stays as it was."""

    setup: Setup
    private: bool | None = None
    open_hands: bool | None = None


class Began(Struct, frozen=True, array_like=True, tag="begin"):
    """The shuffled decks are in here: luck is data. The lobby may have been opened under an earlier version."""

    deal: Deal
    version: int = 1
    moves: tuple[tuple[int, Action], ...] = ()  # done in the game that is played on
    secret: str = ""  # of the seal, where chance dealt


class Hurried(Struct, frozen=True, array_like=True, tag="hurry"):
    """`who` leaves the start (O3) to a computer player, and now."""


class Acted(Struct, frozen=True, array_like=True, tag="act", gc=False):
    """`who` did it; nobody did when the computer plays the seat."""

    seat: int
    action: Action


class Hinted(Struct, frozen=True, array_like=True, tag="hint"):
    """`who` asked what the expert would do. Nothing of it is kept but that it was asked."""

    seat: int


class Agreed(Struct, frozen=True, array_like=True, tag="agree"):
    """`who` is content with hints, at a table where they would help against `who`."""

    seat: int


class HandedOver(Struct, frozen=True, array_like=True, tag="hand"):
    """To the computer at this level, which keeps the seat warm; without a level to `whom`, or back to them."""

    seat: int
    level: Level | None = None
    moderator: bool = False
    note: str = ""


class Offered(Struct, frozen=True, array_like=True, tag="offer"):
    """The seat is `whom`'s if they want it; until they come, the computer plays it at this level."""

    seat: int
    level: Level
    moderator: bool = False
    note: str = ""


class Hosting(Struct, frozen=True, array_like=True, tag="host"):
    """`whom` is the host now."""


class Reminded(Struct, frozen=True, array_like=True, tag="remind"):
    """The table has been silent for a while."""

    seat: int | None


class Released(Struct, frozen=True, array_like=True, tag="takeover"):
    """From now on anybody seated may let the computer take this seat."""

    seat: int | None


class Unlocked(Struct, frozen=True, array_like=True, tag="unlock"):
    """A moderator had the table read from its log again."""


class Ended(Struct, frozen=True, array_like=True, tag="end"):
    reason: Reason
    note: str = ""  # a moderator's words, for the log


What: TypeAlias = (
    Opened
    | Joined
    | Seated
    | Left
    | Removed
    | Kept
    | Invited
    | Barred
    | Watched
    | SeatsOpened
    | Wanted
    | Declined
    | GuideLeft
    | Chosen
    | Began
    | Hurried
    | Acted
    | Hinted
    | Agreed
    | HandedOver
    | Offered
    | Hosting
    | Reminded
    | Released
    | Unlocked
    | Ended
)


class Entry(Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    n: int
    at: float
    what: What
    who: int | None = None
    whom: int | None = None
    interaction: int | None = None


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[What] = msgspec.msgpack.Decoder(What)


def encode(what: What) -> bytes:
    return _encoder.encode(what)


def decode(data: bytes) -> What:
    return _decoder.decode(data)
