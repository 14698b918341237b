"""A small set of things to be proud of, each told by the record alone: nothing is stored when it is reached."""

from enum import StrEnum

from msgspec import Struct

from bot.rules import VARIANTS
from bot.store import FeatCounts, Streaks


class Achievement(StrEnum):
    FIRST_WIN = "first-win"
    UNDER_TEN = "under-ten"  # O13: three games with fewer than ten cards left
    ALL_MARKS = "all-marks"  # seven different instructions in one game
    SILENT = "silent"  # won without a word, where words were allowed
    NO_TAKE_BACKS = "no-take-backs"  # won, and nobody took anything back
    HARDER = "harder"  # won with three cards a turn or a card less in hand
    BIG_TABLE = "big-table"  # won with five at the table
    IN_A_ROW = "in-a-row"  # three wins
    EVERY_GAME = "every-game"  # won each variant
    HUNDRED = "hundred"  # a hundred games


class Progress(Struct, frozen=True):
    """How far somebody has come towards it."""

    achievement: Achievement
    reached: int
    needed: int

    @property
    def done(self) -> bool:
        return self.reached >= self.needed


def achievements(feats: FeatCounts, streaks: Streaks) -> tuple[Progress, ...]:
    reached = {
        Achievement.FIRST_WIN: (feats.wins, 1),
        Achievement.UNDER_TEN: (feats.under_ten, 3),
        Achievement.ALL_MARKS: (feats.all_marks, 1),
        Achievement.SILENT: (feats.silent, 1),
        Achievement.NO_TAKE_BACKS: (feats.no_take_backs, 1),
        Achievement.HARDER: (feats.harder, 1),
        Achievement.BIG_TABLE: (feats.big_tables, 1),
        Achievement.IN_A_ROW: (streaks.longest, 3),
        Achievement.EVERY_GAME: (feats.variants, len(VARIANTS)),
        Achievement.HUNDRED: (feats.games, 100),
    }
    return tuple(Progress(which, min(count, needed), needed) for which, (count, needed) in reached.items())
