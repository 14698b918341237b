"""Two machines' worth of processes over one PostgreSQL that is restarted, and loses its connections:
nothing that was shown as done is lost, and nobody waits without a word for longer than Discord does."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.fleet import Fleet, cut
from bot.playground import LocalDiscord
from bot.store import open_store
from tests.fleet.players import Player, Seen, lost
from tests.fleet.postgres_server import PostgresServer, new_server

SHARDS, MACHINES, SERVERS = 4, 2, 4
PLAYED = 2 * SERVERS  # things done before and after
PATIENCE = 60.0  # seconds until they are


async def played(seen: Seen, so_much: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(seen.done) < so_much:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("disturb", [PostgresServer.restart, PostgresServer.cut])
async def test_nobody_is_left_without_a_word_and_nothing_is_lost(
    tmp_path: Path, disturb: Callable[[PostgresServer], Awaitable[None]]
) -> None:
    server = await new_server()
    async with AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(tmp_path / "world.jsonl", more_guilds=[1] * SERVERS))
        command = [sys.executable, "-m", "tests.fleet.process", local.api_base, local.gateway]
        for number, own in enumerate(cut(SHARDS, MACHINES)):
            settings = {"DISCORD_TOKEN": local.token, "DATABASE_URL": server.address, "LOG_LEVEL": "WARNING"}
            folder = {"DATA_DIR": str(tmp_path / f"machine-{number}")}
            machine = Fleet([own], command, environment=settings | folder, first_pause=0.1)
            stack.push_async_callback(machine.stop)
            assert await machine.start()
        calm, disturbed = Seen(), Seen()
        players = [Player(local, local.world.channels_of(guild)[0], calm) for guild in local.world.more_guilds]
        playing = [asyncio.create_task(player.play_on()) for player in players]
        await played(calm, PLAYED)
        for player in players:
            player.seen = disturbed
        await disturb(server)
        await played(disturbed, len(disturbed.done) + PLAYED)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert [task.exception() for task in playing if not task.cancelled()] == []
        async with await open_store(server.address) as store:
            assert await lost(store, calm) == await lost(store, disturbed) == []
        assert disturbed.unanswered == 0
