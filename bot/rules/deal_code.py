"""A deal that can be said: which game, for how many, with which options, and a number from which the cards follow."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from bot.rules.clauses import Clause
from bot.rules.code_signs import Misread, read, write
from bot.rules.deal import Deal, by_lot
from bot.rules.instructions import EACH, Instruction, Instructions
from bot.rules.options import Option, Options
from bot.rules.refused import Refused
from bot.rules.sequence import Sequence
from bot.rules.variants import VARIANTS, Variant

VERSION = 1
LENGTH = 10  # signs
SEED = 32  # bits
NAMES = ("original", "extreme", "on-fire", "face-to-face")
"""By their numbers in codes; another game goes to the end."""


class DealCode(Struct, frozen=True):
    """The same in every version of the bot: golden codes in the tests keep it so. Its parts stand in docs/deals.md."""

    variant: str
    seats: int  # 0: as many as sit down
    seed: int
    options: Options = Options()
    shuffled: bool = False  # the variant's marks dealt onto the cards as well, from the same number

    def __str__(self) -> str:
        options = self.options
        flags = (options.minimum == 3, options.hand == -1, not options.takebacks, self.shuffled)
        kind = VERSION << 10 | NAMES.index(self.variant) << 7 | self.seats << 4
        kind |= sum(1 << 3 - at for at, flag in enumerate(flags) if flag)
        return write(kind << SEED | self.seed, LENGTH)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Capital or small, with or without hyphens. Raises `Refused` with `deal-code` and what is wrong with it."""
        try:
            number = read(text, LENGTH)
        except Misread as misread:
            raise Refused(Clause.DEAL_CODE, fault=misread.fault, token=misread.token) from None
        kind, seed = number >> SEED, number & (1 << SEED) - 1
        if kind >> 10 != VERSION:
            raise Refused(Clause.DEAL_CODE, fault="version")
        name, seats, flags = kind >> 7 & 7, kind >> 4 & 7, [kind >> at & 1 for at in (3, 2, 1, 0)]
        if name >= len(NAMES):
            raise Refused(Clause.DEAL_CODE, fault="version")
        three, short, no_takebacks, shuffled = map(bool, flags)
        code = cls(NAMES[name], seats, seed, Options(3 if three else 2, -1 if short else 0, not no_takebacks), shuffled)
        code._require_game()
        return code

    @property
    def seat_counts(self) -> range:
        return range(self.seats, self.seats + 1) if self.seats else VARIANTS[self.variant].seat_counts

    def settled(self, seats: int) -> "DealCode":
        """Once it is known how many play."""
        return replace(self, seats=seats)

    def deal(self, marks: Instructions) -> Deal:
        """The cards. `marks`: those that ship, for a game whose marks are not dealt."""
        if self.shuffled:
            cards = iter(self._sequence("marks").shuffled(VARIANTS[self.variant].cards))
            marks = Instructions.table({each.value: [next(cards) for _ in range(EACH)] for each in Instruction})
        kind = VARIANTS[self.variant]
        variant: Variant = kind.create(self.seats, self.options, marks)
        decks = tuple(self._sequence(f"deck {at}").shuffled(kind.cards) for at in range(1, kind.deck_count + 1))
        return Deal(variant, decks, self._sequence("first").below(self.seats) if by_lot(variant) else None)

    def _sequence(self, purpose: str) -> Sequence:
        """Neither seats nor options are in its name: whoever plays the same number with others meets the same deck."""
        return Sequence(f"ninety-eight {VERSION} {self.variant} {self.seed} {purpose}")

    def _require_game(self) -> None:
        kind = VARIANTS[self.variant]
        chosen = self.options.chosen | ({Option.SHUFFLED} if self.shuffled else set())
        if (self.seats and self.seats not in kind.seat_counts) or chosen - {*kind.options_offered}:
            raise Refused(Clause.DEAL_CODE, fault="game")
