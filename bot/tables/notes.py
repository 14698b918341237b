"""What is remembered besides the games: messages of ours, settings, results. A plain passage to the store."""

from collections.abc import Callable

from bot.store import (
    DropAbsence,
    DropMessage,
    DropWelcomes,
    MessageRow,
    NoteWelcome,
    PersonSettings,
    ServerSettings,
    SetAbsence,
    SetMessage,
    SetPerson,
    SetServer,
    Store,
    TableRow,
)
from bot.tables.store_errors import refuse_if_down

UNWELCOME = 24 * 3600.0  # seconds for which a server is not welcomed again


class Notes:
    """Each may raise `Refused` with T-unavailable."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self.clock = clock

    async def messages(self, table: int) -> dict[str, MessageRow]:
        """By kind: `board`, `ping`, or any other word."""
        with refuse_if_down():
            return await self._store.messages(table)

    async def messages_at(self, channel: int, *kinds: str) -> tuple[MessageRow, ...]:
        """Of all tables, the newest first."""
        with refuse_if_down():
            return await self._store.messages_at(channel, *kinds)

    async def closed_with(self, kind: str, limit: int) -> tuple[TableRow, ...]:
        """Tables that are over and have such a message."""
        with refuse_if_down():
            return await self._store.closed_with(kind, limit)

    async def move_message(self, row: MessageRow, table: int, kind: str) -> MessageRow:
        """To another table, or to be of another kind."""
        moved = MessageRow(table, kind, row.channel, row.message, row.at)
        with refuse_if_down():
            set_message = SetMessage(table, kind, row.channel, row.message, row.at)
            await self._store.write(DropMessage(row.table, row.kind), set_message)
        return moved

    async def keep_message(self, table: int, kind: str, channel: int, message: int) -> None:
        with refuse_if_down():
            await self._store.write(SetMessage(table, kind, channel, message, self.clock()))

    async def drop_message(self, table: int, kind: str) -> None:
        with refuse_if_down():
            await self._store.write(DropMessage(table, kind))

    async def untold_endings(self, since: float, limit: int) -> tuple[TableRow, ...]:
        """Finished games whose result is not posted, or whose board is not closed, as far as anybody knows."""
        with refuse_if_down():
            return await self._store.untold_endings(since, limit)

    async def server(self, guild: int) -> ServerSettings:
        with refuse_if_down():
            return await self._store.server(guild)

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        """Tables that are open keep the pace they were opened with."""
        with refuse_if_down():
            await self._store.write(SetServer(guild, settings))

    async def known_servers(self) -> tuple[int, ...]:
        """Of which anything is stored that goes with the bot."""
        with refuse_if_down():
            return await self._store.known_servers()

    async def absences(self) -> dict[int, float]:
        """Servers that the bot was not in, and when that was noticed."""
        with refuse_if_down():
            return await self._store.absences()

    async def keep_absence(self, guild: int) -> None:
        with refuse_if_down():
            await self._store.write(SetAbsence(guild, self.clock()))

    async def drop_absence(self, guild: int) -> None:
        with refuse_if_down():
            await self._store.write(DropAbsence(guild))

    async def note_welcome(self, guild: int) -> bool:
        """Whether a server is to be welcomed: then that is on disk now. Not where anything is stored of it, or was."""
        now = self.clock()
        with refuse_if_down():
            if await self._store.welcomed(guild, now - UNWELCOME) or guild in await self._store.known_servers():
                return False
            await self._store.write(NoteWelcome(guild, now), DropWelcomes(now - UNWELCOME))
        return True

    async def note_farewell(self, guild: int) -> None:
        """It has removed the bot: should it invite it again soon, it knows what it does."""
        with refuse_if_down():
            await self._store.write(NoteWelcome(guild, self.clock()))

    async def drop_old_welcomes(self) -> None:
        with refuse_if_down():
            await self._store.write(DropWelcomes(self.clock() - UNWELCOME))

    async def person(self, person: int) -> PersonSettings:
        with refuse_if_down():
            return await self._store.person(person)

    async def set_person(self, person: int, settings: PersonSettings) -> None:
        with refuse_if_down():
            await self._store.write(SetPerson(person, settings))
