"""Whole games between quick players, on numbers: for looking ahead from sampled hands, and for tuning the weights."""

from bot.players.compiled import Floats, Ints, floats, ints, jit
from bot.players.scoring import WEIGHTS, price_tops
from bot.players.turns import (
    DECK,
    DEPTH,
    EXTREME,
    FACE_TO_FACE,
    FACTS,
    FREELY,
    HAND_SIZE,
    HELPED,
    KIND,
    LAST,
    LAST_HAND,
    MINIMUM,
    PLAYED,
    QUIET,
    STOP,
    THREE,
    THREE_ASKED,
    WIDTH,
    walk,
)  # fmt: skip
from bot.players.words import UNKNOWN, say, step

ROOM = 9  # places in a hand

# The table: what does not change in a game, and whose turn it is.
T_KIND, T_SEATS, T_SEAT, T_MINIMUM, T_HAND_SIZE, T_TALK, T_REPLAN, T_HELPED, T_DEPTH = range(9)
TABLE = 9


@jit
def lead(out: Ints, tops: Ints, ascending: Ints, upto: Ints) -> int:
    """Which play of a plan comes first: the surest. The dear ones wait for what the others say to it."""
    best, at, seen = 10000, 1, 0
    for k in range(1, out[0] + 1):
        card, pile = out[k] >> 2, out[k] & 3
        if seen & (1 << pile):
            continue
        seen |= 1 << pile
        here = step(card, tops[pile], ascending[pile], upto)
        if here < best:
            best, at = here, k
    return at


@jit
def best_turn(
    table: Ints, facts: Ints, tops: Ints, ascending: Ints, mine: Ints, carries: Ints, upto: Ints, live: Ints, base: int,
    hand: Ints, size: int, words: Ints, weights: Floats, near: Ints, cost: Floats, out: Ints, scores: Floats,
    wanted: int,
) -> int:  # fmt: skip
    """The best plans of one hand, from what that seat knows."""
    unseen = ints(101)
    for card in range(101):
        unseen[card] = live[base + card]
    for i in range(size):
        unseen[hand[i]] = 0
    for card in range(1, 101):
        unseen[card] += unseen[card - 1]
    price_tops(tops, ascending, mine, upto, unseen, hand, size, words, table[T_SEATS], weights, near, cost)
    facts[DEPTH] = size
    if table[T_DEPTH] and not facts[LAST_HAND]:
        facts[DEPTH] = min(size, max(table[T_DEPTH], facts[MINIMUM]))
    if table[T_KIND] == EXTREME:
        facts[DEPTH] = max(0, max(facts[MINIMUM], 3) + 1 - facts[PLAYED])
    facts[FREELY] = 0
    found = walk(facts, tops, ascending, mine, carries, upto, hand, size, cost, weights, out, scores, wanted)
    if found == 0:
        facts[FREELY] = 1
        facts[DEPTH] = min(size, max(4, facts[MINIMUM]))
        found = walk(facts, tops, ascending, mine, carries, upto, hand, size, cost, weights, out, scores, wanted)
    return found


@jit
def play_out(
    table: Ints, hands: Ints, sizes: Ints, decks: Ints, deck_from: Ints, deck_to: Ints, tops: Ints, ascending: Ints,
    live: Ints, carries: Ints, weights: Floats, near: Ints, given: Ints,
) -> int:  # fmt: skip
    """To the end: cards left (none: won), or in Face to Face the seat that wins. The rows are used up.

    `given` is how the first turn goes on, as a plan with its length in front; a length of -1 leaves it open.
    """
    kind, seats, seat = table[T_KIND], table[T_SEATS], table[T_SEAT]
    facts, mine, words = ints(FACTS), ints(4), ints(seats * 4)
    hand, upto, cost = ints(ROOM), ints(101), floats(404)
    out, scores = ints(WIDTH), floats(1)
    left = 0
    settled = given[0] >= 0
    for at in range(seats):
        left += sizes[at]
    left += deck_to[0] - deck_from[0]
    facts[KIND], facts[HAND_SIZE] = kind, table[T_HAND_SIZE]
    while True:
        versus = kind == FACE_TO_FACE
        own = seat if versus else 0
        base = own * 101
        for pile in range(4):
            mine[pile] = 1 if not versus or pile // 2 == seat else 0
        in_deck = deck_to[own] - deck_from[own]
        facts[DECK] = in_deck
        facts[MINIMUM] = table[T_MINIMUM] if versus or in_deck > 0 else 1
        facts[PLAYED], facts[LAST], facts[THREE_ASKED], facts[HELPED] = 0, -1, 0, 0
        if settled:
            facts[HELPED] = table[T_HELPED]
        row = (own * 2 + (0 if in_deck > 0 else 1)) * WEIGHTS
        mind = weights[row : row + WEIGHTS]
        stopped = False
        while not stopped:
            size = sizes[seat]
            others = in_deck
            if not versus:
                for at in range(seats):
                    if at != seat:
                        others += sizes[at]
            facts[LAST_HAND] = 1 if others == 0 else 0
            for i in range(size):
                hand[i] = hands[seat * ROOM + i]
            for card in range(101):
                upto[card] = live[base + card]
            for card in range(1, 101):
                upto[card] += upto[card - 1]
            talk = table[T_TALK]
            for pile in range(4):
                if carries[tops[pile]] == QUIET:
                    talk = 0
            for at in range(seats):
                if at == seat or not talk:
                    for pile in range(4):
                        words[at * 4 + pile] = UNKNOWN
                else:
                    say(hands, at * ROOM, sizes[at], tops, ascending, upto, near, words, at * 4)
            if settled:
                for k in range(given[0] + 1):
                    out[k] = given[k]
            elif best_turn(table, facts, tops, ascending, mine, carries, upto, live, base, hand, size, words, mind,
                           near, cost, out, scores, 1) == 0:  # fmt: skip
                return 1 - seat if versus else left
            length = out[0]
            if length == 0:
                break
            first, count = 1, length
            if table[T_REPLAN] and not settled:
                count = 1
                if kind != EXTREME:
                    first = lead(out, tops, ascending, upto)
            for k in range(first, first + count):
                card, pile = out[k] >> 2, out[k] & 3
                tops[pile] = card
                live[base + card] = 0
                at = 0
                while hands[seat * ROOM + at] != card:
                    at += 1
                sizes[seat] -= 1
                hands[seat * ROOM + at] = hands[seat * ROOM + sizes[seat]]
                left -= 1
                facts[PLAYED] += 1
                facts[LAST] = pile
                if carries[card] == THREE:
                    facts[THREE_ASKED] = 1
                if not mine[pile]:
                    facts[HELPED] = 1
                if carries[card] == STOP:
                    stopped = True
            if settled or (count == length and (not table[T_REPLAN] or not talk)):
                break
            if sizes[seat] == 0:
                break
        settled = False
        if versus and sizes[seat] == 0 and in_deck == 0:
            return seat
        if not versus and left == 0:
            return 0
        meagre = False
        for pile in range(4):
            if carries[tops[pile]] == 7:
                meagre = True
        drawn = table[T_HAND_SIZE] - sizes[seat]
        if versus and not facts[HELPED]:
            drawn = 2
        if meagre:
            drawn = 1
        drawn = min(drawn, in_deck)
        for _ in range(drawn):
            hands[seat * ROOM + sizes[seat]] = decks[own * 58 + deck_from[own]]
            sizes[seat] += 1
            deck_from[own] += 1
        seat = (seat + 1) % seats
        while sizes[seat] == 0:
            if versus:
                return 1 - seat
            seat = (seat + 1) % seats
