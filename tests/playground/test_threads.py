"""Threads and forum posts: archived, locked, private. Each case is what Discord answers there."""

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.test_client import NoResponseError
from bot.playground.world import Channel, Overwrite, Permission
from bot.playground.world.guild import FORUM
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient


@pytest.fixture
def thread(local: LocalDiscord) -> Channel:
    return local.world.channel("late-night")


@pytest.fixture
def private(local: LocalDiscord) -> Channel:
    """The bot is not in it."""
    world = local.world
    return world.threads.create(world.channel("game-table"), "among-us", world.user("Ada"), private=True)


def let_bot_manage_threads(local: LocalDiscord) -> None:
    bots = next(role for role in local.world.roles.values() if role.managed)
    bots.permissions |= Permission.MANAGE_THREADS


async def test_an_archived_thread_refuses_edits_and_is_woken_by_a_message(
    rest: RestClient, local: LocalDiscord, thread: Channel
) -> None:
    sent = await rest.send({"content": "late"}, "late-night")
    path = f"{rest.channel('late-night')}/messages/{sent.body['id']}"
    local.world.threads.archive(thread)
    assert ((await rest("PATCH", path, {"content": "later"})).code, thread.archived) == (50083, True)
    assert (await rest.send({"content": ""}, "late-night")).code == 50006
    assert thread.archived
    assert (await rest.send({"content": "wake up"}, "late-night")).status == 200
    assert not thread.archived
    assert (await rest("PATCH", path, {"content": "later"})).status == 200


async def test_messages_in_an_archived_thread_can_be_deleted(
    rest: RestClient, local: LocalDiscord, thread: Channel
) -> None:
    ids = [(await rest.send({"content": text}, "late-night")).body["id"] for text in "ab"]
    local.world.threads.archive(thread)
    assert (await rest("DELETE", f"{rest.channel('late-night')}/messages/{ids[0]}")).status == 204
    local.world.threads.lock(thread)
    assert (await rest("DELETE", f"{rest.channel('late-night')}/messages/{ids[1]}")).code == 50083


async def test_a_locked_thread_is_for_those_who_manage_threads(
    rest: RestClient, local: LocalDiscord, thread: Channel
) -> None:
    sent = await rest.send({"content": "late"}, "late-night")
    path = f"{rest.channel('late-night')}/messages/{sent.body['id']}"
    local.world.threads.lock(thread)
    assert (await rest.send({"content": "no"}, "late-night")).code == 50013
    assert (await rest("PATCH", path, {"content": "no"})).code == 160005
    local.world.threads.archive(thread)
    assert (await rest.send({"content": "no"}, "late-night")).code == 50083
    let_bot_manage_threads(local)
    assert (await rest.send({"content": "yes"}, "late-night")).status == 200
    assert (thread.archived, thread.locked) == (False, True)


async def test_a_private_thread_without_the_bot_is_closed_to_it(
    rest: RestClient, local: LocalDiscord, private: Channel
) -> None:
    for method, path in (
        ("GET", f"/channels/{private.id}"),
        ("POST", f"/channels/{private.id}/messages"),
        ("GET", f"/channels/{private.id}/messages"),
    ):
        answer = await rest(method, path, {"content": "x"} if method == "POST" else None)
        assert (answer.status, answer.code) == (403, 50001)
    local.world.threads.add_member(private, local.world.bot)
    seen = await rest("GET", f"/channels/{private.id}")
    assert seen.body["member"]["user_id"] == str(rest.bot_id)
    assert (await rest.send({"content": "x"}, "among-us")).status == 200
    local.world.threads.remove_member(private, local.world.bot)
    assert (await rest.send({"content": "x"}, "among-us")).code == 50001
    let_bot_manage_threads(local)
    assert (await rest.send({"content": "x"}, "among-us")).status == 200


async def test_commands_work_in_a_private_thread_without_the_bot_and_a_mention_brings_it_in(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, private: Channel
) -> None:
    guild = bot.guilds[0]
    assert guild.get_thread(private.id) is None
    await ada.wait_until(lambda: any(channel["name"] == "among-us" for channel in ada.world["channels"]))
    ada.current_channel = "among-us"
    await ada.slash("ping")
    await ada.wait_for_message(lambda message: message["content"] == "pong")
    await ada.slash("post", text="x")
    await wait_until(lambda: bot.failed)
    assert (bot.failed[0].status, bot.failed[0].code) == (403, 50001)
    await ada.say(f"<@{local.world.bot.id}> come in")
    await wait_until(lambda: guild.get_thread(private.id) is not None)
    await ada.slash("post", text="here I am")
    await ada.wait_for_message(lambda message: message["content"] == "here I am, edited")


