"""The answer for one game of a record."""

from msgspec import Struct

from bot.rules.state import State


class Fault(Struct, frozen=True):
    line: int
    token: str
    clause: str


class Report(Struct, frozen=True):
    """Where the record leads, or where it goes wrong and the position before that."""

    variant: str | None
    seats: int | None
    result: str
    clause: str | None
    winner: int | None
    score: int | None
    turns: int
    next: int | None
    piles: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    decks: tuple[int, ...]
    error: Fault | None


def report(variant: str | None, seats: int | None, state: State | None, error: Fault | None) -> Report:
    if state is None:  # the record never got as far as a deal
        return Report(variant, seats, "open", None, None, None, 0, None, (), (), (), error)
    outcome = state.outcome
    return Report(
        variant,
        seats,
        outcome.result if outcome else "open",
        outcome.clause if outcome else None,
        None if outcome is None or outcome.winner is None else outcome.winner + 1,
        outcome.score if outcome else None,
        state.turns,
        None if outcome or state.seat is None else state.seat + 1,
        tuple(pile.top for pile in state.piles),
        state.hands,
        tuple(map(len, state.decks)),
        error,
    )
