"""The bot's messages in channels: content, files, mentions, permissions, error codes."""

import aiohttp
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.world import Json, Overwrite, Permission
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot, picture
from tests.playground.raw_clients import RestClient


def form(payload: str, *files: tuple[str, bytes]) -> aiohttp.FormData:
    data = aiohttp.FormData()
    data.add_field("payload_json", payload)
    for number, (name, content) in enumerate(files):
        data.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
    return data


async def test_a_message_comes_back_as_discord_writes_it(rest: RestClient, local: LocalDiscord) -> None:
    embed = {"title": "t", "fields": [{"name": "a", "value": "b", "inline": True}], "footer": {"text": "f"}}
    button = {"type": 2, "style": 1, "label": "press", "custom_id": "x"}
    sent = await rest.send(
        {"content": " hello ", "embeds": [embed], "components": [{"type": 1, "components": [button]}]}
    )
    assert sent.status == 200
    assert sent.headers["Content-Type"] == "application/json"
    assert sent.body["content"] == "hello"
    assert sent.body["embeds"] == [{"type": "rich", **embed}]
    assert sent.body["components"][0]["components"] == [{"id": 2, **button}]
    assert sent.body["author"]["id"] == str(rest.bot_id)
    path = f"{rest.channel()}/messages/{sent.body['id']}"
    assert (await rest("GET", path)).body == sent.body
    edited = await rest("PATCH", path, {"content": "changed", "components": []})
    assert (edited.body["content"], edited.body["components"], edited.body["embeds"]) == (
        "changed",
        [],
        sent.body["embeds"],
    )
    assert edited.body["edited_timestamp"]
    assert (await rest("DELETE", path)).status == 204
    assert (await rest("GET", path)).code == 10008


async def test_history_is_newest_first_and_pages_both_ways(rest: RestClient) -> None:
    ids = [(await rest.send({"content": str(n)})).body["id"] for n in range(4)]
    path = f"{rest.channel()}/messages"

    async def message_ids(query: str) -> list[str]:
        return [message["id"] for message in (await rest("GET", f"{path}?{query}")).body]

    assert await message_ids("limit=2") == [ids[3], ids[2]]
    assert await message_ids(f"limit=2&before={ids[2]}") == [ids[1], ids[0]]
    assert await message_ids(f"limit=2&after={ids[0]}") == [ids[2], ids[1]]
    assert "does not know" in (await rest("GET", f"{path}?around={ids[0]}")).body["message"]


