"""The settings of servers and people, in memory: they are asked for at every press and change once a year."""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.channel.context.pings import Pings
from bot.rules import Refused
from bot.tables import Notes, PersonSettings, ServerSettings

S = TypeVar("S", ServerSettings, PersonSettings)

CAPACITY = 10_000
FRESH = 60.0  # seconds, where another process may write them too


class SettingsCache:
    def __init__(self, notes: Notes, *, shared: bool) -> None:
        self._notes = notes
        self._servers = _Cache(notes.server, ServerSettings, notes.clock, expires=shared)
        self._people = _Cache(notes.person, PersonSettings, notes.clock, expires=shared)
        self.clock = notes.clock  # the tables' own
        self.pings = Pings(notes.clock)  # besides whether somebody wants to be called: whether they just were

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


class _Cache(Generic[S]):
    def __init__(
        self,
        fetch: Callable[[int], Awaitable[S]],
        default: Callable[[], S],
        clock: Callable[[], float],
        *,
        expires: bool,
    ) -> None:
        self._fetch: Callable[[int], Awaitable[S]] = fetch
        self._default: Callable[[], S] = default
        self._clock, self._expires = clock, expires
        self._cache: dict[int, tuple[float, S]] = {}

    async def get(self, key: int) -> S:
        known = self._cache.get(key)
        if known is not None and not (self._expires and self._clock() - known[0] > FRESH):
            return known[1]
        try:
            settings = await self._fetch(key)
        except Refused:  # then the last ones known, or the defaults
            return known[1] if known is not None else self._default()
        self.put(key, settings)
        return settings

    def put(self, key: int, settings: S) -> None:
        if len(self._cache) >= CAPACITY:
            self._cache.pop(next(iter(self._cache)))
        self._cache[key] = (self._clock(), settings)

    def drop(self, key: int) -> None:
        self._cache.pop(key, None)
