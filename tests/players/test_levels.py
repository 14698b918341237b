"""Stronger levels win more: a fixed number of seeded games, with margins that no change of a detail closes."""

import pytest

from bot.players.levels import Level
from bot.players.match import Match, play
from bot.rules import FaceToFace, Original


def cards_left(level: Level, games: int) -> float:
    return sum(play(Match(Original(3), seed, (level,) * 3)).outcome.score for seed in range(games)) / games


def wins(level: Level, against: Level, games: int) -> int:
    pair = (level, against)
    return sum(
        play(Match(FaceToFace(), n // 2, pair if n % 2 == 0 else pair[::-1])).outcome.winner == n % 2
        for n in range(games)
    )


@pytest.mark.slow
def test_a_team_of_a_higher_level_leaves_fewer_cards() -> None:
    random, easy, normal = (cards_left(level, 24) for level in (Level.RANDOM, Level.EASY, Level.NORMAL))
    expert = cards_left(Level.EXPERT, 10)
    assert random > easy + 10
    assert easy > normal + 4
    assert normal > expert + 2


@pytest.mark.slow
def test_a_higher_level_wins_face_to_face() -> None:
    assert wins(Level.EASY, Level.RANDOM, 30) >= 24
    assert wins(Level.NORMAL, Level.EASY, 40) >= 22
    assert wins(Level.EXPERT, Level.NORMAL, 24) >= 15
    assert wins(Level.EXPERT, Level.RANDOM, 12) >= 11
