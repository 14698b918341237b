"""B · The Game: On Fire. All of O stands; six cards burn and have to be covered by the next player."""

from collections.abc import Iterator, Sequence
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
        return tuple(InForce(Fire.FIRE, at) for at, pile in enumerate(state.piles) if pile.top in self.burning)

    def must_cover(self, state: State) -> tuple[int, ...]:
        """B2: a fire on a pile that this turn has not touched was there when the turn began."""
        fires = [at for at, pile in enumerate(state.piles) if pile.cards[-1] in self.burning]
        return tuple(at for at in fires if all(play.pile != at for play in state.played))

    def forbids_end(self, state: State) -> Clause | None:
        return super().forbids_end(state) or (Clause.B2 if self.must_cover(state) else None)

    def useful_plays(self, state: State) -> Iterator[Play]:
        """Unless more cards are owed than fires are to be covered, covering them is all there is to do."""
        cover = self.must_cover(state)
        if not cover:
            return state.plays()
        covers = [{card for card in state.hand if state.piles[at].forbids(card) is None} for at in cover]
        if not _can_share(sorted(covers, key=len)):
            return iter(())
        plays = state.plays()
        if self.demanded(state) - len(state.played) > len(cover):
            return plays
        return (play for play in plays if play.pile in cover)

    def won(self, state: State) -> Outcome | None:
        """B2c: a fire of the turn's beginning has to be covered in the last turn as well."""
        return None if self.must_cover(state) else super().won(state)


def _can_share(covers: Sequence[set[int]]) -> bool:
    """Whether each fire can have a card of its own."""
    if not covers:
        return True
    first, *rest = covers
    return any(_can_share([cards - {card} for cards in rest]) for card in first)
