"""Rate limits, and injected faults: 429, 5xx, closed connections, delays."""

from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground import LocalDiscord, TestClient
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

SEND = "POST /channels/{channel_id}/messages"


async def test_the_headers_tell_what_is_left(rest: RestClient) -> None:
    first, second = await rest.send({"content": "1"}), await rest.send({"content": "2"})
    assert [first.headers["X-RateLimit-Limit"], second.headers["X-RateLimit-Limit"]] == ["5", "5"]
    assert [first.headers["X-RateLimit-Remaining"], second.headers["X-RateLimit-Remaining"]] == ["4", "3"]
    assert 0 < float(second.headers["X-RateLimit-Reset-After"]) <= 5
    assert first.headers["X-RateLimit-Bucket"] == second.headers["X-RateLimit-Bucket"]


async def test_who_goes_on_is_told_to_wait_and_nothing_is_done(rest: RestClient, local: LocalDiscord) -> None:
    for n in range(5):
        assert (await rest.send({"content": str(n)})).status == 200
    refused = await rest.send({"content": "6"})
    assert refused.status == 429
    assert 0 < refused.body["retry_after"] <= 5
    assert (refused.body["global"], refused.headers["X-RateLimit-Scope"]) == (False, "user")
    assert int(refused.headers["Retry-After"]) >= 1
    other = await rest.send({"content": "elsewhere"}, "second-table")
    assert other.status == 200
    local.clock.advance(5.1)
    assert (await rest.send({"content": "6"})).status == 200
    assert len(local.world.messages[local.world.channel("game-table").id]) == 6


async def test_strangers_do_not_use_up_the_bots_share(local: LocalDiscord, rest: RestClient) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(6):
            path = f"{local.api_base}{rest.channel()}/messages"
            async with session.post(path, json={"content": "x"}) as answer:
                assert answer.status == 401
    assert (await rest.send({"content": "mine"})).headers["X-RateLimit-Remaining"] == "4"


async def test_discord_py_waits_and_loses_nothing(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, running(local, PracticeBot()) as bot, RestClient(local) as rest:
        local.faults.answer(429, SEND, retry_after=0.05, times=2)
        channel = bot.get_partial_messageable(local.world.channel("game-table").id)
        await channel.send("after all")
        assert [message["content"] for message in (await rest("GET", f"{rest.channel()}/messages")).body] == [
            "after all"
        ]
        local.faults.answer(429, SEND, retry_after=0.05, global_limit=True)
        await channel.send("once more")
        assert local.faults.pending == 0


async def test_a_server_error_comes_as_often_as_asked_for(local: LocalDiscord, bot: PracticeBot) -> None:
    channel = bot.get_partial_messageable(local.world.channel("game-table").id)
    local.faults.answer(503, SEND)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("lost")
    await channel.send("found")
    assert len(local.world.messages[channel.id]) == 1


async def test_a_refusal_on_demand_has_its_code(local: LocalDiscord, rest: RestClient) -> None:
    local.faults.answer(403, SEND, code=50013, message="Missing Permissions")
    answer = await rest.send({"content": "x"})
    assert (answer.status, answer.body) == (403, {"message": "Missing Permissions", "code": 50013})


@pytest.mark.parametrize("after", [False, True])
async def test_a_closed_connection_before_or_after_the_request_is_carried_out(
    local: LocalDiscord, rest: RestClient, after: bool
) -> None:
    local.faults.close(SEND, after=after)
    with pytest.raises(aiohttp.ClientError):
        await rest.send({"content": "x"})
    stored = local.world.messages.get(local.world.channel("game-table").id, {})
    assert len(stored) == after
    assert (await rest.send({"content": "y"})).status == 200


async def test_routes_are_chosen_by_pattern_and_forgotten_when_cleared(local: LocalDiscord, rest: RestClient) -> None:
    local.faults.answer(500, "GET *", times=3)
    assert (await rest.send({"content": "x"})).status == 200
    assert (await rest("GET", rest.channel())).status == 500
    local.faults.clear()
    assert (await rest("GET", rest.channel())).status == 200


async def test_an_answer_can_be_delayed(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    local.faults.delay(0.2, "POST /interactions/*")
    await ada.slash("ping")
    assert local.faults.pending == 0
    await wait_until(lambda: ada.messages()[-1]["content"] == "pong")
