"""How much stronger an expert gets by thinking longer: measured, and drawn as SVG."""

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bot.commands.measure import interval, measure, quantile, wins
from bot.players.match import Match

WORLDS = (0, 6, 12, 24, 48, 96)
WIDTH, HEIGHT, MARGIN = 640, 360, 56


class Point(NamedTuple):
    worlds: int
    milliseconds: float  # of a core, 99 of 100 decisions take less
    rate: float
    low: float
    high: float


def draw_curve(matches: Sequence[Match], jobs: int, path: Path) -> None:
    path.write_text(svg([point(matches, jobs, worlds) for worlds in WORLDS], len(matches)), encoding="utf-8")


def point(matches: Sequence[Match], jobs: int, worlds: int) -> Point:
    results = measure([dataclasses.replace(match, worlds=worlds) for match in matches], jobs)
    won = sum(wins(results))
    times = sorted(seconds * 1000 for result in results for seconds in result.working)
    return Point(worlds, quantile(times, 0.99), won / len(results), *interval(won, len(results)))


def svg(points: Sequence[Point], games: int) -> str:
    """A line with its intervals; the same numbers stand beside it, so that nobody has to measure the drawing."""
    most = max(each.milliseconds for each in points) or 1.0
    places = [(across(each.milliseconds / most), each) for each in points]
    line = " ".join(f"{x:.1f},{down(each.rate):.1f}" for x, each in places)
    title = "; ".join(
        f"{each.worlds} worlds, {each.milliseconds:.0f} ms: {each.rate:.1%} ({each.low:.1%} to {each.high:.1%})"
        for each in points
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f"<title>Games won of {games}: {title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *(grid(tenth / 10) for tenth in range(11)),
        f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/>',
        *(mark(x, each) for x, each in places),
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">ms of a core, p99 of a decision</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def grid(share: float) -> str:
    y = down(share)
    return (
        f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" stroke="#ddd"/>'
        f'<text x="{MARGIN - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    )


def mark(x: float, each: Point) -> str:
    return (
        f'<path d="M{x:.1f} {down(each.low):.1f}V{down(each.high):.1f}" stroke="#06c"/>'
        f'<circle cx="{x:.1f}" cy="{down(each.rate):.1f}" r="4" fill="#06c"/>'
        f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 18}" text-anchor="middle">{each.milliseconds:.0f}</text>'
        f'<text x="{x + 6:.1f}" y="{down(each.high) - 4:.1f}">{each.worlds}</text>'
    )


def across(share: float) -> float:
    return MARGIN + share * (WIDTH - 2 * MARGIN)


def down(share: float) -> float:
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)
