"""What to do with a hand: the rest of a turn, from a view alone."""

from random import Random

from bot.players.compiled import COMPILED
from bot.players.legality import FACE_TO_FACE
from bot.players.levels import Level
from bot.players.plans import Plans
from bot.players.position import read_position
from bot.players.records import KIND, Position
from bot.players.scoring import GREAT
from bot.players.simple import finishes, simple_turn
from bot.players.weights import weights_for
from bot.rules import Play, View

PLANS, WORLDS = 8, 24
TEAM_AHEAD, DUEL_AHEAD = 34, 60  # looking ahead begins with so many cards to play


def choose(view: View, level: Level = Level.EXPERT, seed: int = 0) -> tuple[Play, ...]:
    """The plays that finish my turn; none when it is best ended here, or is not mine.

    Whoever can should play the first one only, let everybody speak, and ask again.
    """
    if not view.my_turn:
        return ()
    if level is Level.RANDOM:
        return random_turn(view, seed)
    position = read_position(view)
    if position is None:  # a game that the search does not know
        return simple_turn(view)
    wanted, worlds = effort(position, level)
    plans = Plans(position, weights_for(position, level), wanted)
    index = 0
    if level is Level.EASY and plans.found > 1:
        index = Random(seed).randrange(plans.found)
    elif worlds and plans.found > 1 and plans.lowest_cost > -GREAT:
        index = plans.best_ahead(worlds, seed)
    plays = plans.plays(index) if plans.found else ()
    return plays if plans.found and finishes(view.state, plays) else simple_turn(view)


def effort(position: Position, level: Level) -> tuple[int, int]:
    """How many plans to weigh, and in how many worlds to play them out."""
    if level is Level.EASY:
        return 3, 0
    ahead = DUEL_AHEAD if position.turn[KIND] == FACE_TO_FACE else TEAM_AHEAD
    if level is Level.NORMAL or not COMPILED or sum(position.sizes) + sum(position.deck_sizes) > ahead:
        return 1, 0
    return PLANS, WORLDS


def random_turn(view: View, seed: int) -> tuple[Play, ...]:
    """Any legal plays up to the minimum."""
    random, state, plays = Random(seed), view.state, []
    while state.variant.forbids_end(state) is not None:
        options = list(state.plays())
        if not options:
            return simple_turn(view)
        play = random.choice(options)
        plays.append(play)
        state = state.after(play)
        if state.turn_over:
            break
    return tuple(plays)
