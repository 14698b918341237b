"""What a picture shows, and nothing else: small frozen values. Equal scenes are one picture; no hidden card fits in."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.rules import Mark, Word


@dataclass(frozen=True)
class Emblem:
    mark: Mark
    in_force: bool  # in force; otherwise spent, covered, or only held in a hand


@dataclass(frozen=True)
class SignalMark:
    """A signal: who says what of a pile."""

    seat: int
    word: Word


@dataclass(frozen=True)
class PileFace:
    letter: str
    ascending: bool
    row: int
    end: int  # the number that the pile can never pass
    top: int
    depth: int
    emblem: Emblem | None = None
    path: tuple[int, ...] = ()  # where the shown turn led: the card it found, then each it laid
    signals: tuple[SignalMark, ...] = ()
    owner: int | None = None  # the number of the seat whose pile it is, where piles have owners


@dataclass(frozen=True)
class SeatFace:
    number: int
    name: str
    cards: int
    active: bool
    owed: int = 0
    deck: int | None = None  # an own draw pile, where each seat has one


@dataclass(frozen=True)
class Chip:
    """One play of the turn that is traced."""

    card: int
    letter: str
    ascending: bool
    trick: bool
    emblem: Emblem | None = None


@dataclass(frozen=True)
class Board:
    title: str
    headline: str
    deck: int | None
    piles: tuple[PileFace, ...]
    seats: tuple[SeatFace, ...]
    talks: bool = True  # O14: room is kept for signals
    trail_of: str = ""
    trail: tuple[Chip, ...] = ()
    under_way: bool = False  # the trail is this turn's, not the last one's


@dataclass(frozen=True)
class Target:
    """A pile that a card in the hand can go on."""

    letter: str
    ascending: bool
    trick: bool
    dead_end: bool


@dataclass(frozen=True)
class HandCard:
    card: int
    emblem: Emblem | None
    targets: tuple[Target, ...]


@dataclass(frozen=True)
class Hand:
    title: str
    headline: str
    piles: tuple[PileFace, ...]
    cards: tuple[HandCard, ...]
    names: tuple[str, ...] = ()  # of the seats, where signals need them


@dataclass(frozen=True)
class LobbySeat:
    number: int
    name: str  # nobody's: the word for a free seat
    taken: bool
    computer: bool


@dataclass(frozen=True)
class Lobby:
    title: str
    headline: str
    notes: str
    rows: tuple[tuple[bool, int], ...]  # ascending, row card
    marks: tuple[Mark, ...]  # that the deck carries
    seats: tuple[LobbySeat, ...]


@dataclass(frozen=True)
class Cell:
    card: int
    ascending: bool | None  # of the pile it lies on; nothing where that is not told
    played: bool


@dataclass(frozen=True)
class Result:
    title: str
    headline: str
    won: bool
    winner: int | None  # the number of the seat, where one wins against another
    piles: tuple[PileFace, ...]
    grids: tuple[tuple[Cell, ...], ...]
    seats: tuple[SeatFace, ...]


@dataclass(frozen=True)
class ChartPoint:
    cards: float  # left
    won: bool
    best: bool  # fewer than ever before


@dataclass(frozen=True)
class ChartBar:
    label: str
    games: int


@dataclass(frozen=True)
class Chart:
    """A record: a curve over time, and how often so many cards were left."""

    title: str
    headline: str
    curve_name: str
    curve: tuple[ChartPoint, ...]
    curve_in_words: str
    spread_name: str
    spread: tuple[ChartBar, ...]


@dataclass(frozen=True)
class PileCourse:
    letter: str
    ascending: bool
    levels: tuple[int, ...]  # in eighths of its way


@dataclass(frozen=True)
class ShareCard:
    """A result that tells nothing of the cards."""

    title: str
    headline: str  # the result
    measures: str
    piles: tuple[PileCourse, ...]


Scene: TypeAlias = Board | Hand | Lobby | Result | Chart | ShareCard
