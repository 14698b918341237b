"""The score sheet: a game that was played, as text that `replay` reads back."""

from collections.abc import Iterable

from bot.rules.actions import Action, Play
from bot.rules.deal import Deal
from bot.rules.events import Event, GaveUp, Played, Started, TookBack, TurnEnded
from bot.rules.game import apply
from bot.rules.notation import GIVE_UP, UNDER_WAY, write_deal, write_header, write_result
from bot.rules.state import State


class Record:
    """Written along from the events. What was taken back leaves no trace, and neither does talk."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._first = deal.first or 0
        self._lines: list[str] = []
        self._turn: list[str] = []

    def add(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case Started():
                    self._first = event.seat
                case Played():
                    self._turn.append(str(Play(event.card, event.pile)))
                case TookBack():
                    self._turn.pop()
                case GaveUp():
                    self._turn.append(GIVE_UP)
                    self._close(event.seat)
                case TurnEnded():
                    self._close(event.seat)

    def text(self, state: State) -> str:
        lines = list(self._lines)
        if self._turn and state.seat is not None:
            under_way = [] if state.outcome else [UNDER_WAY[0]]
            lines.append(" ".join([str(state.seat + 1), *self._turn, *under_way]))
        headers = [*write_deal(self._deal, self._first), write_header("Result", write_result(state))]
        return "\n".join([*headers, "", *lines]).rstrip("\n") + "\n"

    def _close(self, seat: int) -> None:
        self._lines.append(" ".join([str(seat + 1), *self._turn]))
        self._turn = []


def export(deal: Deal, moves: Iterable[tuple[int, Action]]) -> str:
    """The notation of a game, from its deal and what each seat did."""
    record, state = Record(deal), deal.begin()
    for seat, action in moves:
        state, events = apply(state, seat, action)
        record.add(events)
    return record.text(state)
