"""What a card can carry besides its number. Each variant that has marks lists its own."""

from enum import StrEnum

from msgspec import Struct


class Mark(StrEnum):
    @property
    def lasting(self) -> bool:
        """Whether it binds everybody for as long as it lies uncovered; otherwise it binds one turn."""
        return False


class InForce(Struct, frozen=True):
    """A mark that binds now, and the pile where it lies."""

    mark: Mark
    pile: int
