"""A pile: the row card it starts from, and the number cards put on it since."""

from msgspec import Struct

from bot.rules.clauses import Clause

LETTERS = "ABCD"
A, B, C, D = range(4)

TRICK = 10


class Pile(Struct, frozen=True, gc=False):
    ascending: bool
    cards: tuple[int, ...]  # the row card first, the top card last

    @property
    def top(self) -> int:
        return self.cards[-1]

    def forbids(self, card: int) -> Clause | None:
        """O5, O6 and their exception O7."""
        top = self.cards[-1]
        if self.ascending:
            return None if card > top or card == top - TRICK else Clause.O5
        return None if card < top or card == top + TRICK else Clause.O6

    def trick(self, card: int) -> bool:
        """O7: exactly ten backwards."""
        return card == self.cards[-1] + (-TRICK if self.ascending else TRICK)

    def improved_by(self, card: int) -> bool:
        """F7: lower on an ascending pile, higher on a descending one, by any amount."""
        return card < self.cards[-1] if self.ascending else card > self.cards[-1]

    def step(self, card: int) -> int:
        """How much room the card uses up; negative for a trick."""
        return card - self.cards[-1] if self.ascending else self.cards[-1] - card

    def put(self, card: int) -> "Pile":
        return Pile(self.ascending, (*self.cards, card))

    def lift(self) -> "Pile":
        """The pile without its top card."""
        return Pile(self.ascending, self.cards[:-1])


def ascending(row: int) -> Pile:
    return Pile(True, (row,))


def descending(row: int) -> Pile:
    return Pile(False, (row,))
