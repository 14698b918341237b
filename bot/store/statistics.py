"""What finished games come to. All of it is counted by the database: nothing here has more rows than fit on a page."""

from collections import Counter
from typing import NamedTuple

from bot.store.finished_games import FinishedGames, Rows
from bot.store.game_sources import GameSource
from bot.store.game_statements import EVER, EVERYBODY, FEATS
from bot.store.rows import GameRow
from bot.store.statement import Value
from bot.store.streak_statements import ALL_GAMES, EVERYWHERE

SHOWN = "NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = {person})"
MONTHS = 100_000  # periods from here on are months
BEFORE_ALL = -1.0  # before any game ended
FEW = 10  # cards: fewer than these
PARTNERS_OF = 200  # the newest games that favourite partners are found in


class Count(NamedTuple):
    """Games of one kind."""

    variant: str
    seats: int
    company: str
    games: int
    wins: int
    cards: int  # left, in all of them together
    best: int


class Point(NamedTuple):
    """Of a curve: one game, or a month's."""

    at: float  # a time, or a month as its number
    games: int
    cards: int
    won: int


class Streaks(NamedTuple):
    now: int
    longest: int


class Partner(NamedTuple):
    person: int
    games: int
    wins: int


class FeatCounts(NamedTuple):
    """In how many games; `variants` is how many different ones were won."""

    games: int = 0
    wins: int = 0
    under_ten: int = 0
    all_marks: int = 0
    silent: int = 0
    no_take_backs: int = 0
    harder: int = 0
    big_tables: int = 0
    variants: int = 0


class Outcomes(NamedTuple):
    spread: dict[int, int]  # cards left: games
    feats: FeatCounts


