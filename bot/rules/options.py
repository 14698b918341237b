"""What a table may agree on before the cards are dealt."""

from enum import StrEnum

from msgspec import Struct


class Option(StrEnum):
    """What a lobby can switch on and off; each variant says which of them it knows."""

    THREE = "three"  # O15
    SHORT = "short"  # O15
    TAKE_BACKS = "take-backs"  # O11b
    SHUFFLED = "shuffled"  # marks dealt onto the cards anew for each game
    # No rules, and so for a table to offer:
    NO_HINTS = "no-hints"  # nobody may ask what the computer would do
    PRIVATE = "private"  # only the invited may sit down
    OPEN_SEATS = "open-seats"  # anybody may take a computer player's seat in mid-game
    OPEN_HANDS = "open-hands"  # those who do not play may see all hands


class Options(Struct, frozen=True):
    minimum: int = 2  # O15: three is harder
    hand: int = 0  # O15: -1 is one card less in every hand
    takebacks: bool = True  # O11b

    @property
    def chosen(self) -> frozenset[Option]:
        """Which options are on. How a table's marks are dealt is no part of the rules."""
        on = {Option.THREE: self.minimum > 2, Option.SHORT: self.hand < 0, Option.TAKE_BACKS: self.takebacks}
        return frozenset(option for option, is_on in on.items() if is_on)
