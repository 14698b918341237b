"""O11a and O11b: does any sequence of plays reach a legal end of the turn?

A depth-first walk over the one source of legality. What makes it fast: a walk that fails has few plays to try, two
orders that leave the same position have one future, and a variant leaves out plays that could not help.
"""

from collections.abc import Hashable

from bot.rules.actions import Play
from bot.rules.state import State


def can_finish(state: State) -> bool:
    """Whether the active player can still bring this turn to a legal end."""
    return _reaches_end(state, {})


def dead_ends(state: State) -> frozenset[Play]:
    """The legal plays after which the turn could no longer be brought to a legal end."""
    known: dict[Hashable, bool] = {}
    return frozenset(play for play in state.plays() if not _reaches_end(state.after(play), known))


def _reaches_end(state: State, known: dict[Hashable, bool]) -> bool:
    variant = state.variant
    if variant.forbids_end(state) is None:
        return True
    key = variant.search_key(state)
    if key not in known:
        known[key] = any(_reaches_end(state.after(play), known) for play in variant.useful_plays(state))
    return known[key]
