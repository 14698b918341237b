"""What people do on the page so that the bot meets something: its rights, its server, Discord itself."""

from typing import Any

import discord
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient


@pytest.mark.parametrize(
    ("access", "text", "embed"), [("no pictures", 200, 50013), ("read", 50013, 50013), ("hidden", 50001, 50001)]
)
async def test_a_moderator_takes_the_bots_access_away_and_gives_it_back(
    local: LocalDiscord, bot: PracticeBot, rest: RestClient, access: str, text: int, embed: int
) -> None:
    async def answers() -> tuple[int, int]:
        sent = [await rest.send(body) for body in ({"content": "x"}, {"embeds": [{"title": "x"}]})]
        first, second = (answer.status if answer.status == 200 else answer.code for answer in sent)
        return first, second

    channel = bot.guilds[0].get_channel(local.world.channel("game-table").id)
    assert isinstance(channel, discord.TextChannel)
    async with TestClient(local.url, "Mo") as mo:
        await mo.request("set_access", channel=mo.channel(), access=access)
        assert next(each["access"] for each in mo.world["channels"] if each["name"] == "game-table") == access
        assert await answers() == (text, embed)
        await wait_until(lambda: not channel.permissions_for(channel.guild.me).embed_links)
        await mo.request("set_access", channel=mo.channel(), access="full")
        assert await answers() == (200, 200)
        await wait_until(lambda: channel.permissions_for(channel.guild.me).embed_links)


async def test_the_owner_gives_and_takes_the_bots_rights(local: LocalDiscord, bot: PracticeBot) -> None:
    guild = bot.guilds[0]
    async with TestClient(local.url, "Olive") as olive:
        await olive.request("set_right", right="manage threads", granted=True)
        await wait_until(lambda: guild.me.guild_permissions.manage_threads)
        assert olive.world["guild"]["bot_rights"] == ["manage threads"]
        await olive.request("set_right", right="manage threads", granted=False)
        await wait_until(lambda: not guild.me.guild_permissions.manage_threads)


async def test_the_owner_removes_and_invites_the_bot(local: LocalDiscord, bot: PracticeBot) -> None:
    async with TestClient(local.url, "Olive") as olive:
        await olive.request("set_bot", invited=False)
        await wait_until(lambda: ("kicked", "The Playground") in bot.events)
        await olive.wait_until(lambda: olive.world["commands"] == [])
        await olive.request("set_bot", invited=True)
        await wait_until(lambda: ("invited", "The Playground") in bot.events)
        assert olive.world["guild"]["has_bot"] is True


@pytest.mark.parametrize(
    ("who", "action", "fields"),
    [
        ("Ada", "set_access", {"access": "read"}),
        ("Ada", "set_right", {"right": "manage threads", "granted": True}),
        ("Ada", "set_bot", {"invited": False}),
        ("Ada", "outage", {"seconds": 100_000}),
        ("Ada", "outage", {"seconds": "x"}),
        ("Olive", "set_access", {"access": "x"}),
        ("Olive", "set_access", {"access": []}),
        ("Olive", "set_right", {"right": []}),
    ],
)
async def test_what_nobody_may_or_can_is_refused(
    local: LocalDiscord, who: str, action: str, fields: dict[str, Any]
) -> None:
    async with TestClient(local.url, who) as client:
        with pytest.raises(ActionRefusedError):
            await client.request(action, channel=client.channel(), **fields)


async def test_everybody_sees_that_discord_is_away(local: LocalDiscord, ada: TestClient, bruno: TestClient) -> None:
    await ada.request("outage", seconds=0.3)
    assert local.outage.is_on
    await bruno.wait_until(lambda: not local.outage.is_on)
