"""Whether several piles can all be covered, as far as the cards for it are concerned."""

from collections.abc import Collection, Sequence


def each_gets_a_card(covers: Sequence[Collection[int]], only_once: Collection[int] = ()) -> bool:
    """Whether every pile can have one of its covers for itself, and at most one of them a card of `only_once`."""
    if not covers:
        return True
    first, *rest = covers
    for card in first:
        taken = {card, *only_once} if card in only_once else {card}
        if each_gets_a_card([[other for other in cards if other not in taken] for cards in rest], only_once):
            return True
    return False
