"""`python -m bot simulate`: many games on seeded deals, one JSON object about them."""

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import structs

from bot.commands.curve import draw_curve
from bot.commands.measure import interval, mean_gap, measure, quantile, wins
from bot.data_files import extreme_deck
from bot.players.levels import Level
from bot.players.match import Match, Result
from bot.players.team import Member, Talk, read_member
from bot.players.versions import CURRENT, VERSIONS
from bot.rules import VARIANTS, Instructions, Option, Options, Refused, Variant


def main(argv: Sequence[str]) -> int:
    form = parser()
    arguments = form.parse_args(argv)
    kind = VARIANTS[arguments.variant]
    if arguments.against and not plays_against(kind):
        form.error("--against is for games with an opponent: here everybody is on one side")
    if arguments.shuffled and Option.SHUFFLED not in kind.options_offered:
        form.error("--shuffled is for games that deal their marks")
    if arguments.team and arguments.seats not in (None, len(arguments.team)):
        form.error("--team and --seats do not agree")
    if arguments.team and plays_against(kind):
        form.error("--team is for games in which everybody is on one side")
    if arguments.team:
        arguments.seats = len(arguments.team)
    if arguments.seats is None:
        arguments.seats = min(kind.seat_counts, key=lambda seats: abs(seats - 2))
    try:
        matches = list(plan(arguments))
    except Refused as refused:
        print(f"these options break {refused}", file=sys.stderr)  # noqa: T201
        return 2
    if arguments.curve:
        draw_curve(matches, arguments.jobs, arguments.curve)
        return 0
    results = measure(matches, arguments.jobs)
    summary = summarize(arguments, matches, results)
    if arguments.against_version and not plays_against(kind):
        earlier = [dataclasses.replace(match, team=earlier_team(match, arguments.against_version)) for match in matches]
        summary |= compare(arguments.against_version, results, measure(earlier, arguments.jobs))
    if arguments.export:
        arguments.export.write_text("\n".join(result.notation() for result in results), encoding="utf-8")
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
    form.add_argument("--team", type=_team, help="who sits where, such as expert,normal-silent,easy or expert,person")
    form.add_argument("--against-version", choices=VERSIONS, help="compare with an earlier expert on the same deals")
    form.add_argument("--worlds", type=int, help="how many an expert looks into at most; 0: it does not look ahead")
    form.add_argument("--export", type=Path, metavar="FILE", help="the games, in the notation")
    form.add_argument("--curve", type=Path, metavar="FILE", help="draw strength against time, as SVG")
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


def _team(text: str) -> tuple[Member, ...]:
    try:
        return tuple(read_member(word) for word in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def plan(arguments: argparse.Namespace) -> Iterator[Match]:
    """The matches, in order of their seeds. Opponents take turns at each seat."""
    kind = VARIANTS[arguments.variant]
    options = Options(arguments.minimum, arguments.hand, not arguments.no_takebacks)
    for n in range(arguments.games):
        seed = arguments.seed + n
        marks = Instructions.shuffled(Random(seed)) if arguments.shuffled else extreme_deck()
        variant = kind.create(arguments.seats, options, marks)
        talk = Talk.FULL if variant.talks and not arguments.no_signals else Talk.SILENT
        team = arguments.team or (Member(arguments.level, talk),) * arguments.seats
        if plays_against(kind):
            other = Member(arguments.against or arguments.level, talk, version=arguments.against_version or CURRENT)
            team = tuple(team[0] if seat == n % arguments.seats else other for seat in range(arguments.seats))
        yield Match(variant, seed, (), team=team, worlds=arguments.worlds)


def summarize(arguments: argparse.Namespace, matches: Sequence[Match], results: Sequence[Result]) -> dict[str, object]:
    against = str(arguments.against or arguments.level) if plays_against(VARIANTS[arguments.variant]) else None
    won = wins(results)
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
        "team": [str(member) for member in matches[0].members],
        "signals": any(member.talk is not Talk.SILENT for member in matches[0].members),
        "starter": str(matches[0].starter),
        "version": CURRENT,
        "worlds": arguments.worlds,
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


def earlier_team(match: Match, version: str) -> tuple[Member, ...]:
    """The same, with an earlier expert."""
    return tuple(structs.replace(member, version=version) for member in match.members)


def compare(version: str, results: Sequence[Result], earlier: Sequence[Result]) -> dict[str, object]:
    """The same deals by the earlier version, and how many points lie between them."""
    before, after = wins(earlier), wins(results)
    mean, spread = mean_gap(after, before)
    return {
        "against_version": version,
        "its_win_rate": round(sum(before) / len(before), 4),
        "gain": round(mean, 4),
        "gain_95": [round(mean - spread, 4), round(mean + spread, 4)],
    }
