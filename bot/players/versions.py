"""The expert's versions: weights, and how far it looks ahead. Older ones stay, so that a newer can be measured against
them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bot.players.compiled import Floats, Ints, float_row
from bot.players.legality import EXTREME, FACE_TO_FACE
from bot.players.levels import WORLDS, Level
from bot.players.records import DECK, KIND, SEATS, Position
from bot.players.scoring import WEIGHTS
from bot.players.weights import EXTREME_SETS, SETS, is_talked


@dataclass(frozen=True)
class Version:
    sets: Mapping[str, Mapping[int, float]] = field(default_factory=lambda: SETS | EXTREME_SETS)
    plans: int = 8
    worlds: int = WORLDS  # at most, that its best plans are played out in
    team_ahead: int = 75  # looking ahead begins with so many cards to play
    extreme_ahead: int = 50
    duel_ahead: int = 60
    dear: float = 0.01  # what a point of a plan's price counts against a won game
    nearly: float = 0.6  # what a loss with hardly a card left is worth
    many_left: float = 50.0  # and with so many it is worth nothing
    duel_nearly: float = 0.3  # the same in Face to Face
    duel_many_left: float = 30.0

    @cached_property
    def rows(self) -> Mapping[str, Floats]:
        return {name: row_of(weights) for name, weights in self.sets.items()}

    @cached_property
    def playouts(self) -> Floats:
        """All in a row: a playout finds each by its place."""
        return float_row(weight for row in self.rows.values() for weight in row)

    @cached_property
    def places(self) -> Mapping[str, int]:
        return {name: at * WEIGHTS for at, name in enumerate(self.rows)}

    def set_name(self, turn: Ints, level: Level, talked: bool, deck: bool) -> str:
        """The set by which a level plays. `talked`: whether the others say anything; `deck`: whether any is left."""
        if level is Level.EASY or level is Level.RANDOM:
            return "friendly"
        if level is Level.NORMAL:
            return "good"
        if turn[KIND] == FACE_TO_FACE:
            return "facing"
        name = ("talk" if talked else "mute") + ("" if deck else "-end")
        own = f"extreme-{turn[SEATS]}-{name}"
        return own if turn[KIND] == EXTREME and own in self.sets else name

    def weights_for(self, position: Position, level: Level) -> Floats:
        """What this level minds in this position."""
        turn = position.turn
        return self.rows[self.set_name(turn, level, is_talked(turn), bool(turn[DECK]))]

    def worth_of_losing(self, turn: Ints) -> Floats:
        """What a loss with hardly a card left is worth, and how many make it worth nothing."""
        if turn[KIND] == FACE_TO_FACE:
            return float_row((self.duel_nearly, self.duel_many_left))
        return float_row((self.nearly, self.many_left))

    def looks_ahead(self, position: Position) -> bool:
        """Whether so few cards are left that the expert plays its plans out."""
        kind = position.turn[KIND]
        ahead = {EXTREME: self.extreme_ahead, FACE_TO_FACE: self.duel_ahead}.get(int(kind), self.team_ahead)
        return sum(position.sizes) + sum(position.deck_sizes) <= ahead


def row_of(weights: Mapping[int, float]) -> Floats:
    return float_row(weights.get(at, 0.0) for at in range(WEIGHTS))


CURRENT = "2"
VERSIONS = {
    "1": Version(
        SETS, worlds=24, team_ahead=34, extreme_ahead=34, dear=0.0, nearly=0.2, many_left=25.0, duel_nearly=0.0
    ),
    CURRENT: Version(),
}
