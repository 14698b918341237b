"""`python -m bot fleet --processes N`: several processes of one bot, each with its share of the shards."""

import asyncio
import logging
import os
import signal
import sys
from argparse import ArgumentParser, Namespace

import aiohttp
import discord

from bot import logs
from bot.fleet import Fleet, cut
from bot.run_loop import run_until_stopped
from bot.settings import BadSetting, Settings
from bot.store.backends import is_postgres

log = logging.getLogger(__name__)


class FleetFailed(Exception):  # noqa: N818
    """Not all processes could be started; each has said why."""


def main(argv: list[str]) -> int:
    parser = ArgumentParser(
        prog="python -m bot fleet", description="Run several processes of the bot. Needs PostgreSQL."
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="how many (one a core)")
    parser.add_argument("--shards", type=int, metavar="N", help="how many shards in all (as Discord recommends)")
    options = parser.parse_args(argv)
    settings = Settings.read(os.environ)
    if settings.token is None:
        raise BadSetting("DISCORD_TOKEN is not set: a fleet needs Discord")
    if not is_postgres(settings.database):
        raise BadSetting("DATABASE_URL must be a postgresql:// address: a SQLite file has one writing process")
    logs.set_up(settings.log_level, as_json=settings.log_json)
    try:
        return run_until_stopped(lambda: run(settings, options))
    except FleetFailed:
        return 1


async def run(settings: Settings, options: Namespace) -> None:
    assert settings.token is not None
    shards = options.shards or await recommended_shards(settings.token)
    slices = cut(shards, max(1, options.processes))
    print(f"{shards} shards in {len(slices)} processes.", flush=True)  # noqa: T201
    fleet = Fleet(slices, [sys.executable, "-m", "bot", "run"], watch=settings.watch)
    rolling = set[asyncio.Task[None]]()

    def roll() -> None:
        task = asyncio.create_task(fleet.roll())
        rolling.add(task)
        task.add_done_callback(rolling.discard)

    if hasattr(signal, "SIGHUP"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, roll)
    try:
        if not await fleet.start():
            raise FleetFailed
        await asyncio.Event().wait()
    finally:
        await fleet.stop()


async def recommended_shards(token: str) -> int:
    """Refused while fewer processes could connect today than there are shards: Discord would reset the token."""
    url, headers = f"{discord.http.Route.BASE}/gateway/bot", {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as answer:
        if answer.status == 401:
            raise discord.LoginFailure("Improper token has been passed.")
        answer.raise_for_status()
        found = await answer.json()
    shards, left = int(found["shards"]), int(found["session_start_limit"]["remaining"])
    if left < shards:
        raise BadSetting(f"Discord lets this bot connect {left} more times today, and it has {shards} shards. Wait.")
    return shards
