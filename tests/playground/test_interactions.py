"""Slash commands, buttons and selects of a real discord.py bot over real sockets."""

import pytest

from bot.playground import TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Json


def contents(client: TestClient) -> list[str]:
    return [message["content"] for message in client.messages()]


async def test_a_command_is_answered_in_the_channel_for_everybody(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("ping")
    seen = await bruno.wait_for_message(lambda message: message["content"] == "pong")
    assert seen["interaction"]["name"] == "ping"
    assert seen["interaction"]["user"]["username"] == "Ada"


async def test_options_arrive_with_their_types_and_resolved_users(ada: TestClient) -> None:
    await ada.slash("play", card="37", pile="A", rival=ada.user("Bruno"))
    assert contents(ada) == ["37 on A against Bruno"]


async def test_an_ephemeral_answer_is_seen_by_its_user_only(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("play", card=37, pile="A", quietly=True)
    await ada.slash("ping")
    await bruno.wait_for_message(lambda message: message["content"] == "pong")
    assert contents(ada) == ["37 on A against nobody", "pong"]
    assert contents(bruno) == ["pong"]


async def test_autocomplete_offers_what_the_bot_suggests(ada: TestClient) -> None:
    assert await ada.autocomplete("play", "card", "3") == [
        {"name": "Card 37", "value": 37},
        {"name": "Card 73", "value": 73},
    ]


async def test_a_dynamic_button_edits_its_message_in_place(ada: TestClient, bruno: TestClient) -> None:
    await ada.slash("show")
    await bruno.wait_for_message(lambda message: message["components"])
    await bruno.click("Count 0")
    await bruno.click("Count 1")
    seen = await ada.wait_for_message(lambda message: message["content"] == "counted to 2")
    assert len(ada.messages()) == 1
    assert seen["edited_timestamp"] is not None
    assert seen["embeds"][0]["title"] == "The board"


async def test_a_select_tells_the_values_chosen(ada: TestClient) -> None:
    await ada.slash("show")
    await ada.select("suit", ["down"])
    assert contents(ada)[-1] == "chosen: down"


async def test_subcommands_and_groups_reach_their_functions(ada: TestClient) -> None:
    await ada.slash("table open")
    await ada.slash("table seats add", count=2)
    assert contents(ada) == ["opened in en-US en-US", "added 2"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"card": 1, "pile": "A"},
        {"card": "x", "pile": "A"},
        {"pile": "A"},
        {"card": 5, "pile": "Z"},
        {"card": 5, "pile": "A", "colour": "red"},
        {"card": 5, "pile": "A", "rival": "17"},
    ],
)
async def test_wrong_options_do_not_leave_the_client(ada: TestClient, wrong: Json) -> None:
    with pytest.raises(ActionRefusedError):
        await ada.slash("play", **wrong)
