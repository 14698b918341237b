"""Whole games for tests: tables of every kind, and players who choose at random or greedily."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from bot.data_files import extreme_deck
from bot.rules import (
    Action,
    Deal,
    EndTurn,
    Event,
    Extreme,
    FaceToFace,
    Instructions,
    Options,
    Original,
    Play,
    Start,
    State,
    Variant,
    apply,
    dead_ends,
)

SHIPPED = extreme_deck()
Chooser = Callable[[State, Random], Action]


def tables() -> list[Variant]:
    """Every variant, seat count and combination of options; Extreme with the shipped table."""
    options = [Options(m, h, t) for m in (2, 3) for h in (0, -1) for t in (True, False)]
    teams = [(seats, o) for seats in range(1, 6) for o in options]
    return [
        *(Original(seats, o) for seats, o in teams),
        *(Extreme(seats=seats, options=o, instructions=SHIPPED) for seats, o in teams),
        *(FaceToFace(options=Options(takebacks=t)) for t in (True, False)),
    ]


def shuffled(variant: Variant, random: Random) -> Variant:
    """The same table with Extreme's instructions dealt at random."""
    if not isinstance(variant, Extreme):
        return variant
    return Extreme(seats=variant.seats, options=variant.options, instructions=Instructions.shuffled(random))


class Move(NamedTuple):
    before: State
    seat: int
    action: Action
    after: State
    events: tuple[Event, ...]


def moves(dealt: Deal, choose: Chooser, random: Random) -> Iterator[Move]:
    """Every step of a game to its end."""
    state = dealt.begin()
    while state.outcome is None:
        action: Action
        if state.seat is None:
            seat, action = random.randrange(dealt.variant.seats), Start()
        else:
            seat, action = state.seat, choose(state, random)
        after, events = apply(state, seat, action)
        yield Move(state, seat, action, after, events)
        state = after


def at_random(state: State, random: Random) -> Action:
    """Any legal play that is no dead end, or the end of the turn as soon as it is allowed, by the toss of a coin."""
    may_end = state.variant.forbids_end(state) is None
    if may_end and random.random() < 0.6:
        return EndTurn()
    dead = dead_ends(state)
    plays = [play for play in state.plays() if play not in dead]
    return random.choice(plays) if plays else EndTurn()


def greedily(state: State, random: Random) -> Action:
    """The play that uses up least room; beyond the minimum only tricks and very small steps."""

    def room(play: Play) -> int:
        pile = state.piles[play.pile]
        if not state.variant.trick(state, play) and pile.step(play.card) < 0:
            return 30  # a gift to the opponent
        return pile.step(play.card)

    dead = dead_ends(state)
    best = min((play for play in state.plays() if play not in dead), key=room, default=None)
    may_end = state.variant.forbids_end(state) is None
    if best is None or (may_end and room(best) > 2):
        return EndTurn()
    return best
