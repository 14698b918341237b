"""What a seat can do: one closed union of small values. They are also what the log of a table stores."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from bot.rules.pile import LETTERS


class Word(StrEnum):
    """The table talk of O14: what may be said of a pile, never with a number."""

    KEEP_OFF = "keep-off"
    SMALL_STEPS = "small-steps"
    JUMP_BACK = "jump-back"
    FREE = "free"


class MarkWord(StrEnum):
    """The table talk of X2: what may be said of the cards that carry a mark."""

    HOLD = "hold"  # I hold one
    NOT_NOW = "not-now"  # rather none of them now


class Start(Struct, frozen=True, array_like=True, tag="start", gc=False):
    """O3: this seat takes the first turn."""


class Play(Struct, frozen=True, array_like=True, tag="play", gc=False):
    card: int
    pile: int

    def __str__(self) -> str:
        return f"{self.card}{LETTERS[self.pile]}"


class EndTurn(Struct, frozen=True, array_like=True, tag="end", gc=False):
    pass


class TakeBack(Struct, frozen=True, array_like=True, tag="back", gc=False):
    """O11b: the last play of the turn returns to the hand."""


class GiveUp(Struct, frozen=True, array_like=True, tag="give-up", gc=False):
    pass


class Signal(Struct, frozen=True, array_like=True, tag="signal", gc=False):
    """O14. Without a word, what this seat said of the pile is withdrawn."""

    pile: int
    word: Word | None


class MarkSignal(Struct, frozen=True, array_like=True, tag="mark", gc=False):
    """X2. Not `said`: what this seat said of the mark is withdrawn."""

    mark: str
    word: MarkWord
    said: bool = True


TableTalk: TypeAlias = Signal | MarkSignal
Action: TypeAlias = Start | Play | EndTurn | TakeBack | GiveUp | TableTalk
