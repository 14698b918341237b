"""Whole games through the real rules: an illegal play, or an end of turn too early, would be refused there."""

from random import Random

import pytest

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.match import Match, play
from bot.players.simple import finishes, simple_turn
from bot.rules import Extreme, Instructions, Original, Play, Variant, see
from tests.players.positions import SHIPPED, TABLES, careless_game, course, name
from tests.rules.games import tables


@pytest.mark.parametrize("level", [Level.RANDOM, Level.EASY, Level.NORMAL])
def test_whole_games_in_every_variant_and_option(level: Level) -> None:
    for n, variant in enumerate(tables()):
        for seed in range(2):
            match = Match(variant, 1000 * n + seed, (level,) * variant.seats, talk=seed == 0)
            assert play(match).turns > 0


@pytest.mark.parametrize("talk", [True, False])
@pytest.mark.parametrize("variant", TABLES, ids=name)
def test_whole_games_of_experts(variant: Variant, talk: bool) -> None:
    for seed in range(2):
        assert play(Match(variant, seed, (Level.EXPERT,) * variant.seats, talk)).turns > 5


@pytest.mark.parametrize("seed", range(5))
def test_extreme_with_other_symbols_on_the_cards(seed: int) -> None:
    variant = Extreme(3, instructions=Instructions.shuffled(Random(seed)))
    assert play(Match(variant, seed, (Level.NORMAL,) * 3)).turns > 0


@pytest.mark.parametrize("variant", TABLES, ids=name)
def test_from_anywhere_in_a_turn_the_rest_is_legal_or_there_is_none(variant: Variant) -> None:
    """Somebody else may have begun the turn."""
    random, finished = Random(7), 0
    for _ in range(12):
        for state in careless_game(variant, random):
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
