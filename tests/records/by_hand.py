"""The same figures, counted in Python from the logs alone: slowly, plainly, and without a look at what was stored."""

import time
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bot.rules import EndTurn, MarkSignal, Play, Signal, State, TakeBack, apply
from bot.store import LogRow, TableRow
from bot.tables import Acted, Began, Chosen, Hinted, Joined, Opened, Seated
from bot.tables.rows import decode


class Played(NamedTuple):
    """A finished game as its log tells it."""

    id: int
    guild: int
    ended: float
    variant: str
    harder: bool
    people: tuple[int | None, ...]
    levels: tuple[str | None, ...]
    won: tuple[bool, ...]
    score: int
    hints: tuple[int, ...]
    take_backs: int
    words: int
    marks: int
    may_talk: bool

    @property
    def seats(self) -> int:
        return len(self.people)

    @property
    def company(self) -> str:
        return next((level for level in ("expert", "normal", "easy") if level in self.levels), "")

    @property
    def month(self) -> int:
        return int(time.strftime("%Y%m", time.gmtime(self.ended)))

    def won_by(self, person: int) -> bool:
        return self.won[self.people.index(person)]

    def cards_of(self, person: int) -> int:
        return 0 if self.won_by(person) else self.score


def read(table: TableRow, log: Iterable[LogRow]) -> Played:
    people, levels, hints = list[int | None](), list[str | None](), Counter[int]()
    state: State | None = None
    take_backs = words = 0
    played, turn, at, variant, harder = list[int](), list[int](), 0.0, "", False
    for row in log:
        at = row.at
        match decode(row.what):
            case Opened() | Joined():
                people.append(row.who)
                levels.append(None)
            case Seated(level):
                people.append(None)
                levels.append(level)
            case Chosen(setup):
                variant, harder = setup.variant, setup.options.minimum == 3 or setup.options.hand == -1
            case Began(deal):
                state = deal.begin()
            case Hinted(seat):
                hints[seat] += 1
            case Acted(seat, action):
                assert state is not None
                state = apply(state, seat, action).state
                take_backs += isinstance(action, TakeBack)
                words += (isinstance(action, Signal) and action.word is not None) or (
                    isinstance(action, MarkSignal) and action.said
                )
                if isinstance(action, Play):
                    turn.append(action.card)
                elif isinstance(action, TakeBack):
                    turn.pop()
                elif isinstance(action, EndTurn):
                    played, turn = played + turn, []
    assert state is not None
    assert state.outcome is not None
    outcome, seats = state.outcome, range(len(people))
    won = tuple(outcome.result == "won" and outcome.winner in (None, seat) for seat in seats)
    marks = {state.variant.mark(card) for card in played + turn} - {None}
    return Played(
        table.id,
        table.guild,
        at,
        variant,
        harder,
        tuple(people),
        tuple(levels),
        won,
        outcome.score,
        tuple(hints[seat] for seat in seats),
        take_backs,
        words,
        len(marks),
        state.variant.talks and len(people) > 1,
    )


def longest_run(wins: Iterable[bool]) -> tuple[int, int]:
    """The one at the end, and the longest."""
    now = longest = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return now, longest
