"""The same view and the same seed: the same turn. So a game can be played again and a bug looked for."""

from itertools import islice

import pytest

from bot.players.choose import choose
from bot.players.compiled import int_row
from bot.players.levels import Level
from bot.players.luck import draw, shuffle
from bot.players.match import Match, play
from bot.rules import Original, Variant, see
from tests.players.positions import TABLES, course, name


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("variant", TABLES, ids=name)
def test_the_same_seed_gives_the_same_turn(variant: Variant, level: Level) -> None:
    for state in islice(course(variant, 3), 0, None, 11):
        view = see(state, state.seat)
        assert choose(view, level, 5) == choose(view, level, 5)


def test_a_whole_game_can_be_played_again() -> None:
    match = Match(Original(3), 11, (Level.EXPERT, Level.EASY, Level.RANDOM))
    first, again = play(match), play(match)
    assert (first.outcome, first.turns) == (again.outcome, again.turns)


def test_a_beginner_is_not_the_same_every_evening() -> None:
    state = next(iter(course(Original(2), 1)))
    assert len({choose(see(state, state.seat), Level.EASY, seed) for seed in range(20)}) > 1


def test_shuffling_keeps_the_cards_and_follows_from_the_luck() -> None:
    first, again = int_row(range(50)), int_row(range(50))
    shuffle(first, 50, int_row([7]))
    shuffle(again, 50, int_row([7]))
    assert list(first) == list(again) != list(range(50))
    assert sorted(first) == list(range(50))
    luck = int_row([1])
    assert {int(draw(luck, 6)) for _ in range(200)} == set(range(6))
