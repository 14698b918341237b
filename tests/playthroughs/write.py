"""`python -m tests.playthroughs.write`: the views of the golden games anew. With `--games [NAME]`, find new games
first: all, or those whose names begin so.

Games are looked for among seeded deals with the greedy player of the tests. The won games of the team variants have a
deck arranged for them, the numbers more or less ascending: this player wins hardly any honest deal.
"""

import sys
from collections.abc import Callable
from random import Random

from bot.rules import VARIANTS, Deal, Options, Variant, deal
from bot.rules.record import export
from tests.playthroughs.scenes import HERE, games, whole_game
from tests.rules.games import SHIPPED, greedily, moves

USUAL = Options()


def table(name: str, seats: int, options: Options = USUAL) -> Variant:
    return VARIANTS[name].create(seats, options, SHIPPED)


def find(
    variant: Variant,
    wanted: str,
    winner: int | None = None,
    friendly: float = 0.0,
    uncovered: bool = False,
) -> str:
    """`uncovered`: a card that had to be covered is still in sight at the end."""
    for seed in range(100_000):
        random = Random(seed)
        dealt = deal(variant, random)
        if friendly:
            order = sorted(variant.cards, key=lambda card: card + random.uniform(0, friendly))
            dealt = Deal(variant, (tuple(order),), 0)
        played = list(moves(dealt, greedily, random))
        if not played:
            continue
        end = played[-1].after
        if uncovered and not end.needs.cover:
            continue
        outcome = end.outcome
        if outcome is not None and (outcome.result, outcome.winner) == (wanted, winner):
            return export(dealt, [(move.seat, move.action) for move in played])
    raise SystemExit(f"no {wanted} game of {variant.name} found")


def write_games(only: str) -> None:
    """All of them, or those whose name begins so."""
    found: dict[str, Callable[[], str]] = {
        "original-won": lambda: find(table("original", 4), "won", friendly=60),
        "original-lost": lambda: find(table("original", 3, Options(takebacks=False)), "lost"),
        "original-expert-lost": lambda: find(table("original", 2, Options(minimum=3, hand=-1)), "lost"),
        "extreme-won": lambda: find(table("extreme", 2), "won", friendly=8),
        "extreme-lost": lambda: find(table("extreme", 4), "lost"),
        "on-fire-won": lambda: find(table("on-fire", 3), "won", friendly=40),
        "on-fire-lost": lambda: find(table("on-fire", 2, Options(takebacks=False)), "lost", uncovered=True),
        "face-to-face-first-wins": lambda: find(table("face-to-face", 2), "won", 0),
        "face-to-face-second-wins": lambda: find(table("face-to-face", 2), "won", 1),
    }
    for name, find_it in found.items():
        if name.startswith(only):
            (HERE / f"{name}.game").write_text(find_it(), encoding="utf-8")


def main(argv: list[str]) -> None:
    if argv[:1] == ["--games"]:
        write_games("".join(argv[1:]))
    for path in games():
        path.with_suffix(".seen").write_text(whole_game(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
