"""What a position is worth to the seat that leaves it: the cost of every pile's new top, and of the cards kept."""

from bot.players.compiled import Floats, Ints, jit
from bot.players.words import DEAD, FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, TRICK, UNKNOWN, step

# Where each weight lies in the row of weights. A cost is what the search makes small.
LIVE, RAW, LOG = 0, 1, 2  # room used on a pile: in cards still to come, in numbers, and more the less is left
JUMPED, KEPT, SMALL, SILENT = 3, 4, 5, 6  # spoiling what somebody has announced
CARD = 7  # gain for each card played
NEXT, ALL, PAIR, STUCK, BACK = 8, 9, 10, 11, 12  # the hand that is kept
REACH = 13  # a card beyond the minimum costs at most this
SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE = 14, 15, 16, 17  # a lasting instruction left uncovered (X9)
HELPING, DRAWN = 18, 19  # Face to Face: numbers given to the opponent, cards drawn
FREED, MINE = 20, 21  # a pile that nobody wants; what my own best card there is worth
NEAR = 22  # and two more: the thresholds of the words
WEIGHTS = 25

GREAT = 1e9


@jit
def price_tops(
    tops: Ints, ascending: Ints, mine: Ints, upto: Ints, unseen: Ints, hand: Ints, size: int,
    words: Ints, seats: int, weights: Floats, near: Ints, cost: Floats,
) -> None:  # fmt: skip
    """`cost[pile * 101 + top]` for every top that this hand can leave. `unseen[c]`: hidden cards up to c."""
    for pile in range(4):
        top, up = tops[pile], ascending[pile]
        base = pile * 101
        cost[base + top] = 0.0
        room = upto[100] - upto[top] if up else upto[top - 1]
        # The last card within each threshold: everybody can count them.
        edge = top
        edge0 = edge1 = edge2 = top
        while True:
            edge += 1 if up else -1
            if edge < 1 or edge > 100:
                break
            rank = upto[edge] - upto[top] if up else upto[top - 1] - upto[edge - 1]
            if rank > near[2]:
                break
            if rank <= near[0]:
                edge0 = edge
            if rank <= near[1]:
                edge1 = edge
            edge2 = edge
        for i in range(size):
            card = hand[i]
            if not mine[pile]:
                given = top - card if up else card - top
                cost[base + card] = weights[HELPING] * given
                continue
            if up:
                left, raw = upto[100] - upto[card], card - top
            else:
                left, raw = upto[card - 1], top - card
            price = weights[LIVE] * (room - left) + weights[RAW] * raw
            price += weights[LOG] * 40.0 * (room - left) / (room + left + 20.0)
            for seat in range(seats):
                word = words[seat * 4 + pile]
                if word == UNKNOWN:
                    continue
                if word == JUMP_BACK:
                    price += weights[JUMPED]
                elif raw > 0:
                    if word == KEEP_OFF:
                        price += weights[KEPT] * passed(top, edge0, card, up, unseen)
                    elif word == SMALL_STEPS:
                        price += weights[SMALL] * passed(edge0, edge1, card, up, unseen)
                    elif word == NOTHING:
                        price += weights[SILENT] * passed(edge1, edge2, card, up, unseen)
                    elif word == FREE:
                        price -= weights[FREED]
            cost[base + card] = price


@jit
def passed(low: int, high: int, card: int, up: int, unseen: Ints) -> float:
    """Of the hidden cards between two edges (one of which was announced), the share that `card` leaves behind."""
    if up:
        total = unseen[high] - unseen[low]
        gone = unseen[min(card, high)] - unseen[low] if card > low else 0
    else:
        total = unseen[low - 1] - unseen[high - 1]
        gone = unseen[low - 1] - unseen[max(card, high) - 1] if card < low else 0
    if total <= 0:
        return 0.0
    return gone / total


@jit
def price_hand(
    hand: Ints, size: int, used: Ints, held: Ints, tops: Ints, ascending: Ints, mine: Ints, upto: Ints, weights: Floats
) -> float:
    """The cards kept: what the next two would cost, all of them together, and pairs ten apart."""
    first, second = 1000.0, 1000.0
    kept = 0
    price = 0.0
    for i in range(size):
        if used[i]:
            continue
        kept += 1
        card = hand[i]
        best = DEAD
        for pile in range(4):
            if mine[pile]:
                here = step(card, tops[pile], ascending[pile], upto)
                if here < best:
                    best = here
        if best == TRICK:
            value = -weights[BACK]
        elif best == DEAD:
            value = weights[STUCK]
        else:
            value = float(best)
        mate = held[card + 10] if card <= 89 else 0
        if mate:
            for pile in range(4):
                if mine[pile]:
                    top = tops[pile]
                    if (ascending[pile] and top < card + 10) or (not ascending[pile] and top > card):
                        price -= weights[PAIR]
                        break
        if value < first:
            first, second = value, first
        elif value < second:
            second = value
        price += weights[ALL] * min(value, 20.0)
    if kept > 0:
        price += weights[NEXT] * min(first, 30.0)
    if kept > 1:
        price += weights[NEXT] * min(second, 30.0)
    return price


@jit
def cheapest_hand(hand: Ints, size: int, held: Ints, weights: Floats) -> tuple[float, float]:
    """No `price_hand` of this hand is below the second figure plus the first for each card kept."""
    least = min(-weights[BACK], weights[STUCK], 0.0)
    each = min(weights[ALL] * least, weights[ALL] * 20.0)
    ever = 2.0 * min(weights[NEXT] * least, weights[NEXT] * 30.0)
    for i in range(size):
        if hand[i] <= 89 and held[hand[i] + 10]:
            ever -= max(0.0, weights[PAIR])
    return each, ever
