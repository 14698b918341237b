"""A body over one of Discord's limits is refused as there; one at the limit is accepted."""

import copy
import random
from typing import Any

import aiohttp
import pytest

from bot.playground import LocalDiscord
from bot.playground.interactions import COMMAND
from bot.playground.world import Json
from tests.playground.message_bodies import AT_THE_LIMIT, OVER_THE_LIMIT, UNSUPPORTED, embeds
from tests.playground.raw_clients import RestClient, RestResponse


@pytest.mark.parametrize("body", AT_THE_LIMIT)
async def test_what_is_at_the_limit_is_taken(rest: RestClient, body: Json) -> None:
    answer = await rest.send(body)
    assert answer.status == 200, answer.body


@pytest.mark.parametrize(("body", "place", "code"), OVER_THE_LIMIT)
async def test_what_is_over_it_is_refused_at_its_place(
    rest: RestClient, body: Json, place: list[str], code: str
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
async def test_an_empty_message_is_refused(rest: RestClient, body: Json) -> None:
    assert (await rest.send(body)).code == 50006


@pytest.mark.parametrize(("body", "named"), UNSUPPORTED)
async def test_what_is_not_known_here_is_refused_by_name(rest: RestClient, body: Json, named: str) -> None:
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
async def test_what_is_no_json_object_is_refused(rest: RestClient, body: bytes) -> None:
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
    """Valid bodies in which one part is replaced by a wrong value."""
    dice = random.Random(98)
    strange: list[Any] = [None, True, -1, 1 << 70, "", "x", [], [[]], {}, {"x": []}, [None], {"id": {}}, 0.5]
    command: Json = {"name": "c", "description": "d", "options": [{"type": 3, "name": "o", "description": "d"}]}
    command["options"][0]["choices"] = [{"name": "n", "value": "v", "name_localizations": {"uk": "x"}}]
    commands = f"/applications/{rest.bot_id}/commands"
    whole = {"allowed_mentions": {"parse": ["users"], "roles": []}, "flags": 4, "attachments": [{"id": 0}]}
    good = [
        ("POST", f"{rest.channel()}/messages", {"message_reference": {"message_id": "1"}} | whole | AT_THE_LIMIT[3]),
        ("POST", f"{rest.channel()}/messages", AT_THE_LIMIT[10]),
        ("POST", f"{rest.channel()}/messages", AT_THE_LIMIT[9] | AT_THE_LIMIT[4]),
        ("PUT", commands, [command]),
        ("POST", commands, command),
    ]
    local.faults.clear()
    for _ in range(400):
        method, path, body = dice.choice(good)
        answer = await rest(method, path, with_strange_part(dice, body, strange))
        assert answer.status != 500, answer
        local.clock.advance(10)
    assert not [record for record in caplog.records if record.exc_info]


def with_strange_part(dice: random.Random, body: Any, strange: list[Any]) -> Any:
    whole = copy.deepcopy(body)
    root: Json = {"body": whole}
    part: Any = root
    key: Any = "body"
    while isinstance(part[key], dict | list) and part[key] and dice.random() < 0.8:
        part = part[key]
        key = dice.choice(list(part) if isinstance(part, dict) else list(range(len(part))))
    part[key] = dice.choice(strange)
    return root["body"]
