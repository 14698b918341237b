"""Numbers that follow from a name, by an algorithm of our own: the same in every version, on every platform, for ever.

Block number `n` of the stream is SHA-256 of the name, a space and `n` in decimal digits, from 0. Two bytes of it, the
higher first, are a number below 65,536. See docs/deals.md.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

RANGE = 1 << 16


class Sequence:
    def __init__(self, name: str) -> None:
        self._numbers = _numbers(name)

    def below(self, limit: int) -> int:
        """Each number below the limit with the same chance: what would favour the small ones is skipped."""
        fair = RANGE - RANGE % limit
        return next(number for number in self._numbers if number < fair) % limit

    def shuffled(self, cards: range) -> tuple[int, ...]:
        """Fisher and Yates: from the last place down, each card changes places with one at or before it."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def _numbers(name: str) -> Iterator[int]:
    for block in count():
        found = sha256(f"{name} {block}".encode()).digest()
        yield from (int.from_bytes(found[at : at + 2]) for at in range(0, len(found), 2))
