"""A program: the players with no compiler to be found. Prints how many turns were judged legal."""

import sys

sys.modules["numba"] = None  # type: ignore[assignment]  # as if it were not installed

from bot.players.choose import choose  # noqa: E402
from bot.players.compiled import COMPILED  # noqa: E402
from bot.players.levels import Level  # noqa: E402
from bot.players.match import Match, play  # noqa: E402
from bot.players.simple import finishes  # noqa: E402
from bot.players.talk import opening_cost, signals  # noqa: E402
from bot.rules import Original, see  # noqa: E402
from tests.players.positions import TABLES, course  # noqa: E402


def main() -> None:
    assert not COMPILED
    judged = 0
    for variant in TABLES:
        for n, state in enumerate(course(variant, 1)):
            if n % 12 == 0:
                view = see(state, state.seat)
                assert finishes(state, choose(view, Level.EXPERT))
                assert len(signals(view)) == 4
                judged += 1
        opening_cost(view)
    assert play(Match(Original(3), 1, (Level.NORMAL,) * 3)).turns > 5
    sys.stdout.write(f"{judged}\n")


if __name__ == "__main__":
    main()
