"""What a game was helped by, counted along: a position does not remember it."""

from msgspec import Struct
from msgspec.structs import replace

from bot.rules import Action, MarkSignal, Signal, TakeBack


class GameTotals(Struct, frozen=True):
    hints: dict[int, int] = {}  # by seat
    take_backs: int = 0
    signals: int = 0  # words said, of computer players too
    computers: dict[int, str] = {}  # by seat: the level of the computer player that has played cards there
    taken: dict[int, str] = {}  # the same, where somebody has sat down in its place since

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

    def played_by(self, seat: int, level: str) -> "GameTotals":
        if self.computers.get(seat) == level:
            return self
        return replace(self, computers={**self.computers, seat: level})

    def taken_from_computer(self, seat: int) -> "GameTotals":
        """By somebody who had not sat there: what it has played stays its own."""
        level = self.computers.get(seat)
        return self if level is None else replace(self, taken={**self.taken, seat: level})

    def with_hint(self, seat: int) -> "GameTotals":
        return replace(self, hints={**self.hints, seat: self.hints.get(seat, 0) + 1})
