"""What a snapshot tells of where its cards come from: another game, a guide, or chance, with a seal on it."""

from msgspec import Struct

from bot.rules.seal import seal
from bot.tables.guest_view import GuestView
from bot.tables.guided import Guide
from bot.tables.personal import is_personal


class Sealed(Struct, frozen=True):
    """What was shown of the deck when it was dealt."""

    seal: str
    secret: str | None  # once nothing is secret any more


class Origin(GuestView):
    __slots__ = ()

    @property
    def is_personal(self) -> bool:
        """In nobody's channel: shown to its player alone."""
        return is_personal(self._table.id)

    @property
    def rematch_of(self) -> int | None:
        return self._table.rematch_of

    @property
    def played_on(self) -> int | None:
        """After how many turns of a finished game this one goes on. Whoever saw that one knows more than others."""
        return None if self._table.played_on is None else self._table.played_on.turn

    @property
    def guide(self) -> Guide | None:
        """Of a guided first game, whether or not the guide is still asked for."""
        return self._table.guide

    @property
    def sealed(self) -> Sealed | None:
        """Nothing where the cards do not come from chance, or an older version dealt them."""
        table = self._table
        if table.deal is None or not table.secret:
            return None
        return Sealed(seal(table.deal, table.secret), table.secret if table.closed is not None else None)
