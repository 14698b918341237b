"""Looking past the own turn: the same few plans in many possible worlds, each played to its end by quick players."""

from bot.players.compiled import Floats, Ints, copied, floats, ints, jit
from bot.players.legality import FACE_TO_FACE
from bot.players.playout import play_out
from bot.players.records import (
    CARDS,
    DECK_FROM,
    DECK_TO,
    HAND,
    HANDS,
    HELPED,
    KIND,
    PRICES,
    ROOM,
    SEATS,
    SIZE,
    SIZES,
    TOP,
    WIDTH,
    WORLD,
    WORLD_TOP,
    WORLD_UPTO,
    Position,
    World,
)  # fmt: skip
from bot.players.sample import deal_duel, deal_team
from bot.players.words import count_up

MOST_AMONG = 3


@jit
def look_ahead(
    position: Position, weights: Floats, lost: Floats, plans: Ints, alive: Ints, worlds: int, luck: Ints, values: Floats
) -> None:
    """What each plan that is `alive` is worth in each of so many freshly drawn worlds: a row of `values` by plan."""
    me, helped = position.seat, position.turn[HELPED]
    versus = position.turn[KIND] == FACE_TO_FACE
    pool, known = ints(200), ints(CARDS)
    dealt = begin_world(position, known)
    played, plan, scores, chance = ints(WORLD), ints(WIDTH * MOST_AMONG), floats(MOST_AMONG), ints(1)
    for world in range(worlds):
        if versus:
            deal_duel(position, known, pool, dealt, luck)
        else:
            deal_team(position, known, pool, dealt, luck)
        for n in range(len(alive)):
            if alive[n]:
                for k in range(WIDTH):
                    plan[k] = plans[n * WIDTH + k]
                for k in range(WORLD):
                    played[k] = dealt.row[k]
                chance[0] = luck[0]  # the same for all plans
                result = play_out(
                    played, dealt.deck, dealt.turn, dealt.prices, weights, me, helped, plan, scores, chance
                )
                values[n * worlds + world] = worth(result, versus, me, lost)


@jit
def begin_world(position: Position, known: Ints) -> World:
    """What is the same in every world. `known`: filled with my cards."""
    turn, me, row = position.turn, position.seat, ints(WORLD)
    for i in range(turn[SIZE]):
        known[turn[HAND + i]] = 1
        row[HANDS + me * ROOM + i] = turn[HAND + i]
    for seat in range(turn[SEATS]):
        row[SIZES + seat] = position.sizes[seat]
    for pile in range(4):
        row[WORLD_TOP + pile] = turn[TOP + pile]
    for at in range(len(position.deck_sizes)):
        row[DECK_FROM + at], row[DECK_TO + at] = 0, position.deck_sizes[at]
        count_up(position.live, at * CARDS, row, WORLD_UPTO + at * CARDS)
    return World(row, ints(200), copied(turn), floats(PRICES))


@jit
def worth(result: int, versus: bool, me: int, lost: Floats) -> float:
    """A win counts one; a loss the more, the fewer cards are left, but far less. `lost`: with hardly any, and how many
    make it worth nothing."""
    if versus and result & 1 == me:
        return 1.0
    left = result >> 1 if versus else result
    if left == 0 and not versus:
        return 1.0
    return max(0.0, lost[0] * (1.0 - left / lost[1]))
