"""What a position is worth to the seat that leaves it: the cost of every pile's new top, and of the cards kept."""

from bot.players.compiled import Floats, Ints, jit, jit_inline
from bot.players.legality import EXTREME, FACE_TO_FACE, ON_FIRE, SILENCE, STOP, THREE
from bot.players.records import (
    ABOVE_TEN,
    COST,
    DECK,
    HAND,
    HAND_SIZE,
    HELPED,
    KIND,
    LAST_HAND,
    LEFT,
    LIES,
    MARK,
    MINE,
    NEAR,
    ROOM,
    SAID,
    SEATS,
    SIZE,
    STEPS,
    TOP,
    TOPS,
    UNSEEN,
    UP,
    UPTO,
)  # fmt: skip
from bot.players.words import DEAD, FREE, JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, TRICK

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
STOP_HELD, SKULL_HELD, THREE_HELD = (
    22,
    23,
    24,
)  # Extreme: a card kept that binds its own turn, in the order of the marks
WEIGHTS = 25
NAMES = (
    "LIVE", "RAW", "LOG", "JUMPED", "KEPT", "SMALL", "SILENT", "CARD", "NEXT", "ALL", "PAIR", "STUCK", "BACK", "REACH",
    "SILENCE_LEFT", "NO_TRICK_LEFT", "ONE_PILE_LEFT", "DRAW_ONE_LEFT", "FIRE_LEFT", "HELPING", "DRAWN", "FREED",
    "STOP_HELD", "SKULL_HELD", "THREE_HELD",
)  # fmt: skip

GREAT = 1e9


@jit
def price_tops(turn: Ints, prices: Floats, weights: Floats, row: int) -> None:
    """What each top that this hand can leave costs."""
    size = turn[SIZE]
    for pile in range(4):
        top, up = turn[TOP + pile], turn[UP + pile]
        base = COST + pile * TOPS
        prices[base] = 0.0
        if not turn[MINE + pile]:
            for i in range(size):
                card = turn[HAND + i]
                prices[base + 1 + i] = weights[row + HELPING] * (top - card if up else card - top)
            continue
        room = turn[UPTO + 100] - turn[UPTO + top] if up else turn[UPTO + top - 1]
        jumped, kept, small, silent, freed = count_words(turn, pile)
        edge0 = edge1 = edge2 = top
        if kept + small + silent > 0:
            edge0 = edge(top, up, turn[NEAR])
            edge1 = edge(top, up, turn[NEAR + 1])
            edge2 = edge(top, up, turn[NEAR + 2])
        for i in range(size):
            card = turn[HAND + i]
            if up:
                left, raw = turn[UPTO + 100] - turn[UPTO + card], card - top
            else:
                left, raw = turn[UPTO + card - 1], top - card
            price = weights[row + LIVE] * (room - left) + weights[row + RAW] * raw
            price += weights[row + LOG] * 40.0 * (room - left) / (room + left + 20.0)
            price += weights[row + JUMPED] * jumped
            if raw > 0:
                if kept > 0:
                    price += weights[row + KEPT] * kept * passed(turn, top, edge0, card, up)
                if small > 0:
                    price += weights[row + SMALL] * small * passed(turn, edge0, edge1, card, up)
                if silent > 0:
                    price += weights[row + SILENT] * silent * passed(turn, edge1, edge2, card, up)
                price -= weights[row + FREED] * freed
            prices[base + 1 + i] = price


@jit_inline
def count_words(turn: Ints, pile: int) -> tuple[int, int, int, int, int]:
    """How many say what of a pile."""
    jumped = kept = small = silent = freed = 0
    for seat in range(turn[SEATS]):
        word = turn[SAID + seat * 4 + pile]
        if word == JUMP_BACK:
            jumped += 1
        elif word == KEEP_OFF:
            kept += 1
        elif word == SMALL_STEPS:
            small += 1
        elif word == NOTHING:
            silent += 1
        elif word == FREE:
            freed += 1
    return jumped, kept, small, silent, freed


@jit_inline
def edge(top: int, up: int, within: int) -> int:
    """The last card within a threshold of a pile."""
    return min(100, top + within) if up else max(1, top - within)


@jit_inline
def passed(turn: Ints, low: int, high: int, card: int, up: int) -> float:
    """Of the hidden cards between two edges (one of which was announced), the share that `card` leaves behind."""
    if up:
        total = turn[UNSEEN + high] - turn[UNSEEN + low]
        gone = turn[UNSEEN + min(card, high)] - turn[UNSEEN + low] if card > low else 0
    else:
        total = turn[UNSEEN + low - 1] - turn[UNSEEN + high - 1]
        gone = turn[UNSEEN + low - 1] - turn[UNSEEN + max(card, high) - 1] if card < low else 0
    if total <= 0:
        return 0.0
    return gone / total


