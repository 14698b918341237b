"""A person, a server or an old table goes, in portions that keep nobody waiting; and then from the files as well."""

from abc import abstractmethod

from bot.store.changes import Change, Purge
from bot.store.company import Company
from bot.store.daily_records import DailyRecords
from bot.store.forget_changes import (
    CountAnew,
    Forget,
    ForgetHost,
    ForgetRows,
    ForgetSeats,
    ForgetServer,
    Hide,
    RewriteRow,
)
from bot.store.forget_statements import KNOWING
from bot.store.recordings import Recordings
from bot.store.rows import Head

ALL = 2**31 - 1  # rows: as many as a log can have
FORGET_BATCH = 1000  # rows overwritten in one unit: some milliseconds
FORGET_ROUNDS = 20  # looks at who is known where; whoever goes on after that begins anew
FORGET_GAMES = 250  # finished games without somebody, in one unit: some milliseconds
FORGET_PEOPLE = 100  # looked up at once; each is counted anew in a unit of their own
EVER_AGO = (float("-inf"), 0)
PURGE_BATCH = 50  # tables purged in one unit: some milliseconds


class Forgetting(DailyRecords, Recordings, Company):
    @abstractmethod
    async def write(self, *changes: Change) -> None:
        """All of it or nothing. Returns once it is on disk.

        Raises `Conflict` when a key was taken, `StoreUnavailable` when nothing can be stored for now.
        After `StoreUnavailable` from a database over a network it may have been stored all the same: read.
        """

    async def scrub(self) -> None:
        """What was deleted or overwritten leaves the database's files too, as far as this kind of database can."""

    async def head(self, table: int) -> Head | None:
        """How far its log has come."""
        sql = (
            "SELECT l.n, l.at, t.revision FROM tables t LEFT JOIN log l ON l.table_id = t.id"
            " WHERE t.id = ? ORDER BY l.n DESC LIMIT 1"
        )
        rows = await self.read(sql, table)
        if not rows:
            return None
        n, at, revision = rows[0]
        return Head(-1 if n is None else n, at, revision)

    async def tables_knowing(self, person: int) -> tuple[int, ...]:
        """The tables, open or closed, that know this person."""
        return tuple(row[0] for row in await self.read(KNOWING, person, person, person, person))

    async def forget(self, person: int) -> tuple[int, ...]:
        """A person, in portions that keep nobody waiting; no list shows them from the first on. What they do meanwhile
        goes as well. Returns the tables that knew them."""
        await self.write(Hide(person))
        known = dict[int, None]()  # in order
        for _ in range(FORGET_ROUNDS):
            if not (knowing := await self.tables_knowing(person)):
                break
            known |= dict.fromkeys(knowing)
            for table in knowing:
                await self._forget_at(table, person)
        game = -1
        while games := await self.seats_of(person, game, FORGET_GAMES):
            await self.write(ForgetSeats(games, person))
            game = games[-1]
        await self.write(Forget(person))
        await self.scrub()
        return tuple(known)

    async def names_of(self, person: int) -> dict[int, str]:
        """As Discord showed them, by table."""
        return dict(await self.read("SELECT table_id, name FROM names WHERE person = ?", person))

    async def rewrite(self, table: int, n: int, what: bytes) -> None:
        """A row of a log, with a word less in it."""
        await self.write(RewriteRow(table, n, what))

    async def forget_server(self, guild: int) -> None:
        """A server that the bot was removed from, in portions."""
        last = EVER_AGO
        while games := await self.games_in(guild, last, FORGET_GAMES):
            await self.write(ForgetSeats(tuple(game for _, game in games)))
            last = games[-1]
        person = -1
        while people := await self._people_of(guild, person):
            for person in people:
                await self.write(CountAnew(person))
        await self.write(ForgetServer(guild))
        await self.scrub()

    async def purge(self, before: float) -> None:
        """Every table that was closed before that time, with its log, in batches that keep nobody waiting."""
        purged = False
        while await self.read("SELECT 1 FROM tables WHERE closed < ? LIMIT 1", before):
            await self.write(Purge(before, PURGE_BATCH))
            purged = True
        if purged:
            await self.scrub()

    async def _people_of(self, guild: int, after: int) -> tuple[int, ...]:
        """Who has played on a server, the next few."""
        sql = "SELECT DISTINCT who FROM streaks WHERE guild = ? AND who > ? ORDER BY who LIMIT ?"
        return tuple(row[0] for row in await self.read(sql, guild, after, FORGET_PEOPLE))

    async def _forget_at(self, table: int, person: int) -> None:
        """The newest rows, also those that come before this is stored, go with the host and the name."""
        head = await self.head(table)
        newest = head.n // FORGET_BATCH * FORGET_BATCH if head else 0
        for first in range(0, newest, FORGET_BATCH):
            await self.write(ForgetRows(person, table, first, first + FORGET_BATCH))
        await self.write(ForgetRows(person, table, newest, ALL), ForgetHost(person, table))
