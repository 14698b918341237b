"""What everybody sees, and what moderators list, never needs a whole log: it may be very long."""

from pathlib import Path

import pytest

from bot.rules import GiveUp
from bot.tables import Entry
from bot.ui.addresses import Verb
from tests.channel.playing import EN, Channel, channel
from tests.channel.reading import said, shown, text


def forbid_whole_logs(at: Channel, monkeypatch: pytest.MonkeyPatch) -> None:
    async def entries(table: int) -> tuple[Entry, ...]:
        raise AssertionError("a whole log was read")

    monkeypatch.setattr(at.tables, "entries", entries)


async def test_a_result_tells_that_somebody_gave_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        forbid_whole_logs(at, monkeypatch)
        snapshot = await at.snapshot()
        await at.play_by_clicks(GiveUp(), snapshot)
        assert (await at.snapshot()).gave_up
        assert EN("over-gave-up", name=at.who_is_on(snapshot).user.name) in text(await at.board())


async def test_the_end_of_a_table_is_told_with_a_moderators_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        forbid_whole_logs(at, monkeypatch)
        number = str((await at.snapshot()).id)
        await at.press(
            at.mod, shown(await at.mod.slash(at.channel, "tables end", table=number, reason="too loud")), Verb.END_TABLE
        )
        assert (await at.snapshot()).end_note == "too loud"
        assert "too loud" in text(await at.board())


async def test_the_list_of_tables_tells_when_somebody_last_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with channel(tmp_path) as at:
        await at.sit_down()
        at.clock.now += 3600
        await at.play_on(1)
        forbid_whole_logs(at, monkeypatch)
        assert f"<t:{int(at.clock.now)}:R>" in said(await at.mod.slash(at.channel, "tables list"))
