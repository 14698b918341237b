"""The gateway over the wire: compression, heartbeats that take a moment, how often a bot may identify."""

import asyncio
import logging
import zlib
from pathlib import Path

import aiohttp
import msgspec
import pytest

from bot.playground import LocalDiscord
from bot.playground.gateway.identify_limits import A_DAY
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import GatewayClient, RestClient


async def test_a_compressed_stream_is_one_over_all_frames(local: LocalDiscord) -> None:
    client = await GatewayClient.connect(local, "?v=10&encoding=json&compress=zlib-stream")
    stream = zlib.decompressobj()

    async def next_frame() -> dict[str, object]:
        message = await client.socket.receive(timeout=5)
        assert message.type is aiohttp.WSMsgType.BINARY
        assert message.data.endswith(b"\x00\x00\xff\xff")
        return dict(msgspec.json.decode(stream.decompress(message.data)))

    assert (await next_frame())["op"] == 10
    await client.send_frame(2, {"token": local.token, "intents": 1, "properties": {}})
    assert [(await next_frame())["t"], (await next_frame())["t"]] == ["READY", "GUILD_CREATE"]
    await client.close()


async def test_what_discord_py_asks_for_it_can_read(local: LocalDiscord, bot: PracticeBot) -> None:
    (connection,) = local.gateway_server._connections
    assert connection._compressor is not None
    assert bot.guilds[0].name == "The Playground"


async def test_heartbeats_are_acknowledged_without_a_warning(
    world_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "discord")
    async with LocalDiscord(world_file, heartbeat=0.1) as local, running(local, PracticeBot()) as bot:
        await asyncio.sleep(0.5)
        await wait_until(lambda: 0.015 < bot.latency < 1)
    assert not [record for record in caplog.records if "Can't keep up" in record.getMessage()]


async def test_shards_of_one_bucket_identify_one_after_the_other(world_file: Path) -> None:
    async with LocalDiscord(world_file, max_concurrency=2) as local, RestClient(local) as rest:
        gateway = (await rest("GET", "/gateway/bot")).body
        assert gateway["session_start_limit"]["max_concurrency"] == 2
        clients = [await GatewayClient.connect(local) for _ in range(3)]
        for shard in (0, 1):
            await clients[shard].identify(local, shard=[shard, 3])
        assert (await clients[2].receive())["op"] == 10
        await clients[2].send_frame(2, {"token": local.token, "intents": 1, "properties": {}, "shard": [2, 3]})
        assert await clients[2].receive() == {"op": 9, "d": False}
        local.clock.advance(5)
        await clients[2].identify_again(local, shard=[2, 3])
        assert (await rest("GET", "/gateway/bot")).body["session_start_limit"]["remaining"] == A_DAY - 3
        for client in clients:
            await client.close()


async def test_the_identifies_of_a_day_are_counted(local: LocalDiscord, rest: RestClient) -> None:
    for _ in range(A_DAY):
        local.gateway_server.identify_limits.take(0)
    client = await GatewayClient.connect(local)
    assert (await client.receive())["op"] == 10
    await client.send_frame(2, {"token": local.token, "intents": 1, "properties": {}})
    assert await client.close_code() == 4004
    limit = (await rest("GET", "/gateway/bot")).body["session_start_limit"]
    assert (limit["remaining"], limit["total"]) == (0, 1000)
    assert 86_000_000 < limit["reset_after"] <= 86_400_000
    local.clock.advance(24 * 3600 + 1)
    assert (await rest("GET", "/gateway/bot")).body["session_start_limit"]["remaining"] == A_DAY
