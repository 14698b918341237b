"""What a hand has to say about each pile, as numbers: the convention that computer players speak and understand.

A card's step on a pile is counted in cards that are not yet played: what nobody can put down any more is no loss.
Each card speaks for the pile it fits best, so that one good card does not close two piles.
"""

from bot.players.compiled import Ints, jit

NOTHING, KEEP_OFF, SMALL_STEPS, JUMP_BACK, FREE = range(5)
UNKNOWN = -1  # this seat does not talk

DEAD = 999  # no way to put the card there
TRICK = -10


@jit
def count_up(live: Ints, upto: Ints) -> None:
    """`upto[c]`: how many cards up to c are still to be played."""
    total = 0
    for card in range(101):
        total += live[card]
        upto[card] = total


@jit
def step(card: int, top: int, ascending: int, upto: Ints) -> int:
    """Cards still to be played that the move uses up, itself included; TRICK, or DEAD where it is illegal."""
    if ascending:
        if card > top:
            return upto[card] - upto[top]
        return TRICK if card == top - 10 else DEAD
    if card < top:
        return upto[top - 1] - upto[card - 1]
    return TRICK if card == top + 10 else DEAD


@jit
def say(
    hand: Ints, start: int, size: int, tops: Ints, ascending: Ints, upto: Ints, near: Ints, out: Ints, at: int
) -> None:
    """Words for the four piles from the cards hand[start:start+size], to out[at:at+4]. `near`: the three thresholds."""
    for pile in range(4):
        out[at + pile] = FREE
    for pile in range(4):
        grade = DEAD
        for i in range(start, start + size):
            here = step(hand[i], tops[pile], ascending[pile], upto)
            if here >= grade:
                continue
            elsewhere = DEAD
            for other in range(4):
                if other != pile:
                    there = step(hand[i], tops[other], ascending[other], upto)
                    if other < pile:
                        there -= 1  # a tie goes to the first pile
                    if there < elsewhere:
                        elsewhere = there
            if here <= elsewhere:
                grade = here
        if grade == TRICK:
            out[at + pile] = JUMP_BACK
        elif grade <= near[0]:
            out[at + pile] = KEEP_OFF
        elif grade <= near[1]:
            out[at + pile] = SMALL_STEPS
        elif grade <= near[2]:
            out[at + pile] = NOTHING
