"""The plans for a turn that are worth a thought, cheapest first, and the best of them in sampled worlds."""

from bot.players.compiled import Ints, copied, floats, int_row, ints, jit
from bot.players.legality import EXTREME
from bot.players.lookahead import look_ahead
from bot.players.records import DEPTH, KIND, PRICES, TALK, WIDTH, Best, Mind, Position
from bot.players.turns import best_turn
from bot.players.weights import is_talked, playout_weights
from bot.players.words import step
from bot.rules import Play

ROUNDS = 3  # after each round the worse half of the plans is dropped
QUICK_DEPTH = 3  # cards that the quick players look at in one turn


class Plans:
    """Up to `wanted` ways to finish the turn of a position, by the weights of a level."""

    def __init__(self, position: Position, mind: Mind, wanted: int) -> None:
        self.position = position
        self.best = Best(ints(WIDTH * wanted), floats(wanted))
        turn, prices = copied(position.turn), floats(PRICES)
        self.found = best_turn(turn, prices, mind.weights, 0, self.best.rows, self.best.scores)

    @property
    def lowest_cost(self) -> float:
        return float(self.best.scores[0])

    def plays(self, n: int) -> tuple[Play, ...]:
        """The surest play first, with the rest of its pile; Extreme's order is as it was found."""
        turn, row = self.position.turn, self.best.rows[n * WIDTH : (n + 1) * WIDTH]
        plays = [Play(int(code) >> 2, int(code) & 3) for code in row[1 : 1 + row[0]]]
        if plays and turn[KIND] != EXTREME:
            first = plays[surest(row, turn) - 1].pile
            plays = [play for play in plays if play.pile == first] + [play for play in plays if play.pile != first]
        return tuple(plays)

    def best_ahead(self, worlds: int, seed: int) -> int:
        """Which plan does best when played to the end in sampled worlds; ties go to the cheaper one."""
        turn, count = copied(self.position.turn), self.found
        talk = is_talked(turn)
        turn[TALK], turn[DEPTH] = int(talk), QUICK_DEPTH
        position = self.position._replace(turn=turn)
        mind = playout_weights(turn[KIND], talk)
        alive, totals, luck = int_row([1] * count), floats(count), int_row([seed & 0x7FFFFFFF])
        order = list(range(count))
        each = max(1, worlds // ROUNDS)
        for done in range(1, ROUNDS + 1):
            look_ahead(position, mind, self.best, alive, each, luck, totals)
            order.sort(key=lambda n: (-totals[n], n))
            if totals[order[0]] >= each * done - 1e-9:  # wins in every world: no need to look further
                break
            order = order[: max(2, (len(order) + 1) // 2)]
            for n in range(count):
                alive[n] = int(n in order)
        return order[0]


@jit
def surest(plan: Ints, turn: Ints) -> int:
    """Which play of a plan comes first: the surest. The dear ones wait for what the others say to it."""
    best, at, seen = 10000, 1, 0
    for k in range(1, plan[0] + 1):
        card, pile = plan[k] >> 2, plan[k] & 3
        if seen & (1 << pile):
            continue
        seen |= 1 << pile
        here = step(turn, card, pile)
        if here < best:
            best, at = here, k
    return at
