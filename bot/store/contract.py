"""The one contract. A backend can read, write a durable unit, and close; the rest is shared."""

from abc import abstractmethod
from collections.abc import Callable
from itertools import chain
from types import TracebackType
from typing import ClassVar, Self

from bot.store.finished_games import without_others
from bot.store.forgetting import ALL, Forgetting
from bot.store.person_data import PersonData
from bot.store.places import Places
from bot.store.rows import Checkpoint, Due, LogRow, TableRecord, TableRow
from bot.store.settings import PersonSettings, ServerSettings, unpack
from bot.store.timed import unobserved

SELECT_TABLE = "SELECT id, guild, channel, host, opened, closed FROM tables"
SELECT_RECORD = "SELECT revision, checkpoint_n, checkpoint, id, guild, channel, host, opened, closed FROM tables"
SELECT_LOG = "SELECT table_id, n, who, whom, at, what, interaction FROM log"
EXPORT_PAGE = 500  # rows read at a time


class Store(Forgetting, Places):
    """An open database, at the newest migration. Use it with `async with`; get one from `open_store`."""

    shared: ClassVar[bool]
    """Whether other processes may write to it too, so that what was read may be old."""

    observe: Callable[[float, str], None] = staticmethod(unobserved)
    """Told how long each write took, and how it went."""

    @abstractmethod
    async def close(self) -> None: ...

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Tables and their logs

    async def table(self, table: int) -> TableRow | None:
        rows = await self.read(f"{SELECT_TABLE} WHERE id = ?", table)
        return TableRow(*rows[0]) if rows else None

    async def table_in(self, channel: int) -> TableRow | None:
        """The open one."""
        rows = await self.read(f"{SELECT_TABLE} WHERE channel = ? AND closed IS NULL", channel)
        return TableRow(*rows[0]) if rows else None

    async def last_table_in(self, channel: int) -> TableRow | None:
        """The one closed last; for a rematch or a replay."""
        sql = f"{SELECT_TABLE} WHERE channel = ? AND closed IS NOT NULL ORDER BY closed DESC LIMIT 1"
        rows = await self.read(sql, channel)
        return TableRow(*rows[0]) if rows else None

    async def log(self, table: int, after: int = -1, limit: int = ALL) -> tuple[LogRow, ...]:
        """The rows after that one, at most so many: a long log is read in pages."""
        sql = f"{SELECT_LOG} WHERE table_id = ? AND n > ? ORDER BY n LIMIT ?"
        return tuple(LogRow(*row) for row in await self.read(sql, table, after, limit))

    async def record(self, table: int) -> TableRecord | None:
        """Everything needed to load the table, but its log. The revision comes first: what changes meanwhile shows."""
        rows = await self.read(f"{SELECT_RECORD} WHERE id = ?", table)
        if not rows:
            return None
        revision, n, what, *row = rows[0]
        names = await self.read("SELECT person, name FROM names WHERE table_id = ?", table)
        due = await self.read("SELECT due FROM deadlines WHERE table_id = ?", table)
        checkpoint = None if what is None else Checkpoint(n, what)
        return TableRecord(TableRow(*row), dict(names), due[0][0] if due else None, revision, checkpoint)

    async def seen(self, interaction: int) -> tuple[int, int] | None:
        """The table and row this interaction has already become."""
        rows = await self.read("SELECT table_id, n FROM log WHERE interaction = ?", interaction)
        return (rows[0][0], rows[0][1]) if rows else None

    async def open_tables(self) -> int:
        return int((await self.read("SELECT COUNT(*) FROM tables WHERE closed IS NULL"))[0][0])

    async def open_tables_in(self, guild: int) -> tuple[TableRow, ...]:
        """The oldest first."""
        sql = f"{SELECT_TABLE} WHERE guild = ? AND closed IS NULL ORDER BY opened, id"
        return tuple(TableRow(*row) for row in await self.read(sql, guild))

    async def open_tables_of(self, person: int) -> tuple[int, ...]:
        """The open tables that know this person: as host, or by a row of the log."""
        sql = (
            "SELECT id FROM tables WHERE closed IS NULL AND (host = ?"
            " OR id IN (SELECT table_id FROM log WHERE who = ?)"
            " OR id IN (SELECT table_id FROM log WHERE whom = ?)) ORDER BY id"
        )
        return tuple(row[0] for row in await self.read(sql, person, person, person))

    async def tables_where_seated(self, person: int) -> tuple[int, ...]:
        """Open ones; of tables from before there was a record of it, a few that they have left."""
        sql = "SELECT table_id FROM seated WHERE person = ? ORDER BY table_id"
        return tuple(row[0] for row in await self.read(sql, person))

    async def tables_of_server(self, guild: int) -> tuple[int, ...]:
        """Open or closed."""
        return tuple(row[0] for row in await self.read("SELECT id FROM tables WHERE guild = ?", guild))

    # Deadlines

    async def due(
        self, now: float, limit: int = 100, mine: Callable[[int], bool] = lambda guild: True
    ) -> tuple[Due, ...]:
        """The earliest so many of the servers that are ours; those of a process that is down must not hide them."""
        sql = (
            "SELECT d.table_id, t.guild, d.kind, d.due FROM deadlines d JOIN tables t ON t.id = d.table_id"
            " WHERE d.due <= ? ORDER BY d.due, d.table_id LIMIT ? OFFSET ?"
        )
        found, seen, page = list[Due](), 0, limit
        while len(found) < limit and page == limit:
            rows = await self.read(sql, now, limit, seen)
            found += [Due(*row) for row in rows if mine(row[1])]
            page = len(rows)
            seen += page
        return tuple(found[:limit])

    async def earliest(self, after: float = float("-inf")) -> float | None:
        """When the next deadline falls, of those after that time."""
        due = (await self.read("SELECT MIN(due) FROM deadlines WHERE due > ?", after))[0][0]
        return None if due is None else float(due)

    # Settings, people

    async def untold_endings(self, since: float, limit: int) -> tuple[TableRow, ...]:
        """Games that have ended since then and whose result was not posted, or whose board was not closed; the newest
        ones."""
        sql = (
            "SELECT t.id, t.guild, t.channel, t.host, t.opened, t.closed FROM tables t JOIN games g ON g.id = t.id"
            " WHERE t.closed > ? AND (EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'board')"
            " OR NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'result'))"
            " ORDER BY t.closed DESC LIMIT ?"
        )
        return tuple(TableRow(*row) for row in await self.read(sql, since, limit))

    async def server(self, guild: int) -> ServerSettings:
        rows = await self.read("SELECT settings FROM servers WHERE guild = ?", guild)
        return unpack(rows[0][0] if rows else None, ServerSettings)

    async def known_servers(self) -> tuple[int, ...]:
        """Those of which there is something that `forget_server` takes away."""
        sql = (
            "SELECT guild FROM servers UNION SELECT guild FROM tables UNION SELECT guild FROM recordings"
            " UNION SELECT guild FROM players WHERE person IS NOT NULL"
            " UNION SELECT guild FROM subscriptions UNION SELECT guild FROM calls"
            " UNION SELECT guild FROM daily_players UNION SELECT guild FROM daily_posts"
        )
        return tuple(row[0] for row in await self.read(sql) if row[0])

    async def welcomed(self, guild: int, since: float) -> bool:
        """Whether it was noted that this server has been welcomed, or has removed the bot, since then."""
        return bool(await self.read("SELECT 1 FROM welcomes WHERE guild = ? AND at >= ?", guild, since))

    async def absences(self) -> dict[int, float]:
        rows = await self.read("SELECT guild, since FROM absences")
        return {row[0]: row[1] for row in rows}

    async def person(self, person: int) -> PersonSettings:
        rows = await self.read("SELECT settings FROM people WHERE person = ?", person)
        return unpack(rows[0][0] if rows else None, PersonSettings)

    async def export(self, person: int) -> PersonData:
        """Everything that is stored about somebody, except what other people's seats are. The log table by table."""
        settings = await self.read("SELECT settings FROM people WHERE person = ?", person)
        hosted = await self.read(f"{SELECT_TABLE} WHERE host = ? ORDER BY opened", person)
        logs = [rows for table in await self.tables_knowing(person) if (rows := await self._rows_of(person, table))]
        logs.sort(key=lambda rows: rows[0].at)
        names = await self.read("SELECT table_id, name FROM names WHERE person = ?", person)
        return PersonData(
            person,
            unpack(settings[0][0], PersonSettings) if settings else None,
            tuple(TableRow(*row) for row in hosted),
            tuple(chain.from_iterable(logs)),
            dict(names),
            tuple(without_others(game, person) for game in await self.games_of(person, ALL)),
            await self.blocks_of(person),
            await self.subscriptions_of(person),
            await self.attempts_of(person),
            await self.daily_servers_of(person),
        )

    async def _rows_of(self, person: int, table: int) -> list[LogRow]:
        """In pages: it may be a long log."""
        found, after = list[LogRow](), -1
        while page := await self.log(table, after, EXPORT_PAGE):
            found += [row for row in page if person in (row.who, row.whom)]
            after = page[-1].n
        return found
