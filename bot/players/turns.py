"""Every way to finish a turn, and the best of them: a walk over all sequences of the hand on the piles.

Cards on different piles do not disturb each other, so only sequences that go through the piles in order are walked;
Extreme's instructions do disturb, so there it holds only for plain cards over plain tops.
"""

from bot.players.compiled import Floats, Ints, copied, floats, ints, jit, jit_inline
from bot.players.legality import EXTREME, STOP, THREE, UNMARKED, allowed, may_end
from bot.players.records import (
    BELOW,
    CARDS,
    COVER,
    DEAR,
    HELD,
    HELPED,
    LAST,
    LAST_HAND,
    MARK,
    MINE,
    MINIMUM,
    OPTION,
    PILE,
    PLACE,
    PLAIN,
    PLAYED,
    SEARCH,
    STOPPED,
    THREE_ASKED,
    TOP,
    UP,
    USED,
    WAS_COVER,
    WAS_HELPED,
    WAS_LAST,
    WAS_THREE,
    WIDTH,
    Best,
    Mind,
    Turn,
)  # fmt: skip
from bot.players.scoring import (
    GREAT,
    REACH,
    cheapest_hand,
    price_end,
    price_hand,
    price_tops,
)  # fmt: skip
from bot.players.words import TRICK, step

PILE_BITS = 4  # an option is a pile and a place in the hand, which needs so many bits; to divide would be slow
PILE_STEP = 1 << PILE_BITS


@jit
def best_turn(turn: Turn, mind: Mind, best: Best) -> int:
    """The best plans of one hand, from what that seat knows: how many there are."""
    table, facts, hand = turn.table, turn.facts, turn.hand
    size = len(hand)
    unseen, cost = copied(turn.live), floats(4 * CARDS)
    for i in range(size):
        unseen[hand[i]] = 0
    for card in range(1, CARDS):
        unseen[card] += unseen[card - 1]
    price_tops(turn.piles, hand, unseen, turn.words, mind, cost)
    deepest = size
    if table.depth and not facts[LAST_HAND]:
        deepest = min(size, max(table.depth, facts[MINIMUM]))
    if table.kind == EXTREME:
        deepest = min(size, max(0, max(facts[MINIMUM], 3) + 1 - facts[PLAYED]))
    spare = max(max(0, facts[MINIMUM] - facts[PLAYED]), count_bits(facts[COVER]))
    found = walk(turn, cost, mind.weights, best, deepest, spare)
    if found == 0:
        found = walk(turn, cost, mind.weights, best, min(size, max(4, facts[MINIMUM])), 99)
    return found


@jit
def walk(turn: Turn, cost: Floats, weights: Floats, best: Best, deepest: int, spare: int) -> int:
    """The cheapest finished turns, cheapest first: how many there are. `spare`: how many dear cards it may have."""
    kind, hand, scores = turn.table.kind, turn.hand, best.scores
    size = len(hand)
    facts, piles, search = copied(turn.facts), copied(turn.piles), ints(SEARCH)
    for i in range(size):
        search[HELD + hand[i]] = 1
    each, ever = cheapest_hand(hand, search, weights)
    found = depth = 0
    fresh = True
    while depth >= 0:
        if fresh:
            fresh = False
            enter(kind, piles, search, depth)
            if facts[PLAYED] > 0 and may_end(kind, facts, piles):
                price = price_end(turn.table, facts, piles, size, depth, cost, weights)
                promising = found < len(scores) or price + ever + each * (size - depth) < scores[found - 1]
                if promising or price == -GREAT:
                    if price > -GREAT:
                        price += price_hand(hand, search, piles, weights)
                    found = keep(found, price, depth, search, hand, best)
                    if price == -GREAT:  # nothing beats a win
                        break
        option = search[OPTION + depth]
        if option >= PILE_STEP * 4 or depth >= deepest or facts[STOPPED]:
            depth -= 1
            if depth >= 0:
                take_back(search, facts, piles, hand, depth)
            continue
        place, pile = option & (PILE_STEP - 1), option >> PILE_BITS
        search[OPTION + depth] = option + 1 if place + 1 < size else (pile + 1) << PILE_BITS
        if search[USED + place]:
            continue
        card = hand[place]
        if walked_already(search, piles, hand, depth, card, pile):
            continue
        if not allowed(kind, facts, piles, card, pile):
            continue
        dear = search[DEAR + depth]
        if is_dear(piles, card, pile, weights[REACH]):
            dear += 1
            if dear > spare + extra_dear(kind, facts, piles, search, depth, card, pile):
                continue
        put_down(search, facts, piles, hand, depth, place, pile)
        depth += 1
        search[DEAR + depth] = dear
        fresh = True
    return found


