"""A legal turn by the rules' own search: what is played when nothing better is to be had."""

from collections.abc import Hashable

from bot.rules import Play, State, View


def simple_turn(view: View) -> tuple[Play, ...]:
    """The rest of the turn, the smallest steps first, ended as soon as it may be; empty when it may end now."""
    return _finish(view.state, set()) or () if view.my_turn else ()


def finishes(state: State, plays: tuple[Play, ...]) -> bool:
    """Whether these plays are legal one by one and bring the turn (or the game) to a legal end."""
    for n, play in enumerate(plays):
        if state.variant.forbids(state, play) is not None:
            return False
        state = state.after(play)
        if state.turn_over:
            return n == len(plays) - 1
    return state.variant.forbids_end(state) is None


def _finish(state: State, barren: set[Hashable]) -> tuple[Play, ...] | None:
    if state.variant.forbids_end(state) is None:
        return ()
    key = state.variant.search_key(state)
    if key in barren:
        return None
    for play in sorted(state.plays(), key=lambda play: state.piles[play.pile].step(play.card)):
        rest = _finish(state.after(play), barren)
        if rest is not None:
            return (play, *rest)
    barren.add(key)
    return None
