"""Every way to finish a turn, and the best of them: a walk over all sequences of the hand on the piles.

Cards on different piles do not disturb each other, so only sequences that go through the piles in order are walked;
Extreme's instructions do disturb, so there it holds only for plain cards over plain tops.
"""

from bot.players.compiled import Floats, Ints, ints, jit
from bot.players.scoring import (
    CARD,
    DRAWN,
    GREAT,
    REACH,
    SILENCE,
    cheapest_hand,
    price_hand,
)  # fmt: skip
from bot.players.words import TRICK, step

ORIGINAL, EXTREME, FACE_TO_FACE = range(3)
NONE, STOP, SKULL, THREE, QUIET, FLAT, NARROW, MEAGRE = range(8)  # instructions in the order of the rules

# The facts of a turn: what the walk needs to know beside hand and piles.
KIND, PLAYED, MINIMUM, LAST, THREE_ASKED, HELPED, LAST_HAND, DECK, HAND_SIZE, DEPTH, FREELY = range(11)
FACTS = 11

WIDTH = 10  # a candidate: length, then up to nine plays as card * 4 + pile


@jit
def allowed(kind: int, card: int, pile: int, nth: int, last: int, three: int, helped: int, tops: Ints, ascending: Ints,
            mine: Ints, carries: Ints) -> bool:  # fmt: skip
    """The rules' `forbids`, on numbers. A test holds the two together."""
    top = tops[pile]
    if not mine[pile]:
        return not helped and (card < top if ascending[pile] else card > top)
    back = top - 10 if ascending[pile] else top + 10
    if not ((card > top if ascending[pile] else card < top) or card == back):
        return False
    if kind != EXTREME:
        return True
    carried = carries[card]
    if (nth > 3 or carried == STOP) and (three or carried == THREE) and nth != 3:
        return False
    for other in range(4):
        lies = carries[tops[other]]
        if lies == NONE:
            continue
        if lies == NARROW and nth > 1 and pile != last:
            return False
        if lies == FLAT and card == back:
            return False
        if lies == SKULL and carried == STOP and other != pile:
            return False
    return True


@jit
def may_end(kind: int, total: int, minimum: int, three: int, stopped: int, tops: Ints, carries: Ints) -> bool:
    if stopped:
        return True
    if (three and total != 3) or total < minimum:
        return False
    if kind != EXTREME:
        return True
    for pile in range(4):  # noqa: SIM110 — numba compiles no generators
        if carries[tops[pile]] == SKULL:
            return False
    return True


@jit
def price_end(facts: Ints, depth: int, size: int, helped: int, tops: Ints, carries: Ints, cost: Floats,
              weights: Floats) -> float:  # fmt: skip
    """Everything of a finished turn but the hand."""
    kept = size - depth
    if kept == 0 and facts[LAST_HAND]:
        return -GREAT
    price = -weights[CARD] * depth
    for pile in range(4):
        price += cost[pile * 101 + tops[pile]]
        if facts[KIND] == EXTREME and carries[tops[pile]] >= QUIET:
            price += weights[SILENCE + carries[tops[pile]] - QUIET]
    if facts[KIND] == FACE_TO_FACE:
        drawn = min(facts[HAND_SIZE] - kept if helped else 2, facts[DECK])
        price -= weights[DRAWN] * drawn
        if kept + drawn == 1 and facts[DECK] <= drawn:
            price += 1000.0  # F11a: the last single card cannot make two
    return price