@jit_inline
def enter(kind: int, piles: Ints, search: Ints, depth: int) -> None:
    """Where the options of a depth begin."""
    search[OPTION + depth] = 0
    search[PLAIN + depth] = 1
    if kind != EXTREME:
        if depth > 0:  # through the piles in order
            search[OPTION + depth] = search[PILE + depth - 1] << PILE_BITS
        return
    for pile in range(4):
        if piles[MARK + piles[TOP + pile]] != UNMARKED:
            search[PLAIN + depth] = 0


@jit_inline
def walked_already(search: Ints, piles: Ints, hand: Ints, depth: int, card: int, pile: int) -> bool:
    """Whether the same two cards are walked in the other order, and neither disturbs the other."""
    if depth == 0 or pile >= search[PILE + depth - 1] or not search[PLAIN + depth - 1]:
        return False
    before = hand[search[PLACE + depth - 1]]
    return piles[MARK + before] == UNMARKED and piles[MARK + card] == UNMARKED


@jit_inline
def is_dear(piles: Ints, card: int, pile: int, reach: float) -> bool:
    if not piles[MINE + pile]:
        return False
    used_up = step(piles, card, pile)
    return used_up != TRICK and used_up > reach


@jit_inline
def extra_dear(kind: int, facts: Ints, piles: Ints, search: Ints, depth: int, card: int, pile: int) -> int:
    """How many more dear cards are worth a try: the first of a pair ten apart, and where instructions force them."""
    mate = card - 10 if piles[UP + pile] else card + 10
    extra = 1 if 2 <= mate <= 99 and search[HELD + mate] else 0
    if kind == EXTREME and (facts[THREE_ASKED] or piles[MARK + card] == THREE or not search[PLAIN + depth]):
        extra += 2
    return extra


@jit_inline
def put_down(search: Ints, facts: Ints, piles: Ints, hand: Ints, depth: int, place: int, pile: int) -> None:
    card = hand[place]
    search[PLACE + depth], search[PILE + depth], search[BELOW + depth] = place, pile, piles[TOP + pile]
    search[WAS_LAST + depth], search[WAS_THREE + depth] = facts[LAST], facts[THREE_ASKED]
    search[WAS_HELPED + depth], search[WAS_COVER + depth] = facts[HELPED], facts[COVER]
    search[USED + place], search[HELD + card], piles[TOP + pile] = 1, 0, card
    facts[PLAYED] += 1
    facts[LAST] = pile
    facts[COVER] &= ~(1 << pile)
    if piles[MARK + card] == THREE:
        facts[THREE_ASKED] = 1
    if piles[MARK + card] == STOP:
        facts[STOPPED] = 1
    if not piles[MINE + pile]:
        facts[HELPED] = 1


@jit_inline
def take_back(search: Ints, facts: Ints, piles: Ints, hand: Ints, depth: int) -> None:
    place = search[PLACE + depth]
    search[USED + place], search[HELD + hand[place]] = 0, 1
    piles[TOP + search[PILE + depth]] = search[BELOW + depth]
    facts[PLAYED] -= 1
    facts[LAST], facts[THREE_ASKED] = search[WAS_LAST + depth], search[WAS_THREE + depth]
    facts[HELPED], facts[COVER] = search[WAS_HELPED + depth], search[WAS_COVER + depth]
    facts[STOPPED] = 0


@jit
def keep(found: int, price: float, depth: int, search: Ints, hand: Ints, best: Best) -> int:
    """Into the sorted list of the best, unless the same end has been reached in another order."""
    rows, scores, wanted = best.rows, best.scores, len(best.scores)
    if found == wanted and price >= scores[found - 1]:
        return found
    at = found
    for n in range(found):
        if abs(scores[n] - price) < 1e-9 and rows[n * WIDTH] == depth:
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
        rows[at * WIDTH + 1 + k] = hand[search[PLACE + k]] * 4 + search[PILE + k]
    return count


@jit
def count_bits(number: int) -> int:
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count
