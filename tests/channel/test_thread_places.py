"""Where a thread for a table can begin, and what is told where it cannot."""

from pathlib import Path

import pytest

from bot.ui.obstacles import opening_obstacle
from tests.channel.playing import EN
from tests.channel.reading import said, text
from tests.channel.threads import thread_table


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_what_the_bot_lacks_is_told_before_anything_is_posted(tmp_path: Path, lacking: str) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        at.forbid(**{lacking: False})
        told = said(await at.ann.slash(table.home, "table open", thread=True))
        assert told == opening_obstacle(EN, [lacking], table.home.id)
        assert table.cards() == []
        await at.mod.slash(table.home, "server settings", threads=True)
        await at.ann.slash(table.home, "table open")
        assert await at.store.table_in(table.home.id) is not None, "by the setting it opens in the channel instead"


async def test_where_discord_gives_no_thread_nothing_is_left_behind(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        at.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
        told = said(await at.ann.slash(table.home, "table open", thread=True))
        assert told == EN("refused-no-thread-now")
        assert table.cards() == []
        assert await at.store.open_tables() == 0


async def test_what_refuses_a_table_refuses_it_before_a_thread_begins(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await at.mod.slash(table.home, "server settings", hosts="moderators")
        assert said(await at.ann.slash(table.home, "table open", thread=True)) == EN("refused-T-may-not-host")
        assert table.home.threads == []
        assert table.cards() == []


async def test_in_a_voice_channel_no_thread_can_begin(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        voice = at.guild.create_voice_channel("voice")
        assert said(await at.ann.slash(voice, "table open", thread=True)) == EN("refused-no-threads-here")


async def test_in_a_forum_a_post_begins_beside_the_one_where_it_was_asked_for(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        forum = at.guild.create_forum_channel("game-nights")
        at.env.backend.create_thread(forum.id, "Friday", at.ann.id)
        [post] = forum.threads
        told = said(await at.ann.slash(post, "table open", thread=True))
        await table.settle()
        [new] = [thread for thread in forum.threads if thread.id != post.id]
        assert f"<#{new.id}>" in told
        row = await at.store.table_in(new.id)
        assert row is not None
        first, *_ = new.history()
        assert first.author.bot
        assert EN("lobby-seats", taken=1, most=5) in text(first)
        await at.ann.slash(post, "table open")
        assert await at.store.table_in(post.id) is not None, "without asking, the post itself is the place"
