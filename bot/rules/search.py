"""O11a and O11b: does any sequence of plays reach a legal end of the turn?

A depth-first walk over the one source of legality. What makes it fast: a walk that fails has few plays to try, two
orders that leave the same hand, the same tops and the same memory of the turn have one future, and a variant leaves
out plays that could not help.
"""

from collections.abc import Hashable

from bot.rules.actions import Play
from bot.rules.state import State


def can_finish(state: State) -> bool:
    """Whether the active player can still bring this turn to a legal end."""
    return _reaches_end(state, set())


def dead_ends(state: State) -> frozenset[Play]:
    """The legal plays after which the turn could no longer be brought to a legal end."""
    barren: set[Hashable] = set()
    return frozenset(play for play in state.plays() if not _reaches_end(state.after(play), barren))


def _reaches_end(state: State, barren: set[Hashable]) -> bool:
    if state.variant.forbids_end(state) is None:
        return True
    position = (state.hand, tuple(pile.cards[-1] for pile in state.piles), state.variant.memory(state))
    if position in barren:
        return False
    if any(_reaches_end(state.after(play), barren) for play in state.variant.ways(state)):
        return True
    barren.add(position)
    return False
