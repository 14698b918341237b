"""What a position is worth to the seat that leaves it: the cost of every pile's new top, and of the cards kept."""

from bot.players.compiled import Floats, Ints, jit, jit_inline
from bot.players.legality import FACE_TO_FACE, SILENCE
from bot.players.records import CARDS, DECK, HELD, HELPED, LAST_HAND, MARK, MINE, TOP, UP, UPTO, USED, Mind, Table
from bot.players.words import DEAD, FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, TRICK, UNKNOWN, step

# Where each weight lies in the row of weights. A cost is what the search makes small.
LIVE, RAW, LOG = 0, 1, 2  # room used on a pile: in cards still to come, in numbers, and more the less is left
JUMPED, KEPT, SMALL, SILENT = 3, 4, 5, 6  # spoiling what somebody has announced
CARD = 7  # gain for each card played
NEXT, ALL, PAIR, STUCK, BACK = 8, 9, 10, 11, 12  # the hand that is kept
REACH = 13  # a card beyond the minimum costs at most this
# A mark left on top of a pile, in the order of the marks: a lasting instruction (X9), a fire for the next player (B2).
SILENCE_LEFT, NO_TRICK_LEFT, ONE_PILE_LEFT, DRAW_ONE_LEFT, FIRE_LEFT = 14, 15, 16, 17, 18
HELPING, DRAWN = 19, 20  # Face to Face: numbers given to the opponent, cards drawn
FREED = 21  # a pile that nobody wants
WEIGHTS = 22

GREAT = 1e9


@jit
def price_tops(piles: Ints, hand: Ints, unseen: Ints, words: Ints, mind: Mind, cost: Floats) -> None:
    """`cost[pile * CARDS + top]` for every top that this hand can leave. `unseen[c]`: hidden cards up to c."""
    weights = mind.weights
    for pile in range(4):
        top, up = piles[TOP + pile], piles[UP + pile]
        base = pile * CARDS
        cost[base + top] = 0.0
        room = piles[UPTO + 100] - piles[UPTO + top] if up else piles[UPTO + top - 1]
        edges = last_within(piles, pile, mind.near)
        for i in range(len(hand)):
            card = hand[i]
            if not piles[MINE + pile]:
                given = top - card if up else card - top
                cost[base + card] = weights[HELPING] * given
                continue
            if up:
                left, raw = piles[UPTO + 100] - piles[UPTO + card], card - top
            else:
                left, raw = piles[UPTO + card - 1], top - card
            price = weights[LIVE] * (room - left) + weights[RAW] * raw
            price += weights[LOG] * 40.0 * (room - left) / (room + left + 20.0)
            cost[base + card] = add_words(price, words, pile, piles, card, edges, unseen, weights)


@jit
def last_within(piles: Ints, pile: int, near: Ints) -> tuple[int, int, int]:
    """The last card within each threshold of a pile: everybody can count them."""
    top, up = piles[TOP + pile], piles[UP + pile]
    edge = edge0 = edge1 = edge2 = top
    while True:
        edge += 1 if up else -1
        if edge < 1 or edge > 100:
            break
        rank = piles[UPTO + edge] - piles[UPTO + top] if up else piles[UPTO + top - 1] - piles[UPTO + edge - 1]
        if rank > near[2]:
            break
        if rank <= near[0]:
            edge0 = edge
        if rank <= near[1]:
            edge1 = edge
        edge2 = edge
    return edge0, edge1, edge2


@jit
def add_words(
    price: float, words: Ints, pile: int, piles: Ints, card: int, edges: tuple[int, int, int], unseen: Ints,
    weights: Floats,
) -> float:  # fmt: skip
    """The price with what the card spoils of that which the others have said of the pile."""
    top, up = piles[TOP + pile], piles[UP + pile]
    forwards = card > top if up else card < top
    for at in range(pile, len(words), 4):
        word = words[at]
        if word == UNKNOWN:
            continue
        if word == JUMP_BACK:
            price += weights[JUMPED]
        elif forwards:
            if word == KEEP_OFF:
                price += weights[KEPT] * passed(top, edges[0], card, up, unseen)
            elif word == SMALL_STEPS:
                price += weights[SMALL] * passed(edges[0], edges[1], card, up, unseen)
            elif word == NOTHING:
                price += weights[SILENT] * passed(edges[1], edges[2], card, up, unseen)
            elif word == FREE:
                price -= weights[FREED]
    return price


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


@jit_inline
def price_end(table: Table, facts: Ints, piles: Ints, size: int, depth: int, cost: Floats, weights: Floats) -> float:
    """Everything of a finished turn but the hand."""
    kept = size - depth
    if kept == 0 and facts[LAST_HAND]:
        return -GREAT
    price = -weights[CARD] * depth
    for pile in range(4):
        price += cost[pile * CARDS + piles[TOP + pile]]
        mark = piles[MARK + piles[TOP + pile]]
        if mark >= SILENCE:
            price += weights[SILENCE_LEFT + mark - SILENCE]
    if table.kind == FACE_TO_FACE:
        drawn = min(table.hand_size - kept if facts[HELPED] else 2, facts[DECK])
        price -= weights[DRAWN] * drawn
        if kept + drawn == 1 and facts[DECK] <= drawn:
            price += 1000.0  # F11a: the last single card cannot make two
    return price


@jit_inline
def price_hand(hand: Ints, search: Ints, piles: Ints, weights: Floats) -> float:
    """The cards kept: what the next two would cost, all of them together, and pairs ten apart."""
    first, second = 1000.0, 1000.0
    kept = 0
    price = 0.0
    for i in range(len(hand)):
        if search[USED + i]:
            continue
        kept += 1
        card = hand[i]
        best = DEAD
        for pile in range(4):
            if piles[MINE + pile]:
                here = step(piles, card, pile)
                if here < best:
                    best = here
        if best == TRICK:
            value = -weights[BACK]
        elif best == DEAD:
            value = weights[STUCK]
        else:
            value = float(best)
        if card <= 89 and search[HELD + card + 10] and pair_has_room(piles, card):
            price -= weights[PAIR]
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


@jit_inline
def pair_has_room(piles: Ints, card: int) -> bool:
    """Whether this card and the one ten above it could still make a trick somewhere."""
    for pile in range(4):
        if piles[MINE + pile]:
            top = piles[TOP + pile]
            if (piles[UP + pile] and top < card + 10) or (not piles[UP + pile] and top > card):
                return True
    return False


@jit
def cheapest_hand(hand: Ints, search: Ints, weights: Floats) -> tuple[float, float]:
    """No `price_hand` of this hand is below the second figure plus the first for each card kept."""
    least = min(-weights[BACK], weights[STUCK], 0.0)
    each = min(weights[ALL] * least, weights[ALL] * 20.0)
    ever = 2.0 * min(weights[NEXT] * least, weights[NEXT] * 30.0)
    for i in range(len(hand)):
        if hand[i] <= 89 and search[HELD + hand[i] + 10]:
            ever -= max(0.0, weights[PAIR])
    return each, ever
