"""A database that does not answer costs nobody the word that Discord waits for, and nothing that was done."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.channel.context import word_in_time
from bot.playground import TestClient
from bot.store.sqlite import SQLiteStore
from bot.tables import Phase
from bot.ui.addresses import Verb
from tests.channel.local_table import LocalTable, local_table
from tests.channel.playing import EN

SLOW = EN("answer-slow")


@asynccontextmanager
async def stalled(at: LocalTable) -> AsyncIterator[None]:
    """Its database, within the block, as on a disk that hangs."""
    assert isinstance(at.store, SQLiteStore)
    over = threading.Event()
    at.store._thread.post(lambda database: over.wait(30) and None)
    try:
        yield
    finally:
        over.set()


async def test_whoever_waits_for_the_database_is_told_within_discords_time(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        async with stalled(at):
            await at.click(Verb.START)
            await at.see(SLOW)
            assert "refused" not in str(at.ada.messages())
        await at.see(EN("button-hand"))
        assert (await at.snapshot()).phase is Phase.PLAYING, "it went through after all"


async def test_a_table_that_opens_late_has_one_board_that_goes_on(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        async with stalled(at):
            await at.ada.slash("table open")
            await at.see(SLOW)
        await at.see(EN("button-start"))
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        public = [message for message in at.ada.messages() if not message["flags"] & 64]
        assert len(public) == 1, "the lobby became the board"


async def test_the_card_and_the_hand_come_after_the_word(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        await at.click(Verb.HAND)
        await at.see(EN("button-hint"))
        async with stalled(at):
            await at.click(Verb.PLAY, "0A")
            await at.see(SLOW)
        await at.ada.wait_until(lambda: SLOW not in repr(at.ada.messages()), seconds=10)
        view = (await at.snapshot()).board()
        assert view is not None
        assert len(view.state.played) == 1


async def test_somebody_who_joins_late_sits_and_the_lobby_shows_it(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        async with TestClient(at.local.url, "Bruno") as bruno:
            await bruno.wait_for_message(lambda message: message["components"])
            async with stalled(at):
                await bruno.click(EN("button-join"))
                await bruno.wait_for_message(lambda message: SLOW in message["content"])
            await at.see("Bruno")
            assert len((await at.snapshot()).seats) == 2


async def test_who_is_answered_in_time_hears_nothing_of_it(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        await at.ada.slash("table open")
        await asyncio.sleep(word_in_time.PATIENCE + 0.5)
        assert SLOW not in repr(at.ada.messages())
