"""What a table may agree on before the cards are dealt."""

from msgspec import Struct


class Options(Struct, frozen=True):
    minimum: int = 2  # O15: three is harder
    hand: int = 0  # O15: -1 is one card less in every hand
    takebacks: bool = True  # O11b
