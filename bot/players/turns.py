"""Every way to finish a turn, and the best of them: a walk over all sequences of the hand on the piles.

Cards on different piles do not disturb each other, so only sequences that go through the piles in order are walked;
Extreme's instructions do disturb, so there it holds only for plain cards over plain tops.
"""

from bot.players.compiled import Floats, Ints, jit, jit_inline
from bot.players.following import LOWEST, count_follow
from bot.players.legality import EXTREME, STOP, THREE, UNMARKED, may_end, obeys
from bot.players.records import (
    ABOVE_TEN,
    BELOW,
    BELOW_TEN,
    CHEAP_FROM,
    COVER,
    COVERED,
    DEAR,
    DEARS,
    DEPTH,
    FOLLOW,
    HAND,
    HELPED,
    KIND,
    LAST,
    LAST_HAND,
    LEFT,
    LIES,
    MARK,
    MINE,
    MINIMUM,
    OPTIONS,
    PAIRED,
    PILE,
    PLACE,
    PLAIN,
    PLAYED,
    SIZE,
    STOPPED,
    THREE_ASKED,
    TOP,
    TOPS,
    UP,
    WAS_COVER,
    WAS_HELPED,
    WAS_LAST,
    WAS_THREE,
    WIDTH,
)  # fmt: skip
from bot.players.scoring import GREAT, REACH, cheapest_hand, least_price, price_end, price_hand, price_tops

TINY = 1e-9  # sums of the same prices in another order differ by less


@jit
def best_turn(turn: Ints, prices: Floats, weights: Floats, row: int, rows: Ints, scores: Floats, wanted: int) -> int:
    """The best plans of one hand, from what that seat knows, into `rows`: how many there are, up to `wanted`. Its
    weights begin at `row`."""
    size = turn[SIZE]
    count_follow(turn, weights[row + REACH])
    price_tops(turn, prices, weights, row)
    deepest = size
    if turn[DEPTH] and not turn[LAST_HAND]:
        deepest = min(size, max(turn[DEPTH], turn[MINIMUM]))
    if turn[KIND] == EXTREME:
        deepest = min(size, max(0, max(turn[MINIMUM], 3) + 1 - turn[PLAYED]))
    spare = max(max(0, turn[MINIMUM] - turn[PLAYED]), count_bits(turn[COVER]))
    found = walk(turn, prices, weights, row, rows, scores, wanted, deepest, spare)
    if found == 0:
        found = walk(turn, prices, weights, row, rows, scores, wanted, min(size, max(4, turn[MINIMUM])), 99)
    return found


@jit
def walk(
    turn: Ints, prices: Floats, weights: Floats, row: int, rows: Ints, scores: Floats, wanted: int, deepest: int,
    spare: int,
) -> int:  # fmt: skip
    """The cheapest finished turns, cheapest first: how many there are. `spare`: how many dear cards it may have."""
    size, extreme = turn[SIZE], turn[KIND] == EXTREME
    turn[LEFT] = (1 << size) - 1
    for pile in range(4):
        turn[LIES + pile] = 0
    each, ever = cheapest_hand(turn, weights, row)
    found = depth = 0
    turn[DEAR] = 0
    fresh = True
    while depth >= 0:
        if fresh:
            fresh = False
            enter(turn, depth, extreme)
            if turn[PLAYED] > 0 and may_end(turn):
                price = price_end(turn, depth, prices, weights, row)
                if price == -GREAT:  # nothing beats a win
                    found = keep(found, price, depth, turn, rows, scores, wanted)
                    break
                if found < wanted or price + ever + each * (size - depth) < scores[found - 1]:
                    price += price_hand(turn, weights, row)
                    found = keep(found, price, depth, turn, rows, scores, wanted)
            if depth >= deepest or turn[STOPPED]:
                turn[OPTIONS + depth] = 0
                turn[PILE + depth] = 3
        pile, options = turn[PILE + depth], turn[OPTIONS + depth]
        if options == 0:
            if pile < 3:
                turn[PILE + depth] = pile + 1
                turn[OPTIONS + depth] = options_on(turn, pile + 1)
            else:
                depth -= 1
                if depth >= 0:
                    take_back(turn, depth)
            continue
        place = LOWEST[options]
        turn[OPTIONS + depth] = options & (options - 1)
        if extreme:
            card = turn[HAND + place]
            if walked_already(turn, depth, card, pile) or not obeys(turn, card, pile):
                continue
        dear = turn[DEAR + depth]
        if turn[DEARS + pile * TOPS + turn[LIES + pile]] >> place & 1:
            dear += 1
            if dear > spare + extra_dear(turn, depth, place, pile, extreme):
                continue
        if found == wanted and not extreme and is_last(turn, depth, place, pile, dear >= spare, deepest):
            least = least_price(turn, depth, place, pile, prices, weights, row)
            if least + ever + each * (size - depth - 1) >= scores[found - 1] + TINY:
                continue
        put_down(turn, depth, place, pile)
        depth += 1
        turn[DEAR + depth] = dear
        fresh = True
    return found


