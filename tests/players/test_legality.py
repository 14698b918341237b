"""Whole games through the real rules: an illegal play, or an end of turn too early, would be refused there."""

from random import Random

import pytest

from bot.players import Level, choose
from bot.players.match import Match, play
from bot.players.position import read
from bot.players.simple import finishes, simple_turn
from bot.players.turns import allowed, may_end
from bot.rules import EndTurn, Extreme, Instructions, Original, Play, Start, State, Variant, apply, deal, see
from tests.players.positions import SHIPPED, VARIANTS, course, name
from tests.rules.games import tables


@pytest.mark.parametrize("level", [Level.RANDOM, Level.EASY, Level.NORMAL])
def test_whole_games_in_every_variant_and_option(level: Level) -> None:
    for n, variant in enumerate(tables()):
        for seed in range(2):
            match = Match(variant, 1000 * n + seed, (level,) * variant.seats, talk=seed == 0)
            assert play(match).turns > 0


@pytest.mark.parametrize("talk", [True, False])
@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_whole_games_of_experts(variant: Variant, talk: bool) -> None:
    for seed in range(2):
        assert play(Match(variant, seed, (Level.EXPERT,) * variant.seats, talk)).turns > 5


@pytest.mark.parametrize("seed", range(5))
def test_extreme_with_other_symbols_on_the_cards(seed: int) -> None:
    variant = Extreme(3, instructions=Instructions.shuffled(Random(seed)))
    assert play(Match(variant, seed, (Level.NORMAL,) * 3)).turns > 0


def some_game(variant: Variant, random: Random) -> list[State]:
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


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_the_search_allows_what_the_rules_allow(variant: Variant) -> None:
    random, agreed = Random(98), 0
    for _ in range(40):
        for state in some_game(variant, random):
            seat = state.seat
            p = read(see(state, seat))
            kind, _, minimum, last, three, helped = p.facts[:6]
            for card in state.hand:
                for pile in range(4):
                    legal = state.forbids(Play(card, pile)) is None
                    nth = len(state.played) + 1
                    found = allowed(kind, card, pile, nth, last, three, helped, p.tops, p.ascending, p.mine, p.carries)
                    assert bool(found) == legal, (state.piles, state.played, card, pile)
                    agreed += legal
            may = may_end(kind, len(state.played), minimum, three, 0, p.tops, p.carries)
            assert bool(may) == (variant.forbids_end(state) is None)
    assert agreed > 1000


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_from_anywhere_in_a_turn_the_rest_is_legal_or_there_is_none(variant: Variant) -> None:
    """Somebody else may have begun the turn."""
    random, finished = Random(7), 0
    for _ in range(12):
        for state in some_game(variant, random):
            view = see(state, state.seat)
            for level in (Level.EASY, Level.NORMAL):
                plays = choose(view, level, 3)
                assert finishes(state, plays) or plays == simple_turn(view) == ()
                finished += bool(plays)
    assert finished > 100


def test_it_is_nobodys_turn_but_ones_own() -> None:
    state = next(course(Original(2), 1))
    assert choose(see(state, 1)) == ()
    assert choose(see(state, None)) == ()
    assert simple_turn(see(state, 1)) == ()


def test_plays_that_do_not_finish_a_turn_are_told_from_those_that_do() -> None:
    state = next(course(Extreme(1, instructions=SHIPPED), 1))
    plays = simple_turn(see(state, 0))
    assert finishes(state, plays)
    assert not finishes(state, plays[:-1])
    assert not finishes(state, (*plays, Play(1, 0)))
    assert not finishes(state, (Play(1, 0),))
