"""Direct messages, groups, and an app that somebody has installed for themselves."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.wiretap import Exchange
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

ANSWER = "POST /webhooks/{application_id}/{token}"


@pytest.fixture
async def everywhere(local: LocalDiscord, bot: PracticeBot) -> list[discord.Interaction[Any]]:
    """A command for servers, direct messages and groups, and whoever has used it."""
    used: list[discord.Interaction[Any]] = []

    @bot.tree.command(description="Works everywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def anywhere(interaction: discord.Interaction[Any]) -> None:
        used.append(interaction)
        await interaction.response.send_message("here")

    @bot.tree.command(description="Only in servers")
    @app_commands.guild_only()
    async def inside(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("inside")

    await bot.tree.sync()
    return used


async def open_channel(client: TestClient, action: str, **fields: Any) -> str:
    channel = str((await client.request(action, **fields))["channel"])
    await client.wait_until(lambda: any(each["id"] == channel for each in client.world["channels"]))
    client.current_channel = next(each["name"] for each in client.world["channels"] if each["id"] == channel)
    return channel


async def test_a_command_in_direct_messages_has_a_user_and_no_server(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, everywhere: list[discord.Interaction[Any]]
) -> None:
    channel = await open_channel(ada, "open_dm")
    assert await open_channel(ada, "open_dm") == channel
    await ada.slash("anywhere")
    (asked,) = everywhere
    assert (asked.guild, asked.context.dm_channel, asked.user.name) == (None, True, "Ada")
    assert isinstance(asked.channel, discord.DMChannel)
    await ada.wait_for_message(lambda message: message["content"] == "here")
    with pytest.raises(ActionRefusedError, match="outdated"):
        await ada.slash("inside")
    async with TestClient(local.url, "Bruno") as bruno:
        assert channel not in [each["id"] for each in bruno.world["channels"]]


async def test_the_bot_writes_to_somebody(local: LocalDiscord, rest: RestClient, ada: TestClient) -> None:
    opened = await rest("POST", "/users/@me/channels", {"recipient_id": ada.user("Ada")})
    assert (opened.body["type"], opened.body["recipients"][0]["username"]) == (1, "Ada")
    assert (await rest("POST", f"/channels/{opened.body['id']}/messages", {"content": "psst"})).status == 200
    ada.current_channel = "Ninety-Eight"
    await ada.wait_for_message(lambda message: message["content"] == "psst")
    assert (await rest("GET", f"/channels/{opened.body['id']}")).body["recipients"] == opened.body["recipients"]
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": "17"})).code == 50007


async def test_a_group_is_closed_to_the_bot_and_open_to_its_answers(
    local: LocalDiscord,
    bot: PracticeBot,
    rest: RestClient,
    ada: TestClient,
    bruno: TestClient,
    everywhere: list[discord.Interaction[Any]],
) -> None:
    channel = await open_channel(ada, "start_group", users=[ada.user("Bruno")])
    with pytest.raises(ActionRefusedError, match="outdated"):
        await ada.slash("anywhere")
    await ada.request("install_app", installed=True)
    await ada.slash("anywhere")
    (asked,) = everywhere
    assert asked.context.private_channel
    assert asked.is_user_integration()
    assert not asked.is_guild_integration()
    bruno.current_channel = ada.current_channel
    await bruno.wait_for_message(lambda message: message["content"] == "here")
    assert (await rest("POST", f"/channels/{channel}/messages", {"content": "x"})).code == 50001
    assert (await rest("GET", f"/channels/{channel}")).code == 50001


async def test_where_only_somebody_has_installed_it_there_are_five_follow_ups(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, everywhere: list[discord.Interaction[Any]]
) -> None:
    await ada.request("install_app", installed=True)
    local.world.kick_bot()
    refused: list[Exchange] = []
    local.wiretap.on_exchange.append(lambda each: refused.append(each) if each.status >= 400 else None)
    await ada.slash("anywhere")
    assert everywhere[0].is_user_integration()
    for _ in range(5):
        await everywhere[0].followup.send("more")
    with pytest.raises(discord.HTTPException) as error:
        await everywhere[0].followup.send("too much")
    assert error.value.code == 40094
    assert [each.route for each in refused] == [ANSWER]
    with pytest.raises(ActionRefusedError, match="outdated"):
        await ada.slash("inside")


async def test_what_is_written_to_the_bot_reaches_it_with_the_intent(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    heard: list[str] = []
    local.wiretap.on_event.append(
        lambda name, data: heard.append(data["content"]) if name == "MESSAGE_CREATE" else None
    )
    await open_channel(ada, "open_dm")
    await ada.say("without the intent")
    assert heard == []
    session = next(iter(local.gateway_server._sessions.values()))
    session.intents |= 1 << 12
    await ada.say("hello")
    await wait_until(lambda: heard == ["hello"])
