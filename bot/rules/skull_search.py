"""What the dead-end search knows of skulls (X5): whether those in sight could still be buried.

Without it a hand full of skulls is tried in every order. It is quick and errs on one side only: a no is certain. Each
pile is looked at for itself, as if every card were free for it. But each needs a card of its own to rest with, and of
the cards that hold a player to their pile (X4, X12a) only the last of the turn can be such a one.
"""

from collections.abc import Sequence

from bot.rules.instructions import Instruction
from bot.rules.pile import Pile
from bot.rules.state import State

STOP, SKULL, THREE = Instruction.STOP, Instruction.SKULL, Instruction.THREE
NO_TRICK, ONE_PILE = Instruction.NO_TRICK, Instruction.ONE_PILE
HOLDING = (STOP, ONE_PILE)

Carried = Sequence[Instruction | None]  # by card


def can_cover(state: State, on: Carried, exposed: Sequence[Instruction | None]) -> bool:
    """Whether the skulls in sight might all be covered, and what covers them, before the turn ends."""
    hand, laid = state.hand, len(state.played)
    if laid and ONE_PILE in exposed:  # X12a: who is held to another pile does not get away from it
        here = state.played[-1].pile
        if exposed[here] is not ONE_PILE and any(i is SKULL and at != here for at, i in enumerate(exposed)):
            return False
    if laid >= 3:  # X7: no three as the fourth card
        hand = tuple(card for card in hand if on[card] is not THREE)
    skulls = [pile for pile, i in zip(state.piles, exposed, strict=True) if i is SKULL]
    rests = [_rests([pile], hand, on) for pile in skulls]
    if not all(rests):
        return False
    if NO_TRICK in exposed:
        plain = [{card for card in _plain(pile, hand) if on[card] is not SKULL} for pile in skulls]
        if plain != rests:
            lifts = [_lifts(pile, hand, on) for pile, i in zip(state.piles, exposed, strict=True) if i is NO_TRICK]
            if not all(lifts):
                rests = plain  # no trick for the rest of the turn
            elif not all(plain):
                rests += lifts  # not without a trick, so not without lifting them
    if laid + len(rests) > 3 and any(on[play.card] is THREE for play in state.played):  # X7
        return False
    return _shared(rests, on)


def trick_in_reach(state: State, on: Carried, exposed: Sequence[Instruction | None]) -> bool:
    """Whether a trick could cover a skull in sight, or the one-pile card that covers it, which leaves no time to lift a
    no-trick card in between (X12a)."""
    skulls = [pile for pile, i in zip(state.piles, exposed, strict=True) if i is SKULL]
    holding = [card for card in state.hand if on[card] is ONE_PILE]
    tops = skulls + [Pile(pile.ascending, (card,)) for pile in skulls for card in holding]
    return any(top.trick(card) for top in tops for card in state.hand)


def _plain(pile: Pile, hand: Sequence[int]) -> list[int]:
    """What may go there without a trick."""
    return [card for card in hand if pile.forbids(card) is None and not pile.trick(card)]


def _rests(tops: list[Pile], hand: Sequence[int], on: Carried) -> set[int]:
    """The cards that a pile with one of these tops could come to rest with, by way of such as must be covered too."""
    found: set[int] = set()
    left = set(hand)
    for top in tops:  # which grow
        reached = [card for card in left if top.forbids(card) is None]
        left.difference_update(reached)
        for card in reached:
            if on[card] is not SKULL:
                found.add(card)
            if on[card] is SKULL or on[card] is ONE_PILE:
                tops.append(Pile(top.ascending, (card,)))
    return found


def _lifts(pile: Pile, hand: Sequence[int], on: Carried) -> set[int]:
    """The cards that could rest on a no-trick card and free the table from it. Nothing tricks onto it (X11a), and what
    goes on a second no-trick card would have gone on the first."""
    first = _plain(pile, hand)
    free = {card for card in first if on[card] not in (SKULL, NO_TRICK, *HOLDING)}
    return free | _rests([Pile(pile.ascending, (c,)) for c in first if on[c] is SKULL or on[c] is ONE_PILE], hand, on)


def _shared(rows: Sequence[set[int]], on: Carried, held: bool = False) -> bool:
    """Whether each row can have a card of its own, and at most one of them a card that holds."""
    if not rows:
        return True
    first, *rest = rows
    for card in first:
        holds = on[card] in HOLDING
        if not (held and holds) and _shared([row - {card} for row in rest], on, held or holds):
            return True
    return False
