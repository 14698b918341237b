"""A start in many servers: seconds until all are known and until the bot is ready, and its memory.

The local Discord is in this process, on the same machine, with all that it is going to tell prepared; the bot is in a
process of its own, and the processor's time is that one's. `CHECKOUTS=.:../before` compares with the bot of another
checkout, in the same servers.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import msgspec
import psutil  # type: ignore[import-untyped]

from bot.playground import LocalDiscord, redirected_to
from bot.playground.gateway import gateway
from bot.playground.gateway.events import guild_create_data
from bot.playground.world import Overwrite, Permission, World
from bot.playground.world.guild import Role
from bot.playground.world.permissions import MEMBER_PERMISSIONS
from bot.service import service
from bot.settings import Settings

SERVERS = (2_500, 10_000)
SHAPES = ((1, 0), (30, 15))  # channels and roles in each, beside @everyone; every third channel is closed to a role


def main() -> None:
    if len(sys.argv) > 4:
        asyncio.run(_start(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        for channels, roles in SHAPES:
            for servers in SERVERS:
                asyncio.run(_measure(servers, channels, roles))


async def _measure(servers: int, channels: int, roles: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        world = Path(folder) / "world.jsonl"
        async with LocalDiscord(world, more_guilds=[channels] * servers, rate_limits=False) as local:
            furnish(local.world, roles)
            what = (sys.executable, "-m", "tests.bench.servers", local.api_base, local.gateway, local.token)
            with prepared(local.world):
                for checkout in os.environ.get("CHECKOUTS", ".").split(os.pathsep):
                    name = f"{servers} servers of {channels} channels and {roles + 1} roles, {checkout}"
                    print(f"{name}: ", end="", flush=True)  # noqa: T201
                    used = time.process_time()
                    await (await asyncio.create_subprocess_exec(*what, str(servers + 1), cwd=checkout)).wait()
                    print(f"    the local Discord: {time.process_time() - used:.2f} s of processor")  # noqa: T201


def furnish(world: World, count: int) -> None:
    for guild in world.more_guilds:
        roles = world.roles_of(guild)
        for position in range(1, count + 1):
            role = Role(world.snowflakes.next(), f"role-{position}", MEMBER_PERMISSIONS, position, colour=position)
            roles[role.id] = role
    for channel in world.channels.values() if count else ():
        if channel.guild_id is not None and channel.position % 3 == 0:
            channel.topic = "What this channel is for, in a sentence of the usual length"
            closed = next(reversed(world.roles_of(world.guild_of(channel))))
            channel.overwrites = [Overwrite(closed, deny=Permission.SEND_MESSAGES)]


@contextmanager
def prepared(world: World) -> Iterator[None]:
    """A real Discord would not be slow to say it either."""
    told = {guild.id: msgspec.Raw(msgspec.json.encode(guild_create_data(world, guild))) for guild in world.guilds()}
    with patch.object(gateway, "guild_create_data", lambda _, guild: told[guild.id]):
        yield


async def _start(api: str, socket: str, token: str, servers: int) -> None:
    """In a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(token, str(Path(folder) / "games.sqlite3"), Path(folder), welcome=False)
        with redirected_to(api, socket):
            async with service(settings, settings.database, Path(folder)) as all_of_it:
                bot, memory = all_of_it.bot, psutil.Process().memory_info
                empty, began, used = memory().rss, time.monotonic(), time.process_time()
                task = asyncio.create_task(all_of_it.live(token))
                while sum(not guild.unavailable for guild in bot.guilds) < servers:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                known = time.monotonic() - began
                while not bot.is_ready():  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                print(  # noqa: T201
                    f"known after {known:.1f} s, ready after {time.monotonic() - began:.1f} s,"
                    f" {time.process_time() - used:.2f} s of processor,"
                    f" {memory().rss / 1e6:.0f} MB ({empty / 1e6:.0f} MB before)",
                    flush=True,
                )
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


if __name__ == "__main__":
    main()