class Statistics:
    def __init__(self, store: FinishedGames) -> None:
        self._store = store

    async def is_hidden(self, person: int) -> bool:
        return bool(await self._store.read("SELECT 1 FROM hidden WHERE person = ?", person))

    # Of a person or a team

    async def counts(self, source: GameSource) -> tuple[Count, ...]:
        sql = (
            "SELECT variant, seats, company, COUNT(*), SUM(won), SUM(cards), MIN(cards)"
            f" FROM ({source.sql}) s GROUP BY variant, seats, company ORDER BY variant, seats, company"
        )
        return tuple(Count(*row) for row in await self._store.read(sql, *source.values))

    async def person_counts(self, person: int, guild: int | None, variant: str | None) -> tuple[Count, ...]:
        """The same, as it was counted along."""
        only, values = _only(variant)
        if guild is not None:
            only, values = f"{only} AND guild = ?", (*values, guild)
        return await self._tallied(f"who = ? AND period = ?{only}", person, EVER, *values)

    async def person_outcomes(self, person: int, guild: int | None, variant: str | None) -> Outcomes:
        """How many games ended with so many cards left, and what was done in them, as it was counted along."""
        only, values = _only(variant)
        if guild is not None:
            only, values = f"{only} AND guild = ?", (*values, guild)
        feats = ", ".join(f"SUM({feat})" for feat in FEATS)
        sql = (
            f"SELECT variant, cards, SUM(games), SUM(wins), {feats} FROM outcomes WHERE who = ?{only}"
            " GROUP BY variant, cards ORDER BY cards"
        )
        return _outcomes(await self._store.read(sql, person, *values))

    async def newest(self, source: GameSource, limit: int) -> tuple[Point, ...]:
        """The oldest of them first."""
        sql = f"SELECT ended, 1, cards, won FROM ({source.sql}) s ORDER BY ended DESC, game DESC LIMIT ?"
        return tuple(Point(*row) for row in reversed(await self._store.read(sql, *source.values, limit)))

    async def spread(self, source: GameSource) -> dict[int, int]:
        """How many games ended with so many cards left."""
        sql = f"SELECT cards, COUNT(*) FROM ({source.sql}) s GROUP BY cards ORDER BY cards"
        return {row[0]: row[1] for row in await self._store.read(sql, *source.values)}

    async def person_streaks(self, person: int, guild: int | None, variant: str | None) -> Streaks:
        """Wins in a row, without a game between them that was lost, as they were counted along."""
        sql = "SELECT running, longest FROM streaks WHERE who = ? AND guild = ? AND variant = ?"
        where = EVERYWHERE if guild is None else guild
        rows = await self._store.read(sql, person, where, variant or ALL_GAMES)
        return Streaks(*rows[0]) if rows else Streaks(0, 0)

    async def streaks(self, source: GameSource) -> Streaks:
        """The same, of games that are looked at one by one: those of a team."""
        lost = f"SELECT won, SUM(1 - won) OVER (ORDER BY ended, game) AS lost FROM ({source.sql}) s"
        sql = f"SELECT COUNT(*) AS run FROM ({lost}) l WHERE won = 1 GROUP BY lost"
        longest = await self._store.read(f"SELECT MAX(run) FROM ({sql}) r", *source.values)
        return Streaks(await self._wins_since_a_loss(source), int(longest[0][0] or 0))

    async def _wins_since_a_loss(self, source: GameSource) -> int:
        lost = f"SELECT ended, game FROM ({source.sql}) s WHERE won = 0 ORDER BY ended DESC, game DESC LIMIT 1"
        (ended, game), *_ = [*await self._store.read(lost, *source.values), (BEFORE_ALL, 0)]
        won = f"SELECT COUNT(*) FROM ({source.sql}) s WHERE ended >= ? AND (ended > ? OR game > ?)"
        return int((await self._store.read(won, *source.values, ended, ended, game))[0][0])

    async def partners(self, person: int, source: GameSource, limit: int) -> tuple[Partner, ...]:
        """With whom somebody has played most of late, and how many of these games that other one has won."""
        newest = f"SELECT game FROM ({source.sql}) s ORDER BY ended DESC, game DESC LIMIT ?"
        sql = (
            "SELECT o.person, COUNT(*) AS together, SUM(o.won) AS won_together"
            f" FROM ({newest}) n JOIN players o ON o.game = n.game"
            f" WHERE o.person IS NOT NULL AND o.counted = 1 AND o.person <> ? AND {SHOWN.format(person='o.person')}"
            " GROUP BY o.person ORDER BY together DESC, won_together DESC, o.person LIMIT ?"
        )
        rows = await self._store.read(sql, *source.values, PARTNERS_OF, person, limit)
        return tuple(Partner(*row) for row in rows)

    # Of a server, as it was counted along

    async def server_counts(self, guild: int, variant: str | None) -> tuple[Count, ...]:
        only, values = _only(variant)
        return await self._tallied(f"who = ? AND period = ? AND guild = ?{only}", EVERYBODY, EVER, guild, *values)

    async def server_months(self, guild: int, variant: str | None, limit: int) -> tuple[Point, ...]:
        """The oldest of the newest so many first."""
        only, values = _only(variant)
        sql = (
            "SELECT period, SUM(games), SUM(cards), SUM(wins) FROM tallies"
            f" WHERE who = ? AND guild = ? AND period >= ?{only} GROUP BY period ORDER BY period DESC LIMIT ?"
        )
        rows = await self._store.read(sql, EVERYBODY, guild, MONTHS, *values, limit)
        return tuple(Point(*row) for row in reversed(rows))

    async def server_spread(self, guild: int, variant: str | None) -> dict[int, int]:
        only, values = _only(variant)
        sql = f"SELECT cards, SUM(games) FROM spreads WHERE guild = ?{only} GROUP BY cards ORDER BY cards"
        return {row[0]: row[1] for row in await self._store.read(sql, guild, *values)}

    async def servers(self, limit: int) -> tuple[tuple[int, int], ...]:
        """Those with the most games first, and how many these are."""
        sql = (
            "SELECT guild, SUM(games) AS played FROM tallies WHERE who = ? AND period = ?"
            " GROUP BY guild ORDER BY played DESC, guild LIMIT ?"
        )
        return tuple((row[0], row[1]) for row in await self._store.read(sql, EVERYBODY, EVER, limit))

    async def _tallied(self, which: str, *values: Value) -> tuple[Count, ...]:
        sql = (
            "SELECT variant, seats, company, SUM(games), SUM(wins), SUM(cards), MIN(best) FROM tallies"
            f" WHERE {which} GROUP BY variant, seats, company ORDER BY variant, seats, company"
        )
        return tuple(Count(*row) for row in await self._store.read(sql, *values))

    async def earlier_results(self, game: GameRow) -> tuple[int, int | None]:
        """How many games of its kind there were on the server before this one, and the fewest cards left in them."""
        sql = (
            "SELECT SUM(n), MIN(CASE WHEN n > 0 THEN cards END) FROM"
            " (SELECT cards, games - CASE WHEN cards = ? THEN 1 ELSE 0 END AS n FROM spreads"
            " WHERE guild = ? AND variant = ? AND company = ? AND seats = ?) s"
        )
        kind = (game.guild, game.variant, game.company, len(game.players))
        games, best = (await self._store.read(sql, game.score, *kind))[0]
        return int(games or 0), best


def _outcomes(rows: Rows) -> Outcomes:
    """Of each variant and number of cards left; there are no more of them than cards."""
    spread = Counter[int]()
    for _, cards, games, *_ in rows:
        spread[cards] += games
    all_marks, silent, no_take_backs, harder, big_tables = (
        sum(row[4 + at] for row in rows) for at in range(len(FEATS))
    )
    feats = FeatCounts(
        games=spread.total(),
        wins=sum(row[3] for row in rows),
        under_ten=sum(games for cards, games in spread.items() if cards < FEW),
        all_marks=all_marks,
        silent=silent,
        no_take_backs=no_take_backs,
        harder=harder,
        big_tables=big_tables,
        variants=len({row[0] for row in rows if row[3]}),
    )
    return Outcomes(dict(spread), feats)


def _only(variant: str | None) -> tuple[str, tuple[Value, ...]]:
    return ("", ()) if variant is None else (" AND variant = ?", (variant,))
