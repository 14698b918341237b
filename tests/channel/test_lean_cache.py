"""Servers are packed until somebody asks, and then as discord.py itself would have them: so far as we ask."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import NinetyEight
from bot.lean_cache import LeanGuild
from bot.playground import LocalDiscord, TestClient
from bot.playground.gateway.events import guild_create_data
from bot.playground.world import Channel, Overwrite, Permission, World
from bot.playground.world.guild import CATEGORY, FORUM, VOICE
from bot.playground.world.payloads import guild_payload
from bot.playground.world.roles import create_role, give_role
from bot.store import open_store
from tests.channel.local_table import bot_at
from tests.channel.playing import Clock
from tests.playground.conftest import running, wait_until
from tests.playground.practice_bot import PracticeBot


@dataclass
class Both:
    """Our client and a plain one, told the same."""

    local: LocalDiscord
    ours: NinetyEight
    plain: discord.Client

    @property
    def world(self) -> World:
        return self.local.world

    def packed(self) -> list[bool]:
        return [is_packed(guild) for guild in self.ours.guilds]

    def agree(self) -> bool:
        return [facts(guild) for guild in self.ours.guilds] == [facts(guild) for guild in self.plain.guilds]

    def lose(self, *, lost: bool) -> None:
        (self.world.lose_guild if lost else self.world.recover_guild)(self.world.guild)


def is_packed(guild: discord.Guild) -> bool:
    assert isinstance(guild, LeanGuild)
    return guild.is_packed


def facts(guild: discord.Guild) -> dict[str, Any]:
    """All that the bot asks of a server, and what it needs to say it."""
    places = [*guild.channels, *guild.threads]
    return {
        "server": (guild.id, guild.name, guild.owner_id, guild.preferred_locale, guild.unavailable, guild.member_count),
        "roles": sorted((role.id, role.name, role.permissions.value, role.position) for role in guild.roles),
        "me": [role.id for role in guild.me.roles] if guild.me else None,
        "places": {
            place.id: (type(place), place.type, place.name, place.permissions_for(guild.me).value)
            for place in places
            if not isinstance(place, discord.Thread) or place.parent is not None
        },
        "threads": {
            thread.id: (thread.parent_id, thread.archived, thread.locked, thread.is_private(), thread.me is not None)
            for thread in guild.threads
        },
        "categories": {channel.id: channel.category_id for channel in guild.channels},
    }


def furnish(world: World) -> None:
    """Every kind of place that a server has."""
    put, table = world.put_channel, world.channel("game-table")
    hidden = [Overwrite(world.bot.id, of_member=True, deny=Permission.SEND_MESSAGES)]
    put(category := Channel(world.snowflakes.next(), "Games", 7, type=CATEGORY, topic="Not read", overwrites=hidden))
    for kind in (FORUM, VOICE):
        put(Channel(world.snowflakes.next(), f"kind-{kind}", 8, type=kind, parent_id=category.id))
    threads, ada = world.threads, world.user("Ada")
    threads.create(table, "open", ada)
    threads.lock(threads.create(table, "locked", ada))
    threads.add_member(threads.create(table, "private", ada, private=True), world.bot)
    give_role(world, world.guild, world.bot.id, create_role(world, world.guild, "Helper", "manage threads"), given=True)


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[Both]:
    async with (
        LocalDiscord(tmp_path / "world.jsonl", more_guilds=[3, 3]) as local,
        await open_store(tmp_path / "games.sqlite3") as store,
    ):
        furnish(local.world)
        async with running(local, bot_at(store, Clock())) as ours, running(local, PracticeBot()) as plain:
            await wait_until(lambda: len(plain.guilds) == len(ours.guilds) == 3)
            yield Both(local, ours, plain)


async def test_a_server_says_all_that_we_ask_as_discord_py_would(both: Both) -> None:
    assert both.packed() == [True, True, True]
    assert both.agree()
    assert both.packed() == [False, False, False]


async def test_only_the_server_that_is_played_in_is_unpacked(both: Both) -> None:
    async with TestClient(both.local.url, "Ada") as ada:
        await ada.slash("table open")
        await ada.wait_until(lambda: bool(ada.messages()))
    assert sorted(both.packed()) == [False, True, True]


CHANGES: dict[str, Callable[[World], object]] = {
    "a channel is made": lambda w: w.put_channel(Channel(w.snowflakes.next(), "new", 9)),
    "a channel changes": lambda w: close_to_bot(w),
    "a channel goes": lambda w: w.delete_channel(w.channel("second-table")),
    "a thread is made": lambda w: w.threads.create(w.channel("game-table"), "one more", w.user("Ada")),
    "a thread is locked": lambda w: w.threads.lock(w.channel("open")),
    "a thread archives": lambda w: w.threads.archive(w.channel("open")),
    "a role is made": lambda w: create_role(w, w.guild, "Another", "nothing"),
    "the bot gets a role": lambda w: give_role(
        w, w.guild, w.bot.id, create_role(w, w.guild, "Mighty", "administrator"), given=True
    ),
}


def close_to_bot(world: World) -> None:
    table = world.channel("game-table")
    table.name, table.overwrites = "closed", [Overwrite(world.bot.id, of_member=True, deny=Permission.SEND_MESSAGES)]
    world.put_channel(table)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("asked", [False, True], ids=["packed", "unpacked"])
async def test_what_changes_in_a_server_is_known(both: Both, change: str, asked: bool) -> None:
    if asked:
        assert both.agree()
    (guild,) = (guild for guild in both.plain.guilds if guild.id == both.world.guild.id)
    before = facts(guild)
    CHANGES[change](both.world)
    await wait_until(lambda: facts(guild) != before)
    await wait_until(both.agree)


async def test_a_servers_own_change_leaves_its_channels(both: Both) -> None:
    roles = list(both.world.roles.values())
    told = guild_payload(both.world.guild, roles) | {"name": "Renamed", "preferred_locale": "cs"}
    both.local.gateway_server.send_event("GUILD_UPDATE", told)
    await wait_until(lambda: all("Renamed" in map(str, client.guilds) for client in (both.ours, both.plain)))
    assert both.agree()


async def test_after_an_outage_a_server_is_packed_again(both: Both) -> None:
    assert both.agree()
    both.lose(lost=True)
    await wait_until(lambda: any(guild.unavailable for guild in both.ours.guilds))
    both.lose(lost=False)
    await wait_until(lambda: not any(guild.unavailable for guild in [*both.ours.guilds, *both.plain.guilds]))
    assert sorted(both.packed()) == [False, False, True]
    assert both.agree()


async def test_a_channel_that_cannot_be_read_costs_a_line_in_the_log(
    both: Both, caplog: pytest.LogCaptureFixture
) -> None:
    await both.plain.close()  # it would end
    told = guild_create_data(both.world, both.world.guild)
    told["channels"] = [*told["channels"], {"id": "98", "type": 0, "name": None, "topic": "very-secret"}]
    both.local.gateway_server.send_event("GUILD_CREATE", told)
    await wait_until(lambda: any(both.packed()))
    async with TestClient(both.local.url, "Ada") as ada:
        await ada.slash("table open")
        await ada.wait_until(lambda: bool(ada.messages()))
    assert [line for line in caplog.messages if "a server's details cannot be read" in line]
    assert "very-secret" not in caplog.text