async def test_only_its_members_and_moderators_see_a_private_thread(local: LocalDiscord, private: Channel) -> None:
    seen = {}
    for name in ("Ada", "Bruno", "Mo"):
        async with TestClient(local.url, name) as client:
            seen[name] = "among-us" in [channel["name"] for channel in client.world["channels"]]
    assert seen == {"Ada": True, "Bruno": False, "Mo": True}


async def test_the_bot_knows_which_threads_are_active(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, thread: Channel
) -> None:
    guild = bot.guilds[0]
    assert guild.get_thread(thread.id) is not None
    local.world.threads.archive(thread)
    await wait_until(lambda: guild.get_thread(thread.id) is None)
    await ada.say("anybody?", channel="late-night")
    await wait_until(lambda: guild.get_thread(thread.id) is not None)
    local.world.delete_channel(thread)
    await wait_until(lambda: guild.get_thread(thread.id) is None)


async def test_a_press_in_an_archived_thread_reaches_the_bot_which_can_only_send(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, thread: Channel
) -> None:
    ada.current_channel = "late-night"
    await ada.slash("show")
    local.world.threads.archive(thread)
    with pytest.raises(ActionRefusedError, match="archived"):
        await ada.slash("ping")
    with pytest.raises(NoResponseError):  # the bot edits: error 50083
        await ada.click("Count 0")
    await ada.select("suit", ["up"])  # an answer for Ada alone is not in the thread
    assert ada.messages()[-1]["content"] == "chosen: up"
    assert thread.archived
    local.world.threads.lock(thread)
    with pytest.raises(ActionRefusedError, match="locked"):
        await ada.click("Count 0")


async def test_people_start_archive_lock_and_leave_threads(local: LocalDiscord, ada: TestClient) -> None:
    started = await ada.request("start_thread", channel=ada.channel(), name="side-game")
    assert ada.messages()[-1]["type"] == 18
    channel = local.world.channels[int(started["channel"])]
    await ada.request("set_thread", channel=str(channel.id), archived=True)
    assert channel.archived
    with pytest.raises(ActionRefusedError, match="moderator"):
        await ada.request("set_thread", channel=str(channel.id), locked=True)
    async with TestClient(local.url, "Mo") as mo, TestClient(local.url, "Bruno") as bruno:
        with pytest.raises(ActionRefusedError, match="archive it"):
            await bruno.request("set_thread", channel=str(channel.id), archived=True)
        await bruno.say("good morning", channel="side-game")
        assert not channel.archived
        await mo.request("set_thread", channel=str(channel.id), locked=True, archived=True)
        with pytest.raises(ActionRefusedError, match="permission to send"):
            await bruno.say("hello?", channel="side-game")
        await mo.request("invite_to_thread", channel=str(channel.id), user=bruno.user("Bruno"))
        assert local.world.user("Bruno").id in channel.members
        await bruno.request("remove_from_thread", channel=str(channel.id), user=bruno.user("Bruno"))
        assert local.world.user("Bruno").id not in channel.members


async def test_a_forum_has_posts_and_no_messages(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, rest: RestClient
) -> None:
    forum = Channel(local.world.snowflakes.next(), "game-nights", 5, type=FORUM)
    local.world.put_channel(forum)
    assert (await rest.send({"content": "x"}, "game-nights")).code == 50008
    await ada.wait_until(lambda: any(channel["name"] == "game-nights" for channel in ada.world["channels"]))
    with pytest.raises(ActionRefusedError, match="posts only"):
        await ada.say("x", channel="game-nights")
    post = await ada.request("start_thread", channel=ada.channel("game-nights"), name="Friday", text="Who is in?")
    ada.current_channel = "Friday"
    assert [message["id"] for message in ada.messages()] == [post["channel"]]
    await ada.slash("post", text="me")
    await ada.wait_for_message(lambda message: message["content"] == "me, edited")


async def test_a_thread_without_the_right_to_write_in_threads(
    local: LocalDiscord, rest: RestClient, thread: Channel
) -> None:
    bots = next(role.id for role in local.world.roles.values() if role.managed)
    parent = local.world.channel("second-table")
    parent.overwrites.append(Overwrite(bots, deny=Permission.SEND_MESSAGES_IN_THREADS))
    assert (await rest.send({"content": "x"}, "late-night")).code == 50013
    assert (await rest.send({"content": "x"}, "second-table")).status == 200
