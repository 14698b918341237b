import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.playground import LocalDiscord, Visitor, pointed_at
from tests.playground.practice_bot import PracticeBot


async def eventually(holds: Callable[[], object], within: float = 5.0) -> None:
    """Wait for a condition nobody announces."""
    async with asyncio.timeout(within):
        while not holds():  # noqa: ASYNC110 — there is no event to wait for
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def running(local: LocalDiscord, *, sync: bool = True) -> AsyncIterator[PracticeBot]:
    """The practice bot, connected and ready."""
    bot = PracticeBot()
    bot.sync_on_start = sync
    with pointed_at(local.api_base, local.gateway):
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(bot_ready(bot))
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
            if task.done():
                task.result()
            await ready
            yield bot
        finally:
            await bot.close()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def bot_ready(bot: PracticeBot) -> None:
    await eventually(bot.is_ready, within=10)


@pytest.fixture
def world_file(tmp_path: Path) -> Path:
    return tmp_path / "world.jsonl"


@pytest.fixture
async def local(world_file: Path) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(world_file) as local:
        yield local


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[PracticeBot]:
    async with running(local) as bot:
        yield bot


@pytest.fixture
async def ada(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[Visitor]:
    async with Visitor(local.url, "Ada") as ada:
        yield ada


@pytest.fixture
async def bruno(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[Visitor]:
    async with Visitor(local.url, "Bruno") as bruno:
        yield bruno
