"""What moderators can do, and nobody else; and the settings of a server."""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.store import Append, ServerSettings, SetServer
from bot.tables import Caller, Ended, HandedOver, Phase, Removed, Unlocked
from bot.ui.addresses import Verb
from bot.ui.moderation import LISTED
from bot.ui.notices import removal_notice, replacement_notice
from tests.channel.playing import EN, NOON, Channel, Stacked, channel, said, text


async def table(at: Channel) -> str:
    return str((await at.snapshot()).id)


async def moderating(at: Channel) -> dict[str, dict[str, Any]]:
    number = await table(at)
    return {
        "tables list": {},
        "tables end": {"table": number},
        "tables end-old": {"days": 0},
        "tables remove": {"table": number, "player": at.ben},
        "tables replace": {"table": number, "player": at.ben},
        "tables unlock": {"table": number},
        "server settings": {"language": "de"},
    }


async def open_to_everybody(at: Channel) -> None:
    """As a server's owner can do in its integrations."""
    for command in await at.bot.tree.fetch_commands():
        if command.name in ("tables", "server"):
            at.guild.set_command_permissions(command, {at.guild.default_role: True})


async def test_whoever_does_not_moderate_is_refused_whatever_discord_shows_them(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await open_to_everybody(at)
        n = (await at.snapshot()).n
        for command, options in (await moderating(at)).items():
            assert said(await at.eve.slash(at.channel, command, **options)) == EN("refused-not-allowed"), command
        assert await at.eve.autocomplete(at.channel, "tables end", "table", "") == []
        assert (await at.snapshot()).n == n
        assert (await at.store.server(at.guild.id)).language is None


async def test_by_default_moderators_commands_are_hidden_from_the_rest(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        shown, all_of_them = at.eve.available_commands(at.channel), at.mod.available_commands(at.channel)
        assert {name.split()[0] for name in all_of_them} - {name.split()[0] for name in shown} == {"server", "tables"}


async def test_a_permission_in_one_channel_does_not_make_a_moderator(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await open_to_everybody(at)
        overwrite = discord.PermissionOverwrite(manage_channels=True)
        own = at.guild.create_text_channel("own", overwrites={at.eve: overwrite})
        assert said(await at.eve.slash(own, "tables end-old", days=0)) == EN("refused-not-allowed")


async def test_the_list_tells_age_last_move_and_who_is_awaited(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        at.clock.now += 90
        other = at.guild.create_text_channel("other")
        await at.eve.slash(other, "table open", variant="extreme")
        told = said(await at.mod.slash(at.channel, "tables list"))
        assert at.channel.mention in told
        assert other.mention in told
        assert f"<t:{NOON:.0f}:R>" in told
        assert f"<t:{NOON + 90:.0f}:R>" in told
        assert "**ann**" in told
        offered = await at.mod.autocomplete(at.channel, "tables end", "table", "oth")
        assert len(offered) == 1
        assert "other" in offered[0]["name"]


async def test_ending_a_table_posts_the_reason_and_is_on_the_log(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        elsewhere = at.guild.create_text_channel("elsewhere")
        await at.mod.slash(elsewhere, "tables end", table=number, reason="too loud")
        assert EN("notice-ended-moderator") in text(await at.board())
        assert "too loud" in text(await at.board())
        [end] = [e for e in await at.tables.entries(int(number)) if isinstance(e.what, Ended)]
        assert (end.who, end.what.reason, end.what.note) == (at.mod.id, "moderator", "too loud")


async def test_ending_all_that_are_old_leaves_the_young(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        at.clock.now += 3 * 86_400
        young = at.guild.create_text_channel("young")
        await at.eve.slash(young, "table open")
        assert said(await at.mod.slash(at.channel, "tables end-old", days=2)) == EN("tables-ended", count=1)
        assert (await at.snapshot()).phase is Phase.OVER
        assert await at.store.table_in(young.id) is not None
        assert said(await at.mod.slash(at.channel, "tables end-old", days=2)) == EN("tables-ended", count=0)


async def test_a_player_is_removed_and_another_put_in_their_place(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        assert said(await at.mod.slash(at.channel, "tables replace", table=number, player=at.ben, by=at.eve))
        snapshot = await at.snapshot()
        assert snapshot.seats[1].person == at.eve.id
        assert replacement_notice(EN, "ben", "eve") in "\n".join(at.texts())
        said(await at.mod.slash(at.channel, "tables replace", table=number, player=at.eve))
        assert not (await at.snapshot()).seats[1].human
        said(await at.mod.slash(at.channel, "tables remove", table=number, player=at.eve))
        assert (await at.snapshot()).seat_of(at.eve.id) is None
        assert removal_notice(EN, "eve") in "\n".join(at.texts())
        entries = [e for e in await at.tables.entries(int(number)) if isinstance(e.what, Removed | HandedOver)]
        assert all(e.who == at.mod.id and e.what.moderator for e in entries)
        assert len(entries) == 3
        nobody = said(await at.mod.slash(at.channel, "tables remove", table=number, player=at.mod))
        assert nobody == EN("refused-T-no-seat", seat="nobody")


async def test_whom_somebody_replaces_is_not_made_up_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.restart()
        said(await at.mod.slash(at.channel, "tables replace", table=await table(at), player=at.ben, by=at.eve))
        assert replacement_notice(EN, "", "eve") in "\n".join(at.texts())


async def test_a_long_list_tells_how_many_there_are_and_all_can_be_ended(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        for number in range(1, 30):
            room = at.guild.create_text_channel(f"room-{number}")
            await at.tables.open(Caller(at.eve.id), at.guild.id, room.id)
        told = said(await at.mod.slash(at.channel, "tables list"))
        assert EN("tables-title", count=30) in told
        assert EN("tables-more", count=30 - LISTED) in told
        assert len(await at.mod.autocomplete(at.channel, "tables end", "table", "")) == 25
        assert said(await at.mod.slash(at.channel, "tables end-old", days=0)) == EN("tables-ended", count=30)
        assert await at.tables.open_in(at.guild.id) == ()


async def test_tables_of_other_servers_are_out_of_reach(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        abroad = at.env.create_guild("Abroad", owner=at.env.create_user("owner"))
        room = abroad.create_text_channel("room")
        rank = abroad.create_role("rank", permissions=discord.Permissions(manage_channels=True))
        chief = abroad.add_member(at.env.create_user("chief"), roles=[rank])
        for wrong in (number, "0", "x", "9" * 18):
            assert said(await chief.slash(room, "tables end", table=wrong)) == EN("refused-T-no-table")
        assert EN("tables-none") in said(await chief.slash(room, "tables list"))
        assert (await at.snapshot()).phase is not Phase.OVER


async def test_a_stuck_table_is_read_anew_and_posted_again(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        old = await at.board()
        assert said(await at.mod.slash(at.channel, "tables unlock", table=await table(at))) == EN("tables-unlocked")
        assert (await at.board()).id != old.id
        assert isinstance((await at.tables.entries((await at.snapshot()).id))[-1].what, Unlocked)
        await at.my_hand(at.ann)


async def test_a_table_that_cannot_be_read_is_listed_and_can_be_ended(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        await damage(at, int(number))
        await at.restart()
        assert said(await at.ann.slash(at.channel, "hand")) == EN("refused-T-unreadable")
        assert at.channel.mention in said(await at.mod.slash(at.channel, "tables list"))
        assert [c["value"] for c in await at.mod.autocomplete(at.channel, "tables end", "table", "")] == [number]
        assert said(await at.mod.slash(at.channel, "tables unlock", table=number)) == EN("refused-T-unreadable")
        said(await at.mod.slash(at.channel, "tables end", table=number))
        assert await at.store.table_in(at.channel.id) is None
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).phase is Phase.LOBBY


async def damage(at: Channel, number: int) -> None:
    n = await at.store.head(number)
    await at.store.write(Append(number, n + 1, NOON, b'["no such row"]', None, None, None))


# The settings


async def settings(at: Channel, who: Any = None, **wanted: Any) -> str:
    return said(await (who or at.mod).slash(at.channel, "server settings", **wanted))


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
        assert wardens.mention in await settings(at, moderators=wardens)
        await at.press(warden, await at.board(), Verb.START)
        assert (await at.snapshot()).phase is Phase.CHOOSING
        await open_to_everybody(at)
        number = await table(at)
        assert [c["value"] for c in await warden.autocomplete(at.channel, "tables end", "table", "")] == [number]
        said(await warden.slash(at.channel, "tables end", table=number))
        assert (await at.snapshot()).phase is Phase.OVER
        await settings(at, moderators=at.guild.default_role)
        assert (await at.store.server(at.guild.id)).mod_role is None, "everybody is no role to moderate"
        assert said(await warden.slash(at.channel, "tables list")) == EN("refused-not-allowed")


@pytest.mark.parametrize("role", [12345, None])
async def test_a_role_that_is_gone_makes_nobody_a_moderator(tmp_path: Path, role: int | None) -> None:
    async with channel(tmp_path) as at:
        await at.store.write(SetServer(at.guild.id, ServerSettings(mod_role=role)))
        await open_to_everybody(at)
        assert said(await at.eve.slash(at.channel, "tables list")) == EN("refused-not-allowed")
