"""What may be played and when a turn may end, once more, on numbers.

The rules are the one source of legality; this repeats them for the kinds of game listed here, because the compiled
search cannot call them. tests/players/test_same_legality.py holds the two together over random positions, what the
search comes up with is judged by the rules before it is played, and a game of another kind is not played by it at all.
"""

from bot.players.compiled import Ints, jit, jit_inline
from bot.players.records import COVER, HELPED, KIND, LAST, MARK, MINE, MINIMUM, PLAYED, STOPPED, THREE_ASKED, TOP, UP

ORIGINAL, EXTREME, FACE_TO_FACE, ON_FIRE = range(4)
UNMARKED, STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE, FIRE = range(9)


@jit_inline
def follows(card: int, top: int, up: int, mine: int) -> bool:
    """Whether a card may lie on another (O5 to O7, F7), whatever the turn."""
    if not mine:
        return card < top if up else card > top
    if up:
        return card > top or card == top - 10
    return card < top or card == top + 10


@jit_inline
def obeys(turn: Ints, card: int, pile: int) -> bool:
    """Whether a card that may lie there breaks no instruction (X4, X5, X7, X11, X12)."""
    carried, nth = turn[MARK + card], turn[PLAYED] + 1
    if (nth > 3 or carried == STOP) and (turn[THREE_ASKED] or carried == THREE) and nth != 3:
        return False
    back = turn[TOP + pile] - 10 if turn[UP + pile] else turn[TOP + pile] + 10
    for other in range(4):
        lies = turn[MARK + turn[TOP + other]]
        if lies == UNMARKED:
            continue
        if lies == ONE_PILE and nth > 1 and pile != turn[LAST]:
            return False
        if lies == NO_TRICK and card == back:
            return False
        if lies == SKULL and carried == STOP and other != pile:
            return False
    return True


@jit
def allowed(turn: Ints, card: int, pile: int) -> bool:
    """The rules' `forbids`."""
    if not turn[MINE + pile] and turn[HELPED]:
        return False
    if not follows(card, turn[TOP + pile], turn[UP + pile], turn[MINE + pile]):
        return False
    return turn[KIND] != EXTREME or obeys(turn, card, pile)


@jit_inline
def may_end(turn: Ints) -> bool:
    """The rules' `forbids_end`."""
    if turn[STOPPED]:
        return True
    if (turn[THREE_ASKED] and turn[PLAYED] != 3) or turn[PLAYED] < turn[MINIMUM] or turn[COVER]:
        return False
    if turn[KIND] != EXTREME:
        return True
    for pile in range(4):  # noqa: SIM110 — numba compiles no generators
        if turn[MARK + turn[TOP + pile]] == SKULL:
            return False
    return True


@jit
def fires(turn: Ints) -> int:
    """B2: the piles to be covered in a turn that begins now, a bit each."""
    found = 0
    for pile in range(4):
        if turn[MARK + turn[TOP + pile]] == FIRE:
            found |= 1 << pile
    return found
