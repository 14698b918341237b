"""Every slash command that the bot has, with and without its options, judged by Discord's description of its API."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.limits import commands as kinds
from bot.playground.world import Json
from bot.store import open_store
from bot.ui.addresses import Verb
from bot.ui.pictures import Pictures
from tests.playground.conftest import running
from tests.playground.openapi.description import Description
from tests.playground.openapi.judge import Judge
from tests.playground.production_bot import production_bot
from tests.playground.test_openapi import find_description
from tests.playground.test_whole_game import PICTURE, Listener

LAST = ("end", "leave", "delete", "remove", "replace", "give-up")  # after these there is less to see
TYPED = {"plays": "37A", "reason": "late", "notation": "37A", "file": "37A", "zone": "Europe/Kyiv"}


@pytest.fixture(scope="module")
def description() -> Description:
    return find_description()


def leaves(command: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[str, list[Json]]]:
    """Each command that can be used, with its options."""
    path = (*path, command["name"])
    options = command.get("options") or []
    inner = [option for option in options if option["type"] in kinds.NESTED]
    for option in inner:
        yield from leaves(option, path)
    if not inner:
        yield " ".join(path), options


def every_command(client: TestClient) -> list[tuple[str, list[Json]]]:
    found = [leaf for command in client.world["commands"] for leaf in leaves(command)]
    return sorted(found, key=lambda leaf: any(word in leaf[0] for word in LAST))


async def value_of(client: TestClient, command: str, option: Json) -> Any:
    """What a person would choose: the first of a list, Bruno, this channel."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    if option.get("autocomplete"):
        offered = await client.autocomplete(command, option["name"], "")
        if offered:
            return offered[0]["value"]
    match option["type"]:
        case kinds.USER:
            return client.user("Bruno")
        case kinds.CHANNEL:
            return client.channel()
        case kinds.ROLE:
            return next(role["id"] for role in client.world["roles"] if role["name"] == "Moderator")
        case kinds.BOOLEAN:
            return True
        case kinds.INTEGER:
            return option.get("min_value", 3)
    return TYPED.get(option["name"], "1")


async def use_all(client: TestClient, *, with_options: bool) -> None:
    for command, options in every_command(client):
        wanted = [option for option in options if with_options or option.get("required")]
        values = {option["name"]: await value_of(client, command, option) for option in wanted}
        await client.slash(command, **values)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-US", "uk"])
async def test_every_command_holds_what_discord_says(
    tmp_path: Path, description: Description, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        LocalDiscord(tmp_path / "world.jsonl", language=language, rate_limits=False) as local,
        await open_store(tmp_path / "tables.sqlite3") as store,
        Pictures(draw=lambda scene: PICTURE) as pictures,
    ):
        judge = Judge(description, local.wiretap)
        used: list[str] = []
        local.wiretap.on_event.append(lambda name, data: used.extend(names(name, data)))
        async with (
            running(local, production_bot(store, pictures=pictures)),
            Listener(local.url, "Olive") as olive,
            Listener(local.url, "Bruno") as bruno,
        ):
            await olive.slash("table open", variant="original")
            await bruno.wait_for_message(lambda message: message["components"])
            await bruno.press(Verb.JOIN)
            await olive.press(Verb.START)
            await use_all(olive, with_options=False)  # at a table, in a game
            olive.current_channel = "lobby-talk"
            await use_all(olive, with_options=True)  # where nothing is yet
            known = {command for command, _ in every_command(olive)}
    assert set(used) == known
    assert len(known) > 40
    assert dict(judge.faults) == {}
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def names(event: str, data: Json) -> Iterator[str]:
    """Of the command that an interaction brings to the bot."""
    if event == "INTERACTION_CREATE" and data["type"] == 2:
        command, path = data["data"], [data["data"]["name"]]
        while command.get("options") and command["options"][0]["type"] in kinds.NESTED:
            command = command["options"][0]
            path.append(command["name"])
        yield " ".join(path)
