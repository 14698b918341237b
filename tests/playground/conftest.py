import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import discord
import pytest

from bot.client import NinetyEight
from bot.playground import LocalDiscord, TestClient, redirected_to
from tests.playground.openapi.description import Description, description_file
from tests.playground.openapi.judge import Judge
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

AnyBot = TypeVar("AnyBot", bound=discord.Client)


async def wait_until(condition: Callable[[], object], seconds: float = 5.0) -> None:
    """Polls a condition that has no event."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 — there is no event to wait for
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def running(local: LocalDiscord, bot: AnyBot) -> AsyncIterator[AnyBot]:
    """The bot, connected and ready."""
    bot._connection.guild_ready_timeout = 0.05  # there is one server, and it comes at once
    with redirected_to(local.api_base, local.gateway):
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(wait_until(bot.is_ready, seconds=10))
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            await ready
            await _registered(bot)
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _registered(bot: discord.Client) -> None:
    """A first start's commands come beside the connection; a test in which they never come does not wait for ever."""
    if isinstance(bot, NinetyEight):
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bot.registration.beside.finished(), 2.0)


@pytest.fixture
def world_file(tmp_path: Path) -> Path:
    return tmp_path / "world.jsonl"


@functools.cache
def description() -> Description | None:
    file = description_file()
    return None if file is None else Description(file)


@pytest.fixture
async def local(world_file: Path) -> AsyncIterator[LocalDiscord]:
    """Where Discord's description of its API is at hand, all that the local Discord sends must be by it."""
    async with LocalDiscord(world_file) as local:
        known = description()
        judge = Judge(known, local.wiretap, requests=False) if known else None
        yield local
        assert judge is None or dict(judge.faults) == {}


@pytest.fixture
async def rest(local: LocalDiscord) -> AsyncIterator[RestClient]:
    async with RestClient(local) as rest:
        yield rest


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[PracticeBot]:
    async with running(local, PracticeBot()) as bot:
        yield bot


@pytest.fixture
async def ada(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[TestClient]:
    async with TestClient(local.url, "Ada") as ada:
        yield ada


@pytest.fixture
async def bruno(local: LocalDiscord, bot: PracticeBot) -> AsyncIterator[TestClient]:
    async with TestClient(local.url, "Bruno") as bruno:
        yield bruno
