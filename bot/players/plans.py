"""The plans for a turn that are worth a thought, cheapest first, and the best of them in sampled worlds."""

from bot.players.compiled import Floats, floats, int_row, ints
from bot.players.lookahead import look_ahead
from bot.players.playout import T_DEPTH, T_REPLAN, T_TALK, best_turn, lead
from bot.players.position import Position
from bot.players.turns import EXTREME, WIDTH
from bot.players.weights import near, weights
from bot.players.words import UNKNOWN, count_up
from bot.rules import Play

ROUNDS = 3  # after each round the worse half of the plans is dropped
DEPTH = 3  # cards that the quick players look at in one turn


class Plans:
    """Up to `wanted` ways to finish the turn of a position, by the weights of a level."""

    def __init__(self, position: Position, mind: Floats, wanted: int) -> None:
        self.position = position
        self.mind = mind
        self.upto = ints(101)
        self.rows = ints(WIDTH * wanted)
        self.scores = floats(wanted)
        count_up(position.live[position.base : position.base + 101], self.upto)
        self.found = best_turn(
            position.table, position.facts, position.tops, position.ascending, position.mine, position.carries,
            self.upto, position.live, position.base, position.hand, len(position.hand), position.words, mind, near(),
            floats(404), self.rows, self.scores, wanted,
        )  # fmt: skip

    def plays(self, n: int) -> tuple[Play, ...]:
        """The surest play first, with the rest of its pile; Extreme's order is as it was found."""
        row = self.rows[n * WIDTH : (n + 1) * WIDTH]
        plays = [Play(int(code) >> 2, int(code) & 3) for code in row[1 : 1 + row[0]]]
        if plays and self.position.kind != EXTREME:
            first = plays[lead(row, self.position.tops, self.position.ascending, self.upto) - 1].pile
            plays = [play for play in plays if play.pile == first] + [play for play in plays if play.pile != first]
        return tuple(plays)

    def best_ahead(self, worlds: int, seed: int) -> int:
        """Which plan does best when played to the end in sampled worlds; ties go to the cheaper one."""
        position, count = self.position, self.found
        table = int_row(position.table)
        table[T_TALK] = int(any(word != UNKNOWN for word in position.words))
        table[T_REPLAN], table[T_DEPTH] = 0, DEPTH
        alive, totals, luck = int_row([1] * count), floats(count), int_row([seed & 0x7FFFFFFF])
        mind = weights(position.kind, bool(table[T_TALK]))
        order = list(range(count))
        each = max(1, worlds // ROUNDS)
        for done in range(1, ROUNDS + 1):
            look_ahead(
                table, position.seat, position.tops, position.ascending, position.carries, position.live, self.upto,
                position.hand, len(position.hand), position.words, position.sizes, position.deck_sizes, mind, near(),
                self.rows, count, alive, each, luck, totals,
            )  # fmt: skip
            order.sort(key=lambda n: (-totals[n], n))
            if totals[order[0]] >= each * done - 1e-9:  # wins in every world: no need to look further
                break
            order = order[: max(2, (len(order) + 1) // 2)]
            for n in range(count):
                alive[n] = int(n in order)
        return order[0]
