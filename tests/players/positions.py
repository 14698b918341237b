"""Positions from the middle of games, and the same ones with the hidden cards lying differently."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from bot.data_files import extreme_deck
from bot.players import Level, choose
from bot.players.match import speak
from bot.rules import EndTurn, Extreme, FaceToFace, Options, Original, Start, State, Variant, apply, deal, see

SHIPPED = extreme_deck()
VARIANTS: list[Variant] = [
    Original(1),
    Original(3),
    Original(5, Options(minimum=3, hand=-1)),
    Extreme(2, instructions=SHIPPED),
    Extreme(4, Options(takebacks=False), instructions=SHIPPED),
    FaceToFace(),
]


def name(variant: Variant) -> str:
    return f"{variant.name}-{variant.seats}"


def course(variant: Variant, seed: int, level: Level = Level.NORMAL) -> Iterator[State]:
    """Every position of a game in which somebody has to decide, with what was said in it."""
    state = deal(variant, Random(seed)).begin()
    if state.seat is None:
        state = apply(state, 0, Start()).state
    while state.outcome is None:
        state = speak(state)
        yield state
        seat = state.seat
        assert seat is not None
        plays = choose(see(state, seat), level, seed)
        for play in plays[:1]:
            state = apply(state, seat, play).state
        if state.outcome is None and state.seat == seat and state.played and len(plays) <= 1:
            state = apply(state, seat, EndTurn()).state


def otherwise(state: State, seat: int, random: Random) -> State:
    """What this seat cannot see lies differently; what it sees is the same."""
    hands, decks = list(state.hands), list(state.decks)
    for at in range(state.variant.deck_count):
        others = [s for s in range(state.variant.seats) if s != seat and state.variant.deck_of(s) == at]
        hidden = [card for s in others for card in hands[s]] + list(decks[at])
        random.shuffle(hidden)
        for s in others:
            count = len(hands[s])
            hands[s], hidden = tuple(sorted(hidden[:count])), hidden[count:]
        decks[at] = tuple(hidden)
    return replace(state, hands=tuple(hands), decks=tuple(decks))
