"""A place at a table: played by a person, a computer player, or one for the other."""

from msgspec import Struct

from bot.tables.rows import Level

STAND_IN: Level = "normal"


class Seat(Struct, frozen=True):
    person: int | None = None
    level: Level | None = None  # the computer plays it; with a person, until they come back
    offered: bool = False  # to that person, who has not come yet

    @property
    def human(self) -> bool:
        return self.person is not None and self.level is None

    @property
    def is_free(self) -> bool:
        """A computer player's own, and nobody's whom it plays for."""
        return self.person is None and self.level is not None
