"""The playground as a process of its own, which can be killed and started again."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 60.0
STOPS_WITHIN = 20.0


class Playground:
    """`python -m bot playground` in a folder of its own."""

    url = ""

    def __init__(self, folder: Path, language: str = "en-US", *, welcome: bool = False) -> None:
        """`welcome`: its channel has the message that a new server gets."""
        self._folder, self._welcome = folder, "yes" if welcome else "no"
        self._language = language
        self._process: Process | None = None

    async def start(self) -> None:
        """A restart uses the same port, so that open pages find it."""
        settings = {"DATA_DIR": str(self._folder), "COMPUTER_PAUSE_MS": "0", "LOG_LEVEL": "WARNING"}
        nowhere = {"DISCORD_TOKEN": "", "DATABASE_URL": "", "WELCOME": self._welcome}
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "playground", "--no-open", "--language", self._language),
            *("--port", str(urlsplit(self.url).port or 0)),
            cwd=ROOT,
            env={**os.environ, **settings, **nowhere},
            stdout=PIPE,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(STARTS_WITHIN):
            while found := await self._process.stdout.readline():
                if address := re.search(r"http://\S+", found.decode()):
                    self.url = address[0]
                    return
        raise AssertionError("the playground did not start")

    async def kill(self) -> None:
        """Like a power cut, with all child processes."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> None:
        if self._process is None or self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            async with asyncio.timeout(STOPS_WITHIN):
                await self._process.wait()
        except TimeoutError:
            await self.kill()
            raise
