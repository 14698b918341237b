"""Compiling before the first turn asks for it."""

from random import Random

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.talk import signals
from bot.rules import FaceToFace, Original, Start, apply, deal, see


def warm_up() -> None:
    """One decision of each kind: compiled code is then in memory, and on disk where that is possible."""
    state = apply(deal(Original(2), Random(1)).begin(), 0, Start()).state
    signals(see(state, 1))
    choose(see(state, 0), Level.EXPERT)
    state = deal(FaceToFace(), Random(1)).begin()
    choose(see(state, state.seat), Level.EXPERT)
