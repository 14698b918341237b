"""Several servers in one local Discord: the bot is in all of them, the page shows the first."""

from pathlib import Path

from bot.playground import LocalDiscord, TestClient
from bot.playground.interactions import COMMAND
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import GatewayClient, RestClient


def file_size(file: Path) -> int:
    return file.stat().st_size


async def test_the_bot_sees_every_server_and_its_channels(world_file: Path) -> None:
    async with LocalDiscord(world_file, more_guilds=[3, 2]) as local, running(local, PracticeBot()) as bot:
        await wait_until(lambda: len(bot.guilds) == 3)
        assert sorted(len(guild.text_channels) for guild in bot.guilds) == [2, 3, 5]
        for guild in bot.guilds:
            assert guild.me is not None
            assert guild.text_channels[0].permissions_for(guild.me).send_messages


async def test_shards_share_the_servers(world_file: Path) -> None:
    async with LocalDiscord(world_file, more_guilds=[1] * 9) as local:
        found: list[str] = []
        for shard in range(3):
            client = await GatewayClient.connect(local)
            ready = await client.identify(local, shard=[shard, 3])
            assert ready["guilds"], "every shard has some"
            found += [guild["id"] for guild in ready["guilds"]]
            await client.close()
        assert sorted(map(int, found)) == sorted(guild.id for guild in local.world.guilds())


async def test_a_stranger_there_is_answered_in_their_channel(world_file: Path) -> None:
    async with LocalDiscord(world_file, more_guilds=[1]) as local, running(local, PracticeBot()):
        world = local.world
        (guild,) = world.more_guilds
        (channel,) = world.channels_of(guild)
        command = next(command for command in world.commands.values() if command["name"] == "show")
        asked = local.interactions.create(
            COMMAND,
            world.add_stranger("Zoe"),
            channel.id,
            {"id": command["id"], "name": "show", "type": 1},
            name="show",
        )
        payload = local.interactions.payload(asked, local.origin)
        assert payload["guild_id"] == str(guild.id)
        local.gateway_server.send_interaction(payload)
        await wait_until(asked.response.done)
        assert len(world.messages[channel.id]) == 1


async def test_the_page_shows_the_first_server_as_ever(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, TestClient(local.url, "Ada") as ada:
        before = ada.world | {"messages": {}}
    async with (
        LocalDiscord(world_file, more_guilds=[3]) as local,
        RestClient(local) as rest,
        TestClient(local.url, "Ada") as ada,
    ):
        local.world.add_stranger("Zoe")
        async with TestClient(local.url, "Zoe") as zoe:  # no such user here: the first player is shown
            assert zoe.world["me"]["name"] == "Ada"
        elsewhere = local.world.channels_of(next(iter(local.world.more_guilds)))[0]
        assert (await rest("POST", f"/channels/{elsewhere.id}/messages", {"content": "elsewhere"})).status == 200
        await rest.send({"content": "here"})
        await ada.wait_for_message(lambda message: message["content"] == "here")
        assert ada.world | {"messages": {}} == before
        assert "elsewhere" not in str(ada._messages)


async def test_nothing_of_them_goes_into_the_worlds_file(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local:
        size = file_size(world_file)
    async with LocalDiscord(world_file, more_guilds=[500]) as local, RestClient(local) as rest:
        (guild,) = local.world.more_guilds
        channel = local.world.channels_of(guild)[0]
        sent = await rest("POST", f"/channels/{channel.id}/messages", {"content": "x"})
        path = f"/channels/{channel.id}/messages/{sent.body['id']}"
        assert (await rest("PATCH", path, {"content": "y"})).body["content"] == "y"
        local.world.put_channel(channel)
        assert file_size(world_file) == size
        assert (await rest("GET", f"/guilds/{guild.id}/channels")).body[0]["guild_id"] == str(guild.id)
        assert (await rest("GET", f"/guilds/{guild.id}/members/{rest.bot_id}")).status == 200
        assert (await rest("DELETE", path)).status == 204
