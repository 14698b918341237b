"""Slash commands, global or for the guild: options, translations, default permissions."""

from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Json
from tests.playground.practice_bot import PracticeBot
from tests.playground.raw_clients import RestClient

PING = {"name": "ping", "description": "Answers pong"}


@pytest.fixture
def scope(local: LocalDiscord) -> str:
    return f"/applications/{local.world.bot.id}"


@pytest.fixture
def guild_scope(local: LocalDiscord, scope: str) -> str:
    return f"{scope}/guilds/{local.world.guild.id}"


async def test_a_bulk_registration_replaces_its_scope_and_keeps_ids(
    rest: RestClient, scope: str, guild_scope: str
) -> None:
    first = await rest("PUT", f"{scope}/commands", [PING, PING | {"name": "gone"}])
    await rest("PUT", f"{guild_scope}/commands", [PING | {"name": "here"}])
    second = await rest("PUT", f"{scope}/commands", [PING | {"description": "Answers"}, PING | {"name": "new"}])
    assert [command["name"] for command in second.body] == ["ping", "new"]
    assert second.body[0]["id"] == first.body[0]["id"]
    assert second.body[0]["version"] != first.body[0]["version"]
    here = (await rest("GET", f"{guild_scope}/commands")).body
    assert [(command["name"], "guild_id" in command) for command in here] == [("here", True)]


async def test_one_command_is_made_changed_read_and_deleted(rest: RestClient, scope: str) -> None:
    made = await rest("POST", f"{scope}/commands", PING)
    path = f"{scope}/commands/{made.body['id']}"
    changed = await rest("PATCH", path, {"description": "Says pong"})
    assert (changed.body["name"], changed.body["description"]) == ("ping", "Says pong")
    assert (await rest("GET", path)).body["id"] == made.body["id"]
    assert (await rest("DELETE", path)).status == 204
    assert (await rest("GET", path)).code == 10063


async def test_translations_are_given_back_when_they_are_asked_for(rest: RestClient, scope: str) -> None:
    translated = PING | {"description_localizations": {"uk": "Відповідає", "cs": "Odpovídá"}}
    await rest("PUT", f"{scope}/commands", [translated])
    (plain,) = (await rest("GET", f"{scope}/commands")).body
    (whole,) = (await rest("GET", f"{scope}/commands?with_localizations=true")).body
    assert "description_localizations" not in plain
    assert whole["description_localizations"] == translated["description_localizations"]


async def test_other_applications_and_servers_are_out_of_reach(rest: RestClient, scope: str) -> None:
    assert (await rest("GET", "/applications/17/commands")).code == 50001
    assert (await rest("PUT", f"{scope}/guilds/17/commands", [])).code == 50001


def option(**more: Any) -> Json:
    return {"type": 3, "name": "o", "description": "d", **more}


