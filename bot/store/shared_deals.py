"""Who has played the same cards, and how it went."""

from bot.store.finished_games import SELECT_GAME, FinishedGames
from bot.store.rows import AttemptRow, GameRow


class SharedDeals(FinishedGames):
    async def games_of_deal(self, deal: str, guild: int, viewer: int, limit: int) -> tuple[GameRow, ...]:
        """Those of a server and the viewer's own, the best first."""
        own = "SELECT game FROM players WHERE person = ?"
        which = f"SELECT g.id FROM games g WHERE g.deal = ? AND (g.guild = ? OR g.id IN ({own}))"
        return await self._games(
            f"{SELECT_GAME} WHERE g.id IN ({which}) ORDER BY g.result DESC, g.score, g.ended LIMIT {int(limit)}",
            f"WHERE p.game IN ({which})",
            deal,
            guild,
            viewer,
        )

    async def first_attempts(self, deal: str, people: frozenset[int]) -> frozenset[tuple[int, int]]:
        """The game and the person, of these people, where somebody met the deal for the first time."""
        if not people:
            return frozenset()
        marks = ", ".join("?" * len(people))
        sql = f"SELECT game, person FROM attempts WHERE deal = ? AND person IN ({marks})"
        return frozenset((row[0], row[1]) for row in await self.read(sql, deal, *sorted(people)))

    async def has_met(self, deal: str, person: int) -> int | None:
        """At which table they were first dealt it."""
        rows = await self.read("SELECT game FROM attempts WHERE deal = ? AND person = ?", deal, person)
        return int(rows[0][0]) if rows else None

    async def attempts_of(self, person: int) -> tuple[AttemptRow, ...]:
        rows = await self.read("SELECT deal, game, at, day FROM attempts WHERE person = ? ORDER BY at, deal", person)
        return tuple(AttemptRow(*row) for row in rows)

    async def hidden_of(self, people: frozenset[int]) -> frozenset[int]:
        """Who of them wants to be shown to nobody."""
        if not people:
            return frozenset()
        marks = ", ".join("?" * len(people))
        rows = await self.read(f"SELECT person FROM hidden WHERE person IN ({marks})", *sorted(people))
        return frozenset(row[0] for row in rows)
