"""What moderators are told about many tables, and what they do to many at once."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Change as StoredChange
from bot.tables import Caller, Ended, Reason
from bot.ui.addresses import Verb
from tests.channel.playing import EN, NOON, Channel, channel, one_card
from tests.channel.reading import said, text

HOUR, DAY = 3600.0, 86_400.0


async def line_about(at: Channel, mention: str) -> str:
    told = said(await at.mod.slash(at.channel, "tables list"))
    [line] = [line for line in told.splitlines() if mention in line]
    return line


def told_time(at: float) -> str:
    return f"<t:{at:.0f}:R>"


async def test_each_table_is_listed_with_its_own_last_move(tmp_path: Path) -> None:
    """Whoever wants to end the forgotten ones sees which those are."""
    async with channel(tmp_path) as at:
        await at.sit_down()
        quiet = at.guild.create_text_channel("quiet")
        at.clock.now = NOON + HOUR
        await at.eve.slash(quiet, "table open")
        at.clock.now = NOON + 5 * HOUR
        await one_card(at)
        busy = await line_about(at, at.channel.mention)
        assert [busy.count(told_time(time)) for time in (NOON, NOON + HOUR, NOON + 5 * HOUR)] == [1, 0, 1]
        lobby = await line_about(at, quiet.mention)
        assert [lobby.count(told_time(time)) for time in (NOON, NOON + HOUR, NOON + 5 * HOUR)] == [0, 2, 0]
        at.clock.now = NOON + 9 * HOUR
        row = await at.store.table_in(quiet.id)
        assert row is not None
        await at.tables.join(row.id, Caller(at.ben.id, "ben"))
        lobby = await line_about(at, quiet.mention)
        assert [lobby.count(told_time(time)) for time in (NOON + HOUR, NOON + 9 * HOUR)] == [1, 1]
        assert await line_about(at, at.channel.mention) == busy


async def test_tables_that_were_too_old_tell_their_players_why_they_were_ended(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        other = at.guild.create_text_channel("other")
        await at.eve.slash(other, "table open")
        numbers = [row.id for row in await at.tables.open_in(at.guild.id)]
        at.clock.now += 3 * DAY
        answer = await at.mod.slash(at.channel, "tables end-old", days=2, reason="spring cleaning")
        assert said(answer) == EN("tables-ended", count=2)
        for number in numbers:
            [(who, end)] = [(e.who, e.what) for e in await at.tables.entries(number) if isinstance(e.what, Ended)]
            assert (who, end) == (at.mod.id, Ended(Reason.MODERATOR, "spring cleaning"))
        assert "spring cleaning" in "\n".join(at.texts())
        assert "spring cleaning" in "\n".join(text(message) for message in other.history())


async def test_ending_many_is_acknowledged_before_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord waits for three seconds; a slow disk and very many tables take longer."""
    async with channel(tmp_path) as at:
        await at.sit_down()
        at.clock.now += 3 * DAY
        write, asked, free = at.store.write, asyncio.Event(), asyncio.Event()

        async def slow(*changes: StoredChange) -> None:
            asked.set()
            await free.wait()
            await write(*changes)

        monkeypatch.setattr(at.store, "write", slow)
        ending = asyncio.create_task(at.mod.slash(at.channel, "tables end-old", days=2))
        async with asyncio.timeout(20):
            await asked.wait()
        answers = at.requests("POST", "/callback")
        assert [answer.json["type"] for answer in answers[-1:] if answer.json] == [5], "it is thinking"
        free.set()
        assert said(await ending) == EN("tables-ended", count=1)


async def test_a_table_of_exactly_so_many_days_is_old(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        at.clock.now = NOON + 2 * DAY - 1
        assert said(await at.mod.slash(at.channel, "tables end-old", days=2)) == EN("tables-ended", count=0)
        at.clock.now = NOON + 2 * DAY
        assert said(await at.mod.slash(at.channel, "tables end-old", days=2)) == EN("tables-ended", count=1)


async def test_an_awaited_player_is_named_and_nobody_else(tmp_path: Path) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        assert "**ann**" in await line_about(at, at.channel.mention)
        await at.play_on(1)
        told = await line_about(at, at.channel.mention)
        assert "**ben**" in told
        assert "**ann**" not in told
        await at.press(at.ann, await at.board(), Verb.HAND)
