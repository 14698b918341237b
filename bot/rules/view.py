"""What one seat may see: the one door through which a position leaves the rules.

A view is a state whose hidden cards lie face down. Everything that the rules can answer from open cards (legal plays,
dead ends, what is owed) is answered by the same functions, so there is nothing to keep in step and nothing to leak.
"""

from functools import cached_property, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bot.rules.actions import Play
from bot.rules.needs import Needs
from bot.rules.search import dead_ends
from bot.rules.state import State

FACE_DOWN = 0


class View(Struct, frozen=True, dict=True):
    seat: int | None  # nobody's: what everybody may see
    state: State  # as seen from there

    @property
    def hand(self) -> tuple[int, ...]:
        return () if self.seat is None else self.state.hands[self.seat]

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat == self.state.seat and self.state.outcome is None

    def plays(self) -> tuple[Play, ...]:
        """My legal plays, on my turn."""
        return self._plays

    def needs(self) -> Needs:
        """What my turn still needs, by my own cards too; of somebody else's turn, what everybody can see."""
        needs = self.state.needs
        if not self.my_turn:
            return needs
        plays = self.plays()
        stuck = not needs.may_end and self.dead_ends().issuperset(plays)
        return replace(needs, must_end=needs.may_end and not plays, stuck=stuck)

    def dead_ends(self) -> frozenset[Play]:
        """Those of my legal plays that leave no legal end of the turn."""
        return self._dead_ends

    # A hand is looked at many times before a card is played: as text, as a picture, card by card.

    @cached_property
    def _plays(self) -> tuple[Play, ...]:
        return tuple(self.state.plays()) if self.my_turn else ()

    @cached_property
    def _dead_ends(self) -> frozenset[Play]:
        return _dead_ends(self.state) if self.my_turn else frozenset()


@lru_cache(256)  # and the same state is seen anew after each look at the table
def _dead_ends(state: State) -> frozenset[Play]:
    return dead_ends(state)


def see(state: State, seat: int | None) -> View:
    """Once the game is over the cards are turned up."""
    if state.outcome is not None:
        return View(seat, state)
    hands = tuple(hand if owner == seat else (FACE_DOWN,) * len(hand) for owner, hand in enumerate(state.hands))
    decks = tuple((FACE_DOWN,) * len(deck) for deck in state.decks)
    return View(seat, replace(state, hands=hands, decks=decks))
