"""Which messages and threads of ours stand where."""

from abc import ABC, abstractmethod

from bot.store.finished_games import Rows
from bot.store.rows import MessageRow, TableRow
from bot.store.statement import Value

SELECT_MESSAGE = "SELECT table_id, kind, channel, message, at FROM messages"


class Places(ABC):
    @abstractmethod
    async def read(self, sql: str, *values: Value) -> Rows:
        """Committed rows. Raises `StoreUnavailable`."""

    async def messages(self, table: int) -> dict[str, MessageRow]:
        """By kind."""
        rows = await self.read(f"{SELECT_MESSAGE} WHERE table_id = ?", table)
        return {row[1]: MessageRow(*row) for row in rows}

    async def messages_at(self, channel: int, *kinds: str) -> tuple[MessageRow, ...]:
        """Of all tables, the newest first."""
        marks = ", ".join("?" * len(kinds))
        sql = f"{SELECT_MESSAGE} WHERE channel = ? AND kind IN ({marks}) ORDER BY at DESC, message DESC"
        return tuple(MessageRow(*row) for row in await self.read(sql, channel, *kinds))

    async def closed_with(self, kind: str, limit: int) -> tuple[TableRow, ...]:
        """Tables that are over and have such a message; the ones closed first come first."""
        sql = (
            "SELECT t.id, t.guild, t.channel, t.host, t.opened, t.closed FROM messages m"
            " JOIN tables t ON t.id = m.table_id WHERE m.kind = ? AND t.closed IS NOT NULL"
            " ORDER BY t.closed, t.id LIMIT ?"
        )
        return tuple(TableRow(*row) for row in await self.read(sql, kind, limit))
