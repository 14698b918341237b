"""A whole bot at a local Discord, and somebody who clicks there: how long they wait for their answers.
Sockets, gateway and REST are real; there is no network."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.channel.context.rate_limits import RateLimiter
from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.store import Store
from bot.tables import Tables
from bot.text import Texts
from bot.ui.pictures import Pictures


@app_commands.command(name="ping", description="pong")
async def ping(interaction: discord.Interaction[Any]) -> None:
    """The floor: an answer that needs nothing."""
    await interaction.response.send_message("pong", ephemeral=True)


@asynccontextmanager
async def bot_on_loopback(
    folder: Path, store: Store, pictures: Pictures | None
) -> AsyncIterator[tuple[TestClient, NinetyEight]]:
    resend_lost_answers()
    async with LocalDiscord(folder / "world.jsonl", rate_limits=False) as local:
        tables = Tables(store, extreme_deck(), random=Random(98))
        services = Services(tables, Texts(DATA / "locales"), pictures=pictures)
        services.limits.openings = RateLimiter(10**6, 60.0, tables.table_log.clock)  # one person plays game after game
        bot = NinetyEight(services)
        bot.tree.add_command(ping)
        with redirected_to(local.api_base, local.gateway):
            task = asyncio.create_task(bot.start(local.token))
            try:
                while not bot.is_ready():  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                async with TestClient(local.url, "Ada") as ada:
                    yield ada, bot
            finally:
                await bot.close()
                await asyncio.gather(task, return_exceptions=True)


async def timed(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


class Waits(NamedTuple):
    """Of many answers, in milliseconds."""

    p50: float
    p99: float

    def __str__(self) -> str:
        return f"p50 {self.p50:6.1f} ms   p99 {self.p99:6.1f} ms"


def waits(seconds: list[float]) -> Waits:
    ordered = sorted(1e3 * each for each in seconds)
    return Waits(median(ordered), ordered[len(ordered) * 99 // 100])
