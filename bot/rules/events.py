"""What happened: facts without prose, fit for every eye at the table. No event carries a card from a hand or a deck."""

from typing import TypeAlias

from msgspec import Struct

from bot.rules.actions import MarkWord, Word
from bot.rules.outcome import Outcome


class Started(Struct, frozen=True, tag=True):
    seat: int


class Played(Struct, frozen=True, tag=True):
    seat: int
    card: int
    pile: int
    on: int  # the card it covers
    trick: bool


class TookBack(Struct, frozen=True, tag=True):
    seat: int
    card: int
    pile: int


class TurnEnded(Struct, frozen=True, tag=True):
    seat: int
    drawn: int


class Skipped(Struct, frozen=True, tag=True):
    """O10: no cards left in this hand."""

    seat: int


class TurnBegan(Struct, frozen=True, tag=True):
    seat: int


class Said(Struct, frozen=True, tag=True):
    seat: int
    pile: int
    word: Word | None


class MarkSaid(Struct, frozen=True, tag=True):
    seat: int
    mark: str
    word: MarkWord
    said: bool


class GaveUp(Struct, frozen=True, tag=True):
    seat: int


class GameOver(Struct, frozen=True, tag=True):
    outcome: Outcome


Event: TypeAlias = Started | Played | TookBack | TurnEnded | Skipped | TurnBegan | Said | MarkSaid | GaveUp | GameOver
