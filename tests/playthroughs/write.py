"""`python -m tests.playthroughs.write`: the views of the golden games anew. With `--games`, find new games first.

Games are looked for among seeded deals with the greedy player of the tests. The won games of the team variants have a
deck arranged for them, the numbers more or less ascending: this player wins hardly any honest deal.
"""

import sys
from random import Random

from bot.rules import Deal, Extreme, FaceToFace, Options, Original, Variant, deal
from bot.rules.record import export
from tests.playthroughs.scenes import HERE, games, told
from tests.rules.games import SHIPPED, greedily, moves


def find(variant: Variant, wanted: str, winner: int | None = None, friendly: float = 0.0) -> str:
    for seed in range(100_000):
        random = Random(seed)
        dealt = deal(variant, random)
        if friendly:
            order = sorted(variant.cards, key=lambda card: card + random.uniform(0, friendly))
            dealt = Deal(variant, (tuple(order),), 0)
        played = list(moves(dealt, greedily, random))
        if not played:
            continue
        outcome = played[-1].after.outcome
        if outcome is not None and (outcome.result, outcome.winner) == (wanted, winner):
            return export(dealt, [(move.seat, move.action) for move in played])
    raise SystemExit(f"no {wanted} game of {variant.name} found")


def write_games() -> None:
    extreme = Extreme(seats=2, instructions=SHIPPED)
    found = {
        "original-won": find(Original(4), "won", friendly=60),
        "original-lost": find(Original(3, Options(takebacks=False)), "lost"),
        "original-expert-lost": find(Original(2, Options(minimum=3, hand=-1)), "lost"),
        "extreme-won": find(extreme, "won", friendly=8),
        "extreme-lost": find(Extreme(seats=4, instructions=SHIPPED), "lost"),
        "face-to-face-first-wins": find(FaceToFace(), "won", 0),
        "face-to-face-second-wins": find(FaceToFace(), "won", 1),
    }
    for name, text in found.items():
        (HERE / f"{name}.game").write_text(text, encoding="utf-8")


def main(argv: list[str]) -> None:
    if "--games" in argv:
        write_games()
    for path in games():
        path.with_suffix(".seen").write_text(told(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
