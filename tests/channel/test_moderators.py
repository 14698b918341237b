"""What moderators can do, and nobody else; and the settings of a server."""

from pathlib import Path
from typing import Any

import discord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.store import Append
from bot.tables import Caller, Ended, HandedOver, Offered, Phase, Removed, Unlocked
from bot.ui.addresses import Verb
from bot.ui.moderation import LISTED
from bot.ui.notices import arrival_notice, offer_notice, removal_notice
from tests.channel.forging import forge
from tests.channel.playing import EN, NOON, Channel, channel
from tests.channel.reading import said, shown, text


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
        question = shown(await at.mod.slash(elsewhere, "tables end", table=number, reason="too loud"))
        assert (await at.snapshot()).phase is Phase.PLAYING, "it asks before it acts"
        assert at.channel.mention in text(question)
        await at.restart()
        await at.press(at.mod, question, Verb.END_TABLE)
        assert EN("notice-ended-moderator") in text(await at.board())
        assert "too loud" in text(await at.board())
        [(who, end)] = [(e.who, e.what) for e in await at.tables.entries(int(number)) if isinstance(e.what, Ended)]
        assert (who, end.reason, end.note) == (at.mod.id, "moderator", "too loud")


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


async def test_a_seat_is_offered_to_another_and_a_player_removed(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        assert said(await at.mod.slash(at.channel, "tables replace", table=number, player=at.ben, by=at.eve))
        assert not (await at.snapshot()).seats[1].human, "nobody sits down but by themselves"
        assert offer_notice(EN, "ben", "eve") in "\n".join(at.texts())
        await at.press(at.eve, await at.board(), Verb.COME_BACK)
        snapshot = await at.snapshot()
        assert (snapshot.seats[1].person, snapshot.seats[1].human) == (at.eve.id, True)
        assert arrival_notice(EN, "eve") in "\n".join(at.texts())
        said(await at.mod.slash(at.channel, "tables replace", table=number, player=at.eve))
        assert not (await at.snapshot()).seats[1].human
        said(await at.mod.slash(at.channel, "tables remove", table=number, player=at.eve))
        assert (await at.snapshot()).seat_of(at.eve.id) is None
        assert removal_notice(EN, "eve") in "\n".join(at.texts())
        entries = await at.tables.entries(int(number))
        changes = [(e.who, e.what) for e in entries if isinstance(e.what, Removed | HandedOver | Offered)]
        eves = changes.pop(1)
        assert eves == (at.eve.id, HandedOver(1))
        assert all(who == at.mod.id and what.moderator for who, what in changes)
        assert len(changes) == 3
        nobody = said(await at.mod.slash(at.channel, "tables remove", table=number, player=at.mod))
        assert nobody == EN("refused-T-no-seat", seat="nobody")


async def test_whom_somebody_replaces_is_not_made_up_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        await at.restart()
        said(await at.mod.slash(at.channel, "tables replace", table=await table(at), player=at.ben, by=at.eve))
        assert offer_notice(EN, "", "eve") in "\n".join(at.texts())


async def test_a_long_list_tells_how_many_there_are_and_all_can_be_ended(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        for number in range(1, 30):
            room = at.guild.create_text_channel(f"room-{number}")
            await at.tables.open(Caller(at.eve.id, moderator=True), at.guild.id, room.id)
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


async def test_the_answer_to_the_question_is_only_a_moderators(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number, board = await table(at), await at.board()
        for who in (at.ann, at.eve):
            assert said(await forge(at, who, f"98:{number}:0:end-table", board)) == EN("refused-not-allowed")
        assert said(await forge(at, at.mod, "98:7:0:end-table", board)) == EN("refused-closed")
        assert (await at.snapshot()).phase is Phase.PLAYING


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
        await at.press(at.mod, shown(await at.mod.slash(at.channel, "tables end", table=number)), Verb.END_TABLE)
        assert await at.store.table_in(at.channel.id) is None
        await at.ann.slash(at.channel, "table open")
        assert (await at.snapshot()).phase is Phase.LOBBY


async def damage(at: Channel, number: int) -> None:
    head = await at.store.head(number)
    assert head is not None
    await at.store.write(Append(number, head.n + 1, NOON, b'["no such row"]', None, None, None))


async def test_tables_in_channels_that_discord_hides_from_a_moderator_are_not_there(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        number = await table(at)
        allow, deny = discord.PermissionOverwrite(view_channel=False).pair()
        hidden = Overwrite(at.mod.id, OverwriteType.MEMBER, allow.value, deny.value)
        at.env.backend.set_overwrite(at.channel.id, hidden)
        lounge = at.guild.create_text_channel("lounge")
        assert EN("tables-none") in text(shown(await at.mod.slash(lounge, "tables list")))
        assert await at.mod.autocomplete(lounge, "tables end", "table", "") == []
        for command in ("tables end", "tables unlock"):
            assert said(await at.mod.slash(lounge, command, table=number)) == EN("refused-T-no-table")
        await at.mod.slash(lounge, "tables end-old", days=0)
        assert (await at.snapshot()).phase is not Phase.OVER
        at.env.backend.set_overwrite(at.channel.id, Overwrite(at.mod.id, OverwriteType.MEMBER, 0, 0))
        assert f"<#{at.channel.id}>" in text(shown(await at.mod.slash(lounge, "tables list")))
