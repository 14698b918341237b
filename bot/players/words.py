"""What a hand has to say about each pile, as numbers: the convention that computer players speak and understand.

What is said is told by plain numbers, so that people can follow. Each card speaks for the pile it fits best, so that
one good card does not close two piles. For the price of a card, a step is counted in cards that are not yet played:
what nobody can put down any more is no loss.
"""

from bot.players.compiled import Ints, jit, jit_inline
from bot.players.records import CARDS, NEAR, TOP, UP, UPTO

NOTHING, KEEP_OFF, SMALL_STEPS, JUMP_BACK, FREE = range(5)  # free goes without saying: only people say it
UNKNOWN = -1  # this seat does not talk

DEAD = 999  # no way to put the card there
TRICK = -10


@jit
def count_up(live: Ints, at: int, row: Ints, to: int) -> None:
    """How many cards up to each are still to be played."""
    total = 0
    for card in range(CARDS):
        total += live[at + card]
        row[to + card] = total


@jit_inline
def step_over(turn: Ints, card: int, top: int, up: int) -> int:
    """Cards still to be played that the move uses up, itself included; TRICK, or DEAD where it is illegal."""
    if up:
        if card > top:
            return turn[UPTO + card] - turn[UPTO + top]
        return TRICK if card == top - 10 else DEAD
    if card < top:
        return turn[UPTO + top - 1] - turn[UPTO + card - 1]
    return TRICK if card == top + 10 else DEAD


@jit_inline
def step(turn: Ints, card: int, pile: int) -> int:
    return step_over(turn, card, turn[TOP + pile], turn[UP + pile])


@jit_inline
def gap(turn: Ints, card: int, pile: int) -> int:
    """The same in plain numbers."""
    ahead = card - turn[TOP + pile] if turn[UP + pile] else turn[TOP + pile] - card
    if ahead > 0:
        return ahead
    return TRICK if ahead == -10 else DEAD


@jit
def say(cards: Ints, start: int, size: int, turn: Ints, out: Ints, at: int) -> None:
    """Words for the four piles from cards[start:start+size], to out[at:at+4]. A tie goes to the first pile."""
    grade0 = grade1 = grade2 = grade3 = DEAD
    for i in range(start, start + size):
        card = cards[i]
        here, there = gap(turn, card, 0), gap(turn, card, 1)
        third, fourth = gap(turn, card, 2), gap(turn, card, 3)
        best = min(here, there, third, fourth)
        if here == best:
            grade0 = min(grade0, best)
        elif there == best:
            grade1 = min(grade1, best)
        elif third == best:
            grade2 = min(grade2, best)
        else:
            grade3 = min(grade3, best)
    out[at] = word_for(turn, grade0)
    out[at + 1] = word_for(turn, grade1)
    out[at + 2] = word_for(turn, grade2)
    out[at + 3] = word_for(turn, grade3)


@jit_inline
def word_for(turn: Ints, grade: int) -> int:
    """What is said of a pile to which the best card has such a gap."""
    if grade == TRICK:
        return JUMP_BACK
    if grade <= turn[NEAR]:
        return KEEP_OFF
    if grade <= turn[NEAR + 1]:
        return SMALL_STEPS
    return NOTHING
