"""Whole games for tests: tables of every kind, and players who choose at random, greedily or carelessly."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

from hypothesis import strategies as st

from bot.data_files import extreme_deck
from bot.rules import (
    VARIANTS,
    Action,
    Deal,
    EndTurn,
    Event,
    Instructions,
    Option,
    Options,
    Play,
    Start,
    State,
    TakeBack,
    Variant,
    apply,
    can_finish,
    dead_ends,
    deal,
)

SHIPPED = extreme_deck()
Chooser: TypeAlias = Callable[[State, Random], Action]
Game: TypeAlias = tuple[Deal, Chooser, Random]


def tables() -> list[Variant]:
    """Every variant with every seat count and combination of options that it offers, marks as shipped."""
    return [
        variant.create(seats, options, SHIPPED)
        for variant in VARIANTS.values()
        for seats in variant.seat_counts
        for options in choices(variant)
    ]


def choices(variant: type[Variant]) -> list[Options]:
    """The ways in which a table of this variant can agree on its options."""
    offered = variant.options_offered
    minimums = (2, 3) if Option.THREE in offered else (2,)
    hands = (0, -1) if Option.SHORT in offered else (0,)
    takebacks = (True, False) if Option.TAKE_BACKS in offered else (True,)
    return [Options(*chosen) for chosen in product(minimums, hands, takebacks)]


def shuffled(variant: Variant, random: Random) -> Variant:
    """The same table with its marks dealt at random, where there is a choice."""
    if Option.SHUFFLED not in variant.options_offered:
        return variant
    return variant.create(variant.seats, variant.options, Instructions.shuffled(random))


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


def carelessly(state: State, random: Random) -> Action:
    """Any legal play, dead end or not; what has led into one is taken back, now or a card later."""
    if state.variant.forbids_end(state) is None and random.random() < 0.5:
        return EndTurn()
    plays = list(state.plays())
    if state.played and not can_finish(state) and (not plays or random.random() < 0.7):
        return TakeBack()
    return random.choice(plays) if plays else EndTurn()


TABLES = tables()


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A deal at any table, and the source of its players' choices."""
    random = Random(draw(st.integers(0, 2**32)))
    variant = draw(st.sampled_from(TABLES))
    if draw(st.booleans()):
        variant = shuffled(variant, random)
    choose = draw(st.sampled_from([at_random, greedily]))
    return deal(variant, random), choose, random
