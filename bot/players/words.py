"""What a hand has to say about each pile, as numbers: the convention that computer players speak and understand.

A card's step on a pile is counted in cards that are not yet played: what nobody can put down any more is no loss.
Each card speaks for the pile it fits best, so that one good card does not close two piles.
"""

from bot.players.compiled import Ints, jit, jit_inline
from bot.players.records import CARDS, TOP, UP, UPTO

NOTHING, KEEP_OFF, SMALL_STEPS, JUMP_BACK, FREE = range(5)
UNKNOWN = -1  # this seat does not talk

DEAD = 999  # no way to put the card there
TRICK = -10


@jit
def count_up(live: Ints, piles: Ints) -> None:
    """How many cards up to each are still to be played."""
    total = 0
    for card in range(CARDS):
        total += live[card]
        piles[UPTO + card] = total


@jit_inline
def step(piles: Ints, card: int, pile: int) -> int:
    """Cards still to be played that the move uses up, itself included; TRICK, or DEAD where it is illegal."""
    top = piles[TOP + pile]
    if piles[UP + pile]:
        if card > top:
            return piles[UPTO + card] - piles[UPTO + top]
        return TRICK if card == top - 10 else DEAD
    if card < top:
        return piles[UPTO + top - 1] - piles[UPTO + card - 1]
    return TRICK if card == top + 10 else DEAD


@jit
def say(cards: Ints, start: int, size: int, piles: Ints, near: Ints, out: Ints, at: int) -> None:
    """Words for the four piles from cards[start:start+size], to out[at:at+4]. `near`: the three thresholds."""
    for pile in range(4):
        out[at + pile] = FREE
    for pile in range(4):
        grade = DEAD
        for i in range(start, start + size):
            here = step(piles, cards[i], pile)
            if here < grade and here <= best_elsewhere(piles, cards[i], pile):
                grade = here
        if grade == TRICK:
            out[at + pile] = JUMP_BACK
        elif grade <= near[0]:
            out[at + pile] = KEEP_OFF
        elif grade <= near[1]:
            out[at + pile] = SMALL_STEPS
        elif grade <= near[2]:
            out[at + pile] = NOTHING


@jit_inline
def best_elsewhere(piles: Ints, card: int, pile: int) -> int:
    """The card's smallest step on the other piles; a tie goes to the first pile."""
    best = DEAD
    for other in range(4):
        if other != pile:
            there = step(piles, card, other) - (1 if other < pile else 0)
            best = min(best, there)
    return best
