"""A record as it is shown: a value that page, picture and text read alike."""

from collections.abc import Iterable

from msgspec import Struct

from bot.records.achievements import Progress
from bot.records.subject import Subject
from bot.store import Count, Partner, Point, Streaks


class Totals(Struct, frozen=True):
    games: int = 0
    wins: int = 0
    cards: int = 0  # left, in all games together
    best: int = 0

    @property
    def mean(self) -> float:
        return self.cards / self.games if self.games else 0.0

    @property
    def share(self) -> int:
        """Of the games that were won, in per cent: all or none only where it is so."""
        if self.wins in (0, self.games):
            return 100 if self.wins else 0
        return min(max(round(100 * self.wins / self.games), 1), 99)


class Line(Struct, frozen=True):
    """One game at tables of one size, with and without computer players."""

    variant: str
    seats: int
    totals: Totals


class Summary(Struct, frozen=True):
    subject: Subject
    variant: str | None  # of this game alone
    totals: Totals
    lines: tuple[Line, ...]  # the most games first
    without_computers: Totals
    with_computers: Totals
    curve: tuple[Point, ...]  # game by game, or of a server month by month; the oldest first
    spread: dict[int, int]  # cards left: games
    streaks: Streaks | None = None
    partners: tuple[Partner, ...] = ()
    achievements: tuple[Progress, ...] = ()

    @property
    def by_month(self) -> bool:
        return self.streaks is None


def total(counts: Iterable[Count]) -> Totals:
    counts = tuple(counts)
    return Totals(
        sum(count.games for count in counts),
        sum(count.wins for count in counts),
        sum(count.cards for count in counts),
        min((count.best for count in counts), default=0),
    )


def lines(counts: Iterable[Count]) -> tuple[Line, ...]:
    kinds: dict[tuple[str, int], list[Count]] = {}
    for count in counts:
        kinds.setdefault((count.variant, count.seats), []).append(count)
    found = [Line(variant, seats, total(of_kind)) for (variant, seats), of_kind in kinds.items()]
    return tuple(sorted(found, key=lambda line: (-line.totals.games, line.variant, line.seats)))
