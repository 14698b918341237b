"""The settings of a server, and what comes of them."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.store import ServerSettings, SetServer
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import said, shown
from tests.channel.test_moderators import open_to_everybody, table


async def settings(at: Channel, by: MemberActor | None = None, **wanted: Any) -> str:
    return said(await (by or at.mod).slash(at.channel, "server settings", **wanted))


def manager(at: Channel) -> MemberActor:
    """May manage the server, not only its channels."""
    rank = at.guild.create_role("manager", permissions=discord.Permissions(manage_channels=True, manage_guild=True))
    return at.guild.add_member(at.env.create_user("mona"), roles=[rank])


async def test_settings_are_shown_and_changed(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        assert EN("server-hosts-everyone") in await settings(at)
        told = await settings(at, remind=5, takeover=7, close=2, hosts="moderators", pictures=False)
        assert EN("server-remind", length=EN("length-minutes", count=5)) in told
        assert EN("server-close", length=EN("length-hours", count=2)) in told
        assert EN("server-hosts-moderators") in told
        assert EN("server-pictures-off") in told
        stored = await at.store.server(at.guild.id)
        assert (stored.remind, stored.takeover, stored.close) == (300.0, 420.0, 7200.0)
        assert EN("server-hosts-moderators") in await settings(at), "what was not named stays"


async def test_only_some_may_host(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        hosts = at.guild.create_role("hosts")
        guest = at.guild.add_member(at.env.create_user("guest"), roles=[hosts])
        await settings(at, role=hosts)
        assert said(await at.eve.slash(at.channel, "table open")) == EN("refused-T-may-not-host")
        await guest.slash(at.channel, "table open")
        assert (await at.snapshot()).host == guest.id
        await settings(at, hosts="everyone")
        other = at.guild.create_text_channel("other")
        await at.eve.slash(other, "table open")
        assert await at.store.table_in(other.id) is not None


async def test_tables_are_kept_to_the_channels_that_allow_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        arena = at.guild.create_text_channel("arena")
        assert arena.mention in await settings(at, channel=arena)
        refused = said(await at.ann.slash(at.channel, "table open"))
        assert refused.startswith(EN("refused-T-channel-not-allowed")[:20])
        await at.ann.slash(arena, "table open")
        assert await at.store.table_in(arena.id) is not None
        at.env.backend.delete_channel(arena.id)
        await at.env.settle(idle=0.002)
        assert said(await at.ann.slash(at.channel, "table open")) == refused, "no channel left is not every channel"
        assert at.channel.mention in await settings(at, channel=at.channel)
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).phase is Phase.LOBBY


async def test_a_deleted_channel_leaves_the_list_of_allowed_ones(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        arena = at.guild.create_text_channel("arena")
        await settings(at, channel=arena)
        await settings(at, channel=at.channel)
        at.env.backend.delete_channel(arena.id)
        await at.env.settle(idle=0.002)
        assert (await at.store.server(at.guild.id)).channels == (at.channel.id,)


async def test_a_channel_named_again_is_taken_off_the_list(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await settings(at, channel=at.channel)
        assert EN("server-channels-all") in await settings(at, channel=at.channel)


async def test_the_moderators_role_moderates_by_button_and_by_command(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        wardens = at.guild.create_role("wardens")
        warden = at.guild.add_member(at.env.create_user("warden"), roles=[wardens])
        await at.ann.slash(at.channel, "table open")
        await at.press(at.ben, await at.board(), Verb.JOIN)
        said(await at.press(warden, await at.board(), Verb.START))
        assert (await at.snapshot()).phase is Phase.LOBBY
        mona = manager(at)
        assert await settings(at, moderators=wardens) == EN("refused-not-manager"), "nobody makes moderators of friends"
        assert (await at.store.server(at.guild.id)).mod_role is None
        assert wardens.mention in await settings(at, mona, moderators=wardens)
        await at.press(warden, await at.board(), Verb.START)
        assert (await at.snapshot()).phase is Phase.CHOOSING
        await open_to_everybody(at)
        number = await table(at)
        assert [c["value"] for c in await warden.autocomplete(at.channel, "tables end", "table", "")] == [number]
        await at.press(warden, shown(await warden.slash(at.channel, "tables end", table=number)), Verb.END_TABLE)
        assert (await at.snapshot()).phase is Phase.OVER
        assert await settings(at, warden, moderators=at.guild.default_role) == EN("refused-not-manager")
        await settings(at, mona, moderators=at.guild.default_role)
        assert (await at.store.server(at.guild.id)).mod_role is None, "everybody is no role to moderate"
        assert said(await warden.slash(at.channel, "tables list")) == EN("refused-not-allowed")


@pytest.mark.parametrize("role", [12345, None])
async def test_a_role_that_is_gone_makes_nobody_a_moderator(tmp_path: Path, role: int | None) -> None:
    async with channel(tmp_path) as at:
        await at.store.write(SetServer(at.guild.id, ServerSettings(mod_role=role)))
        await open_to_everybody(at)
        assert said(await at.eve.slash(at.channel, "tables list")) == EN("refused-not-allowed")
