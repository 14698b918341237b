"""Where a thread for a table can begin, and what is told where it cannot."""

from pathlib import Path

import pytest

from bot.channel.messages.table_cards import AWAKE_AFTER_LOBBY
from bot.tables import Caller
from bot.ui.addresses import Verb
from bot.ui.obstacles import opening_obstacle
from tests.channel.playing import EN, Channel
from tests.channel.reading import said, text
from tests.channel.threads import thread_table


async def choose_extreme(at: Channel) -> None:
    table = (await at.snapshot()).id
    await at.tables.choose(table, Caller(at.ann.id), lambda terms: terms.changed(variant="extreme"))


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


async def test_a_thread_that_somebody_has_locked_stays_as_it_is_and_the_card_follows(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        at.env.inject_error("PATCH", f"/channels/{table.thread.id}", status=403, code=50013, times=None)
        await at.ann.slash(at.channel, "table end")
        await table.pass_by(AWAKE_AFTER_LOBBY + 1)
        assert EN("notice-ended-host") in text(table.card)
        asked = len(at.requests("PATCH", f"/channels/{table.thread.id}"))
        await table.pass_by(86_400)
        assert len(at.requests("PATCH", f"/channels/{table.thread.id}")) == asked, "Discord is asked once"
        assert at.env.errors == []


async def test_a_thread_that_somebody_has_archived_is_woken_by_its_table(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open()
        metadata = at.env.backend.channels[table.thread.id].thread_metadata
        assert metadata is not None
        metadata.archived = True
        said(await at.press(at.ben, table.card, Verb.SIT))
        await table.pass_by(5)
        assert "ben" in text(table.card)
        assert (await at.snapshot()).seat_of(at.ben.id) == 1


async def test_the_thread_is_named_after_the_game_that_is_played(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open(computers=1)
        await at.tables.choose(
            (await at.snapshot()).id, Caller(at.ann.id), lambda terms: terms.changed(variant="extreme")
        )
        await table.pass_by(5)
        assert table.thread.name == f"{EN('variant-original')} · ann"
        await at.press(at.ann, await at.board(), Verb.START)
        await table.pass_by(5)
        assert table.thread.name == f"{EN('variant-extreme')} · ann"


async def test_a_name_that_people_gave_it_stays(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await table.open(computers=1)
        at.env.backend.edit_channel(table.thread.id, {"name": "our evening"})
        await at.tables.choose(
            (await at.snapshot()).id, Caller(at.ann.id), lambda terms: terms.changed(variant="extreme")
        )
        await at.press(at.ann, await at.board(), Verb.START)
        await table.pass_by(5)
        assert table.thread.name == "our evening"


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


async def test_a_host_has_no_more_tables_in_threads_than_elsewhere(tmp_path: Path) -> None:
    async with thread_table(tmp_path) as table:
        at = table.at
        await at.mod.slash(table.home, "server settings", **{"tables-per-host": 1})
        await table.open()
        assert said(await at.ann.slash(table.home, "table open", thread=True)) == EN("refused-T-host-tables", most=1)
        assert len(table.home.threads) == 1
        assert len(table.cards()) == 1


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
