"""What may be played and when a turn may end, once more, on numbers.

The rules are the one source of legality; this repeats them for the kinds of game listed here, because the compiled
search cannot call them. tests/players/test_same_legality.py holds the two together over random positions, what the
search comes up with is judged by the rules before it is played, and a game of another kind is not played by it at all.
"""

from bot.players.compiled import Ints, jit, jit_inline
from bot.players.records import COVER, HELPED, LAST, MARK, MINE, MINIMUM, PLAYED, STOPPED, THREE_ASKED, TOP, UP

ORIGINAL, EXTREME, FACE_TO_FACE, ON_FIRE = range(4)
UNMARKED, STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE, FIRE = range(9)


@jit_inline
def allowed(kind: int, facts: Ints, piles: Ints, card: int, pile: int) -> bool:
    """The rules' `forbids`."""
    top, up = piles[TOP + pile], piles[UP + pile]
    if not piles[MINE + pile]:
        return not facts[HELPED] and (card < top if up else card > top)
    back = top - 10 if up else top + 10
    if not ((card > top if up else card < top) or card == back):
        return False
    if kind != EXTREME:
        return True
    carried, nth = piles[MARK + card], facts[PLAYED] + 1
    if (nth > 3 or carried == STOP) and (facts[THREE_ASKED] or carried == THREE) and nth != 3:
        return False
    for other in range(4):
        lies = piles[MARK + piles[TOP + other]]
        if lies == UNMARKED:
            continue
        if lies == ONE_PILE and nth > 1 and pile != facts[LAST]:
            return False
        if lies == NO_TRICK and card == back:
            return False
        if lies == SKULL and carried == STOP and other != pile:
            return False
    return True


@jit_inline
def may_end(kind: int, facts: Ints, piles: Ints) -> bool:
    """The rules' `forbids_end`."""
    if facts[STOPPED]:
        return True
    if (facts[THREE_ASKED] and facts[PLAYED] != 3) or facts[PLAYED] < facts[MINIMUM] or facts[COVER]:
        return False
    if kind != EXTREME:
        return True
    for pile in range(4):  # noqa: SIM110 — numba compiles no generators
        if piles[MARK + piles[TOP + pile]] == SKULL:
            return False
    return True


@jit
def fires(piles: Ints) -> int:
    """B2: the piles to be covered in a turn that begins now, a bit each."""
    found = 0
    for pile in range(4):
        if piles[MARK + piles[TOP + pile]] == FIRE:
            found |= 1 << pile
    return found
