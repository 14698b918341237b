"""What a turn still needs, as the end of a message's key and its facts.

Board, hand, pictures and alt text all choose their words by it, so they cannot disagree.
"""

from enum import StrEnum

from bot.rules import LETTERS, Needs
from bot.text import Speaker
from bot.ui.symbols import mark_key


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


def needs_facts(say: Speaker, needs: Needs) -> dict[str, str | int]:
    """`cards` still to play; `what` to cover, by its name and its piles."""
    what = "" if needs.covers is None else say(f"cover-{mark_key(needs.covers)}", **_cover_facts(needs))
    return {"cards": needs.cards, "what": what}


def short_needs_facts(say: Speaker, needs: Needs) -> dict[str, str | int]:
    """The same where there is little room: in a picture."""
    what = "" if needs.covers is None else say(f"pictures-cover-{mark_key(needs.covers)}", **_cover_facts(needs))
    return {"cards": needs.cards, "what": what}


def _cover_facts(needs: Needs) -> dict[str, str | int]:
    return {"piles": ", ".join(LETTERS[pile] for pile in needs.cover), "count": len(needs.cover)}
