"""B · The Game: On Fire. All of O stands; six cards burn and have to be covered by the next player."""

from collections.abc import Iterator
from typing import ClassVar

from bot.rules.actions import Play
from bot.rules.clauses import Clause
from bot.rules.marks import InForce, Mark
from bot.rules.original import Original
from bot.rules.outcome import Outcome
from bot.rules.state import State


class Fire(Mark):
    FIRE = "fire"


class OnFire(Original, frozen=True, tag="on-fire"):
    name: ClassVar[str] = "on-fire"
    marks: ClassVar[tuple[Mark, ...]] = (Fire.FIRE,)
    topics: ClassVar[tuple[str, ...]] = ("setup", "fire", "end", "bot")
    burning: ClassVar[frozenset[int]] = frozenset({22, 33, 44, 55, 66, 77})  # B1

    def mark(self, card: int) -> Mark | None:
        return Fire.FIRE if card in self.burning else None

    def in_force(self, state: State) -> tuple[InForce, ...]:
        """Every fire in sight: this player's, or the next one's (B2a)."""
        return tuple(InForce(Fire.FIRE, index) for index, pile in enumerate(state.piles) if pile.top in self.burning)

    def must_cover(self, state: State) -> tuple[int, ...]:
        """B2: a fire on a pile that this turn has not touched was there when the turn began."""
        fires = [index for index, pile in enumerate(state.piles) if pile.cards[-1] in self.burning]
        return tuple(pile for pile in fires if all(play.pile != pile for play in state.played))

    def forbids_end(self, state: State) -> Clause | None:
        return super().forbids_end(state) or (Clause.B2 if self.must_cover(state) else None)

    def useful_plays(self, state: State) -> Iterator[Play]:
        """No pile bears on another, so the fires may as well be covered first, and first the one with fewest covers."""
        cover = self.must_cover(state)
        if not cover:
            return state.plays()
        plays = list(state.plays())
        covers = [[play for play in plays if play.pile == pile] for pile in cover]
        return iter(sorted(covers, key=len)[0])

    def won(self, state: State) -> Outcome | None:
        """B2c: a fire of the turn's beginning has to be covered in the last turn as well."""
        return None if self.must_cover(state) else super().won(state)
