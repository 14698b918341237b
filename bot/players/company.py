"""Who else sits at the table, as far as everybody can see: computer players by their level, people by what they did."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.players.levels import Level
from bot.rules import Action, Play, Signal, State


class Habits(Struct, frozen=True):
    """What a seat has done in this game so far, from the public record."""

    turns: int = 0
    beyond: int = 0  # turns with more cards than it had to play
    spoke: int = 0  # words about piles

    def after(self, state: State, action: Action) -> "Habits":
        """With what this seat does in a position."""
        if isinstance(action, Signal) and action.word is not None:
            return replace(self, spoke=self.spoke + 1)
        if isinstance(action, Play) and not state.played:
            return replace(self, turns=self.turns + 1)
        if isinstance(action, Play) and len(state.played) == state.minimum:
            return replace(self, beyond=self.beyond + 1)
        return self


class Partner(Struct, frozen=True):
    level: Level | None = None  # a person has none
    talks: bool = True  # a computer player says what it has to say; a person whatever they like
    habits: Habits = Habits()


Company: TypeAlias = tuple[Partner, ...]  # one for each seat, oneself included; empty: nothing is known


TIMID_TURNS = 8  # after so many turns without a card too many, somebody is taken for a beginner


def plays_like(partner: Partner) -> Level:
    """The level whose play is most like this partner's. A person is a good player until it shows otherwise."""
    if partner.level is not None:
        return partner.level
    habits = partner.habits
    return Level.EASY if habits.turns >= TIMID_TURNS and habits.beyond == 0 else Level.NORMAL


def speaks(partner: Partner) -> bool:
    """Whether words are to be expected from this partner."""
    return partner.talks if partner.level is not None else partner.habits.spoke > 0
