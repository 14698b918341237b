"""A legal turn by the rules' own search: what is played when nothing better is to be had."""

from bot.rules import Play, State, View, can_finish


def simple_turn(view: View) -> tuple[Play, ...]:
    """The rest of my turn; empty when it may end now, and where there is no way to end it."""
    return smallest_steps(view.state) or () if view.my_turn else ()


def smallest_steps(state: State) -> tuple[Play, ...] | None:
    """A legal rest of the turn from what the active seat sees: small steps, and no card more than needed; nothing
    where no way leads to a legal end."""
    if not can_finish(state):
        return None
    plays: list[Play] = []
    while state.variant.forbids_end(state) is not None:
        options = sorted(state.plays(), key=lambda play: state.piles[play.pile].step(play.card))
        play = next(play for play in options if can_finish(state.after(play)))
        plays.append(play)
        state = state.after(play)
        if state.turn_over:
            break
    return tuple(plays)


def finishes(state: State, plays: tuple[Play, ...]) -> bool:
    """Whether these plays are legal one by one and bring the turn (or the game) to a legal end."""
    for n, play in enumerate(plays):
        if state.variant.forbids(state, play) is not None:
            return False
        state = state.after(play)
        if state.turn_over:
            return n == len(plays) - 1
    return state.variant.forbids_end(state) is None