@pytest.mark.parametrize(
    ("command", "place", "code"),
    [
        ({"name": "Ping"}, ["name"], "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "two words"}, ["name"], "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "x" * 33}, ["name"], "BASE_TYPE_MAX_LENGTH"),
        ({"description": ""}, ["description"], "BASE_TYPE_REQUIRED"),
        ({"description": "x" * 101}, ["description"], "BASE_TYPE_MAX_LENGTH"),
        ({"description_localizations": {"uk": "x" * 101}}, ["description_localizations", "uk"], "BASE_TYPE_MAX_LENGTH"),
        ({"description_localizations": {"tlh": "x"}}, ["description_localizations", "tlh"], "BASE_TYPE_CHOICES"),
        ({"options": [option()] * 2}, ["options", "1", "name"], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        ({"options": [option(name=f"o{n}") for n in range(26)]}, ["options"], "BASE_TYPE_MAX_LENGTH"),
        (
            {"options": [option(), option(name="p", required=True)]},
            ["options", "1", "required"],
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            {"options": [option(choices=[{"name": "n", "value": "v"}] * 26)]},
            ["options", "0", "choices"],
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"options": [option(type=4, choices=[{"name": "n", "value": "v"}])]},
            ["options", "0", "choices", "0", "value"],
            "NUMBER_TYPE_COERCE",
        ),
        (
            {"options": [option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]},
            ["options", "0", "autocomplete"],
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE",
        ),
        (
            {"options": [option(name=f"o{n}", choices=CHOICES) for n, CHOICES in enumerate([
                [{"name": f"{m}" + "x" * 97, "value": "y" * 100} for m in range(20)]
            ] * 3)]},
            [],
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)  # fmt: skip
async def test_a_command_over_a_limit_is_refused_at_its_place(
    rest: RestClient, scope: str, command: Json, place: list[str], code: str
) -> None:
    answer = await rest("PUT", f"{scope}/commands", [PING | {"name": "first"}, PING | command])
    assert answer.status == 400
    assert answer.error_code("1", *place) == code
    assert (await rest("GET", f"{scope}/commands")).body == []


async def test_a_hundred_commands_are_the_most(rest: RestClient, scope: str) -> None:
    many = [PING | {"name": f"c{n}"} for n in range(101)]
    assert (await rest("PUT", f"{scope}/commands", many)).code == 30032
    assert (await rest("PUT", f"{scope}/commands", many[:100])).status == 200
    assert (await rest("POST", f"{scope}/commands", many[100])).code == 30032


async def test_names_are_unique_in_a_scope(rest: RestClient, scope: str) -> None:
    answer = await rest("PUT", f"{scope}/commands", [PING, PING])
    assert answer.error_code("1", "name") == "APPLICATION_COMMANDS_DUPLICATE_NAME"


@pytest.mark.parametrize("kind", [2, 3])
async def test_other_kinds_of_commands_are_refused_by_name(rest: RestClient, scope: str, kind: int) -> None:
    answer = await rest("PUT", f"{scope}/commands", [PING | {"type": kind}])
    assert "does not know user and message commands" in answer.body["message"]


async def test_default_permissions_hold_by_user(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    with pytest.raises(ActionRefusedError, match="permission"):
        await ada.slash("tidy")
    async with TestClient(local.url, "Mo") as moderator:
        await moderator.slash("tidy")
        assert moderator.messages()[-1]["content"] == "tidied"
    async with TestClient(local.url, "Olive") as owner:
        await owner.slash("tidy")


async def test_a_command_needs_the_right_to_use_commands(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    everyone = local.world.roles[local.world.guild.id]
    everyone.permissions &= ~(1 << 31)
    with pytest.raises(ActionRefusedError, match="permission"):
        await ada.slash("ping")


async def test_the_users_language_and_the_servers_reach_the_bot(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient, bruno: TestClient
) -> None:
    await ada.request("language", locale="uk")
    await ada.slash("table open")
    await bruno.slash("table open")
    texts = [message["content"] for message in bruno.messages()]
    assert texts == ["opened in uk en-US", "opened in en-US en-US"]
    with pytest.raises(ActionRefusedError):
        await ada.request("language", locale="tlh")


async def test_pages_learn_of_new_commands_at_once(rest: RestClient, scope: str, ada: TestClient) -> None:
    await rest("PUT", f"{scope}/commands", [PING | {"name": "fresh"}])
    await ada.wait_until(lambda: [command["name"] for command in ada.world["commands"]] == ["fresh"])
    with pytest.raises(ActionRefusedError):
        await ada.slash("ping")


async def test_a_half_typed_option_is_suggested_for(ada: TestClient) -> None:
    assert await ada.autocomplete("play", "card", "7", pile="Z") == [
        {"name": "Card 37", "value": 37},
        {"name": "Card 73", "value": 73},
    ]


async def test_a_subcommand_must_be_chosen(ada: TestClient) -> None:
    for command in ("table", "table seats", "table open more", "table nothing"):
        with pytest.raises(ActionRefusedError):
            await ada.slash(command)
