"""The gateway, version 10: hello, identify, heartbeat, resume, reconnect; without and with discord.py."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.test_client import NoResponseError
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import GatewayClient


async def test_it_says_hello_before_anything_else(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    assert await socket.receive() == {"op": 10, "d": {"heartbeat_interval": 41250}}
    await socket.close()


async def test_a_bot_that_identifies_hears_ready_and_its_server(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    ready = await socket.identify(local)
    assert ready["v"] == 10
    assert ready["resume_gateway_url"] == local.gateway
    assert ready["guilds"] == [{"id": str(local.world.guild.id), "unavailable": True}]
    created = await socket.receive()
    assert (created["t"], created["s"]) == ("GUILD_CREATE", 2)
    names = [channel["name"] for channel in created["d"]["channels"]]
    assert "game-table" in names
    assert [thread["name"] for thread in created["d"]["threads"]] == ["late-night"]
    assert [member["user"]["id"] for member in created["d"]["members"]] == [ready["user"]["id"]]
    await socket.close()


async def test_a_heartbeat_is_acknowledged(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    await socket.receive()
    await socket.send_frame(1, None)
    assert await socket.receive() == {"op": 11}
    await socket.close()


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": 1}, 4004),
        (2, {"token": "{token}"}, 4013),
        (2, "nothing", 4013),
        (2, {"token": "{token}", "intents": 1 << 15}, 4014),
        (2, {"token": "{token}", "intents": 1, "shard": [1, 1]}, 4010),
        (2, {"token": "{token}", "intents": 1, "shard": "first"}, 4010),
        (6, {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
        (6, ["what"], 4004),
        (3, {}, 4003),
        (8, {}, 4003),
        (99, None, 4001),
    ],
)
async def test_what_is_wrong_ends_the_connection_with_discords_code(
    local: LocalDiscord, op: int, data: Any, code: int
) -> None:
    if isinstance(data, dict) and data.get("token") == "{token}":
        data = data | {"token": local.token}
    socket = await GatewayClient.connect(local)
    await socket.send_frame(op, data)
    assert await socket.close_code() == code


@pytest.mark.parametrize("frame", ["{", "[]", '"x"', ""])
async def test_what_is_no_frame_ends_the_connection(local: LocalDiscord, frame: str) -> None:
    socket = await GatewayClient.connect(local)
    await socket.socket.send_str(frame)
    assert await socket.close_code() == 4002


async def test_bytes_are_no_frame(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    await socket.socket.send_bytes(b"\x83t")
    assert await socket.close_code() == 4002


@pytest.mark.parametrize(("query", "code"), [("?v=9", 4012), ("?v=10&encoding=etf", 4002)])
async def test_other_versions_and_encodings_are_refused_by_name(local: LocalDiscord, query: str, code: int) -> None:
    socket = await GatewayClient.connect(local, query)
    assert await socket.close_code() == code


async def test_identifying_twice_is_refused(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    await socket.identify(local)
    await socket.send_frame(2, {"token": local.token, "intents": 1})
    assert await socket.close_code() == 4005


async def test_too_many_frames_a_minute_are_refused(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    for _ in range(121):
        await socket.send_frame(1)
    assert await socket.close_code() == 4008


async def test_a_frame_over_the_limit_is_refused(local: LocalDiscord) -> None:
    socket = await GatewayClient.connect(local)
    await socket.socket.send_str("x" * (1 << 17))
    assert await socket.close_code() == 1009


async def test_a_connection_without_heartbeats_is_closed(world_file: Path) -> None:
    async with LocalDiscord(world_file, heartbeat=0.05) as local:
        socket = await GatewayClient.connect(local)
        assert await socket.close_code() == 4000


async def test_a_resumed_session_hears_what_it_missed_and_nothing_twice(local: LocalDiscord) -> None:
    first = await GatewayClient.connect(local)
    ready = await first.identify(local)
    assert (await first.receive())["s"] == 2
    await first.close()
    channel = local.world.channel("second-table")
    channel.topic = "changed meanwhile"
    local.world.put_channel(channel)
    second = await GatewayClient.connect(local)
    await second.receive()
    await second.send_frame(6, {"token": local.token, "session_id": ready["session_id"], "seq": 2})
    missed = await second.receive()
    assert (missed["t"], missed["s"], missed["d"]["topic"]) == ("CHANNEL_UPDATE", 3, "changed meanwhile")
    assert (await second.receive())["t"] == "RESUMED"
    await second.close()


@pytest.mark.parametrize(("session", "sequence"), [("unknown", 1), ("{session}", 99)])
async def test_what_cannot_be_resumed_is_an_invalid_session(local: LocalDiscord, session: str, sequence: int) -> None:
    first = await GatewayClient.connect(local)
    ready = await first.identify(local)
    await first.close()
    second = await GatewayClient.connect(local)
    await second.receive()
    known = ready["session_id"] if session == "{session}" else session
    await second.send_frame(6, {"token": local.token, "session_id": known, "seq": sequence})
    assert await second.receive() == {"op": 9, "d": False}
    await second.close()


async def test_only_the_shard_of_a_server_hears_of_it(local: LocalDiscord) -> None:
    theirs = (local.world.guild.id >> 22) % 2
    for shard in (0, 1):
        socket = await GatewayClient.connect(local)
        ready = await socket.identify(local, shard=[shard, 2])
        assert bool(ready["guilds"]) == (shard == theirs)
        await socket.close()


async def test_discord_py_resumes_after_a_cut_and_the_buttons_go_on(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    await ada.slash("show")
    await local.gateway_server.drop_connections()
    await wait_until(lambda: ("resumed", None) in bot.events)
    await ada.click("Count 0")
    await ada.wait_for_message(lambda message: message["content"] == "counted to 1")


async def test_discord_py_reconnects_when_asked_to(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    await local.gateway_server.ask_to_reconnect()
    await wait_until(lambda: ("resumed", None) in bot.events)
    await ada.slash("ping")


async def test_a_click_during_a_short_cut_is_answered_after_it(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    await local.gateway_server.drop_connections()
    await ada.slash("ping")
    assert ada.messages()[-1]["content"] == "pong"


async def test_an_invalidated_session_cannot_be_resumed(local: LocalDiscord) -> None:
    first = await GatewayClient.connect(local)
    ready = await first.identify(local)
    await first.receive()
    await local.gateway_server.invalidate_sessions()
    assert await first.receive() == {"op": 9, "d": False}
    await first.close()
    second = await GatewayClient.connect(local)
    await second.receive()
    await second.send_frame(6, {"token": local.token, "session_id": ready["session_id"], "seq": 2})
    assert await second.receive() == {"op": 9, "d": False}
    assert (await second.identify_again(local))["session_id"] != ready["session_id"]
    await second.close()


async def test_a_stopped_bot_fails_the_click_and_a_new_one_takes_over_the_buttons(local: LocalDiscord) -> None:
    async with TestClient(local.url, "Ada") as ada:
        async with running(local, PracticeBot()):
            await ada.slash("show")
        waiting = asyncio.create_task(ada.click("Count 0"))
        with pytest.raises(NoResponseError):
            await waiting
        second = PracticeBot()
        second.sync_on_start = False
        async with running(local, second):
            await ada.click("Count 0")
            await ada.wait_for_message(lambda message: message["content"] == "counted to 1")


async def test_the_bot_hears_that_it_was_kicked_invited_and_of_channels(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    local.world.kick_bot()
    await wait_until(lambda: ("kicked", "The Playground") in bot.events)
    await ada.wait_until(lambda: not ada.world["commands"])
    local.world.invite_bot()
    await wait_until(lambda: ("invited", "The Playground") in bot.events)
    local.world.delete_channel(local.world.channel("second-table"))
    await wait_until(lambda: ("channel gone", "second-table") in bot.events)
    await ada.slash("ping")
