"""A table that takes up a finished game at one of its turns: the same cards, the same moves so far, other people."""

from msgspec import Struct

from bot.rules import Action, Deal, State, apply


class PlayedOn(Struct, frozen=True, array_like=True):
    """Which game, after how many of its turns. Until the cards are dealt also what was dealt and done: from then on the
    row of the deal has it."""

    game: int
    turn: int
    deal: Deal | None = None
    moves: tuple[tuple[int, Action], ...] = ()


def position_after(deal: Deal, moves: tuple[tuple[int, Action], ...]) -> State:
    """Raises `Refused` if it is no such game."""
    state = deal.begin()
    for seat, action in moves:
        state = apply(state, seat, action).state
    return state
