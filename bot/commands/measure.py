"""Many matches one after the other, or side by side, and what they tell."""

import math
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence

from bot.commands.progress_bar import show_progress
from bot.players.match import Match, Result, play
from bot.players.warm import warm_up


def measure(matches: Sequence[Match], jobs: int) -> list[Result]:
    """All of them, with a bar."""
    return list(progress(run(matches, jobs), len(matches)))


def run(matches: Sequence[Match], jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        warm_up()
        yield from map(play, matches)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, warm_up) as pool:
        yield from pool.imap(play, matches, chunksize=4)


def progress(results: Iterable[Result], total: int) -> Iterator[Result]:
    for done, result in enumerate(results, start=1):
        show_progress(done, total)
        yield result


def wins(results: Sequence[Result]) -> list[bool]:
    """Where there are opponents, whom it is about takes turns at each seat."""
    return [result.won_by(n % result.seats) for n, result in enumerate(results)]


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval: honest near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def mean_gap(after: Sequence[float], before: Sequence[float]) -> tuple[float, float]:
    """How much better the same deals went, and by how much that may be off (95 %)."""
    gaps = [now - then for now, then in zip(after, before, strict=True)]
    mean = sum(gaps) / len(gaps)
    return mean, 1.96 * math.sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
