"""What can follow what in a turn, counted once before it is walked: sets of cards, and steps."""

from bot.players.compiled import Ints, int_row, jit, jit_inline
from bot.players.legality import follows
from bot.players.records import (
    ABOVE_TEN,
    BELOW_TEN,
    CHEAP_FROM,
    DEARS,
    FOLLOW,
    HAND,
    MINE,
    PAIRED,
    ROOM,
    SIZE,
    STEPS,
    TOP,
    TOPS,
    UP,
)
from bot.players.words import DEAD, step_over

# The first card of a set.
LOWEST = int_row((cards & -cards).bit_length() - 1 for cards in range(1 << ROOM))


@jit
def count_follow(turn: Ints, reach: float) -> None:
    """For every top that this hand can leave: which cards may follow, which of those are dear, and their steps."""
    size = turn[SIZE]
    pairs = find_pairs(turn)
    turn[PAIRED] = pairs
    turn[CHEAP_FROM + 4] = 0
    for pile in range(3, -1, -1):
        count_row(turn, pile, 0, turn[TOP + pile], reach)
        reached = turn[FOLLOW + pile * TOPS]
        turn[CHEAP_FROM + pile] = turn[CHEAP_FROM + pile + 1] | reached & ~turn[DEARS + pile * TOPS]
        back = turn[TOP + pile] - 10 if turn[UP + pile] else turn[TOP + pile] + 10
        for i in range(size):
            pairs = pairs or turn[HAND + i] == back
        for i in range(size):
            if pairs or reached >> i & 1:  # only a step back makes room for what did not fit
                count_row(turn, pile, i + 1, turn[HAND + i], reach)


@jit_inline
def count_row(turn: Ints, pile: int, lies: int, top: int, reach: float) -> None:
    up, mine, at = turn[UP + pile], turn[MINE + pile], pile * TOPS + lies
    follow = dears = 0
    for i in range(turn[SIZE]):
        card = turn[HAND + i]
        if follows(card, top, up, mine):
            follow |= 1 << i
        here = step_over(turn, card, top, up) if mine else DEAD
        turn[STEPS + at * ROOM + i] = here
        if mine and here > reach:
            dears |= 1 << i
    turn[FOLLOW + at], turn[DEARS + at] = follow, dears


@jit_inline
def find_pairs(turn: Ints) -> bool:
    """By card the set of the one ten below it, and of the one ten above: whether there is any."""
    size, found = turn[SIZE], False
    for i in range(size):
        turn[BELOW_TEN + i] = turn[ABOVE_TEN + i] = 0
    for i in range(size):
        for j in range(size):
            if turn[HAND + j] - turn[HAND + i] == 10:
                turn[ABOVE_TEN + i], turn[BELOW_TEN + j] = 1 << j, 1 << i
                found = True
    return found
