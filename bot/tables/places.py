"""The tables in use: a lock each, and what the log came to. Those that nobody has touched for long are dropped."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice

from bot.tables.table import Table


class Place:
    """One table in memory. Whoever holds the lock may read and replace what is in here."""

    __slots__ = ("due", "interactions", "lock", "outlived", "table", "used", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0  # holding or waiting for the lock
        self.used = 0.0  # when, on the monotonic clock
        self.outlived = False  # to be read again by whoever comes next
        self.empty()

    def empty(self) -> None:
        """The log has to be read again."""
        self.table: Table | None = None
        self.interactions: set[int] = set()
        self.due: float | None = None  # as stored


class Places:
    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._places: OrderedDict[int, Place] = OrderedDict()  # the one used last at the end

    def __len__(self) -> int:
        return len(self._places)

    @asynccontextmanager
    async def at(self, table: int) -> AsyncIterator[Place]:
        """This table's place, locked."""
        place = self._places.get(table)
        if place is None:
            place = self._places[table] = Place()
        self._places.move_to_end(table)
        place.users += 1
        try:
            async with place.lock:
                if place.outlived:
                    place.outlived = False
                    place.empty()
                yield place
        finally:
            place.users -= 1
            place.used = time.monotonic()
            self._shrink()

    def drop_idle(self, seconds: float) -> None:
        """Those that nobody has used for so long."""
        since = time.monotonic() - seconds
        for table in [t for t, place in self._places.items() if not place.users and place.used < since]:
            del self._places[table]

    def clear(self) -> None:
        """Nothing that is known now is known to whoever comes next."""
        for place in self._places.values():
            place.outlived = True
        for table in [t for t, place in self._places.items() if not place.users]:
            del self._places[table]

    def _shrink(self) -> None:
        if len(self._places) <= self._capacity:
            return
        unused = (t for t, place in self._places.items() if not place.users)
        for table in list(islice(unused, len(self._places) - self._capacity)):
            del self._places[table]
