"""What a turn still needs, as the end of a message's key and its facts.

Board, hand, pictures and alt text all choose their words by it, so they cannot disagree.
"""

from enum import StrEnum

from bot.rules import LETTERS, Needs


class NeedsKind(StrEnum):
    CARDS = "cards"
    COVER = "cover"
    CARDS_AND_COVER = "cards-and-cover"
    MUST_END = "must-end"
    MAY_END = "may-end"
    STUCK = "stuck"


def needs_kind(needs: Needs) -> NeedsKind:
    if needs.stuck:
        return NeedsKind.STUCK
    if needs.cards and needs.cover:
        return NeedsKind.CARDS_AND_COVER
    if needs.cards:
        return NeedsKind.CARDS
    if needs.cover:
        return NeedsKind.COVER
    return NeedsKind.MUST_END if needs.must_end else NeedsKind.MAY_END


def needs_facts(needs: Needs) -> dict[str, str | int]:
    """`cards` still to play; the `piles` to cover by their letters, and their `count`."""
    piles = ", ".join(LETTERS[pile] for pile in needs.cover)
    return {"cards": needs.cards, "piles": piles, "count": len(needs.cover)}
