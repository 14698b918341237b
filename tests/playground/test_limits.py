"""A payload over one of Discord's limits is refused like there; one at the limit is taken."""

import copy
import random
from typing import Any

import aiohttp
import pytest

from bot.playground import LocalDiscord
from bot.playground.interactions import COMMAND
from bot.playground.world import Json
from tests.playground.raw_clients import RestClient, RestResponse


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b", **more}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "l", "value": "v"}], **more}


def options(count: int) -> list[Json]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=str(n)) for n in range(start, start + count)]


def embeds(**embed: Any) -> Json:
    return {"embeds": [embed]}


FITS: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    embeds(title="x" * 256),
    embeds(description="x" * 4096),
    embeds(fields=[{"name": "n" * 9, "value": "v" * 9}] * 25),
    embeds(title="t", footer={"text": "x" * 2048}),
    {"embeds": [{"description": "x" * 3000}] * 2},
    {"embeds": [{"title": "x"}] * 10},
    {"components": [row(*buttons(5, 5 * n)) for n in range(5)]},
    {"components": [row(button(label="x" * 80, custom_id="c" * 100))]},
    {"components": [row(button(label=None, emoji={"name": "➡"}))]},
    {"components": [row(select(options=options(25), max_values=25))]},
    {"components": [row(button(style=5, url="https://example.org", custom_id=None))]},
]
REFUSED: list[tuple[dict[str, Any], list[str], str]] = [
    ({"content": "x" * 2001}, ["content"], "BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, ["content"], "STRING_TYPE_CONVERT"),
    (embeds(title="x" * 257), ["embeds", "0", "title"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(description="x" * 4097), ["embeds", "0", "description"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(), ["embeds", "0", "description"], "BASE_TYPE_REQUIRED"),
    (embeds(color=3), ["embeds", "0", "description"], "BASE_TYPE_REQUIRED"),
    (embeds(fields=[{"name": "n", "value": "v"}] * 26), ["embeds", "0", "fields"], "BASE_TYPE_MAX_LENGTH"),
    (embeds(fields=[{"name": "n", "value": " "}]), ["embeds", "0", "fields", "0", "value"], "BASE_TYPE_REQUIRED"),
    (
        embeds(fields=[{"name": "n", "value": "v" * 1025}]),
        ["embeds", "0", "fields", "0", "value"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (embeds(title="t", footer={"text": "x" * 2049}), ["embeds", "0", "footer", "text"], "BASE_TYPE_MAX_LENGTH"),
    (
        embeds(title="t", image={"url": "javascript:alert(1)"}),
        ["embeds", "0", "image", "url"],
        "URL_TYPE_INVALID_SCHEME",
    ),
    (embeds(title="t", url="http://["), ["embeds", "0", "url"], "URL_TYPE_INVALID_URL"),
    (embeds(title="t", timestamp="soon"), ["embeds", "0", "timestamp"], "DATE_TIME_TYPE_PARSE"),
    (embeds(title="t", color=1 << 24), ["embeds", "0", "color"], "NUMBER_TYPE_MAX"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, ["embeds"], "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, ["embeds"], "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row(*buttons(6))]}, ["components", "0", "components"], "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row()]}, ["components", "0", "components"], "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(*buttons(1, n)) for n in range(6)]}, ["components"], "BASE_TYPE_MAX_LENGTH"),
    (
        {"components": [row(select(), button())]},
        ["components", "0", "components"],
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        {"components": [row(button(), button())]},
        ["components", "0", "components", "1", "custom_id"],
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        {"components": [row(button(custom_id="c" * 101))]},
        ["components", "0", "components", "0", "custom_id"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label="x" * 81))]},
        ["components", "0", "components", "0", "label"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label=None))]},
        ["components", "0", "components", "0"],
        "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI",
    ),
    (
        {"components": [row(button(emoji={"name": "▲"}))]},
        ["components", "0", "components", "0", "emoji", "name"],
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row(button(emoji={"name": "x", "id": "17"}))]},
        ["components", "0", "components", "0", "emoji", "name"],
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row(select(options=options(26)))]},
        ["components", "0", "components", "0", "options"],
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(select(options=options(1) * 2))]},
        ["components", "0", "components", "0", "options", "1", "value"],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"components": [row(select(max_values=2))]},
        ["components", "0", "components", "0", "max_values"],
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ["allowed_mentions"],
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "nonce": "n" * 26}, ["nonce"], "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "flags": "loud"}, ["flags"], "NUMBER_TYPE_COERCE"),
]
UNKNOWN: list[tuple[dict[str, Any], str]] = [
    ({"content": "x", "poll": {"question": {"text": "?"}}}, "'poll'"),
    ({"content": "x", "sticker_ids": ["1"]}, "'sticker_ids'"),
    ({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}, "Components V2"),
    ({"components": [{"type": 17, "components": []}]}, "Components V2"),
    ({"components": [row({"type": 5, "custom_id": "u"})]}, "user selects"),
    ({"components": [row({"type": 4, "custom_id": "t"})]}, "text inputs"),
    ({"components": [row(button(style=6))]}, "premium buttons"),
]


@pytest.mark.parametrize("body", FITS)
async def test_what_is_at_the_limit_is_taken(rest: RestClient, body: Any) -> None:
    answer = await rest.send(body)
    assert answer.status == 200, answer.body


