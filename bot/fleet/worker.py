"""One process of the fleet: started, watched until it is connected, ended."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Mapping, Sequence

from bot.fleet.slices import Slice
from bot.run_loop import OF_A_FLEET

CONNECTED = "Connected as"  # begins the line that `python -m bot run` prints
PATIENCE = 9.0  # seconds for closing everything; the fleet itself is given a moment more


class Worker:
    def __init__(self, own: Slice, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.slice = own
        self._command, self._environment = command, environment
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()
        self.starts = 0

    async def start(self) -> None:
        self._connected.clear()
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self._environment, OF_A_FLEET: "yes"},
            stdin=asyncio.subprocess.PIPE,  # never written to: it closes when this process ends
            stdout=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self._read_lines(), name=f"slice-{self.slice.number}")
        self.starts += 1

    async def connected(self) -> bool:
        """Once all its shards are; not, when it has ended before."""
        assert self._reading is not None
        waiting = asyncio.create_task(self._connected.wait())
        try:
            await asyncio.wait({waiting, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        return self._connected.is_set()

    async def ended(self) -> int:
        """Its exit status, once it has one."""
        assert self._process is not None
        return await self._process.wait()

    async def stop(self) -> int:
        """Told to close; ended by force when it does not."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        try:
            status = await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
            status = await self._process.wait()
        if self._reading is not None:
            await self._reading
        return status

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def _read_lines(self) -> None:
        """Passed on with the slice before them."""
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            text = line.decode(errors="replace").rstrip()
            print(f"[{self.slice.number}] {text}", file=sys.stdout, flush=True)  # noqa: T201
            if text.startswith(CONNECTED):
                self._connected.set()
