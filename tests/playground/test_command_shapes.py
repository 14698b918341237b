"""What the specification of commands does not know is refused, and what is told has Discord's shapes."""

from typing import Any

import discord
import pytest

from bot.playground import TestClient
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient


def option(kind: int, **parts: Any) -> dict[str, Any]:
    return {"options": [{"type": kind, "name": "x", "description": "x", **parts}]}


@pytest.mark.parametrize(
    ("part", "place", "code"),
    [
        ({"contexts": []}, ("contexts",), "BASE_TYPE_BAD_LENGTH"),
        ({"contexts": [3]}, ("contexts",), "BASE_TYPE_CHOICES"),
        ({"contexts": [[]]}, ("contexts",), "BASE_TYPE_CHOICES"),
        ({"contexts": [0, 0]}, ("contexts",), "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        ({"contexts": 0}, ("contexts",), "LIST_TYPE_CONVERT"),
        ({"integration_types": []}, ("integration_types",), "BASE_TYPE_BAD_LENGTH"),
        ({"integration_types": [2]}, ("integration_types",), "BASE_TYPE_CHOICES"),
        (option(3, max_length=6001), ("options", "0", "max_length"), "NUMBER_TYPE_MAX"),
        (option(3, min_length=-1), ("options", "0", "min_length"), "NUMBER_TYPE_MIN"),
        (option(7, channel_types=[0, 99]), ("options", "0", "channel_types"), "BASE_TYPE_CHOICES"),
    ],
)
async def test_what_the_specification_does_not_know_is_refused(
    rest: RestClient, part: dict[str, Any], place: tuple[str, ...], code: str
) -> None:
    body = {"name": "x", "description": "x"} | part
    refused = await rest("POST", f"/applications/{rest.bot_id}/commands", body)
    assert (refused.status, refused.error_code(*place)) == (400, code)


async def test_a_command_is_told_in_discords_shapes(rest: RestClient) -> None:
    body = {"name": "x", "description": "x", "default_member_permissions": 16, "integration_types": None}
    told = (await rest("POST", f"/applications/{rest.bot_id}/commands", body)).body
    assert (told["default_member_permissions"], told["integration_types"]) == ("16", [0])


async def test_what_is_typed_for_a_file_reaches_the_bot_as_one(bot: PracticeBot, ada: TestClient) -> None:
    @bot.tree.command(description="Reads a file")
    async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await interaction.response.send_message((await file.read()).decode())

    await bot.tree.sync()
    await ada.wait_until(lambda: any(command["name"] == "read" for command in ada.world["commands"]))
    await ada.slash("read", file="45A 47A")
    await ada.wait_for_message(lambda message: message["content"] == "45A 47A")
