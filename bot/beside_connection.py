"""Work that begins with the client and ends with it, beside the connection: no failure of it keeps the bot away."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

PAUSES = (5.0, 900.0)  # seconds; the first and the longest until it is tried again

log = logging.getLogger(__name__)


class BesideConnection:
    def __init__(self, name: str, attempt: Callable[[float], Coroutine[Any, Any, bool]], failure: str) -> None:
        """`attempt` says whether it was the last; it is told the seconds until the next. What it raises would happen
        again: that is the end, and `failure` stands in the log."""
        self._name, self._attempt, self._failure = name, attempt, failure
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_trying(), name=self._name)

    async def finished(self) -> None:
        """It is through, or never will be."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await self.finished()

    async def _keep_trying(self) -> None:
        try:
            for pause in _growing_pauses():
                if await self._attempt(pause):
                    return
                await asyncio.sleep(pause)
        except Exception:
            log.exception(self._failure)


def _growing_pauses() -> Iterator[float]:
    pause, longest = PAUSES
    while True:
        yield pause
        pause = min(longest, pause * 2)
