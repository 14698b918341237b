"""`/table list`: what is open here, for eyes that may see it; and sitting down from afar."""

from pathlib import Path

import discord
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.ui.addresses import Address, Verb
from tests.channel.playing import EN, Channel, Stacked, channel
from tests.channel.reading import address, rows, said, shown, text
from tests.channel.threads import ThreadTable


def hide(at: Channel, where: ChannelHandle, *people: int) -> None:
    allow, deny = discord.PermissionOverwrite(view_channel=False).pair()
    for person in people:
        overwrite = Overwrite(person, OverwriteType.MEMBER, allow.value, deny.value)
        at.env.backend.set_overwrite(where.id, overwrite)


async def test_it_tells_where_one_can_join_and_watch_and_where_one_sits(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        elsewhere = at.guild.create_text_channel("elsewhere")
        assert EN("open-none") in text(shown(await at.eve.slash(at.channel, "table list")))
        await at.sit_down()
        await at.ben.slash(elsewhere, "table open", variant="face-to-face")
        page = text(shown(await at.eve.slash(at.channel, "table list")))
        assert EN("open-title", count=2) in page
        lobby, game = page.index(f"<#{elsewhere.id}>"), page.index(f"<#{at.channel.id}>")
        assert lobby < game, "where one can sit down comes first"
        assert EN("open-mine", line="") not in page
        assert EN("open-mine", line="").strip() in text(shown(await at.ann.slash(elsewhere, "table list")))


async def test_a_choice_seats_at_once_from_another_channel(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        elsewhere = at.guild.create_text_channel("elsewhere")
        await at.ben.slash(elsewhere, "table open")
        row = await at.store.table_in(elsewhere.id)
        assert row is not None
        page = shown(await at.eve.slash(at.channel, "table list"))
        answer = said(await at.eve.select(page, [str(row.id)], custom_id=address(page, Verb.SIT)))
        assert f"/{elsewhere.id}/" in answer
        assert (await at.tables.look(row.id)).seat_of(at.eve.id) == 1


async def test_channels_that_the_asker_cannot_see_are_neither_named_nor_counted(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        secret = at.guild.create_text_channel("secret")
        hide(at, secret, at.eve.id)
        await at.ann.slash(secret, "table open")
        page = shown(await at.eve.slash(at.channel, "table list"))
        assert EN("open-none") in text(page)
        assert "secret" not in text(page)
        assert str(secret.id) not in repr((text(page), rows(page)))
        assert f"<#{secret.id}>" in text(shown(await at.ben.slash(at.channel, "table list")))


async def test_a_table_in_a_channel_one_cannot_see_seats_nobody_by_a_forged_choice(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        secret = at.guild.create_text_channel("secret")
        await at.ann.slash(secret, "table open")
        row = await at.store.table_in(secret.id)
        assert row is not None
        page = shown(await at.eve.slash(at.channel, "table list"))
        hide(at, secret, at.eve.id)
        refused = said(await at.eve.select(page, [str(row.id)], custom_id=address(page, Verb.SIT)))
        assert refused == EN("refused-closed")
        assert (await at.tables.look(row.id)).seat_of(at.eve.id) is None
        assert Address.parse(address(page, Verb.SIT)) is not None


async def test_private_tables_and_hosts_whom_one_blocks_offer_no_seat(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        elsewhere = at.guild.create_text_channel("elsewhere")
        await at.ann.slash(at.channel, "table open", private=True)
        await at.ben.slash(elsewhere, "table open")
        await at.eve.slash(at.channel, "me block", player=at.ben)
        page = shown(await at.eve.slash(at.channel, "table list"))
        assert EN("open-private", line="").strip() in text(page)
        assert Verb.SIT not in {found.verb for row in rows(page) if (found := Address.parse(row))}


async def test_a_thread_that_sleeps_is_listed_by_its_card_after_a_restart(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        table = ThreadTable(at)
        await table.open()
        metadata = at.env.backend.channels[table.thread.id].thread_metadata
        assert metadata is not None
        metadata.archived = True
        await at.restart()
        assert f"<#{table.thread.id}>" in text(shown(await at.eve.slash(table.home, "table list")))
        hide(at, table.home, at.ben.id)
        elsewhere = at.guild.create_text_channel("elsewhere")
        assert EN("open-none") in text(shown(await at.ben.slash(elsewhere, "table list")))
