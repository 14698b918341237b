"""Roles and a member's rights in a channel, changed by people: what they may do then, and what the bot hears of it."""

from pathlib import Path
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.gateway.events import GUILD_MEMBERS, GUILDS, events_for
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import changes
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot


async def make_role(olive: TestClient, name: str = "Dealer", grant: str = "manage channels") -> str:
    return str((await olive.request("create_role", name=name, grant=grant))["role"])


async def test_a_role_gives_a_member_its_rights_until_it_is_taken(
    local: LocalDiscord, bot: PracticeBot, ada: TestClient
) -> None:
    async with TestClient(local.url, "Olive") as olive:
        role = await make_role(olive)
        await wait_until(lambda: bot.guilds[0].get_role(int(role)) is not None)
        with pytest.raises(ActionRefusedError):
            await ada.slash("tidy")
        await olive.request("give_role", user=olive.user("Ada"), role=role, given=True)
        await ada.slash("tidy")
        badge = next(user["badge"] for user in ada.world["users"] if user["name"] == "Ada")
        assert badge == "Dealer"
        await olive.request("give_role", user=olive.user("Ada"), role=role, given=False)
        with pytest.raises(ActionRefusedError):
            await ada.slash("tidy")


async def test_the_bot_hears_of_its_own_roles(local: LocalDiscord, bot: PracticeBot) -> None:
    me = bot.guilds[0].me
    async with TestClient(local.url, "Olive") as olive:
        role = await make_role(olive, grant="administrator")
        await olive.request("give_role", user=olive.user("Ninety-Eight"), role=role, given=True)
        await wait_until(lambda: me.guild_permissions.administrator)
        await olive.request("give_role", user=olive.user("Ninety-Eight"), role=role, given=False)
        await wait_until(lambda: not me.guild_permissions.administrator)


async def test_of_others_it_hears_with_the_privileged_intent_only(local: LocalDiscord) -> None:
    world = local.world
    change = changes.MemberUpdated(world.members[world.user("Ada").id], world.guild)
    assert events_for(world, change, GUILDS, local.origin) == []
    [(name, data)] = events_for(world, change, GUILDS | GUILD_MEMBERS, local.origin)
    assert (name, data["user"]["username"]) == ("GUILD_MEMBER_UPDATE", "Ada")


async def test_roles_outlive_a_restart(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local, TestClient(local.url, "Olive") as olive:
        role = await make_role(olive)
        await olive.request("give_role", user=olive.user("Ada"), role=role, given=True)
    async with LocalDiscord(world_file) as again, TestClient(again.url, "Ada") as ada:
        assert next(user["roles"] for user in ada.world["users"] if user["name"] == "Ada") == [role]


async def test_a_channel_is_hidden_from_a_member_and_shown_again(local: LocalDiscord, ada: TestClient) -> None:
    def sees() -> bool:
        return any(channel["name"] == "lobby-talk" for channel in ada.world["channels"])

    async with TestClient(local.url, "Mo") as mo:
        channel = mo.channel("lobby-talk")
        await mo.request("set_access", channel=channel, user=mo.user("Ada"), access="hidden")
        await ada.wait_until(lambda: not sees())
        await mo.say("about Ada", channel="lobby-talk")
        await mo.request("set_access", channel=channel, user=mo.user("Ada"), access="read")
        await ada.wait_until(sees)
        # What was said meanwhile is there.
        assert [message["content"] for message in ada.messages("lobby-talk")] == ["about Ada"]
        with pytest.raises(ActionRefusedError, match="permission"):
            await ada.say("what?", channel="lobby-talk")
        await mo.request("set_access", channel=channel, user=mo.user("Ada"), access="full")
        await ada.say("hello", channel="lobby-talk")


@pytest.mark.parametrize(
    ("who", "action", "fields"),
    [
        ("Mo", "create_role", {"name": "x", "grant": "nothing"}),
        ("Olive", "create_role", {"name": "", "grant": "nothing"}),
        ("Olive", "create_role", {"name": "x" * 101, "grant": "nothing"}),
        ("Olive", "create_role", {"name": "x", "grant": "everything"}),
        ("Mo", "give_role", {"user": "Ada", "role": "Moderator", "given": True}),
        ("Olive", "give_role", {"user": "nobody", "role": "Moderator", "given": True}),
        ("Olive", "give_role", {"user": "Ada", "role": "Ninety-Eight", "given": True}),
        ("Olive", "give_role", {"user": "Ada", "role": "@everyone", "given": True}),
        ("Ada", "set_access", {"user": "Bruno", "access": "hidden"}),
        ("Olive", "set_access", {"user": "nobody", "access": "hidden"}),
    ],
)
async def test_what_nobody_may_or_can_is_refused(
    local: LocalDiscord, who: str, action: str, fields: dict[str, Any]
) -> None:
    ids = {user.name: user.id for user in local.world.users.values()}
    roles = {role.name: role.id for role in local.world.roles.values()}
    named = {"user": ids.get(fields.get("user", "")), "role": roles.get(fields.get("role", ""))}
    known = {name: str(named[name] or 1) for name in named if name in fields}
    async with TestClient(local.url, who) as client:
        with pytest.raises(ActionRefusedError):
            await client.request(action, channel=client.channel(), **(fields | known))
