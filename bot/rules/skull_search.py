"""What the dead-end search knows of skulls (X5): whether those in sight could still be covered.

Without it a hand full of skulls is tried in every order. It is quick and errs on one side only: a no is certain. Each
pile is looked at for itself, as if every card were free for it. But each needs a last card of its own, and of the
cards that hold a player to their pile (X4, X12a) only the last of the turn can be such a one.
"""

from collections.abc import Sequence
from typing import TypeAlias

from bot.rules.instructions import NO_TRICK, ONE_PILE, SKULL, STOP, THREE, Instruction
from bot.rules.pile import Pile
from bot.rules.state import State

HOLDING = (STOP, ONE_PILE)

Carried: TypeAlias = Sequence[Instruction | None]  # by card


def can_cover(state: State, on: Carried, exposed: Sequence[Instruction | None]) -> bool:
    """Whether the skulls in sight might all be covered, and what covers them, before the turn ends."""
    hand, laid = state.hand, len(state.played)
    if laid and ONE_PILE in exposed:  # X12a: who is held to another pile does not get away from it
        here = state.played[-1].pile
        if exposed[here] is not ONE_PILE and any(i is SKULL and pile != here for pile, i in enumerate(exposed)):
            return False
    if laid >= 3:  # X7: no three as the fourth card
        hand = tuple(card for card in hand if on[card] is not THREE)
    skulls = [pile for pile, i in zip(state.piles, exposed, strict=True) if i is SKULL]
    covers = [_last_cards([pile], hand, on) for pile in skulls]
    if not all(covers):
        return False
    if NO_TRICK in exposed:
        plain = [{card for card in _without_trick(pile, hand) if on[card] is not SKULL} for pile in skulls]
        if plain != covers:
            banned = [pile for pile, i in zip(state.piles, exposed, strict=True) if i is NO_TRICK]
            freeing = [_no_trick_covers(pile, hand, on) for pile in banned]
            if not all(freeing):
                covers = plain  # no trick for the rest of the turn
            elif not all(plain):
                covers += freeing  # not without a trick, so not without covering every no-trick card
    if laid + len(covers) > 3 and any(on[play.card] is THREE for play in state.played):  # X7
        return False
    return _each_gets_a_card(covers, on)


def trick_in_reach(state: State, on: Carried, exposed: Sequence[Instruction | None]) -> bool:
    """Whether a trick could cover a skull in sight, or the one-pile card that covers it, which leaves no time to lift a
    no-trick card in between (X12a)."""
    skulls = [pile for pile, i in zip(state.piles, exposed, strict=True) if i is SKULL]
    holding = [card for card in state.hand if on[card] is ONE_PILE]
    tops = skulls + [Pile(pile.ascending, (card,)) for pile in skulls for card in holding]
    return any(top.trick(card) for top in tops for card in state.hand)


def _without_trick(pile: Pile, hand: Sequence[int]) -> list[int]:
    return [card for card in hand if pile.forbids(card) is None and not pile.trick(card)]


def _last_cards(tops: list[Pile], hand: Sequence[int], on: Carried) -> set[int]:
    """The cards that could stay on a pile with one of these tops, by way of such as must be covered too."""
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


def _no_trick_covers(pile: Pile, hand: Sequence[int], on: Carried) -> set[int]:
    """The cards that could stay on a no-trick card. Nothing tricks onto it (X11a), and what goes on a second no-trick
    card would have gone on the first."""
    first = _without_trick(pile, hand)
    free = {card for card in first if on[card] not in (SKULL, NO_TRICK, *HOLDING)}
    passing = [Pile(pile.ascending, (card,)) for card in first if on[card] is SKULL or on[card] is ONE_PILE]
    return free | _last_cards(passing, hand, on)


def _each_gets_a_card(covers: Sequence[set[int]], on: Carried, held: bool = False) -> bool:
    """Whether every pile can have one of its covers for itself, and at most one of them a card that holds."""
    if not covers:
        return True
    first, *rest = covers
    for card in first:
        holds = on[card] in HOLDING
        if not (held and holds) and _each_gets_a_card([cards - {card} for cards in rest], on, held or holds):
            return True
    return False
