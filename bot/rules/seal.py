"""A deck that nobody can exchange: what is shown of it when it is dealt fixes it, and tells nothing of it.

The seal is a hash of the deal and of a secret. Without the secret nobody can try out what the last cards may be; once
the game is over, deal and secret show that the seal is theirs. See docs/deals.md.
"""

from hashlib import sha256

from bot.rules.code_signs import write
from bot.rules.deal import Deal, by_lot

BITS = 120
SIGNS = BITS // 5 + 1  # the last one tells a slip
DIGEST = 256


def seal(deal: Deal, secret: str) -> str:
    """As short as is safe: two decks with the same one cannot be found."""
    digest = int.from_bytes(sha256(sealed_text(deal, secret).encode()).digest())
    return write(digest >> DIGEST - BITS, SIGNS)


def secret_from(number: int) -> str:
    """Of so many bits, by chance."""
    return write(number, SIGNS)


def sealed_text(deal: Deal, secret: str) -> str:
    """What is hashed. Who starts belongs to it where that is drawn by lot."""
    variant = deal.variant
    first = str((deal.first or 0) + 1) if by_lot(variant) else "-"
    decks = [" ".join(map(str, deck)) for deck in deal.decks]
    marks = [variant.marks_text()] if variant.marks_header is not None else []
    return "\n".join(("ninety-eight seal 1", secret, variant.name, str(variant.seats), first, *decks, *marks))
