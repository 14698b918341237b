"""Who sits where in a measured game, as words: `expert`, `normal-silent`, `person`, `person-easy`."""

from enum import StrEnum

from msgspec import Struct

from bot.players.company import Habits, Partner
from bot.players.levels import Level
from bot.players.versions import CURRENT


class Talk(StrEnum):
    FULL = "full"  # all there is to say, as computer players do
    SPARSE = "sparse"  # now and then what matters, as people do
    SILENT = "silent"


class Member(Struct, frozen=True):
    level: Level = Level.NORMAL
    talk: Talk = Talk.FULL
    person: bool = False  # the others know it by its record alone
    version: str = CURRENT

    def partner(self, habits: Habits) -> Partner:
        """As the others know it."""
        if self.person:
            return Partner(habits=habits)
        return Partner(self.level, self.talk is not Talk.SILENT, habits)

    def __str__(self) -> str:
        words = ["person", *([self.level] if self.level is not Level.NORMAL else [])] if self.person else [self.level]
        usual = Talk.SPARSE if self.person else Talk.FULL
        return "-".join([*words, *([self.talk] if self.talk is not usual else [])])


def read_member(text: str) -> Member:
    """A level or `person` (a person who plays like `normal` and talks sparingly), and what differs."""
    first, *rest = text.split("-")
    person = first == "person"
    level = Level.NORMAL if person else Level(first)
    talk = Talk.SPARSE if person else Talk.FULL
    for word in rest:
        if person and word in list(Level):
            level = Level(word)
        else:
            talk = Talk(word)
    return Member(level, talk, person)