@jit_inline
def price_end(turn: Ints, depth: int, prices: Floats, weights: Floats, row: int) -> float:
    """Everything of a finished turn but the hand."""
    kept = turn[SIZE] - depth
    if kept == 0 and turn[LAST_HAND]:
        return -GREAT
    price = -weights[row + CARD] * depth
    for pile in range(4):
        price += prices[COST + pile * TOPS + turn[LIES + pile]]
    if turn[KIND] == EXTREME or turn[KIND] == ON_FIRE:
        for pile in range(4):
            mark = turn[MARK + turn[TOP + pile]]
            if mark >= SILENCE:
                price += weights[row + SILENCE_LEFT + mark - SILENCE]
    if turn[KIND] == FACE_TO_FACE:
        drawn = min(turn[HAND_SIZE] - kept if turn[HELPED] else 2, turn[DECK])
        price -= weights[row + DRAWN] * drawn
        if kept + drawn == 1 and turn[DECK] <= drawn:
            price += 1000.0  # F11a: the last single card cannot make two
    return price


@jit_inline
def least_price(turn: Ints, depth: int, place: int, pile: int, prices: Floats, weights: Floats, row: int) -> float:
    """No `price_end` of the turn that ends with one more card is lower, unless it wins."""
    kept = turn[SIZE] - depth - 1
    if kept == 0 and turn[LAST_HAND]:
        return -GREAT
    price = -weights[row + CARD] * (depth + 1)
    for other in range(4):
        price += prices[COST + other * TOPS + (place + 1 if other == pile else turn[LIES + other])]
    if turn[KIND] == FACE_TO_FACE:
        helped = turn[HELPED] or not turn[MINE + pile]
        price -= weights[row + DRAWN] * min(turn[HAND_SIZE] - kept if helped else 2, turn[DECK])
    return price


@jit_inline
def price_hand(turn: Ints, weights: Floats, row: int) -> float:
    """The cards kept: what the next two would cost, all of them together, and pairs ten apart."""
    first, second = 1000.0, 1000.0
    price = 0.0
    kept, left, extreme = 0, turn[LEFT], turn[KIND] == EXTREME
    base0 = STEPS + turn[LIES] * ROOM
    base1 = STEPS + (TOPS + turn[LIES + 1]) * ROOM
    base2 = STEPS + (2 * TOPS + turn[LIES + 2]) * ROOM
    base3 = STEPS + (3 * TOPS + turn[LIES + 3]) * ROOM
    for i in range(turn[SIZE]):
        if not left >> i & 1:
            continue
        kept += 1
        best = min(turn[base0 + i], turn[base1 + i], turn[base2 + i], turn[base3 + i])
        if best == TRICK:
            value = -weights[row + BACK]
        elif best == DEAD:
            value = weights[row + STUCK]
        else:
            value = float(best)
        if turn[ABOVE_TEN + i] & left and pair_has_room(turn, turn[HAND + i]):
            price -= weights[row + PAIR]
        if value < first:
            first, second = value, first
        elif value < second:
            second = value
        price += weights[row + ALL] * min(value, 20.0)
        if extreme:
            mark = turn[MARK + turn[HAND + i]]
            if STOP <= mark <= THREE:
                price += weights[row + STOP_HELD + mark - STOP]
    if kept > 0:
        price += weights[row + NEXT] * min(first, 30.0)
    if kept > 1:
        price += weights[row + NEXT] * min(second, 30.0)
    return price


@jit_inline
def pair_has_room(turn: Ints, card: int) -> bool:
    """Whether this card and the one ten above it could still make a trick somewhere."""
    for pile in range(4):
        if turn[MINE + pile]:
            top = turn[TOP + pile]
            if (turn[UP + pile] and top < card + 10) or (not turn[UP + pile] and top > card):
                return True
    return False


@jit_inline
def cheapest_hand(turn: Ints, weights: Floats, row: int) -> tuple[float, float]:
    """No `price_hand` of this hand is below the second figure plus the first for each card kept."""
    least = min(-weights[row + BACK], weights[row + STUCK], 0.0)
    each = min(weights[row + ALL] * least, weights[row + ALL] * 20.0)
    each += min(0.0, weights[row + STOP_HELD], weights[row + SKULL_HELD], weights[row + THREE_HELD])
    ever = 2.0 * min(weights[row + NEXT] * least, weights[row + NEXT] * 30.0)
    for i in range(turn[SIZE]):
        if turn[ABOVE_TEN + i]:
            ever -= max(0.0, weights[row + PAIR])
    return each, ever
