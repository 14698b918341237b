"""Whatever fails, nothing is lost, doubled, told or forgotten. Longer by hand: `python -m tests.chaos --minutes 30`."""

import os
from pathlib import Path

import pytest

from bot.channel.messages.board import Board
from bot.channel.messages.board_update import BoardUpdater
from bot.channel.messages.fresh_interactions import FreshInteraction
from bot.store import Append, Change, StoreUnavailable
from bot.store.sqlite import SQLiteStore
from bot.tables import table_log
from bot.tables.table_cache import CachedTable
from bot.text import Speaker
from tests.chaos.run import run

DEEDS = int(os.environ.get("CHAOS_DEEDS", "75"))
SEED = int(os.environ.get("CHAOS_SEED", "98"))  # the same in every run; any other by hand


@pytest.mark.slow
async def test_a_town_where_nothing_goes_as_it_should_plays_on(tmp_path: Path, address: str) -> None:
    report = await run(tmp_path, address, SEED, deeds=DEEDS)
    assert report.deeds == DEEDS
    assert report.turns > DEEDS // 20, report
    assert report.boards > 10, report


# The test's own tests: what it is to find, it finds.


async def test_a_lost_deadline_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_log, "_deadline_to_store", lambda deadline, stored, now: None)
    monkeypatch.setattr(table_log, "next_deadline", lambda table, pause: None)
    with pytest.raises(AssertionError, match="waits for nothing"):
        await run(tmp_path, str(tmp_path / "games.sqlite3"), SEED, deeds=DEEDS)


async def test_a_board_that_is_not_brought_up_to_date_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def pretend(updater: BoardUpdater, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        updater.note_drawn(board, board.newest)
        return True

    monkeypatch.setattr(BoardUpdater, "_edit_board", pretend)
    with pytest.raises(AssertionError, match="its board says"):
        await run(tmp_path, str(tmp_path / "games.sqlite3"), SEED, deeds=DEEDS)


async def test_a_memory_that_is_not_the_log_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a write that was in doubt were taken for one that was not stored."""

    write, forget = SQLiteStore.write, CachedTable.forget

    def forgetful(cached: CachedTable) -> None:
        if not hasattr(cached, "table"):  # new
            forget(cached)

    async def doubtful(store: SQLiteStore, *changes: Change) -> None:
        await write(store, *changes)
        if any(isinstance(change, Append) and change.n > 15 and change.n % 5 == 0 for change in changes):
            raise StoreUnavailable("it was stored all the same")

    monkeypatch.setattr(CachedTable, "forget", forgetful)
    monkeypatch.setattr(SQLiteStore, "write", doubtful)
    with pytest.raises(AssertionError, match="memory is not the log"):
        await run(tmp_path, str(tmp_path / "games.sqlite3"), SEED, deeds=DEEDS)
