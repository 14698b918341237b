"""The settings of servers and people, at hand: they are asked for at every click and change once a year."""

import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.rules import Refused
from bot.tables import Notes, PersonSettings, ServerSettings

S = TypeVar("S", ServerSettings, PersonSettings)

KEPT = 10_000
FRESH = 60.0  # seconds, where another process may write them too


class Shelf(Generic[S]):
    def __init__(self, fetch: Callable[[int], Awaitable[S]], usual: Callable[[], S], ages: bool) -> None:
        self._fetch: Callable[[int], Awaitable[S]] = fetch
        self._usual: Callable[[], S] = usual
        self._ages = ages
        self._kept: dict[int, tuple[float, S]] = {}

    async def get(self, key: int) -> S:
        known = self._kept.get(key)
        if known is not None and not (self._ages and time.monotonic() - known[0] > FRESH):
            return known[1]
        try:
            found = await self._fetch(key)
        except Refused:  # then the last ones known, or the usual ones
            return known[1] if known is not None else self._usual()
        self.put(key, found)
        return found

    def put(self, key: int, settings: S) -> None:
        if len(self._kept) >= KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[key] = (time.monotonic(), settings)

    def drop(self, key: int) -> None:
        self._kept.pop(key, None)


class Manners:
    def __init__(self, notes: Notes, *, shared: bool) -> None:
        self._notes = notes
        self._servers = Shelf(notes.server, ServerSettings, shared)
        self._people = Shelf(notes.person, PersonSettings, shared)

    async def server(self, guild: int) -> ServerSettings:
        return await self._servers.get(guild)

    async def person(self, person: int) -> PersonSettings:
        return await self._people.get(person)

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        await self._notes.set_server(guild, settings)
        self._servers.put(guild, settings)

    async def set_person(self, person: int, settings: PersonSettings) -> None:
        await self._notes.set_person(person, settings)
        self._people.put(person, settings)

    def forget_person(self, person: int) -> None:
        self._people.drop(person)

    def forget_server(self, guild: int) -> None:
        self._servers.drop(guild)
