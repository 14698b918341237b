"""`python -m bot simulate`: many games on seeded deals, one JSON object about them."""

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from bot.commands.progress_bar import show_progress
from bot.data_files import extreme_deck
from bot.players.levels import Level
from bot.players.match import Match, Result, play
from bot.players.warm import warm_up
from bot.rules import VARIANTS, Instructions, Option, Options, Refused, Variant


def main(argv: Sequence[str]) -> int:
    form = parser()
    arguments = form.parse_args(argv)
    kind = VARIANTS[arguments.variant]
    if arguments.against and not plays_against(kind):
        form.error("--against is for games with an opponent: here everybody is on one side")
    if arguments.shuffled and Option.SHUFFLED not in kind.options_offered:
        form.error("--shuffled is for games that deal their marks")
    if arguments.seats is None:
        arguments.seats = min(kind.seat_counts, key=lambda seats: abs(seats - 2))
    try:
        matches = list(plan(arguments))
    except Refused as refused:
        print(f"these options break {refused}", file=sys.stderr)  # noqa: T201
        return 2
    results = list(progress(run(matches, arguments.jobs), len(matches)))
    summary = summarize(arguments, matches, results)
    print(json.dumps(summary))  # noqa: T201
    return 0


def parser() -> argparse.ArgumentParser:
    form = argparse.ArgumentParser("python -m bot simulate", description="Play many games and measure the players.")
    form.add_argument("--variant", choices=VARIANTS, default=next(iter(VARIANTS)))
    form.add_argument("--seats", type=int, help=seats_help())
    form.add_argument("--games", type=_some, default=100)
    form.add_argument("--level", type=Level, choices=list(Level), default=Level.EXPERT)
    form.add_argument("--against", type=Level, choices=list(Level), help="the opponent's level, where there is one")
    form.add_argument("--no-signals", action="store_true", help="nobody says a word")
    form.add_argument("--seed", type=int, default=0, help="the first deal; the others follow")
    form.add_argument("--jobs", type=_some, default=1, help="processes")
    form.add_argument("--minimum", type=int, choices=(2, 3), default=2, help=option_help("O15", Option.THREE))
    form.add_argument("--hand", type=int, choices=(0, -1), default=0, help=option_help("O15", Option.SHORT))
    form.add_argument("--no-takebacks", action="store_true", help=option_help("O11b", Option.TAKE_BACKS))
    form.add_argument("--shuffled", action="store_true", help=option_help("marks dealt at random", Option.SHUFFLED))
    return form


def seats_help() -> str:
    return "; ".join(f"{name}: {', '.join(map(str, kind.seat_counts))}" for name, kind in VARIANTS.items())


def option_help(meaning: str, option: Option) -> str:
    """With the games that offer it."""
    return f"{meaning}: {', '.join(name for name, kind in VARIANTS.items() if option in kind.options_offered)}"


def plays_against(kind: type[Variant]) -> bool:
    """Whether somebody wins and somebody loses: each seat has a deck of its own."""
    return kind.deck_count > 1


def _some(text: str) -> int:
    """At least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than one")
    return number


def plan(arguments: argparse.Namespace) -> Iterator[Match]:
    """The matches, in order of their seeds. Opponents take turns at each seat."""
    kind = VARIANTS[arguments.variant]
    options = Options(arguments.minimum, arguments.hand, not arguments.no_takebacks)
    for n in range(arguments.games):
        seed = arguments.seed + n
        marks = Instructions.shuffled(Random(seed)) if arguments.shuffled else extreme_deck()
        variant = kind.create(arguments.seats, options, marks)
        levels = [arguments.level] * arguments.seats
        if plays_against(kind):
            levels = [arguments.against or arguments.level] * arguments.seats
            levels[n % arguments.seats] = arguments.level
        yield Match(variant, seed, tuple(levels), variant.talks and not arguments.no_signals)


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


def summarize(arguments: argparse.Namespace, matches: Sequence[Match], results: Sequence[Result]) -> dict[str, object]:
    against = str(arguments.against or arguments.level) if plays_against(VARIANTS[arguments.variant]) else None
    won = [result.won_by(n % arguments.seats) for n, result in enumerate(results)]
    left = [result.outcome.score for result in results]
    times = sorted(seconds * 1000 for result in results for seconds in result.thinking)
    worked = sorted(seconds * 1000 for result in results for seconds in result.working)
    games = max(1, len(results))
    low, high = interval(sum(won), len(won))
    return {
        "variant": arguments.variant,
        "seats": arguments.seats,
        "level": str(arguments.level),
        "against": against,
        "signals": bool(matches) and matches[0].talk,
        "minimum": arguments.minimum,
        "hand": arguments.hand,
        "takebacks": not arguments.no_takebacks,
        "seed": arguments.seed,
        "games": len(results),
        "win_rate": round(sum(won) / games, 4),
        "win_rate_95": [round(low, 4), round(high, 4)],
        "mean_left": round(sum(left) / games, 3),
        "under_ten": round(sum(score < 10 for score in left) / games, 4),
        "mean_turns": round(sum(result.turns for result in results) / games, 2),
        "ms_p50": round(quantile(times, 0.50), 3),
        "ms_p99": round(quantile(times, 0.99), 3),
        "cpu_ms_p50": round(quantile(worked, 0.50), 3),
        "cpu_ms_p99": round(quantile(worked, 0.99), 3),
    }


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
