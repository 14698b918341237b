"""Which game a lobby is going to play."""

from typing import Self

from msgspec import Struct

from bot.rules import VARIANTS, DealCode, Instructions, Option, Options, Original, Variant


class Setup(Struct, frozen=True, array_like=True):
    variant: str = Original.name
    options: Options = Options()
    shuffled: bool = False  # the variant's marks dealt anew onto the cards for each game
    seats: int | None = None  # exactly so many, where a game is played on
    hints: bool = True  # whether anybody may ask what the computer would do
    tempo: str = "usual"  # see `Tempo`; a log may know one that this version does not
    deal: str | None = None  # the code that the cards come from
    day: str | None = None  # of the Daily that it counts for

    @classmethod
    def of_deal(cls, code: DealCode, *, hints: bool = True, day: str | None = None) -> Self:
        """The code settles everything but whether there are hints, and the tempo."""
        return cls(code.variant, code.options, code.shuffled, hints=hints, deal=str(code), day=day)

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise ValueError("no such variant")

    @property
    def kind(self) -> type[Variant]:
        return VARIANTS[self.variant]

    @property
    def seat_counts(self) -> range:
        if self.deal is not None:
            return DealCode.parse(self.deal).seat_counts
        return self.kind.seat_counts if self.seats is None else range(self.seats, self.seats + 1)

    @property
    def chosen(self) -> frozenset[Option]:
        """Which options are on."""
        beside_the_rules = {Option.SHUFFLED: self.shuffled, Option.NO_HINTS: not self.hints}
        return self.options.chosen | {option for option, is_on in beside_the_rules.items() if is_on}

    def enough(self, wanted: int) -> int:
        """How many it takes, where so many were wanted, perhaps for another game."""
        return max(self.seat_counts[0], min(wanted, self.seat_counts[-1]))

    def game(self, seats: int, instructions: Instructions) -> Variant:
        """Raises `Refused` when these options, or so many players, do not go with this game."""
        return self.kind.create(seats, self.options, instructions)
