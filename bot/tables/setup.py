"""Which game a lobby is going to play."""

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.rules import Clause, Extreme, FaceToFace, Instructions, Options, Original, Refused, Variant

VariantName: TypeAlias = Literal["original", "extreme", "face-to-face"]

VARIANTS: dict[VariantName, type[Original]] = {
    "original": Original,
    "extreme": Extreme,
    "face-to-face": FaceToFace,
}


class Setup(Struct, frozen=True, array_like=True):
    variant: VariantName = "original"
    options: Options = Options()
    shuffled: bool = False  # Extreme's symbols dealt anew onto the cards for each game

    @property
    def seat_counts(self) -> range:
        return VARIANTS[self.variant].seat_counts

    def game(self, seats: int, instructions: Instructions) -> Variant:
        """Raises `Refused` when these options, or so many players, do not go with this game."""
        if self.options.minimum not in (2, 3) or self.options.hand not in (0, -1):
            raise Refused(Clause.O15A)
        match self.variant:
            case "original":
                return Original(seats, self.options)
            case "extreme":
                return Extreme(seats, self.options, instructions=instructions)
            case "face-to-face":
                return FaceToFace(seats, self.options)
