"""Rankings of a server, from what was counted along. Whoever wants to be shown to nobody is shown to themselves."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.store.finished_games import FinishedGames, Rows
from bot.store.statement import Value
from bot.store.statistics import SHOWN

MEAN = "CAST(cards AS DOUBLE PRECISION) / games"
SHARE = "CAST(wins AS DOUBLE PRECISION) / games"
SELECT = f"SELECT who, games, wins, cards, best, hints, {MEAN}, {SHARE} FROM tallies t"
FEWEST = 5  # games that somebody must have played to be ranked: the index of the ranking has only these
WHICH = "guild = ? AND variant = ? AND period = ? AND company = ? AND seats = ?"
NOBODY = (0,) * 6 + (-1.0, 2.0)  # nobody is better


class Board(NamedTuple):
    """Which ranking: one game on one server, in one period, with computer players of that level as the strongest, or
    with none (''), and so many at the table."""

    guild: int
    variant: str
    period: int
    company: str
    seats: int


class Standing(NamedTuple):
    place: int  # shared by those who are equal
    person: int
    games: int
    wins: int
    cards: int
    best: int
    hints: int


class Page(NamedTuple):
    rows: tuple[Standing, ...]
    own: Standing | None  # the viewer's, wherever it stands
    ranked: int  # how many are ranked in all


class Standings:
    def __init__(self, store: FinishedGames) -> None:
        self._store = store

    async def page(self, board: Board, viewer: int | None, start: int, count: int) -> Page:
        """Some rows from `start` on, and the viewer's own. The fewest cards left on average lead; of those who are
        equal in that, whoever won more of their games; then they share the place."""
        which, values = _ranked(board, viewer)
        order = f"{MEAN}, {SHARE} DESC, games DESC, who LIMIT ? OFFSET ?"
        rows = await self._store.read(f"{SELECT} WHERE {which} ORDER BY {order}", *values, count, start)
        own = await self._store.read(f"{SELECT} WHERE {which} AND who = ?", *values, viewer or -1)
        ranked, first_place, own_place = await self._places(board, viewer, rows[:1], own)
        return Page(
            tuple(_in_order(rows, start, first_place)), Standing(own_place, *own[0][:6]) if own else None, ranked
        )

    async def games_of(self, board: Board, person: int) -> int:
        """How many games somebody has there, ranked or not."""
        sql = f"SELECT games FROM tallies t WHERE {WHICH} AND who = ?"
        rows = await self._store.read(sql, *board, person)
        return int(rows[0][0]) if rows else 0

    async def boards(self, guild: int) -> tuple[tuple[str, str, int, int], ...]:
        """What was played on a server, the most games first: variant, company, seats, games."""
        sql = (
            "SELECT variant, company, seats, games FROM tallies"
            " WHERE who = 0 AND guild = ? AND period = 0 ORDER BY games DESC, variant, company, seats"
        )
        return tuple((row[0], row[1], row[2], row[3]) for row in await self._store.read(sql, guild))

    async def _places(self, board: Board, viewer: int | None, first: Rows, own: Rows) -> tuple[int, int, int]:
        """How many are ranked; and which places the first row and the viewer have: how many are better, and one."""
        which, values = _ranked(board, viewer)
        better = f"SUM(CASE WHEN {MEAN} < ? OR ({MEAN} = ? AND {SHARE} > ?) THEN 1 ELSE 0 END)"
        measures = [(row[6], row[6], row[7]) for found in (first, own) for row in found[:1] or [NOBODY]]
        sql = f"SELECT COUNT(*), {better}, {better} FROM tallies t WHERE {which}"
        ranked, *places = (await self._store.read(sql, *measures[0], *measures[1], *values))[0]
        return ranked, *(1 + int(place or 0) for place in places)


def _in_order(rows: Rows, start: int, first_place: int) -> Iterator[Standing]:
    """Whoever is equal to the one before shares the place; else it is that of the line."""
    place, before = first_place, None
    for line, row in enumerate(rows, start + 1):
        if before is not None and row[6:] != before:
            place = line
        before = row[6:]
        yield Standing(place, *row[:6])


def _ranked(board: Board, viewer: int | None) -> tuple[str, tuple[Value, ...]]:
    shown = SHOWN.format(person="t.who")
    which = f"{WHICH} AND games >= {FEWEST} AND who <> 0 AND (who = ? OR {shown})"
    return which, (*board, viewer or -1)
