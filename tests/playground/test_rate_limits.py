"""The global limit, shared limits and the ban for invalid requests, with their headers and scopes."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.interactions import COMMAND
from bot.playground.rest import invalid_requests
from tests.playground.conftest import running
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient, RestResponse

SEND = "POST /channels/{channel_id}/messages"
CHANNEL = "GET /channels/{channel_id}"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"


@pytest.fixture
async def local(world_file: Path) -> AsyncIterator[LocalDiscord]:
    """With channels enough that only the limit of all requests is met."""
    async with LocalDiscord(world_file, more_guilds=[50]) as local:
        yield local


def channels(local: LocalDiscord) -> list[str]:
    return [f"/channels/{channel.id}" for channel in local.world.channels_of(next(iter(local.world.more_guilds)))]


async def look(rest: RestClient, path: str, times: int) -> list[RestResponse]:
    return [await rest("GET", path) for _ in range(times)]


async def use_up_the_second(local: LocalDiscord, rest: RestClient) -> RestResponse:
    """The first answer after fifty, each about another channel, in a second that does not end by itself."""
    local.clock.stop()
    for path in channels(local):
        assert (await rest("GET", path)).status == 200
    return await rest("GET", channels(local)[0])


async def test_the_51st_request_of_a_second_is_refused_for_all_routes(rest: RestClient, local: LocalDiscord) -> None:
    refused = await use_up_the_second(local, rest)
    assert refused.status == 429
    assert refused.body.keys() == {"code", "message", "retry_after", "global"}
    assert refused.body["global"] is True
    assert 0 < refused.body["retry_after"] <= 1
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.headers["X-RateLimit-Scope"] == "global"
    assert refused.headers["Retry-After"] == "1"
    assert refused.headers["Via"], "Discord's own answer, not Cloudflare's"
    assert "X-RateLimit-Bucket" not in refused.headers
    sent = await rest.send({"content": "on another route"})
    assert (sent.status, sent.body["global"]) == (429, True)
    local.clock.advance(1.0)
    assert (await rest.send({"content": "after all"})).status == 200


async def test_after_the_wait_that_it_names_fifty_more_may_come(rest: RestClient, local: LocalDiscord) -> None:
    refused = await use_up_the_second(local, rest)
    local.clock.advance(refused.body["retry_after"])
    again = [await rest("GET", path) for path in channels(local)]
    assert [answer.status for answer in again] == [200] * 50


async def test_a_request_that_the_global_limit_refused_leaves_its_route_alone(
    rest: RestClient, local: LocalDiscord
) -> None:
    await use_up_the_second(local, rest)
    for _ in range(7):
        assert (await rest.send({"content": "x"})).status == 429
    local.clock.advance(1.0)
    assert (await rest.send({"content": "x"})).headers["X-RateLimit-Remaining"] == "4"


async def test_interactions_are_answered_when_the_second_is_used_up(rest: RestClient, local: LocalDiscord) -> None:
    await use_up_the_second(local, rest)
    channel, ada = local.world.channel("game-table").id, local.world.user("Ada")
    for _ in range(60):
        asked = local.interactions.create(COMMAND, ada, channel, {})
        callback = f"/interactions/{asked.id}/{asked.token}/callback"
        assert (await rest("POST", callback, {"type": 4, "data": {"content": "pong"}})).status == 204
        webhook = f"/webhooks/{rest.bot_id}/{asked.token}"
        assert (await rest("POST", webhook, {"content": "and more"})).status == 200
        assert (await rest("PATCH", f"{webhook}/messages/@original", {"content": "pong!"})).status == 200
        assert (await rest("GET", channels(local)[0])).status == 429
    report = local.traffic
    assert report.requests[CALLBACK] == report.requests[FOLLOW_UP] == 60
    assert report.refused.keys() == {"global"}


async def test_the_limit_of_a_route_is_the_users_and_counts_as_invalid(rest: RestClient, local: LocalDiscord) -> None:
    local.clock.stop()
    answers = [await rest.send({"content": str(n)}) for n in range(7)]
    assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].headers["X-RateLimit-Scope"] == "user"
    assert answers[-1].body["global"] is False
    report = local.traffic
    assert (dict(report.refused), report.invalid) == ({"user": 2}, 2)
    assert (report.requests[SEND], report.passed_global, report.busiest_second) == (7, 7, 7)


async def test_a_shared_limit_does_not_count_as_invalid(rest: RestClient, local: LocalDiscord) -> None:
    local.faults.answer(429, SEND, retry_after=1.5)
    refused = await rest.send({"content": "x"})
    assert (refused.status, refused.headers["X-RateLimit-Scope"], refused.headers["Retry-After"]) == (
        429,
        "shared",
        "2",
    )
    assert (refused.body["retry_after"], refused.body["global"]) == (1.5, False)
    assert (dict(local.traffic.refused), local.traffic.invalid) == ({"shared": 1}, 0)
    local.faults.answer(429, SEND, scope="user")
    local.faults.answer(429, SEND, global_limit=True)
    scopes = [(await rest.send({"content": "x"})).headers["X-RateLimit-Scope"] for _ in range(2)]
    assert scopes == ["user", "global"]
    assert local.traffic.invalid == 2


async def test_ten_thousand_invalid_requests_ban_the_address_until_the_window_has_passed(
    rest: RestClient, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (invalid_requests.LIMIT, invalid_requests.WINDOW_S) == (10_000, 600.0)
    monkeypatch.setattr(invalid_requests, "LIMIT", 30)
    local.faults.answer(403, CHANNEL, times=10)
    local.faults.answer(429, CHANNEL, times=10, scope="user")
    local.faults.answer(429, CHANNEL, times=50)  # of others' making
    await look(rest, rest.channel(), 70)
    local.clock.advance(100)
    async with aiohttp.ClientSession() as stranger:
        for _ in range(10):
            async with stranger.get(local.api_base + rest.channel()) as answer:
                assert answer.status == 401
    assert local.traffic.invalid == 30
    banned = await rest("GET", rest.channel())
    assert (banned.status, banned.body) == (429, b"error code: 1015")
    assert banned.headers["Content-Type"].startswith("text/plain")
    assert "Via" not in banned.headers
    assert "X-RateLimit-Scope" not in banned.headers
    assert 490 <= int(banned.headers["Retry-After"]) <= 501
    assert (await rest("GET", "/nowhere")).status == 429
    assert (local.traffic.refused["banned"], local.traffic.invalid) == (1, 30), "a ban does not make itself longer"
    local.clock.advance(499)
    assert (await rest("GET", rest.channel())).status == 429
    local.clock.advance(2)
    assert (await rest("GET", rest.channel())).status == 200


async def test_the_clients_own_exception_tells_of_a_ban(
    local: LocalDiscord, bot: PracticeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invalid_requests, "LIMIT", 3)
    channel = bot.get_partial_messageable(local.world.channel("hidden-room").id)
    for _ in range(3):
        with pytest.raises(discord.Forbidden):
            await channel.send("x")
    with pytest.raises(discord.HTTPException, match="1015") as banned:
        await channel.send("x")
    assert banned.value.status == 429
    local.clock.advance(600)
    with pytest.raises(discord.Forbidden):
        await channel.send("x")


async def test_a_burst_by_the_real_client_stays_within_fifty_a_second_and_loses_nothing(
    local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(local, PracticeBot()) as bot:
        places = [bot.get_partial_messageable(int(path.rpartition("/")[2])) for path in channels(local)]
        began = time.monotonic()
        await asyncio.gather(*(place.send(f"{n}") for place in places for n in range(4)))
        took = time.monotonic() - began
    report = local.traffic
    sent = [sorted(m.body["content"] for m in local.world.messages[place.id].values()) for place in places]
    assert sent == [["0", "1", "2", "3"]] * 50
    assert report.busiest_second <= 50
    assert took > 3, "four seconds' worth of requests"
    assert report.refused.keys() == {"global"}
    assert report.requests[SEND] == 200 + report.refused["global"]


async def test_everything_is_off_where_a_test_needs_it(world_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invalid_requests, "LIMIT", 3)
    async with LocalDiscord(world_file, rate_limits=False) as local, RestClient(local) as rest:
        local.faults.answer(403, CHANNEL, times=5)
        answers = await look(rest, rest.channel(), 80)
        assert [answer.status for answer in answers] == [403] * 5 + [200] * 75
        sent = [await rest.send({"content": str(n)}) for n in range(20)]
        assert {answer.status for answer in sent} == {200}
        assert (local.traffic.invalid, dict(local.traffic.refused)) == (5, {})
        assert local.traffic.passed_global == 95


async def test_pages_are_not_limited(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    for n in range(80):
        await ada.say(str(n))
    assert not local.traffic.refused