@jit
def walk(
    facts: Ints, tops_now: Ints, ascending: Ints, mine: Ints, carries: Ints, upto: Ints, hand: Ints, size: int,
    cost: Floats, weights: Floats, out: Ints, scores: Floats, wanted: int,
) -> int:  # fmt: skip
    """The `wanted` cheapest finished turns, cheapest first: how many there are; plays in `out`, costs in `scores`."""
    tops, used, held = ints(4), ints(size + 1), ints(101)
    turn_card, turn_pile, below = ints(size + 1), ints(size + 1), ints(size + 1)
    options, dear, three_at, helped_at, stopped_at, plain = (
        ints(size + 2), ints(size + 2), ints(size + 2), ints(size + 2), ints(size + 2), ints(size + 2)
    )  # fmt: skip
    for pile in range(4):
        tops[pile] = tops_now[pile]
    for i in range(size):
        held[hand[i]] = 1
    kind, played, minimum, deepest = facts[KIND], facts[PLAYED], facts[MINIMUM], min(facts[DEPTH], size)
    reach = weights[REACH]
    spare = 99 if facts[FREELY] else max(0, minimum - played)
    three_at[0], helped_at[0] = facts[THREE_ASKED], facts[HELPED]
    each, ever = cheapest_hand(hand, size, held, weights)
    found = 0
    depth = 0
    fresh = True
    while True:
        if fresh:
            fresh = False
            options[depth] = 0
            plain[depth] = 1
            if kind != EXTREME:
                if depth > 0:  # through the piles in order
                    options[depth] = turn_pile[depth - 1] * size
            else:
                for pile in range(4):
                    if carries[tops[pile]] != NONE:
                        plain[depth] = 0
            if played + depth > 0 and may_end(
                kind, played + depth, minimum, three_at[depth], stopped_at[depth], tops, carries
            ):
                price = price_end(facts, depth, size, helped_at[depth], tops, carries, cost, weights)
                if price == -GREAT or found < wanted or price + ever + each * (size - depth) < scores[found - 1]:
                    if price > -GREAT:
                        price += price_hand(hand, size, used, held, tops, ascending, mine, upto, weights)
                    found = keep(found, wanted, price, depth, turn_card, turn_pile, out, scores)
                    if price == -GREAT:  # nothing beats a win
                        break
        if options[depth] >= size * 4 or depth >= deepest or stopped_at[depth]:
            depth -= 1
            if depth < 0:
                break
            used[turn_card[depth]] = 0
            held[hand[turn_card[depth]]] = 1
            tops[turn_pile[depth]] = below[depth]
            continue
        i, pile = options[depth] % size, options[depth] // size
        options[depth] += 1
        if used[i]:
            continue
        card = hand[i]
        if depth > 0 and pile < turn_pile[depth - 1]:
            before = hand[turn_card[depth - 1]]
            if plain[depth - 1] and carries[before] == NONE and carries[card] == NONE:
                continue
        last = turn_pile[depth - 1] if depth > 0 else facts[LAST]
        if not allowed(kind, card, pile, played + depth + 1, last, three_at[depth], helped_at[depth], tops, ascending,
                       mine, carries):  # fmt: skip
            continue
        spent = dear[depth]
        if mine[pile]:
            used_up = step(card, tops[pile], ascending[pile], upto)
            if used_up != TRICK and used_up > reach:
                mate = card - 10 if ascending[pile] else card + 10
                paired = 2 <= mate <= 99 and held[mate]
                exempt = kind == EXTREME and (three_at[depth] or carries[card] == THREE or not plain[depth])
                spent += 1
                if spent > spare + (1 if paired else 0) + (2 if exempt else 0):
                    continue
        turn_card[depth], turn_pile[depth], below[depth] = i, pile, tops[pile]
        used[i] = 1
        held[card] = 0
        tops[pile] = card
        depth += 1
        dear[depth] = spent
        three_at[depth] = 1 if three_at[depth - 1] or carries[card] == THREE else 0
        helped_at[depth] = 1 if helped_at[depth - 1] or not mine[pile] else 0
        stopped_at[depth] = 1 if carries[card] == STOP else 0
        fresh = True
    for n in range(found):
        for k in range(out[n * WIDTH]):
            code = out[n * WIDTH + 1 + k]
            out[n * WIDTH + 1 + k] = hand[code >> 2] * 4 + (code & 3)
    return found


@jit
def keep(found: int, wanted: int, price: float, depth: int, turn_card: Ints, turn_pile: Ints, out: Ints,
         scores: Floats) -> int:  # fmt: skip
    """Into the sorted list of the best, unless the same end has been reached in another order."""
    if found == wanted and price >= scores[found - 1]:
        return found
    at = found
    for n in range(found):
        if abs(scores[n] - price) < 1e-9 and out[n * WIDTH] == depth:
            return found
        if price < scores[n]:
            at = n
            break
    count = min(found + 1, wanted)
    for n in range(count - 1, at, -1):
        scores[n] = scores[n - 1]
        for k in range(WIDTH):
            out[n * WIDTH + k] = out[(n - 1) * WIDTH + k]
    scores[at] = price
    out[at * WIDTH] = depth
    for k in range(depth):
        out[at * WIDTH + 1 + k] = turn_card[k] * 4 + turn_pile[k]
    return count
