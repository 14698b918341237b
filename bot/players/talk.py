"""What a computer player says about the piles, and how glad it would be to start."""

from bot.players.compiled import floats, ints
from bot.players.levels import Level
from bot.players.playout import best_turn
from bot.players.position import CODES, read
from bot.players.turns import WIDTH
from bot.players.weights import mind, near
from bot.players.words import count_up, say
from bot.rules import View, Word

WORDS = {code: word for word, code in CODES.items()}


def signals(view: View) -> tuple[Word | None, ...]:
    """A word or nothing for each pile, as it lies now. Nothing at all where talk is not allowed (O14, X10)."""
    state = view.state
    if view.seat is None or state.outcome is not None or state.variant.forbids_talk(state) is not None:
        return (None,) * 4
    position = read(view)
    upto, out = ints(101), ints(4)
    count_up(position.live, upto)
    say(position.hand, 0, len(position.hand), position.tops, position.ascending, upto, near(), out, 0)
    return tuple(WORDS.get(code) for code in out)


def opening_cost(view: View) -> float:
    """O3: what this hand's best first turn would cost. The seat with the lowest should start."""
    position = read(view)
    upto, cost, out, scores = ints(101), floats(404), ints(WIDTH), floats(1)
    count_up(position.live, upto)
    found = best_turn(
        position.table, position.facts, position.tops, position.ascending, position.mine, position.carries, upto,
        position.live, position.base, position.hand, len(position.hand), position.words,
        mind(position, Level.EXPERT), near(), cost, out, scores, 1,
    )  # fmt: skip
    return float(scores[0]) if found else 1e6
