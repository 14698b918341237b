"""Compiling before the first turn asks for it."""

from random import Random

from msgspec.structs import replace

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import opening_cost, signals
from bot.rules import VARIANTS, Instructions, Options, Signal, Start, State, Word, apply, deal, see


def warm_up() -> None:
    """One decision in each game: compiled code is then in memory, and on disk where that is possible."""
    for kind in VARIANTS.values():
        seats = kind.seat_counts[len(kind.seat_counts) // 2]
        state = deal(kind.create(seats, Options(), Instructions.shuffled(Random(1))), Random(1)).begin()
        if state.seat is None:
            opening_cost(see(state, 0))
            state = apply(state, 0, Start()).state
        state = late(state)
        seat, other = state.seat or 0, 1 - (state.seat or 0)
        if state.variant.forbids_talk(state) is None:
            state = apply(state, other, Signal(0, Word.KEEP_OFF)).state
            signals(see(state, other))
        choose(see(state, seat), Level.EXPERT)


def late(state: State) -> State:
    """So few cards left that the expert looks ahead, and is soon done with it."""
    hands = tuple(hand[:3] for hand in state.hands)
    return replace(state, hands=hands, decks=tuple(deck[:2] for deck in state.decks))
