"""What to do with a hand: the rest of a turn, from a view alone."""

from random import Random

from bot.players.compiled import COMPILED
from bot.players.levels import Level
from bot.players.plans import Plans
from bot.players.position import Position, read
from bot.players.scoring import GREAT
from bot.players.simple import finishes, simple_turn
from bot.players.weights import mind
from bot.rules import Play, View

PLANS, WORLDS = 8, 24
AHEAD = (34, 34, 60)  # looking ahead begins with so many cards to play: original, Extreme, Face to Face


def choose(view: View, level: Level = Level.EXPERT, seed: int = 0) -> tuple[Play, ...]:
    """The plays that finish my turn; none when it is best ended here, or is not mine.

    Whoever can should play the first one only, let everybody speak, and ask again.
    """
    if not view.my_turn:
        return ()
    if level is Level.RANDOM:
        return random_turn(view, seed)
    position = read(view)
    wanted, worlds = effort(position, level)
    plans = Plans(position, mind(position, level), wanted)
    at = 0
    if level is Level.EASY and plans.found > 1:
        at = Random(seed).randrange(plans.found)
    elif worlds and plans.found > 1 and plans.scores[0] > -GREAT:
        at = plans.best_ahead(worlds, seed)
    plays = plans.plays(at) if plans.found else ()
    return plays if plans.found and finishes(view.state, plays) else simple_turn(view)


def effort(position: Position, level: Level) -> tuple[int, int]:
    """How many plans to weigh, and in how many worlds to play them out."""
    if level is Level.EASY:
        return 3, 0
    if level is Level.NORMAL or not COMPILED or position.to_play > AHEAD[position.kind]:
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
