"""Who does not want to meet whom, and who wants to be told when somebody looks for players."""

from abc import ABC, abstractmethod

from bot.store.company_statements import trace
from bot.store.finished_games import Rows
from bot.store.rows import BlockRow, SubscriptionRow
from bot.store.statement import Value

SELECT_SUBSCRIPTION = "SELECT person, guild, first_hour, last_hour, zone, pause, told FROM subscriptions"


class Company(ABC):
    @abstractmethod
    async def read(self, sql: str, *values: Value) -> Rows:
        """Committed rows. Raises `StoreUnavailable`."""

    async def blocks_of(self, person: int) -> tuple[BlockRow, ...]:
        """Their own list, the oldest first. Who was forgotten since has a number below zero."""
        rows = await self.read("SELECT person, other, since FROM blocks WHERE person = ? ORDER BY since, other", person)
        return tuple(BlockRow(*row) for row in rows)

    async def blocks(self, person: int, other: int) -> bool:
        """Whether the first does not want to meet the second."""
        sql = "SELECT 1 FROM blocks WHERE person = ? AND other IN (?, ?)"
        return bool(await self.read(sql, person, other, trace(other)))

    async def apart_from(self, person: int) -> frozenset[int]:
        """Everybody whom they block or who blocks them."""
        sql = (
            "SELECT other FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE other = ?"
            " UNION SELECT person FROM blocks WHERE other = ?"
        )
        return frozenset(row[0] for row in await self.read(sql, person, person, trace(person)))

    async def subscription(self, person: int, guild: int) -> SubscriptionRow | None:
        rows = await self.read(f"{SELECT_SUBSCRIPTION} WHERE person = ? AND guild = ?", person, guild)
        return SubscriptionRow(*rows[0]) if rows else None

    async def subscriptions_of(self, person: int) -> tuple[SubscriptionRow, ...]:
        rows = await self.read(f"{SELECT_SUBSCRIPTION} WHERE person = ? ORDER BY guild", person)
        return tuple(SubscriptionRow(*row) for row in rows)

    async def subscribers(self, guild: int, limit: int) -> tuple[SubscriptionRow, ...]:
        """Those who have not been told for the longest time come first."""
        rows = await self.read(f"{SELECT_SUBSCRIPTION} WHERE guild = ? ORDER BY told, person LIMIT ?", guild, limit)
        return tuple(SubscriptionRow(*row) for row in rows)

    async def last_call(self, guild: int) -> float | None:
        rows = await self.read("SELECT at FROM calls WHERE guild = ?", guild)
        return float(rows[0][0]) if rows else None
