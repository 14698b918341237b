"""Attempts of a day, and what they came to."""

from typing import NamedTuple

from bot.store.finished_games import Rows
from bot.store.settings import ServerSettings, unpack
from bot.store.shared_deals import SharedDeals
from bot.store.statistics import SHOWN

SELECT_ATTEMPT = (
    "SELECT a.person, a.game, a.at, g.result, g.score, g.hints, g.take_backs, g.seats, g.ended, a.day"
    " FROM attempts a LEFT JOIN games g ON g.id = a.game"
)


WITH_CHANNEL = '%"daily_channel"%'


class DailyAttempt(NamedTuple):
    """What is None after `at`: the game is not over, or was left."""

    person: int
    game: int  # 0: nobody knows any more
    at: float
    result: str | None
    cards: int | None
    hints: int | None
    take_backs: int | None
    seats: int | None
    ended: float | None
    day: str | None  # that it counts for

    @property
    def finished(self) -> bool:
        return self.result is not None


class ExpertResult(NamedTuple):
    won: int
    cards: int
    turns: int


class DailyRecords(SharedDeals):
    async def attempt(self, deals: tuple[str, ...], person: int) -> DailyAttempt | None:
        """At the first of the day's tables."""
        sql = f"{SELECT_ATTEMPT} WHERE a.person = ? AND a.deal IN ({_marks(deals)}) ORDER BY a.at LIMIT 1"
        rows = await self.read(sql, person, *deals)
        return DailyAttempt(*rows[0]) if rows else None

    async def attempts_in(self, deals: tuple[str, ...], guild: int, viewer: int) -> tuple[DailyAttempt, ...]:
        """Those of a day by whoever stands in a server's table and may be shown; finished ones only."""
        shown = SHOWN.format(person="a.person")
        sql = (
            f"{SELECT_ATTEMPT} JOIN daily_players d ON d.person = a.person AND d.guild = ?"
            f" WHERE a.deal IN ({_marks(deals)}) AND a.day IS NOT NULL AND g.result IS NOT NULL"
            f" AND (a.person = ? OR {shown})"
        )
        return _attempts(await self.read(sql, guild, *deals, viewer))

    async def attempts_by(
        self, deals: tuple[str, ...], people: frozenset[int], viewer: int
    ) -> tuple[DailyAttempt, ...]:
        """The same, by these people."""
        shown = SHOWN.format(person="a.person")
        wanted = sorted(people)
        sql = (
            f"{SELECT_ATTEMPT} WHERE a.deal IN ({_marks(deals)}) AND a.person IN ({_marks(wanted)})"
            f" AND a.day IS NOT NULL AND g.result IS NOT NULL AND (a.person = ? OR {shown})"
        )
        return _attempts(await self.read(sql, *deals, *wanted, viewer)) if wanted else ()

    async def daily_days(self, person: int) -> tuple[str, ...]:
        """On which days they finished one that counts, the newest first."""
        sql = (
            "SELECT DISTINCT a.day FROM attempts a JOIN games g ON g.id = a.game"
            " WHERE a.person = ? AND a.day IS NOT NULL ORDER BY a.day DESC"
        )
        return tuple(row[0] for row in await self.read(sql, person))

    async def expert_result(self, deal: str) -> ExpertResult | None:
        rows = await self.read("SELECT won, cards, turns FROM expert_results WHERE deal = ?", deal)
        return ExpertResult(*rows[0]) if rows else None

    async def daily_key(self, day: str) -> str | None:
        rows = await self.read("SELECT secret FROM daily_keys WHERE day = ?", day)
        return str(rows[0][0]) if rows else None

    async def is_marked(self, deal: str, mark: str) -> bool:
        return bool(await self.read("SELECT 1 FROM daily_marks WHERE deal = ? AND mark = ?", deal, mark))

    async def daily_servers_of(self, person: int) -> tuple[int, ...]:
        rows = await self.read("SELECT guild FROM daily_players WHERE person = ? ORDER BY guild", person)
        return tuple(row[0] for row in rows)

    async def daily_channels(self) -> tuple[tuple[int, int], ...]:
        """The servers that want a day to be announced, and where."""
        rows = await self.read("SELECT guild, settings FROM servers WHERE settings LIKE ? ORDER BY guild", WITH_CHANNEL)
        found = [(guild, unpack(settings, ServerSettings).daily_channel) for guild, settings in rows]
        return tuple((guild, channel) for guild, channel in found if channel is not None)

    async def daily_post(self, guild: int) -> str | None:
        """Which day was the last that was announced there."""
        rows = await self.read("SELECT day FROM daily_posts WHERE guild = ?", guild)
        return str(rows[0][0]) if rows else None


def _attempts(rows: Rows) -> tuple[DailyAttempt, ...]:
    return tuple(DailyAttempt(*row) for row in rows)


def _marks(values: tuple[str, ...] | list[int]) -> str:
    return ", ".join("?" * len(values))