@pytest.mark.parametrize(("body", "place", "code"), REFUSED)
async def test_what_is_over_it_is_refused_at_its_place(
    rest: RestClient, body: Any, place: list[str], code: str
) -> None:
    answer = await rest.send(body)
    assert (answer.status, answer.code, answer.error_code(*place)) == (400, 50035, code)
    assert (await rest("GET", f"{rest.channel()}/messages")).body == []


async def test_edits_and_answers_have_the_same_limits(rest: RestClient, local: LocalDiscord) -> None:
    sent = await rest.send({"content": "x"})
    path = f"{rest.channel()}/messages/{sent.body['id']}"
    assert (await rest("PATCH", path, {"content": "x" * 2001})).code == 50035
    asked = local.interactions.create(COMMAND, local.world.user("Ada"), local.world.channel("game-table").id, {})
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    answer = await rest("POST", callback, {"type": 4, "data": embeds(title="x" * 257)})
    assert answer.error_code("data", "embeds", "0", "title") == "BASE_TYPE_MAX_LENGTH"


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"content": None, "embeds": []}])
async def test_an_empty_message_is_refused(rest: RestClient, body: Any) -> None:
    assert (await rest.send(body)).code == 50006


@pytest.mark.parametrize(("body", "named"), UNKNOWN)
async def test_what_is_not_known_here_is_refused_by_name(rest: RestClient, body: Any, named: str) -> None:
    answer = await rest.send(body)
    assert answer.status == 400
    assert f"the local Discord does not know {named}" in answer.body["message"]


async def test_files_together_have_a_limit(rest: RestClient) -> None:
    data = aiohttp.FormData()
    data.add_field("files[0]", b"0" * (6 << 20), filename="a.bin")
    data.add_field("files[1]", b"0" * (5 << 20), filename="b.bin")
    answer = await rest("POST", f"{rest.channel()}/messages", data=data)
    assert (answer.status, answer.code) == (413, 40005)


async def test_a_request_has_a_limit_too(rest: RestClient) -> None:
    answer = await rest("POST", f"{rest.channel()}/messages", data=b"0" * (27 << 20))
    assert (answer.status, answer.code) == (413, 40005)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff\xfe", b"[" * 100_000])
async def test_what_is_no_json_object_is_refused(rest: RestClient, body: Any) -> None:
    answer = await rest("POST", f"{rest.channel()}/messages", data=body)
    assert (answer.status, answer.code) == (400, 50109)


async def test_suggestions_have_limits(local: LocalDiscord, rest: RestClient) -> None:
    async def suggest(choices: list[Json]) -> RestResponse:
        data = {"options": [{"name": "o", "type": 3, "value": "", "focused": True}]}
        asked = local.interactions.create(4, local.world.user("Ada"), local.world.channel("game-table").id, data)
        path = f"/interactions/{asked.id}/{asked.token}/callback"
        return await rest("POST", path, {"type": 8, "data": {"choices": choices}})

    choice = {"name": "n", "value": "v"}
    assert (await suggest([choice] * 25)).status == 204
    assert (await suggest([choice] * 26)).error_code("data", "choices") == "BASE_TYPE_MAX_LENGTH"
    assert (await suggest([{"name": "n" * 101, "value": "v"}])).error_code("data", "choices", "0", "name")
    assert (await suggest([{"name": "n", "value": 3}])).error_code("data", "choices", "0", "value")


async def test_no_body_however_strange_makes_it_fail(
    rest: RestClient, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    """Parts of good bodies, replaced by what does not belong there."""
    dice = random.Random(98)
    strange: list[Any] = [None, True, -1, 1 << 70, "", "x", [], [[]], {}, {"x": []}, [None], {"id": {}}, 0.5]
    command: Json = {"name": "c", "description": "d", "options": [{"type": 3, "name": "o", "description": "d"}]}
    command["options"][0]["choices"] = [{"name": "n", "value": "v", "name_localizations": {"uk": "x"}}]
    commands = f"/applications/{rest.bot_id}/commands"
    whole = {"allowed_mentions": {"parse": ["users"], "roles": []}, "flags": 4, "attachments": [{"id": 0}]}
    good = [
        ("POST", f"{rest.channel()}/messages", {"message_reference": {"message_id": "1"}} | whole | FITS[3]),
        ("POST", f"{rest.channel()}/messages", FITS[10]),
        ("POST", f"{rest.channel()}/messages", FITS[9] | FITS[4]),
        ("PUT", commands, [command]),
        ("POST", commands, command),
    ]
    local.faults.clear()
    for _ in range(400):
        method, path, body = dice.choice(good)
        answer = await rest(method, path, broken(dice, body, strange))
        assert answer.status != 500, answer
        local.clock.advance(10)
    assert not [record for record in caplog.records if record.exc_info]


def broken(dice: random.Random, body: Any, strange: list[Any]) -> Any:
    whole = copy.deepcopy(body)
    root: Json = {"body": whole}
    part: Any = root
    key: Any = "body"
    while isinstance(part[key], dict | list) and part[key] and dice.random() < 0.8:
        part = part[key]
        key = dice.choice(list(part) if isinstance(part, dict) else list(range(len(part))))
    part[key] = dice.choice(strange)
    return root["body"]
