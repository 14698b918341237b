"""What a game was helped by, counted along: a position does not remember it."""

from msgspec import Struct
from msgspec.structs import replace

from bot.rules import Action, MarkSignal, Signal, TakeBack


class GameTotals(Struct, frozen=True):
    hints: dict[int, int] = {}  # by seat
    take_backs: int = 0
    signals: int = 0  # words said, of computer players too

    def after(self, action: Action) -> "GameTotals":
        match action:
            case TakeBack():
                return replace(self, take_backs=self.take_backs + 1)
            case Signal(_, word) if word is not None:
                return replace(self, signals=self.signals + 1)
            case MarkSignal(said=True):
                return replace(self, signals=self.signals + 1)
            case _:
                return self

    def with_hint(self, seat: int) -> "GameTotals":
        return replace(self, hints={**self.hints, seat: self.hints.get(seat, 0) + 1})
