"""Servers that people make: each with channels, roles and an owner of its own, and the bot in it or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world.own_guilds import MOST
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot

GENERAL = "general"


async def make(client: TestClient, name: str = "The Cellar", *, with_bot: bool = True) -> str:
    return str((await client.request("create_server", name=name, with_bot=with_bot))["server"])


@asynccontextmanager
async def in_server(local: LocalDiscord, name: str, server: str) -> AsyncIterator[TestClient]:
    async with TestClient(local.url, name, channel=GENERAL, server=server) as client:
        yield client


async def test_the_bot_is_invited_and_answers_there(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    cellar = await make(ada)
    await wait_until(lambda: len(bot.guilds) == 2)
    await ada.wait_until(lambda: [each["name"] for each in ada.world["servers"]] == ["The Playground", "The Cellar"])
    async with in_server(local, "Ada", cellar) as there, in_server(local, "Bruno", cellar) as bruno:
        assert [channel["name"] for channel in there.world["channels"]] == ["general", "side-table"]
        await there.slash("show")
        await bruno.wait_for_message(lambda message: message["author"]["id"] == bruno.world["bot"])
        assert there.world["guild"]["is_mine"]
        assert not bruno.world["guild"]["is_mine"]
        assert next(user["badge"] for user in bruno.world["users"] if user["name"] == "Ada") == "Owner"
    assert ada.messages() == [], "here nothing was said"


async def test_without_the_bot_there_are_no_commands_until_it_is_invited(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    cellar = await make(ada, with_bot=False)
    assert len(bot.guilds) == 1
    async with in_server(local, "Ada", cellar) as there:
        with pytest.raises(ActionRefusedError, match="outdated"):
            await there.slash("show")
        await there.request("set_bot", invited=True)
        await wait_until(lambda: len(bot.guilds) == 2)
        await there.slash("show")
        await there.request("set_bot", invited=False)
        await wait_until(lambda: len(bot.guilds) == 1)


async def test_what_is_said_in_another_server_is_told_without_its_words(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    cellar = await make(ada)
    told: list[Any] = []
    handle = ada._handle_frame

    def hear(frame: dict[str, Any]) -> None:
        told.append(frame)
        handle(frame)

    ada._handle_frame = hear  # type: ignore[method-assign]
    async with in_server(local, "Bruno", cellar) as bruno:
        await bruno.say("down here")
        await bruno.say(f"where is <@{ada.user('Ada')}>?")
        await ada.wait_until(lambda: [each.get("mentions") for each in told if each.get("event") == "elsewhere"] != [])
        await ada.wait_until(lambda: sum(each.get("event") == "elsewhere" for each in told) == 2)
    elsewhere = [each for each in told if each.get("event") == "elsewhere"]
    assert elsewhere == [
        {"event": "elsewhere", "server": cellar, "mentions": False},
        {"event": "elsewhere", "server": cellar, "mentions": True},
    ]


async def test_nobody_reaches_into_a_server_that_they_do_not_look_at(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    cellar = await make(ada)
    async with in_server(local, "Ada", cellar) as there:
        channel = there.channel()
        with pytest.raises(ActionRefusedError, match="no such channel"):
            await ada.request("say", channel=channel, text="hello")
        with pytest.raises(ActionRefusedError, match="no such channel"):
            await there.request("say", channel=ada.channel(), text="hello")


async def test_roles_and_rights_are_the_servers_own(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    cellar = await make(ada)
    async with in_server(local, "Ada", cellar) as there, in_server(local, "Bruno", cellar) as bruno:
        role = (await there.request("create_role", name="Dealer", grant="manage channels"))["role"]
        await there.request("give_role", user=there.user("Bruno"), role=role, given=True)
        await bruno.slash("tidy")
        here = next(user for user in ada.world["users"] if user["name"] == "Bruno")
        assert here["roles"] == [], "in the first server nothing has changed"
        cellars = next(guild for guild in bot.guilds if str(guild.id) == cellar)
        await wait_until(lambda: cellars.get_role(int(role)) is not None)
        await there.request("set_right", right="manage threads", granted=True)
        await wait_until(lambda: cellars.me.guild_permissions.manage_threads)
        other = next(guild for guild in bot.guilds if str(guild.id) != cellar)
        assert other.get_role(int(role)) is None
        assert not other.me.guild_permissions.manage_threads
        with pytest.raises(ActionRefusedError, match="owner"):
            await bruno.request("set_right", right="manage threads", granted=False)


async def test_an_outage_of_one_server_leaves_the_others(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    cellar = await make(ada)
    await wait_until(lambda: len(bot.guilds) == 2)
    async with in_server(local, "Ada", cellar) as there:
        await there.request("server_outage")
        await wait_until(lambda: any(guild.unavailable for guild in bot.guilds))
        await ada.slash("show")
        await there.request("server_outage", over=True)
        await wait_until(lambda: not any(guild.unavailable for guild in bot.guilds))
        await there.slash("show")


async def test_it_outlives_a_restart_with_its_messages_and_roles(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, TestClient(local.url, "Ada") as ada:
        cellar = await make(ada)
        async with in_server(local, "Ada", cellar) as there:
            role = (await there.request("create_role", name="Dealer", grant="nothing"))["role"]
            await there.request("give_role", user=there.user("Bruno"), role=role, given=True)
            await there.say("remember me")
    async with LocalDiscord(world_file, players=4) as local, running(local, PracticeBot()) as bot:
        await wait_until(lambda: len(bot.guilds) == 2)
        async with in_server(local, "Dmytro", cellar) as newcomer:
            assert [message["content"] for message in newcomer.messages()] == ["remember me"]
            assert next(user for user in newcomer.world["users"] if user["name"] == "Bruno")["roles"] == [role]


async def test_a_deleted_one_is_gone_for_the_bot_the_pages_and_the_file(
    world_file: Path, local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    cellar = await make(ada)
    await wait_until(lambda: len(bot.guilds) == 2)
    async with in_server(local, "Ada", cellar) as there, in_server(local, "Bruno", cellar) as bruno:
        await there.say("going")
        with pytest.raises(ActionRefusedError, match="owner"):
            await bruno.request("delete_server")
        await there.request("delete_server")
        await wait_until(lambda: len(bot.guilds) == 1)
        await bruno.wait_until(lambda: len(bruno.world["servers"]) == 1)
        with pytest.raises(ActionRefusedError):
            await bruno.request("say", channel=bruno.channel(), text="still here?")
    async with TestClient(local.url, "Ada", server=cellar) as again:
        assert again.world["guild"]["name"] == "The Playground", "the first instead"
    assert cellar not in {str(guild.id) for guild in local.world.shown_guilds()}


@pytest.mark.parametrize("name", ["", "x", "x" * 101, None])
async def test_a_name_that_discord_refuses_is_refused(ada: TestClient, name: str | None) -> None:
    with pytest.raises(ActionRefusedError):
        await ada.request("create_server", name=name, with_bot=True)


async def test_the_first_stays_and_there_are_not_too_many(local: LocalDiscord, ada: TestClient) -> None:
    async with TestClient(local.url, "Olive") as olive:
        with pytest.raises(ActionRefusedError, match="first"):
            await olive.request("delete_server")
    for number in range(MOST):
        await make(ada, f"Server {number}", with_bot=False)
    with pytest.raises(ActionRefusedError, match="already"):
        await make(ada)
