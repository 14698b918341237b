"""What is gone: a board is posted anew, a table without a channel is closed."""

import logging
from pathlib import Path

import pytest

from bot.tables import Phase
from tests.channel.playing import Stacked, board_is_fresh, channel, one_card


async def test_a_deleted_board_is_posted_anew(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        old = await at.board()
        at.env.backend.delete_message(at.channel.id, old.id)
        await one_card(at)
        assert (await at.board()).id != old.id
        await board_is_fresh(at)


async def test_a_deleted_channel_closes_its_table_quietly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        table = (await at.snapshot()).id
        before = len(at.requests("POST", "/channels/"))
        at.env.backend.delete_channel(at.channel.id)
        await at.env.settle(idle=0.002)
        assert (await at.tables.look(table)).phase is Phase.OVER
        assert len(at.requests("POST", "/channels/")) == before
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_channel_that_was_deleted_unnoticed_closes_its_table(tmp_path: Path) -> None:
    async with channel(tmp_path, luck=Stacked()) as at:
        await at.sit_down()
        table = (await at.snapshot()).id
        await at.env.advance_time(15 * 60)  # then the board is edited with the bot's own token
        at.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
        await one_card(at)
        await at.env.settle(idle=0.002)
        assert (await at.tables.look(table)).phase is Phase.OVER


async def test_a_bot_that_is_kicked_closes_the_tables_and_forgets_the_server(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.mod.slash(at.channel, "server settings", language="de")
        await at.sit_down()
        table = (await at.snapshot()).id
        before = len(at.env.http_requests)
        at.env.backend.remove_guild(at.guild.id)
        await at.env.settle(idle=0.002)
        row = await at.store.table(table)
        assert row is None or row.closed is not None
        assert (await at.store.server(at.guild.id)).language is None
        assert len(at.env.http_requests) == before, "nobody is told"
