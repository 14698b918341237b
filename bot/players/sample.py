"""Hidden cards as they might lie: dealt at random among those not seen, then made to agree with what was said."""

from bot.players.compiled import Ints, ints, jit
from bot.players.playout import ROOM
from bot.players.words import JUMP_BACK, KEEP_OFF, NOTHING, SMALL_STEPS, UNKNOWN, say, step

TRIES = 40  # exchanges tried for each seat that talks


@jit
def draw(luck: Ints, below: int) -> int:
    """A small generator of our own: the same numbers compiled or not."""
    luck[0] = (luck[0] * 1103515245 + 12345) & 0x7FFFFFFF
    return (luck[0] >> 8) % below


@jit
def shuffle(cards: Ints, size: int, luck: Ints) -> None:
    for i in range(size - 1, 0, -1):
        j = draw(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@jit
def fits(word: int, used_up: int, near: Ints) -> bool:
    """Whether a card with this step may be the one that was announced."""
    if word == JUMP_BACK:
        return used_up == -10
    if word == KEEP_OFF:
        return 0 < used_up <= near[0]
    if word == SMALL_STEPS:
        return near[0] < used_up <= near[1]
    return near[1] < used_up <= near[2]


@jit
def agreement(pool: Ints, start: int, size: int, heard: Ints, at: int, tops: Ints, ascending: Ints, upto: Ints,
              near: Ints, said: Ints) -> int:  # fmt: skip
    """On how many piles this hand would say what was said."""
    say(pool, start, size, tops, ascending, upto, near, said, 0)
    same = 0
    for pile in range(4):
        if said[pile] == heard[at + pile]:
            same += 1
    return same


@jit
def agree(pool: Ints, total: int, starts: Ints, sizes: Ints, seats: int, me: int, heard: Ints, tops: Ints,
          ascending: Ints, upto: Ints, near: Ints, luck: Ints) -> None:  # fmt: skip
    """Exchange cards of the shuffled pool until the hands in it agree with the words, as far as a few tries go."""
    bound, owner, said = ints(total + 1), ints(total + 1), ints(4)
    for i in range(total):
        owner[i] = -1
    for seat in range(seats):
        if seat != me and heard[seat * 4] != UNKNOWN:
            for i in range(starts[seat], starts[seat] + sizes[seat]):
                owner[i] = seat
    # First the cards that were announced, the surest words first.
    for rank in range(4):
        word = JUMP_BACK if rank == 0 else KEEP_OFF if rank == 1 else SMALL_STEPS if rank == 2 else NOTHING
        for seat in range(seats):
            if seat == me or sizes[seat] == 0:
                continue
            for pile in range(4):
                if heard[seat * 4 + pile] != word:
                    continue
                options, pick = 0, -1
                for i in range(total):
                    if fits(word, step(pool[i], tops[pile], ascending[pile], upto), near):
                        if bound[i] and owner[i] == seat:
                            options, pick = -1, -1
                            break
                        if not bound[i]:
                            options += 1
                            if draw(luck, options) == 0:
                                pick = i
                if pick < 0 or (word == NOTHING and draw(luck, 3) == 0):  # nothing said may also mean another pile
                    continue
                place = -1
                if owner[pick] == seat:
                    place = pick
                else:
                    for _ in range(20):
                        trial = starts[seat] + draw(luck, sizes[seat])
                        if not bound[trial]:
                            place = trial
                            break
                if place >= 0:
                    pool[pick], pool[place] = pool[place], pool[pick]
                    bound[place] = 1
    # Then the others: out with what would have made a hand speak differently.
    for seat in range(seats):
        if seat == me or heard[seat * 4] == UNKNOWN or sizes[seat] == 0:
            continue
        here = agreement(pool, starts[seat], sizes[seat], heard, seat * 4, tops, ascending, upto, near, said)
        for _ in range(TRIES):
            if here == 4:
                break
            i, j = starts[seat] + draw(luck, sizes[seat]), draw(luck, total)
            if bound[i] or bound[j] or owner[j] == seat:
                continue
            there, before = owner[j], 0
            if there >= 0:
                before = agreement(
                    pool, starts[there], sizes[there], heard, there * 4, tops, ascending, upto, near, said
                )
            pool[i], pool[j] = pool[j], pool[i]
            after = agreement(pool, starts[seat], sizes[seat], heard, seat * 4, tops, ascending, upto, near, said)
            worse = after < here
            if there >= 0 and not worse:
                now = agreement(pool, starts[there], sizes[there], heard, there * 4, tops, ascending, upto, near, said)
                worse = now - before < here - after
            if worse:
                pool[i], pool[j] = pool[j], pool[i]
            else:
                here = after


@jit
def lay_out(hands: Ints, pool: Ints, starts: Ints, sizes: Ints, seats: int, me: int) -> None:
    """The pool's cards into the hands of the others."""
    for seat in range(seats):
        if seat != me:
            for i in range(sizes[seat]):
                hands[seat * ROOM + i] = pool[starts[seat] + i]
