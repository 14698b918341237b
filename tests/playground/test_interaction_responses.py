"""Interaction responses: the first within 3 seconds, then for 15 minutes with the token; who sees them."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.interactions import COMMAND
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.test_client import NoResponseError
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

EPHEMERAL, LOADING = 64, 128
OpenInteraction = Callable[..., tuple[str, str]]


def contents(client: TestClient) -> list[str]:
    return [message["content"] for message in client.messages()]


@pytest.fixture
def open_interaction(local: LocalDiscord) -> OpenInteraction:
    """Creates an interaction; gives the paths of its callback and its webhook."""

    def create(name: str = "Ada", kind: int = COMMAND, **data: Any) -> tuple[str, str]:
        world = local.world
        more = {"name": "ping"} if kind == COMMAND else {}
        interaction = local.interactions.create(kind, world.user(name), world.channel("game-table").id, data, **more)
        callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return callback, f"/webhooks/{world.bot.id}/{interaction.token}"

    return create


async def test_a_deferred_answer_is_filled_in_followed_up_edited_and_deleted(
    ada: TestClient, bruno: TestClient
) -> None:
    await ada.slash("slowly")
    await ada.wait_for_message(lambda message: message["content"] == "one last thing")
    await ada.wait_until(lambda: contents(ada) == ["thought it over", "one last thing"])
    first, second = ada.messages()
    assert first["edited_timestamp"] is None
    assert second["edited_timestamp"] is not None
    assert second["message_reference"]["message_id"] == first["id"]
    await bruno.wait_until(lambda: contents(bruno) == contents(ada))


async def test_a_deferred_secret_stays_one(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("slowly", secretly=True)
    await ada.wait_until(lambda: contents(ada) == ["thought it over", "one last thing"])
    await ada.slash("ping")
    await bruno.wait_for_message(lambda message: message["content"] == "pong")
    assert contents(bruno) == ["pong"]


async def test_the_bot_seems_to_think_until_it_has_answered(
    open_interaction: OpenInteraction, rest: RestClient, local: LocalDiscord
) -> None:
    callback, webhook = open_interaction()
    answer = await rest("POST", callback, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert answer.status == 204
    thinking = await rest("GET", f"{webhook}/messages/@original")
    assert thinking.body["flags"] == EPHEMERAL | LOADING
    # The first follow-up fills it in, and stays as private as the defer said.
    filled = await rest("POST", webhook, {"content": "done", "flags": 0})
    assert (filled.body["id"], filled.body["flags"]) == (thinking.body["id"], EPHEMERAL)


async def test_a_receipt_is_given_when_it_is_asked_for(open_interaction: OpenInteraction, rest: RestClient) -> None:
    callback, _ = open_interaction()
    answer = await rest("POST", f"{callback}?with_response=true", {"type": 4, "data": {"content": "x", "flags": 64}})
    told = answer.body["interaction"]
    assert told["response_message_ephemeral"] is True
    assert told["response_message_id"] == answer.body["resource"]["message"]["id"]


async def test_the_second_answer_is_refused(bot: PracticeBot, ada: TestClient) -> None:
    await ada.slash("twice")
    await wait_until(lambda: bot.failed)
    assert (bot.failed[0].status, bot.failed[0].code) == (400, 40060)
    assert contents(ada) == ["first"]


async def test_after_three_seconds_the_interaction_is_unknown(
    local: LocalDiscord, open_interaction: OpenInteraction, rest: RestClient
) -> None:
    callback, webhook = open_interaction()
    local.clock.advance(3.1)
    answer = await rest("POST", callback, {"type": 4, "data": {"content": "late"}})
    assert (answer.status, answer.code) == (404, 10062)
    assert (await rest("POST", webhook, {"content": "late"})).code == 10015


async def test_a_bot_that_never_answers_is_said_to_have_failed(ada: TestClient) -> None:
    with pytest.raises(NoResponseError):
        await ada.slash("silence")


async def test_the_token_lives_for_fifteen_minutes(
    local: LocalDiscord, open_interaction: OpenInteraction, rest: RestClient
) -> None:
    callback, webhook = open_interaction()
    await rest("POST", callback, {"type": 4, "data": {"content": "in time"}})
    local.clock.advance(14 * 60)
    assert (await rest("PATCH", f"{webhook}/messages/@original", {"content": "still"})).status == 200
    local.clock.advance(70)
    for method, path in (
        ("POST", webhook),
        ("GET", f"{webhook}/messages/@original"),
        ("PATCH", f"{webhook}/messages/@original"),
        ("DELETE", f"{webhook}/messages/@original"),
    ):
        answer = await rest(method, path, {"content": "too late"})
        assert (answer.status, answer.code) == (401, 50027)


async def test_a_refused_answer_may_be_tried_again(open_interaction: OpenInteraction, rest: RestClient) -> None:
    callback, _ = open_interaction()
    answer = await rest("POST", callback, {"type": 4, "data": {"content": "x" * 2001}})
    assert (answer.status, answer.error_code("data", "content")) == (400, "BASE_TYPE_MAX_LENGTH")
    assert (await rest("POST", callback, {"type": 4, "data": {"content": "x"}})).status == 204


async def test_a_wrong_token_knows_no_interaction(open_interaction: OpenInteraction, rest: RestClient) -> None:
    callback, webhook = open_interaction()
    wrong = callback.replace("/callback", "x/callback")
    assert (await rest("POST", wrong, {"type": 4, "data": {"content": "x"}})).code == 10062
    assert (await rest("POST", webhook + "x", {"content": "x"})).code == 50027
    assert (await rest("POST", "/webhooks/1/" + webhook.rpartition("/")[2], {"content": "x"})).code == 10015


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 0, "4", None, [4]])
async def test_a_command_is_answered_by_a_message_and_nothing_else(
    open_interaction: OpenInteraction, rest: RestClient, kind: object
) -> None:
    callback, _ = open_interaction()
    answer = await rest("POST", callback, {"type": kind, "data": {"content": "x"}})
    assert (answer.status, answer.error_code("type")) == (400, "BASE_TYPE_CHOICES")


async def test_a_token_touches_only_what_it_sent(open_interaction: OpenInteraction, rest: RestClient) -> None:
    first, _ = open_interaction()
    mine = await rest("POST", f"{first}?with_response=1", {"type": 4, "data": {"content": "mine", "flags": 64}})
    message = mine.body["resource"]["message"]["id"]
    second, theirs = open_interaction("Bruno")
    await rest("POST", second, {"type": 4, "data": {"content": "theirs"}})
    for method in ("GET", "PATCH", "DELETE"):
        assert (await rest(method, f"{theirs}/messages/{message}", {"content": "x"})).code == 10008


async def test_an_ephemeral_answer_is_out_of_reach_of_the_channels_routes(
    open_interaction: OpenInteraction, rest: RestClient
) -> None:
    callback, _ = open_interaction()
    answer = await rest("POST", f"{callback}?with_response=1", {"type": 4, "data": {"content": "x", "flags": 64}})
    path = f"{rest.channel()}/messages/{answer.body['resource']['message']['id']}"
    for method in ("GET", "PATCH", "DELETE"):
        assert (await rest(method, path, {"content": "y"})).code == 10008
    assert (await rest("GET", f"{rest.channel()}/messages")).body == []


async def test_only_users_are_notified_by_an_answer_that_does_not_say(
    open_interaction: OpenInteraction, rest: RestClient, local: LocalDiscord
) -> None:
    callback, _ = open_interaction()
    ada, everyone = local.world.user("Ada").id, local.world.guild.id
    text = f"<@{ada}> <@&{everyone}> @everyone"
    answer = await rest("POST", f"{callback}?with_response=1", {"type": 4, "data": {"content": text}})
    message = answer.body["resource"]["message"]
    assert [user["id"] for user in message["mentions"]] == [str(ada)]
    assert (message["mention_roles"], message["mention_everyone"]) == ([], False)


async def test_a_pressed_message_that_is_gone_cannot_be_updated(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    await ada.slash("show")
    message = ada.messages()[-1]
    stored = local.world.message(int(message["channel_id"]), int(message["id"]))
    assert stored is not None
    local.world.delete(stored)
    await ada.wait_until(lambda: not ada.messages())
    with pytest.raises(ActionRefusedError):
        await ada.click("Count 0", message)


@pytest.mark.parametrize("label", ["Taken", "Rules"])
async def test_a_disabled_button_and_a_link_ask_nothing_of_the_bot(ada: TestClient, label: str) -> None:
    await ada.slash("show")
    with pytest.raises((ActionRefusedError, KeyError)):
        await ada.click(label)


@pytest.mark.parametrize("values", [[], ["up", "down"], ["sideways"], "up", None, [["up"]]])
async def test_a_select_takes_what_it_offers(ada: TestClient, values: Any) -> None:
    await ada.slash("show")
    with pytest.raises(ActionRefusedError):
        await ada.select("suit", values)
