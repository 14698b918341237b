"""The plans for a turn that are worth a thought, cheapest first, and the best of them in sampled worlds."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.players.company import Company
from bot.players.compiled import Floats, Ints, copied, floats, int_row, ints, jit
from bot.players.legality import EXTREME
from bot.players.lookahead import look_ahead
from bot.players.policies import write_policies
from bot.players.records import DEPTH, KIND, PRICES, WIDTH, Best, Position
from bot.players.turns import best_turn
from bot.players.versions import CURRENT, VERSIONS, Version
from bot.players.words import step
from bot.rules import Play

QUICK_DEPTH = 3  # cards that the quick players look at in one turn
BATCH = 8  # worlds at a time; after each, plans that fall behind are dropped
BEHIND = 1.6  # standard errors
CAUTION = 0.005  # added to each variance: a few worlds that agree are no proof


class Outlook(NamedTuple):
    """How a plan does in sampled worlds."""

    worth: float  # a won game counts one
    rank: float  # the same with its price
    worlds: int


class Plans:
    """Up to `wanted` ways to finish the turn of a position, by the weights of a level."""

    def __init__(
        self,
        position: Position,
        weights: Floats,
        wanted: int,
        company: Company = (),
        version: Version = VERSIONS[CURRENT],
    ) -> None:
        self.position, self.company, self.version = position, company, version
        self.best = Best(ints(WIDTH * wanted), floats(wanted))
        turn, prices = copied(position.turn), floats(PRICES)
        self.found = best_turn(turn, prices, weights, 0, self.best.rows, self.best.scores, wanted)

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
        """Which plan does best when played to the end in up to so many worlds, its price weighed with it."""
        outlooks = self.look_ahead(worlds, seed)
        return max(range(self.found), key=lambda n: (outlooks[n].worlds, outlooks[n].rank, -n))

    def take(self, turns: Sequence[Sequence[Play]]) -> None:
        """These instead, whatever they cost."""
        self.best, self.found = Best(ints(WIDTH * len(turns)), floats(len(turns))), len(turns)
        for n, turn in enumerate(turns):
            self.best.rows[n * WIDTH] = len(turn)
            for k, play in enumerate(turn, n * WIDTH + 1):
                self.best.rows[k] = play.card * 4 + play.pile

    def look_ahead(self, worlds: int, seed: int, *, thrifty: bool = True) -> list[Outlook]:
        """How each plan does. Thrifty: those that are clearly behind are seen in fewer worlds, and all in few where one
        is clearly ahead."""
        turn, count = copied(self.position.turn), self.found
        turn[DEPTH] = QUICK_DEPTH
        write_policies(turn, self.position.seat, self.company, self.version)
        position = self.position._replace(turn=turn)
        alive, luck = list(range(count)), int_row([seed & 0x7FFFFFFF])
        seen: list[list[float]] = [[] for _ in range(count)]
        prices = [self.version.dear * float(self.best.scores[n]) for n in range(count)]
        lost = self.version.worth_of_losing(turn)
        while len(seen[alive[0]]) < worlds:
            batch = min(BATCH, worlds - len(seen[alive[0]]))
            values = floats(count * batch)
            chosen = int_row(int(n in alive) for n in range(count))
            look_ahead(position, self.version.playouts, lost, self.best.rows, chosen, batch, luck, values)
            for n in alive:
                seen[n].extend(float(value) for value in values[n * batch : (n + 1) * batch])
            alive = still_in(alive, seen, prices) if thrifty else alive
            if thrifty and len(alive) == 1:
                break
        means = [sum(row) / len(row) for row in seen]
        return [Outlook(mean, mean - prices[n], len(seen[n])) for n, mean in enumerate(means)]


def still_in(alive: list[int], seen: list[list[float]], prices: list[float]) -> list[int]:
    """Of the plans, best first, those that may yet turn out to be the best."""
    worlds = len(seen[alive[0]])
    ranks = {n: sum(seen[n]) / worlds - prices[n] for n in alive}
    order = sorted(alive, key=lambda n: (-ranks[n], n))
    best = order[0]
    if min(seen[best]) >= 1.0:  # wins in every world: no need to look further
        return [best]
    staying = [best]
    for n in order[1:]:
        gaps = [mine - other for mine, other in zip(seen[best], seen[n], strict=True)]
        mean = sum(gaps) / worlds
        variance = sum((gap - mean) ** 2 for gap in gaps) / worlds + CAUTION
        if ranks[best] - ranks[n] <= BEHIND * (variance / worlds) ** 0.5:
            staying.append(n)
    return staying


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
