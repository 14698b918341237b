"""Rankings of a server, from what was counted along. Whoever wants to be shown to nobody is shown to themselves."""

from typing import NamedTuple

from bot.store.finished_games import FinishedGames
from bot.store.statement import Value
from bot.store.statistics import SHOWN


class Board(NamedTuple):
    """Which ranking: one game on one server, in one period, at tables of one size or of any, with computer players of
    that level as the strongest, or with none ('')."""

    guild: int
    variant: str
    period: int
    company: str
    seats: int | None
    fewest: int  # games that somebody must have played there


class Standing(NamedTuple):
    line: int  # from 1; everybody has an own one
    place: int  # shared by those who are equal
    person: int
    games: int
    wins: int
    cards: int
    best: int
    hints: int
    ranked: int  # how many are ranked in all


class Standings:
    def __init__(self, store: FinishedGames) -> None:
        self._store = store

    async def page(self, board: Board, viewer: int | None, start: int, count: int) -> tuple[Standing, ...]:
        """Some rows from `start` on, and the viewer's own wherever it stands. The fewest cards left on average lead;
        of those who are equal in that, whoever won more of their games; then they share the place."""
        persons, values = _persons(board, viewer)
        ranked = (
            "SELECT RANK() OVER (ORDER BY mean, share DESC) AS place,"
            " ROW_NUMBER() OVER (ORDER BY mean, share DESC, games DESC, who) AS line,"
            f" who, games, wins, cards, best, hints, COUNT(*) OVER () AS ranked FROM ({persons}) p"
        )
        sql = (
            "SELECT line, place, who, games, wins, cards, best, hints, ranked"
            f" FROM ({ranked}) r WHERE (line > ? AND line <= ?) OR who = ? ORDER BY line"
        )
        rows = await self._store.read(sql, *values, start, start + count, viewer or -1)
        return tuple(Standing(*row) for row in rows)

    async def games_of(self, board: Board, person: int) -> int:
        """How many games somebody has there, ranked or not."""
        which, values = _which(board)
        rows = await self._store.read(f"SELECT SUM(games) FROM tallies WHERE {which} AND who = ?", *values, person)
        return int(rows[0][0] or 0)

    async def boards(self, guild: int) -> tuple[tuple[str, str, int, int], ...]:
        """What was played on a server, the most games first: variant, company, seats, games."""
        sql = (
            "SELECT variant, company, seats, SUM(games) AS played FROM tallies"
            " WHERE who = 0 AND guild = ? AND period = 0 GROUP BY variant, company, seats ORDER BY played DESC"
        )
        return tuple((row[0], row[1], row[2], row[3]) for row in await self._store.read(sql, guild))


def _persons(board: Board, viewer: int | None) -> tuple[str, tuple[Value, ...]]:
    which, values = _which(board)
    sql = (
        "SELECT who, SUM(games) AS games, SUM(wins) AS wins, SUM(cards) AS cards, MIN(best) AS best,"
        " SUM(hints) AS hints, CAST(SUM(cards) AS DOUBLE PRECISION) / SUM(games) AS mean,"
        " CAST(SUM(wins) AS DOUBLE PRECISION) / SUM(games) AS share"
        f" FROM tallies t WHERE {which} AND who <> 0 AND (who = ? OR {SHOWN.format(person='t.who')})"
        " GROUP BY who HAVING SUM(games) >= ?"
    )
    return sql, (*values, viewer or -1, board.fewest)


def _which(board: Board) -> tuple[str, tuple[Value, ...]]:
    sql, values = "guild = ? AND variant = ? AND period = ? AND company = ?", board[:4]
    return (sql, values) if board.seats is None else (f"{sql} AND seats = ?", (*values, board.seats))
