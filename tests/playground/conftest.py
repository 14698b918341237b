import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import discord
import pytest

from bot.playground import LocalDiscord, Visitor, pointed_at
from tests.playground.practice_bot import PracticeBot
from tests.playground.wire import Rest

AnyBot = TypeVar("AnyBot", bound=discord.Client)


async def eventually(holds: Callable[[], object], within: float = 5.0) -> None:
    """Wait for a condition nobody announces."""
    async with asyncio.timeout(within):
        while not holds():  # noqa: ASYNC110 — there is no event to wait for
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def running(local: LocalDiscord, bot: AnyBot) -> AsyncIterator[AnyBot]:
    """The bot, connected and ready."""
    bot._connection.guild_ready_timeout = 0.05  # there is one server, and it comes at once
    with pointed_at(local.api_base, local.gateway):
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(eventually(bot.is_ready, within=10))
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            await ready
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


@pytest.fixture
def world_file(tmp_path: Path) -> Path:
    return tmp_path / "world.jsonl"


@pytest.fixture
async def local(world_file: Path) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(world_file) as local:
        yield local


@pytest.fixture
async def rest(local: LocalDiscord) -> AsyncIterator[Rest]:
    async with Rest(local) as rest:
        yield rest


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[PracticeBot]:
    async with running(local, PracticeBot()) as bot:
        yield bot


@pytest.fixture
async def ada(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[Visitor]:
    async with Visitor(local.url, "Ada") as ada:
        yield ada


@pytest.fixture
async def bruno(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[Visitor]:
    async with Visitor(local.url, "Bruno") as bruno:
        yield bruno
