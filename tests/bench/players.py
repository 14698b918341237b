"""How well and how fast the computer players play: a few games a cell on deals kept out of tuning, about two minutes.

The floor is a weaker player on the same deals. Intervals are 95 %; `simulate` measures one cell for longer.
"""

import sys
from collections.abc import Iterator, Sequence

from bot.commands.measure import interval, quantile
from bot.data_files import extreme_deck
from bot.players.compiled import COMPILED
from bot.players.levels import Level
from bot.players.match import Match, Result, play
from bot.players.warm import warm_up
from bot.rules import Extreme, FaceToFace, OnFire, Original, Variant

FIRST_DEAL = 1_000_000
TEAM_GAMES, DUELS = 40, 40
LIMITS = {Level.EXPERT: 1000.0, Level.NORMAL: 100.0}  # ms, p99 on one core


def main() -> None:
    warm_up()
    _say("compiled" if COMPILED else "not compiled: numba is missing, the expert does not look ahead")
    for variant, talk in _teams():
        name = f"{variant.name} {variant.seats} {'with' if talk else 'without'} signals"
        floor = _team(variant, talk, Level.NORMAL)
        ours = _team(variant, talk, Level.EXPERT)
        _say(f"{name:32} normal {_teamed(floor)}")
        _say(f"{'':32} expert {_teamed(ours)}   {_left(ours) / max(0.01, _left(floor)):.2f} × its cards left")
        _judge(Level.EXPERT, ours)
        _judge(Level.NORMAL, floor)
    for against in (Level.RANDOM, Level.EASY, Level.NORMAL):
        results = [play(Match(FaceToFace(), FIRST_DEAL + n, _pair(n, against), False)) for n in range(DUELS)]
        wins = sum(result.won_by(n % 2) for n, result in enumerate(results))
        _say(f"face-to-face                     expert against {against:6} wins {_share(wins, DUELS)}")


def _teams() -> Iterator[tuple[Variant, bool]]:
    for seats in (2, 3, 5):
        yield Original(seats), True
    for seats in (1, 3):
        yield Original(seats), False
    yield Extreme(3, instructions=extreme_deck()), True
    yield OnFire(3), True


def _team(variant: Variant, talk: bool, level: Level) -> list[Result]:
    return [play(Match(variant, FIRST_DEAL + n, (level,) * variant.seats, talk)) for n in range(TEAM_GAMES)]


def _pair(n: int, against: Level) -> tuple[Level, ...]:
    pair = (Level.EXPERT, against)
    return pair if n % 2 == 0 else pair[::-1]


def _teamed(results: Sequence[Result]) -> str:
    wins = sum(result.won_by(0) for result in results)
    return f"wins {_share(wins, len(results))}   {_left(results):5.2f} cards left   {_times(results)}"


def _left(results: Sequence[Result]) -> float:
    return sum(result.outcome.score for result in results) / len(results)


def _times(results: Sequence[Result]) -> str:
    worked = _worked(results)
    return f"p50 {quantile(worked, 0.5):6.2f} ms   p99 {quantile(worked, 0.99):6.1f} ms"


def _worked(results: Sequence[Result]) -> list[float]:
    """Of a core's time: others use the machine too."""
    return sorted(seconds * 1000 for result in results for seconds in result.working)


def _judge(level: Level, results: Sequence[Result]) -> None:
    slowest = quantile(_worked(results), 0.99)
    if slowest > LIMITS[level]:
        _say(f"{'':32} {level}: p99 {slowest:.0f} ms is over its limit of {LIMITS[level]:.0f} ms")


def _share(wins: int, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins / games:4.0%} ({abs(low):4.0%} to {high:4.0%})"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
