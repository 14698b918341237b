"""The application's own emoji: made, listed, renamed, deleted, shown on buttons."""

import base64
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import LocalDiscord
from tests.playground.practice_bot import picture
from tests.playground.raw_clients import RestClient

PNG = picture().fp.read()
IMAGE = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"


def path(rest: RestClient, emoji: str = "") -> str:
    return f"/applications/{rest.bot_id}/emojis{emoji and '/'}{emoji}"


async def test_an_emoji_lives_until_it_is_deleted(rest: RestClient, local: LocalDiscord) -> None:
    made = await rest("POST", path(rest), {"name": "up_1", "image": IMAGE})
    assert (made.status, made.body["name"], made.body["animated"]) == (201, "up_1", False)
    emoji = made.body["id"]
    assert (await rest("GET", path(rest))).body == {"items": [made.body]}
    assert (await rest("PATCH", path(rest, emoji), {"name": "down_1"})).body["name"] == "down_1"
    assert (await rest("GET", path(rest, emoji))).body["name"] == "down_1"
    async with aiohttp.ClientSession() as session, session.get(f"{local.origin}/emojis/{emoji}") as answer:
        assert (answer.headers["Content-Type"], await answer.read()) == ("image/png", PNG)
    assert (await rest("DELETE", path(rest, emoji))).status == 204
    assert (await rest("GET", path(rest, emoji))).code == 10014


async def test_a_button_may_show_one_and_no_other(rest: RestClient) -> None:
    made = await rest("POST", path(rest), {"name": "up_1", "image": IMAGE})

    def message(emoji: str) -> Any:
        button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": emoji, "name": "up_1"}}
        return {"components": [{"type": 1, "components": [button]}]}

    sent = await rest.send(message(made.body["id"]))
    assert sent.body["components"][0]["components"][0]["emoji"]["id"] == made.body["id"]
    assert (await rest.send(message("17"))).code == 50035


async def test_emoji_outlive_a_restart(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        await rest("POST", path(rest), {"name": "up_1", "image": IMAGE})
    async with LocalDiscord(world_file) as local, RestClient(local) as rest:
        assert [emoji["name"] for emoji in (await rest("GET", path(rest))).body["items"]] == ["up_1"]


@pytest.mark.parametrize(
    ("body", "place", "code"),
    [
        ({"name": "x", "image": IMAGE}, "name", "BASE_TYPE_MIN_LENGTH"),
        ({"name": "x" * 33, "image": IMAGE}, "name", "BASE_TYPE_MAX_LENGTH"),
        ({"name": "a-b", "image": IMAGE}, "name", "STRING_TYPE_REGEX"),
        ({"name": "taken", "image": IMAGE}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "ok"}, "image", "BASE_TYPE_REQUIRED"),
        ({"name": "ok", "image": "data:image/png;base64,%%%"}, "image", "BASE_TYPE_INVALID"),
        ({"name": "ok", "image": "data:text/html;base64,AAAA"}, "image", "BASE_TYPE_INVALID"),
        ({"name": "ok", "image": "data:image/png;base64," + "A" * 400_000}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_is_no_emoji_is_refused(rest: RestClient, body: Any, place: str, code: str) -> None:
    await rest("POST", path(rest), {"name": "taken", "image": IMAGE})
    refused = await rest("POST", path(rest), body)
    assert (refused.status, refused.error_code(place)) == (400, code)
