"""What to do with a hand: the rest of a turn, from a view alone."""

from random import Random

from bot.players.company import Company
from bot.players.compiled import COMPILED
from bot.players.levels import Level
from bot.players.plans import Plans
from bot.players.position import read_position
from bot.players.scoring import GREAT
from bot.players.simple import finishes, simple_turn
from bot.players.versions import CURRENT, VERSIONS
from bot.rules import Play, View

EASY_AMONG = 3  # a beginner plays any of its three best turns


def choose(
    view: View,
    level: Level = Level.EXPERT,
    seed: int = 0,
    company: Company = (),
    worlds: int | None = None,
    version: str = CURRENT,
) -> tuple[Play, ...]:
    """The plays that finish my turn; none when it is best ended here, or is not mine.

    Whoever can should play the first one only, let everybody speak, and ask again. `worlds`: how many an expert looks
    into at most, if not as many as its version does.
    """
    if not view.my_turn:
        return ()
    if level is Level.RANDOM:
        return random_turn(view, seed)
    position = read_position(view, company)
    if position is None:  # a game that the search does not know
        return simple_turn(view)
    mind = VERSIONS[version]
    worlds = mind.worlds if worlds is None else worlds
    ahead = level is Level.EXPERT and COMPILED and worlds > 0 and mind.looks_ahead(position)
    wanted = EASY_AMONG if level is Level.EASY else mind.plans if ahead else 1
    plans = Plans(position, mind.weights_for(position, level), wanted, company, mind)
    index = 0
    if level is Level.EASY and plans.found > 1:
        index = Random(seed).randrange(plans.found)
    elif ahead and plans.found > 1 and plans.lowest_cost > -GREAT:
        index = plans.best_ahead(worlds, seed)
    plays = plans.plays(index) if plans.found else ()
    return plays if plans.found and finishes(view.state, plays) else simple_turn(view)


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
