"""What turns are worth, from a view alone: the share of games won after each, the same hidden cards for all."""

from collections.abc import Sequence

from bot.players.company import Company
from bot.players.levels import WORLDS, Level
from bot.players.plans import Outlook, Plans
from bot.players.position import read_position
from bot.players.simple import finishes
from bot.players.versions import CURRENT, VERSIONS
from bot.rules import Play, View

Turns = Sequence[tuple[Play, ...]]


def best_turns(view: View, wanted: int, company: Company = ()) -> tuple[tuple[Play, ...], ...]:
    """The cheapest ways to finish my turn, cheapest first; none in a game that the search does not know."""
    position = read_position(view, company) if view.my_turn else None
    if position is None:
        return ()
    plans = Plans(position, VERSIONS[CURRENT].weights_for(position, Level.EXPERT), wanted, company)
    turns = [plans.plays(n) for n in range(plans.found)]
    return tuple(turn for turn in turns if finishes(view.state, turn))


def value_turns(
    view: View, turns: Turns, seed: int = 0, company: Company = (), worlds: int = WORLDS
) -> tuple[Outlook, ...] | None:
    """How each of these ways to finish my turn does in the same sampled worlds; nothing in a game that the search does
    not know. Each must be legal to its end."""
    position = read_position(view, company) if view.my_turn else None
    if position is None or not turns:
        return None
    plans = Plans(position, VERSIONS[CURRENT].weights_for(position, Level.EXPERT), 1, company)
    plans.take(turns)
    return tuple(plans.look_ahead(worlds, seed, thrifty=False))
