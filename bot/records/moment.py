"""One turn of a game, as whoever renders it gets it."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.records.history import PastTurn
from bot.rules import MarkSaid, Play, Said
from bot.tables import Snapshot
from bot.tables.table import Table


@dataclass(frozen=True)
class TurnLine:
    """What everybody saw of a turn."""

    seat: int | None
    plays: tuple[Play, ...]


@dataclass(frozen=True)
class Moment:
    """The table as it stood after a turn, and what had been done in it."""

    game: int
    number: int  # of the turn; 0 is the deal
    turns: tuple[TurnLine, ...]  # all there are: the first is the deal
    snapshot: Snapshot
    seat: int | None
    said: tuple[Said | MarkSaid, ...]
    drawn: tuple[int, ...]  # the cards, where nothing is secret any more
    hands: tuple[tuple[int, ...], ...]  # likewise
    gave_up: bool
    is_turn_over: bool
    can_play_on: bool

    @property
    def last(self) -> int:
        return len(self.turns) - 1


def moment(table: Table, turns: tuple[PastTurn, ...], number: int, *, open_hands: bool, can_play_on: bool) -> Moment:
    """`number` beyond the end is the end. Without `open_hands` nothing is told but what everybody saw."""
    number = min(max(number, 0), len(turns) - 1)
    turn = turns[number]
    return Moment(
        game=table.id,
        number=number,
        turns=tuple(TurnLine(each.seat, each.plays) for each in turns),
        snapshot=Snapshot(replace(table, state=turn.state)),
        seat=turn.seat if number else None,
        said=turn.said,
        drawn=turn.drawn if open_hands else (),
        hands=turn.state.hands if open_hands else (),
        gave_up=turn.gave_up,
        is_turn_over=turn.is_over,
        can_play_on=can_play_on and turn.state.outcome is None,
    )
