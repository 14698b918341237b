"""Discord away, servers away, interactions twice and late, and ends of connections with a reason."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.test_client import NoResponseError
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import GatewayClient, RestClient


def remember_interactions(bot: PracticeBot, seen: list[int]) -> None:
    @bot.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction.id)


async def test_in_an_outage_nothing_is_answered_and_afterwards_the_session_goes_on(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, rest: RestClient
) -> None:
    await ada.slash("ping")
    local.outage.begin()
    answer = await rest.send({"content": "x"})
    assert (answer.status, answer.headers["Content-Type"]) == (503, "text/plain; charset=utf-8")
    with pytest.raises(NoResponseError):
        await ada.slash("ping")
    local.outage.end()
    await wait_until(lambda: ("resumed", None) in bot.events, seconds=15)
    await ada.slash("ping")
    assert (await rest.send({"content": "x"})).status == 200


async def test_an_outage_ends_by_itself(local: LocalDiscord, rest: RestClient) -> None:
    local.outage.begin(0.05)
    assert (await rest.send({"content": "x"})).status == 503
    await wait_until(lambda: not local.outage.is_on)
    assert (await rest.send({"content": "x"})).status == 200


async def test_one_server_can_be_unavailable(world_file: Path) -> None:
    async with LocalDiscord(world_file, more_guilds=[1]) as local, running(local, PracticeBot()) as bot:
        (other,) = local.world.more_guilds
        await wait_until(lambda: len(bot.guilds) == 2)
        local.world.lose_guild(other)
        await wait_until(lambda: any(guild.unavailable for guild in bot.guilds))
        assert ("kicked", other.name) not in bot.events
        local.world.recover_guild(other)
        await wait_until(lambda: len(bot.guilds) == 2 and not any(guild.unavailable for guild in bot.guilds))
        local.world.kick_bot(other)
        await wait_until(lambda: ("kicked", other.name) in bot.events)


async def test_a_server_that_removed_the_bot_while_it_was_away_is_not_in_ready(world_file: Path) -> None:
    async with LocalDiscord(world_file, more_guilds=[1]) as local:
        (other,) = local.world.more_guilds
        local.world.kick_bot(other)
        client = await GatewayClient.connect(local)
        ready = await client.identify(local)
        assert [guild["id"] for guild in ready["guilds"]] == [str(local.world.guild.id)]
        await client.close()


async def test_an_interaction_may_come_twice(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    seen: list[int] = []
    remember_interactions(bot, seen)
    local.gateway_server.deliveries.next(2)
    await ada.slash("ping")
    await wait_until(lambda: len(seen) == 2)
    assert seen[0] == seen[1]
    assert [message["content"] for message in ada.messages()] == ["pong"]


async def test_an_interaction_may_come_too_late(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    seen: list[int] = []
    remember_interactions(bot, seen)
    local.gateway_server.deliveries.next(delay=0.3)
    asking = asyncio.create_task(ada.slash("ping"))
    await asyncio.sleep(0.1)
    assert not seen
    local.clock.advance(5)
    await wait_until(lambda: seen)
    with pytest.raises(NoResponseError):
        await asking
    assert ada.messages() == []


@pytest.mark.parametrize("code", [4000, 4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_connection_ends_with_any_close_code(local: LocalDiscord, code: int) -> None:
    client = await GatewayClient.connect(local)
    await client.identify(local)
    await local.gateway_server.close_connections(code, "on demand")
    assert await client.close_code() == code


async def test_an_event_that_nobody_can_read_is_sent_as_it_is(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local:
        client = await GatewayClient.connect(local)
        await client.identify(local)
        assert (await client.receive())["t"] == "GUILD_CREATE"
        local.gateway_server.send_event("CHANNEL_UPDATE", {"id": None})
        assert (await client.receive())["d"] == {"id": None}
        await client.close()