@jit_inline
def is_last(turn: Ints, depth: int, place: int, pile: int, spent: bool, deepest: int) -> bool:
    """Whether nothing can follow this card that is worth a try. `spent`: no further dear card is."""
    if depth + 1 >= deepest:
        return True
    if not spent or turn[PAIRED]:
        return False
    at = pile * TOPS + place + 1
    after = turn[FOLLOW + at] & ~turn[DEARS + at] | turn[CHEAP_FROM + pile + 1]
    return not after & turn[LEFT] & ~(1 << place)


@jit_inline
def options_on(turn: Ints, pile: int) -> int:
    """The cards left that can be put on a pile as it is now."""
    if turn[HELPED] and not turn[MINE + pile]:
        return 0
    return turn[FOLLOW + pile * TOPS + turn[LIES + pile]] & turn[LEFT]


@jit_inline
def enter(turn: Ints, depth: int, extreme: bool) -> None:
    """Where the options of a depth begin: through the piles in order, but where marks lie."""
    pile = 0 if extreme or depth == 0 else turn[PILE + depth - 1]
    turn[PILE + depth] = pile
    turn[OPTIONS + depth] = options_on(turn, pile)
    turn[PLAIN + depth] = 1
    if extreme:
        for other in range(4):
            if turn[MARK + turn[TOP + other]] != UNMARKED:
                turn[PLAIN + depth] = 0


@jit_inline
def walked_already(turn: Ints, depth: int, card: int, pile: int) -> bool:
    """Whether the same two cards are walked in the other order, and neither disturbs the other."""
    if depth == 0 or pile >= turn[PILE + depth - 1] or not turn[PLAIN + depth - 1]:
        return False
    before = turn[HAND + turn[PLACE + depth - 1]]
    return turn[MARK + before] == UNMARKED and turn[MARK + card] == UNMARKED


@jit_inline
def extra_dear(turn: Ints, depth: int, place: int, pile: int, extreme: bool) -> int:
    """How many more dear cards are worth a try: the first of a pair ten apart, and where instructions force them."""
    mate = turn[BELOW_TEN + place] if turn[UP + pile] else turn[ABOVE_TEN + place]
    extra = 1 if mate & turn[LEFT] else 0
    if extreme and (turn[THREE_ASKED] or turn[MARK + turn[HAND + place]] == THREE or not turn[PLAIN + depth]):
        extra += 2
    return extra


@jit_inline
def put_down(turn: Ints, depth: int, place: int, pile: int) -> None:
    card = turn[HAND + place]
    turn[PLACE + depth], turn[COVERED + depth], turn[BELOW + depth] = place, turn[LIES + pile], turn[TOP + pile]
    turn[WAS_LAST + depth], turn[WAS_THREE + depth] = turn[LAST], turn[THREE_ASKED]
    turn[WAS_HELPED + depth], turn[WAS_COVER + depth] = turn[HELPED], turn[COVER]
    turn[LEFT] ^= 1 << place
    turn[LIES + pile], turn[TOP + pile] = place + 1, card
    turn[PLAYED] += 1
    turn[LAST] = pile
    turn[COVER] &= ~(1 << pile)
    if turn[MARK + card] == THREE:
        turn[THREE_ASKED] = 1
    if turn[MARK + card] == STOP:
        turn[STOPPED] = 1
    if not turn[MINE + pile]:
        turn[HELPED] = 1


@jit_inline
def take_back(turn: Ints, depth: int) -> None:
    pile = turn[PILE + depth]
    turn[LEFT] ^= 1 << turn[PLACE + depth]
    turn[LIES + pile], turn[TOP + pile] = turn[COVERED + depth], turn[BELOW + depth]
    turn[PLAYED] -= 1
    turn[LAST], turn[THREE_ASKED] = turn[WAS_LAST + depth], turn[WAS_THREE + depth]
    turn[HELPED], turn[COVER] = turn[WAS_HELPED + depth], turn[WAS_COVER + depth]
    turn[STOPPED] = 0


@jit
def keep(found: int, price: float, depth: int, turn: Ints, rows: Ints, scores: Floats, wanted: int) -> int:
    """Into the sorted list of the best, unless the same end has been reached in another order."""
    if found == wanted and price >= scores[found - 1]:
        return found
    at = found
    for n in range(found):
        if abs(scores[n] - price) < TINY and rows[n * WIDTH] == depth:
            return found
        if price < scores[n]:
            at = n
            break
    count = min(found + 1, wanted)
    for n in range(count - 1, at, -1):
        scores[n] = scores[n - 1]
        for k in range(WIDTH):
            rows[n * WIDTH + k] = rows[(n - 1) * WIDTH + k]
    scores[at] = price
    rows[at * WIDTH] = depth
    for k in range(depth):
        rows[at * WIDTH + 1 + k] = turn[HAND + turn[PLACE + k]] * 4 + turn[PILE + k]
    return count


@jit
def count_bits(number: int) -> int:
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count
