"""How much of one thing a table takes, so that its log cannot grow by a row a click for ever."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.rules import Action, MarkSignal, Play, Refused, Signal, State, TakeBack, can_finish
from bot.tables.clauses import TableClause as T

SIGNALS = 12  # of one person in one turn
TAKE_BACKS = 20  # in one turn
HAND_OVERS = 5  # of one seat to the computer, in one turn
JOINS = 5  # of one person at one table
LOBBY_CHANGES = 100  # of options and computer players, before the deal
GUEST_CHANGES = 50  # invitations and bars, at one table


class TurnCounts(Struct, frozen=True):
    """What people have done in the turn that is on. It starts anew with every turn."""

    signals: dict[int, int] = {}  # by seat
    take_backs: int = 0
    hand_overs: dict[int, int] = {}  # by seat
    has_moved: bool = False  # whoever has the turn
    hinted_at: int | None = None  # the moment of the newest hint

    def after(self, seat: int, action: Action, *, goes_on: bool) -> "TurnCounts":
        """`goes_on`: with it the turn is not over."""
        match action:
            case Signal() | MarkSignal():
                return replace(self, signals={**self.signals, seat: self.signals.get(seat, 0) + 1})
            case TakeBack():
                return replace(self, take_backs=self.take_backs + 1, has_moved=True)
            case _:
                return replace(self, has_moved=goes_on)

    def with_hand_over(self, seat: int) -> "TurnCounts":
        return replace(self, hand_overs={**self.hand_overs, seat: self.hand_overs.get(seat, 0) + 1})


def check_hand_over(counts: TurnCounts, seat: int) -> None:
    """Of one's own: coming and going is two rows each time."""
    if counts.hand_overs.get(seat, 0) >= HAND_OVERS:
        raise Refused(T.HAND_OVERS, most=HAND_OVERS)


def check_actions(counts: TurnCounts, state: State, seat: int, actions: Sequence[Action]) -> None:
    """Refuses what is too much for one turn.

    Nobody is left in a dead end: out of one, cards come back as ever; but once the take-backs are used up, no card
    leads into one.
    """
    taken = counts.take_backs
    said = counts.signals.get(seat, 0)
    for action in actions:
        match action:
            case Signal() | MarkSignal():
                said += 1
                if said > SIGNALS:
                    raise Refused(T.SIGNALS, most=SIGNALS)
            case TakeBack() if state.played:
                if taken >= TAKE_BACKS and can_finish(state):
                    raise Refused(T.TAKE_BACKS, most=TAKE_BACKS)
                taken += 1
                state = state.before()
            case Play(card) if card in state.hand and state.forbids(action) is None:
                state = state.after(action)
                if taken >= TAKE_BACKS and not state.turn_over and not can_finish(state):
                    raise Refused(T.DEAD_END, most=TAKE_BACKS)
            case _:
                continue
