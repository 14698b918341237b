"""Compiling before the first turn asks for it."""

from random import Random

from msgspec.structs import replace

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals
from bot.rules import FaceToFace, Original, Signal, Start, State, Word, apply, deal, see


def warm_up() -> None:
    """One decision of each kind: compiled code is then in memory, and on disk where that is possible."""
    state = deal(Original(2), Random(1)).begin()
    opening_cost(see(state, 0))
    state = apply(late(state), 0, Start()).state
    state = apply(state, 1, Signal(0, Word.KEEP_OFF)).state
    signals(see(state, 1))
    for level in Level:
        choose(see(state, 0), level)
    state = late(deal(FaceToFace(), Random(1)).begin())
    choose(see(state, state.seat), Level.EXPERT)


def late(state: State) -> State:
    """So few cards left that the expert looks ahead."""
    return replace(state, decks=tuple(deck[:2] for deck in state.decks))
