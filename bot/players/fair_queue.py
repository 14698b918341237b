"""So many at a time; those who wait are served by turns: one of each server, then the next of each."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERYBODY = 2**31


class FairQueue:
    def __init__(self, slots: int, *, room: int = EVERYBODY, share: int = EVERYBODY) -> None:
        """`room`: how many are in here at most, served or waiting; `share`: how many of one server wait."""
        self._slots = slots
        self._room = room
        self._share = share
        self._served = 0
        self._lines: dict[int, deque[asyncio.Future[bool]]] = {}  # of servers, whose turn is next at the front

    @asynccontextmanager
    async def turn(self, server: int) -> AsyncIterator[bool]:
        """Whether it is one's turn; not, if there is no room to wait."""
        mine = not self.is_full(server) and await self._wait(server)
        try:
            yield mine
        finally:
            if mine:
                self._serve_next()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._lines.values()))

    def is_full(self, server: int) -> bool:
        """Whether this server would not be let in. When room is short, whoever has the most in here makes way."""
        own = len(self._lines.get(server, ()))
        if own >= self._share:
            return True
        return self._no_room() and max(map(len, self._lines.values()), default=0) <= own + 1

    def _no_room(self) -> bool:
        return self._served + self.waiting >= self._room

    async def _wait(self, server: int) -> bool:
        if self._served < self._slots:
            self._served += 1
            return True
        if self._no_room():
            last = max(self._lines.values(), key=len).pop()
            if not last.done():
                last.set_result(False)
        mine: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(server, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._leave(server, mine)
            elif mine.result():  # called and cancelled at the same moment
                self._serve_next()
            raise

    def _leave(self, server: int, mine: "asyncio.Future[bool]") -> None:
        line = self._lines.get(server, deque())
        if mine in line:
            line.remove(mine)
        if not line:
            self._lines.pop(server, None)

    def _serve_next(self) -> None:
        """The place that has become free goes to the first of the next server, which then is the last."""
        while self._lines:
            server = next(iter(self._lines))
            line = self._lines.pop(server)
            first = line.popleft()
            if line:
                self._lines[server] = line
            if not first.done():
                first.set_result(True)
                return
        self._served -= 1
