"""How often so many cards were left, in a few steps: the same for the words and for the picture."""

from collections.abc import Mapping
from typing import NamedTuple

STEP = 10
MOST = 98


class Bar(NamedTuple):
    label: str
    games: int


def spread_bars(spread: Mapping[int, int]) -> tuple[Bar, ...]:
    """None left, then in tens."""
    steps = [range(1), range(1, STEP), *(range(start, start + STEP) for start in range(STEP, MOST + 1, STEP))]
    return tuple(
        Bar(
            str(step[0]) if len(step) == 1 else f"{step[0]}–{min(step[-1], MOST)}",
            sum(games for cards, games in spread.items() if cards in step),
        )
        for step in steps
    )
