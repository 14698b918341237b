"""Looking past the own turn: the same few plans in many possible worlds, each played to its end by quick players."""

from bot.players.compiled import Floats, Ints, ints, jit
from bot.players.playout import ROOM, T_KIND, T_SEATS, play_out
from bot.players.sample import agree, draw, lay_out, shuffle
from bot.players.turns import FACE_TO_FACE, WIDTH
from bot.players.words import UNKNOWN


@jit
def worth(result: int, versus: bool, me: int) -> float:
    """A win counts one; a loss next to nothing, though less the more cards are left."""
    if versus:
        return 1.0 if result == me else 0.0
    if result == 0:
        return 1.0
    return 0.2 * max(0.0, 1.0 - result / 25.0)


@jit
def look_ahead(
    table: Ints, me: int, tops: Ints, ascending: Ints, carries: Ints, live: Ints, upto: Ints, hand: Ints, size: int,
    heard: Ints, sizes: Ints, deck_sizes: Ints, weights: Floats, near: Ints, plans: Ints, count: int, alive: Ints,
    worlds: int, luck: Ints, totals: Floats,
) -> None:  # fmt: skip
    """Adds to `totals` what each plan that is `alive` is worth, summed over freshly drawn worlds."""
    seats, versus = table[T_SEATS], table[T_KIND] == FACE_TO_FACE
    pool, starts, known = ints(200), ints(seats), ints(101)
    hands, decks = ints(seats * ROOM), ints(200)
    deck_to = ints(2)
    w_hands, w_sizes, w_tops, w_live = ints(seats * ROOM), ints(seats), ints(4), ints(202)
    w_from, w_to, given = ints(2), ints(2), ints(WIDTH)
    for i in range(size):
        known[hand[i]] = 1
    for _ in range(worlds):
        for i in range(size):
            hands[me * ROOM + i] = hand[i]
        if versus:
            for seat in range(2):
                total = 0
                for card in range(2, 60):
                    if live[seat * 101 + card] and not (seat == me and known[card]):
                        pool[total] = card
                        total += 1
                # Whose card lies where is partly a guess, so the count may be off: what is missing is made up.
                needed = deck_sizes[seat] + (0 if seat == me else sizes[seat])
                while total < needed:
                    pool[total] = 2 + draw(luck, 58)
                    total += 1
                shuffle(pool, total, luck)
                taken = 0
                if seat != me:
                    for i in range(sizes[seat]):
                        hands[seat * ROOM + i] = pool[i]
                    taken = sizes[seat]
                for i in range(deck_sizes[seat]):
                    decks[seat * 58 + i] = pool[taken + i]
                deck_to[seat] = deck_sizes[seat]
        else:
            total = 0
            for card in range(2, 100):
                if live[card] and not known[card]:
                    pool[total] = card
                    total += 1
            shuffle(pool, total, luck)
            at, talking = 0, False
            for seat in range(seats):
                starts[seat] = at
                if seat != me:
                    at += sizes[seat]
                    if heard[seat * 4] != UNKNOWN:
                        talking = True
            if talking:
                agree(pool, total, starts, sizes, seats, me, heard, tops, ascending, upto, near, luck)
            lay_out(hands, pool, starts, sizes, seats, me)
            for i in range(deck_sizes[0]):
                decks[i] = pool[at + i]
            deck_to[0] = deck_sizes[0]
        for n in range(count):
            if not alive[n]:
                continue
            for i in range(seats * ROOM):
                w_hands[i] = hands[i]
            for seat in range(seats):
                w_sizes[seat] = sizes[seat]
            for pile in range(4):
                w_tops[pile] = tops[pile]
            for card in range(202 if versus else 101):
                w_live[card] = live[card]
            w_from[0], w_from[1], w_to[0], w_to[1] = 0, 0, deck_to[0], deck_to[1]
            for k in range(WIDTH):
                given[k] = plans[n * WIDTH + k]
            result = play_out(table, w_hands, w_sizes, decks, w_from, w_to, w_tops, ascending, w_live, carries, weights,
                              near, given)  # fmt: skip
            totals[n] += worth(result, versus, me)
