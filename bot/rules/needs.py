"""What a turn still needs before it may end. Text, pictures, alt text and hints all say this one value."""

from msgspec import Struct

from bot.rules.marks import Mark


class Needs(Struct, frozen=True):
    cards: int = 0  # so many more, at least
    cover: tuple[int, ...] = ()  # the piles whose top cards must be covered
    covers: Mark | None = None  # what lies on them
    only_pile: int | None = None  # the one pile that the next card may go on
    must_end: bool = False  # nothing but the end of the turn is left
    stuck: bool = False  # no way leads to a legal end any more (O11b); only who sees the hand can tell

    @property
    def may_end(self) -> bool:
        return not self.cards and not self.cover
