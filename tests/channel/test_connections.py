"""Over real sockets: a connection that Discord closes under an answer costs nobody the answer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.playground import LocalDiscord, TestClient
from bot.store import open_store
from bot.tables import Phase, Snapshot, Tables
from bot.ui.addresses import Address, Verb
from tests.channel.playing import EN, TEXTS, Stacked
from tests.playground.conftest import running

CALLBACK = "POST /interactions/*"


class Place:
    def __init__(self, local: LocalDiscord, bot: NinetyEight, ada: TestClient) -> None:
        self.local, self.bot, self.ada = local, bot, ada

    async def snapshot(self) -> Snapshot:
        store, channel = self.bot.services.tables.store, int(self.ada.channel())
        row = await store.table_in(channel)
        assert row is not None
        return await self.bot.services.tables.look(row.id)

    async def click(self, verb: Verb, arg: str | None = None) -> None:
        """On the newest message that has such a button."""
        for message in reversed(self.ada.messages()):
            for row in message["components"]:
                for item in row["components"]:
                    found = Address.parse(item["custom_id"])
                    if found and found.verb is verb and arg in (None, found.arg) and not item.get("disabled"):
                        await self.ada.click(item["custom_id"], message)
                        return
        raise AssertionError(f"no {verb}")

    async def see(self, words: str) -> Any:
        return await self.ada.wait_for_message(lambda message: words in repr(message))


@asynccontextmanager
async def place(folder: Path, *, patient: bool = True) -> AsyncIterator[Place]:
    async with await open_store(folder / "games.sqlite3") as store, LocalDiscord(folder / "world.jsonl") as local:
        if patient:
            resend_lost_answers()  # before the client starts, as the service does: its tasks inherit it
        tables = Tables(store, extreme_deck(), random=Stacked())
        bot = NinetyEight(Services(tables, TEXTS, pace=0.0, breath=0.0))
        async with running(local, bot), TestClient(local.url, "Ada") as ada:
            yield Place(local, bot, ada)


@pytest.mark.parametrize("after", [False, True], ids=["before it was read", "after it was carried out"])
async def test_an_answer_whose_connection_is_closed_is_sent_again(tmp_path: Path, after: bool) -> None:
    async with place(tmp_path) as at:
        at.local.faults.close(CALLBACK, after=after)
        await at.ada.slash("table open")
        assert len((await at.snapshot()).seats) == 1
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.HAND)
        await at.see(EN("hand-title"))
        await at.click(Verb.CARD, "0")
        at.local.faults.close(CALLBACK, after=after)
        await at.click(Verb.PLAY, "0A")
        view = (await at.snapshot()).board()
        assert view is not None
        assert len(view.state.played) == 1
        assert at.local.faults.pending == 0
        boards = [m for m in at.ada.messages() if not m["flags"] & 64 and m["embeds"]]
        assert len(boards) == 1, "the first answer is the board, even if nobody heard that it had arrived"


async def test_a_board_whose_connection_is_closed_comes_a_little_later(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        await at.ada.slash("table open")
        at.local.faults.close("PATCH /channels/*")
        await at.click(Verb.START)
        await at.see(EN("button-hand"))
        assert (await at.snapshot()).phase is Phase.PLAYING


async def test_discords_own_limits_are_waited_for(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        await at.ada.slash("table open")
        at.local.faults.answer(429, "PATCH /channels/*", retry_after=0.05)
        await at.click(Verb.START)
        await at.see(EN("button-hand"))


async def test_without_patience_the_answer_would_be_lost(tmp_path: Path) -> None:
    """The test's own test: it is our adapter that sends again, and it is in use where the gateway's events arrive."""
    async with place(tmp_path, patient=False) as at:
        at.local.faults.close(CALLBACK)
        await at.ada.slash("help")
        await at.see(EN("answer-apology", reference="").split("`")[0])


@pytest.mark.parametrize("after", [False, True], ids=["before it was read", "after it was carried out"])
async def test_a_public_message_whose_connection_is_closed_is_posted_once(tmp_path: Path, after: bool) -> None:
    async with place(tmp_path) as at:

        def boards() -> list[str]:
            return [message["id"] for message in at.ada.messages() if not message["flags"] & 64 and message["embeds"]]

        await at.ada.slash("table open")
        await at.ada.wait_until(lambda: len(boards()) == 1)
        [old] = boards()
        at.local.faults.close("POST /channels/*/messages", after=after)
        await at.ada.slash("table board")
        await at.ada.wait_until(lambda: old not in boards())  # done last, after all posting
        assert at.local.faults.pending == 0
        await at.ada.say("a word that comes after it")
        await at.see("a word that comes after it")
        [new] = boards()
        kept = await at.bot.services.tables.store.messages((await at.snapshot()).id)
        assert str(kept["board"].message) == new
