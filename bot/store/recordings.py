"""How games went, of which only that is left."""

from abc import ABC, abstractmethod

from bot.store.finished_games import Rows
from bot.store.rows import RecordingRow
from bot.store.statement import Value


class Recordings(ABC):
    @abstractmethod
    async def read(self, sql: str, *values: Value) -> Rows:
        """Committed rows. Raises `StoreUnavailable`."""

    async def recording(self, game: int) -> RecordingRow | None:
        rows = await self.read("SELECT game, guild, what FROM recordings WHERE game = ?", game)
        return RecordingRow(*rows[0]) if rows else None

    async def closed_before(self, before: float, after: int, limit: int) -> tuple[int, ...]:
        """So many tables, by number, after that one: those that are about to be purged."""
        sql = "SELECT id FROM tables WHERE closed < ? AND id > ? ORDER BY id LIMIT ?"
        return tuple(row[0] for row in await self.read(sql, before, after, limit))
