"""Threads that the bot starts: from a message, as a post, archived by it; and what it is refused."""

from bot.playground import LocalDiscord
from bot.playground.world import Channel, Overwrite, Permission
from bot.playground.world.guild import FORUM
from tests.playground.raw_clients import RestClient


async def test_a_thread_has_the_number_of_the_message_it_is_started_from(rest: RestClient, local: LocalDiscord) -> None:
    sent = await rest.send({"content": "a table"})
    answer = await rest("POST", f"{rest.channel()}/messages/{sent.body['id']}/threads", {"name": "The Game"})
    assert (answer.status, answer.body["id"], answer.body["name"]) == (201, sent.body["id"], "The Game")
    thread = local.world.channels[int(sent.body["id"])]
    assert (thread.parent_id, thread.owner_id) == (local.world.channel("game-table").id, local.world.bot.id)
    seen = await rest("GET", f"{rest.channel()}/messages/{sent.body['id']}")
    assert seen.body["flags"] & 32
    again = await rest("POST", f"{rest.channel()}/messages/{sent.body['id']}/threads", {"name": "The Game"})
    assert again.code == 160004


async def test_starting_threads_needs_the_permission_a_message_and_a_name(
    rest: RestClient, local: LocalDiscord
) -> None:
    sent = await rest.send({"content": "a table"})
    path = f"{rest.channel()}/messages/{sent.body['id']}/threads"
    assert (await rest("POST", path, {"name": ""})).code == 50035
    assert (await rest("POST", path, {"name": "x", "auto_archive_duration": 7})).code == 50035
    assert (await rest("POST", f"{rest.channel()}/messages/1/threads", {"name": "x"})).code == 10008
    channel = local.world.channel("game-table")
    channel.overwrites.append(Overwrite(local.world.bot.id, of_member=True, deny=int(Permission.CREATE_PUBLIC_THREADS)))
    local.world.put_channel(channel)
    assert (await rest("POST", path, {"name": "x"})).code == 50013


async def test_the_starter_archives_and_wakes_and_only_moderators_lock(rest: RestClient, local: LocalDiscord) -> None:
    sent = await rest.send({"content": "a table"})
    await rest("POST", f"{rest.channel()}/messages/{sent.body['id']}/threads", {"name": "The Game"})
    thread, path = local.world.channels[int(sent.body["id"])], f"/channels/{sent.body['id']}"
    assert (await rest("PATCH", path, {"archived": True})).body["thread_metadata"]["archived"]
    assert thread.archived
    assert not (await rest("PATCH", path, {"archived": False})).body["thread_metadata"]["archived"]
    assert (await rest("PATCH", path, {"name": "Extreme"})).body["name"] == thread.name == "Extreme"
    assert (await rest("PATCH", path, {"name": ""})).code == 50035
    assert (await rest("PATCH", path, {"locked": True})).code == 50013
    stranger = local.world.channel("late-night")
    assert (await rest("PATCH", f"/channels/{stranger.id}", {"archived": True})).code == 50013
    assert (await rest("PATCH", "/channels/1", {"archived": True})).code == 10003


async def test_a_post_begins_with_its_message(rest: RestClient, local: LocalDiscord) -> None:
    world = local.world
    forum = Channel(world.snowflakes.next(), "game-nights", 5, type=FORUM)
    world.put_channel(forum)
    body = {"name": "The Game", "message": {"content": "a table"}}
    answer = await rest("POST", f"/channels/{forum.id}/threads", body)
    assert answer.status == 201
    assert answer.body["message"]["id"] == answer.body["id"]
    assert world.message(int(answer.body["id"]), int(answer.body["id"])) is not None
    assert (await rest("POST", f"/channels/{forum.id}/threads", {"name": "x", "message": {}})).code == 50006