async def test_a_picture_goes_in_as_a_form_and_is_served_back(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    await ada.slash("show")
    image = ada.messages()[-1]["embeds"][0]["image"]
    assert (image["width"], image["height"], image["content_type"]) == (320, 120, "image/png")
    assert image["description"] == "A board, all in one colour"
    assert ada.messages()[-1]["attachments"] == []
    async with aiohttp.ClientSession() as session, session.get(local.origin + image["url"]) as answer:
        assert answer.headers["Content-Type"] == "image/png"
        assert await answer.read() == picture().fp.read()


async def test_an_edit_may_bring_a_file_and_replace_it(bot: PracticeBot, ada: TestClient, rest: RestClient) -> None:
    await ada.slash("post", text="look")
    message = await ada.wait_for_message(lambda message: message["content"] == "look, edited")
    (file,) = message["attachments"]
    assert (file["filename"], file["description"]) == ("board.png", "A board, all in one colour")
    path = f"{rest.channel()}/messages/{message['id']}"
    listed = '{"attachments": [{"id": 0, "filename": "new.txt", "description": "words"}]}'
    changed = await rest("PATCH", path, data=form(listed, ("x.txt", b"hello")))
    (new,) = changed.body["attachments"]
    assert (new["filename"], new["size"], new["description"]) == ("new.txt", 5, "words")
    async with aiohttp.ClientSession() as session:
        async with session.get(new["url"]) as answer:
            assert await answer.read() == b"hello"
        async with session.get(new["url"].replace(new["id"], file["id"])) as answer:
            assert answer.status == 404
    kept = await rest("PATCH", path, {"content": "kept"})
    assert kept.body["attachments"] == [new]
    gone = await rest("PATCH", path, {"attachments": []})
    assert gone.body["attachments"] == []


@pytest.mark.parametrize(
    ("allowed", "users", "everyone"),
    [
        (None, ["Ada", "Bruno"], False),
        ({"parse": []}, [], False),
        ({"parse": ["users"]}, ["Ada", "Bruno"], False),
        ({"parse": [], "users": ["{Ada}"]}, ["Ada"], False),
        ({"parse": ["everyone"]}, [], False),
    ],
)
async def test_only_allowed_mentions_notify(
    rest: RestClient, local: LocalDiscord, allowed: Json | None, users: list[str], everyone: bool
) -> None:
    ids = {name: str(local.world.user(name).id) for name in ("Ada", "Bruno")}
    if allowed and "users" in allowed:
        allowed = allowed | {"users": [ids["Ada"]]}
    text = f"<@{ids['Ada']}> and <@!{ids['Bruno']}> @everyone"
    body = {"content": text} | ({} if allowed is None else {"allowed_mentions": allowed})
    sent = (await rest.send(body)).body
    assert [user["username"] for user in sent["mentions"]] == users
    # The bot has no right to call everyone, whatever it allows itself.
    assert sent["mention_everyone"] is everyone


async def test_a_mention_of_everyone_needs_the_permission(rest: RestClient, local: LocalDiscord) -> None:
    bots = next(role for role in local.world.roles.values() if role.managed)
    bots.permissions |= Permission.MENTION_EVERYONE
    assert (await rest.send({"content": "@everyone"})).body["mention_everyone"] is True
    silent = {"content": "@everyone", "allowed_mentions": {"parse": []}}
    assert (await rest.send(silent)).body["mention_everyone"] is False


async def test_the_same_nonce_is_the_same_message(rest: RestClient) -> None:
    body = {"content": "once", "nonce": "17", "enforce_nonce": True}
    first, second = await rest.send(body), await rest.send(body)
    assert first.body["id"] == second.body["id"]
    other = await rest.send(body | {"nonce": "18"})
    assert other.body["id"] != first.body["id"]


async def test_permissions_of_the_bot_hold_by_channel(rest: RestClient, local: LocalDiscord) -> None:
    assert (await rest.send({"content": "x"}, "quiet-room")).code == 50013
    assert (await rest.send({"content": "x"}, "hidden-room")).code == 50001
    assert (await rest("GET", rest.channel("hidden-room"))).code == 50001
    assert (await rest("GET", rest.channel("quiet-room"))).status == 200
    channel = local.world.channel("game-table")
    bots = next(role.id for role in local.world.roles.values() if role.managed)
    channel.overwrites.append(Overwrite(bots, deny=Permission.EMBED_LINKS | Permission.ATTACH_FILES))
    assert (await rest.send({"content": "x"})).status == 200
    assert (await rest.send({"embeds": [{"title": "x"}]})).code == 50013
    sent = await rest("POST", f"{rest.channel()}/messages", data=form("{}", ("a.txt", b"x")))
    assert sent.code == 50013


async def test_a_member_may_be_let_in_where_their_roles_are_not(rest: RestClient, local: LocalDiscord) -> None:
    channel = local.world.channel("hidden-room")
    everything = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES
    channel.overwrites.append(Overwrite(rest.bot_id, of_member=True, allow=everything))
    assert (await rest.send({"content": "x"}, "hidden-room")).status == 200


async def test_a_lost_permission_reaches_the_bot_as_an_error(bot: PracticeBot, ada: TestClient) -> None:
    ada.current_channel = "quiet-room"
    await ada.slash("post", text="x")
    await wait_until(lambda: bot.failed)
    assert (bot.failed[0].status, bot.failed[0].code) == (403, 50013)


async def test_what_others_wrote_is_not_the_bots_to_edit_or_delete(
    rest: RestClient, bot: PracticeBot, ada: TestClient
) -> None:
    await ada.say("mine")
    path = f"{rest.channel()}/messages/{ada.messages()[-1]['id']}"
    assert (await rest("PATCH", path, {"content": "yours"})).code == 50005
    assert (await rest("DELETE", path)).code == 50013


async def test_edits_of_messages_older_than_an_hour_are_rationed(rest: RestClient, local: LocalDiscord) -> None:
    sent = await rest.send({"content": "old"})
    path = f"{rest.channel()}/messages/{sent.body['id']}"
    local.clock.advance(3601)
    for n in range(3):
        assert (await rest("PATCH", path, {"content": str(n)})).status == 200
    refused = await rest("PATCH", path, {"content": "one too many"})
    assert (refused.status, refused.code) == (429, 30046)
    assert 0 < refused.body["retry_after"] <= 20
    fresh = await rest.send({"content": "fresh"})
    assert (await rest("PATCH", f"{rest.channel()}/messages/{fresh.body['id']}", {"content": "y"})).status == 200


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/17", 404, 10003),
        ("POST", "/channels/17/messages", 404, 10003),
        ("GET", "{channel}/messages/17", 404, 10008),
        ("PATCH", "{channel}/messages/17", 404, 10008),
        ("DELETE", "{channel}/messages/17", 404, 10008),
        ("GET", "/guilds/17", 404, 10004),
        ("GET", "{guild}/members/17", 404, 10013),
        ("GET", "/users/17", 404, 10013),
        ("GET", "/channels/here", 400, 50035),
    ],
)
async def test_what_is_not_there_is_unknown_by_discords_number(
    rest: RestClient, local: LocalDiscord, method: str, path: str, status: int, code: int
) -> None:
    path = path.format(channel=rest.channel(), guild=f"/guilds/{local.world.guild.id}")
    answer = await rest(method, path, {"content": "x"} if method in ("POST", "PATCH") else None)
    assert (answer.status, answer.code) == (status, code)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/17/followers"),
        ("PUT", "/channels/17/pins/3"),
        ("GET", "/guilds/17/audit-logs"),
        ("PATCH", "/users/@me"),
    ],
)
async def test_an_unknown_route_is_refused_loudly_and_by_name(
    rest: RestClient, caplog: pytest.LogCaptureFixture, method: str, path: str
) -> None:
    answer = await rest(method, path, {})
    assert answer.status == 404
    assert answer.body["message"].endswith(f"the local Discord does not know {method} {path}")
    assert f"does not know {method} {path}" in caplog.text


async def test_other_versions_of_the_api_are_unknown_too(local: LocalDiscord, rest: RestClient) -> None:
    answer = await rest("GET", "/../v9/users/@me")
    assert answer.status == 404
    assert "/api/v9/users/@me" in answer.body["message"]


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bot wrong"}, {"Authorization": "{token}"}])
async def test_a_request_without_the_token_is_unauthorized(local: LocalDiscord, header: dict[str, str]) -> None:
    header = {name: value.format(token=local.token) for name, value in header.items()}
    async with (
        aiohttp.ClientSession(headers=header) as session,
        session.get(local.api_base + "/users/@me") as answer,
    ):
        assert answer.status == 401
        assert await answer.json() == {"message": "401: Unauthorized", "code": 0}
