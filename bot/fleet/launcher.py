"""The processes of a bot: started one after the other, started again when one dies, rolled through, stopped.

Only one of them connects at a time, so that what Discord allows to identify at once is never exceeded by several.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence

from bot.fleet.slices import Slice
from bot.fleet.worker import Worker

PAUSES = (1.0, 60.0)  # seconds before one that has died is started again: the first and the longest
WELL = 600.0  # seconds: one that has run for so long had nothing wrong with its start

log = logging.getLogger(__name__)


class Fleet:
    def __init__(
        self,
        slices: Sequence[Slice],
        command: Sequence[str],
        *,
        watch: tuple[str, int] | None = None,
        environment: Mapping[str, str] | None = None,
        first_pause: float = PAUSES[0],
    ) -> None:
        """`watch`: where the first process can be watched; the others at the ports after it."""
        own = environment or {}
        self.workers = [Worker(each, command, {**own, **each.environment(watch)}) for each in slices]
        self._first_pause = first_pause
        self._connecting = asyncio.Lock()  # whoever starts a process holds it until that is connected
        self._rolling = asyncio.Lock()
        self._keepers = list[asyncio.Task[None]]()
        self._stopping = False

    async def start(self) -> bool:
        """Whether all are connected. One that cannot even start spoils it: the others would fail alike."""
        for worker in self.workers:
            if self._stopping or not await self._connect(worker):
                return False
            self._keepers.append(asyncio.create_task(self._keep(worker), name=f"keeper-{worker.slice.number}"))
        return True

    async def roll(self) -> None:
        """Each process anew, one after the other: at most one slice is away at any moment."""
        async with self._rolling:
            for worker in self.workers:
                if self._stopping:
                    return
                log.info("slice %d is started anew", worker.slice.number)
                async with self._connecting:
                    await worker.stop()
                    await worker.start()
                    await worker.connected()

    async def stop(self) -> None:
        """All at once."""
        self._stopping = True
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        started = [worker for worker in self.workers if worker.pid is not None]
        await asyncio.gather(*(worker.stop() for worker in started))

    async def _connect(self, worker: Worker) -> bool:
        async with self._connecting:
            await worker.start()
            return await worker.connected()

    async def _keep(self, worker: Worker) -> None:
        """Whatever happens to it, it comes back; the oftener it dies, the later."""
        pause, began = self._first_pause, time.monotonic()
        while True:
            start = worker.starts
            status = await worker.ended()
            async with self._connecting:  # whoever stops it on purpose has started it anew by then
                if worker.starts != start:
                    began = time.monotonic()
                    continue
                if time.monotonic() - began > WELL:
                    pause = self._first_pause
                log.warning("slice %d has ended (%d); started again in %.0f s", worker.slice.number, status, pause)
            await asyncio.sleep(pause)
            pause, began = min(2 * pause, PAUSES[1]), time.monotonic()
            async with self._connecting:
                if worker.starts == start:
                    await worker.start()
                    await worker.connected()
