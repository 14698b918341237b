"""Who may open a table where, and how many there may be."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.rules import Refused
from bot.store import ServerSettings, Store
from bot.tables.caller import Caller
from bot.tables.clauses import TableClause as T
from bot.tables.rows import Pace
from bot.tables.store_errors import refuse_if_down


class Opening:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    @asynccontextmanager
    async def permission(self, caller: Caller, guild: int, channel: int, parent: int | None) -> AsyncIterator[Pace]:
        """The pace of this server, for somebody who may host there. One at a time on a server, so that the tables
        that are counted are all there are."""
        lock = self._locks.setdefault(guild, asyncio.Lock())
        async with lock:
            with refuse_if_down():
                settings = await self._store.server(guild)
            if settings.channels and not {channel, parent} & set(settings.channels):
                raise Refused(T.CHANNEL_NOT_ALLOWED)
            if not _may_host(settings, caller):
                raise Refused(T.MAY_NOT_HOST)
            if not caller.moderator:
                await self._require_few_tables(settings, caller, guild)
            yield Pace(settings.remind, settings.takeover, settings.close)

    async def _require_few_tables(self, settings: ServerSettings, caller: Caller, guild: int) -> None:
        """A click that has opened one already is not one more."""
        with refuse_if_down():
            hosts = [row.host for row in await self._store.open_tables_in(guild)]
            if len(hosts) < settings.tables_per_server and hosts.count(caller.person) < settings.tables_per_host:
                return
            if caller.interaction is not None and await self._store.seen(caller.interaction) is not None:
                return
        if hosts.count(caller.person) >= settings.tables_per_host:
            raise Refused(T.HOST_TABLES, most=settings.tables_per_host)
        raise Refused(T.SERVER_TABLES, most=settings.tables_per_server)


def _may_host(settings: ServerSettings, caller: Caller) -> bool:
    return settings.hosts == "everyone" or caller.moderator or settings.host_role in caller.roles
