"""Positions from the middle of games, and the same ones with the hidden cards lying differently."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from bot.data_files import extreme_deck
from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.match import speak
from bot.rules import VARIANTS, EndTurn, Option, Options, Start, State, Variant, apply, deal, see

SHIPPED = extreme_deck()


def tables_of(kind: type[Variant]) -> list[Variant]:
    """The fewest seats, some, and the most with the hardest options that it offers."""
    seats, offered = kind.seat_counts, kind.options_offered
    hardest = Options(3 if Option.THREE in offered else 2, -1 if Option.SHORT in offered else 0, False)
    tables = [(seats[0], Options()), (seats[len(seats) // 2], Options()), (seats[-1], hardest)]
    return [kind.create(seats, options, SHIPPED) for seats, options in dict.fromkeys(tables)]


TABLES = [table for kind in VARIANTS.values() for table in tables_of(kind)]


def name(variant: Variant) -> str:
    return f"{variant.name}-{variant.seats}{'' if variant.options.takebacks else '-hard'}"


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


def careless_game(variant: Variant, random: Random) -> list[State]:
    """Positions in mid-turn that no sensible player would come to, dead ends among them."""
    state, states = deal(variant, random).begin(), []
    if state.seat is None:
        state = apply(state, 0, Start()).state
    while state.outcome is None and (seat := state.seat) is not None:
        states.append(state)
        options = list(state.plays())
        done = state.variant.forbids_end(state) is None
        if done and (not options or random.random() < 0.5):
            state = apply(state, seat, EndTurn()).state
        elif options:
            state = apply(state, seat, random.choice(options)).state
        else:
            break
    return states


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
