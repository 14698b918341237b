"""The application's own emoji: uploaded once, known at every start, shown in texts and on buttons; never needed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import beside_connection
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.rules import VARIANTS, Instruction
from bot.store import Store, open_store
from bot.tables import Tables
from bot.text import Texts
from bot.ui.pictures.emoji import emoji_images, emoji_name
from bot.ui.symbols import SIGNS, mark_key, mark_label, plain_mark_label
from tests.playground.conftest import running, wait_until

ROUTE = "GET /applications/*/emojis"
EVERY = {mark_key(mark) for kind in VARIANTS.values() for mark in kind.marks}


def new_bot(store: Store) -> NinetyEight:
    texts = Texts(DATA / "locales", strict=True)  # of its own, for it comes to know emoji
    return NinetyEight(Services(Tables(store, extreme_deck()), texts, pace=0.0, breath=0.0))


@asynccontextmanager
async def discord_and_store(folder: Path) -> AsyncIterator[tuple[LocalDiscord, Store]]:
    async with await open_store(folder / "games.sqlite3") as store, LocalDiscord(folder / "world.jsonl") as local:
        yield local, store


async def synced(local: LocalDiscord, store: Store) -> int:
    bot = new_bot(store)
    with redirected_to(local.api_base, local.gateway):
        await bot.login(local.token)
        count = await bot.emoji_signs.upload()
        await bot.close()
    return count


async def test_a_second_sync_uploads_nothing(tmp_path: Path) -> None:
    async with discord_and_store(tmp_path) as (local, store):
        assert await synced(local, store) == len(EVERY)
        assert await synced(local, store) == 0
        assert len(local.world.emojis) == len(EVERY)


async def test_another_drawing_is_uploaded_and_the_old_one_stays_for_old_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord_and_store(tmp_path) as (local, store):
        await synced(local, store)
        changed = emoji_images()
        changed["stop"].putpixel((64, 64), (1, 2, 3, 255))
        monkeypatch.setattr("bot.application_emoji.emoji_images", lambda: changed)
        assert await synced(local, store) == 1
        assert len(local.world.emojis) == len(EVERY) + 1


async def test_what_was_uploaded_is_shown_in_texts_and_on_buttons(tmp_path: Path) -> None:
    async with discord_and_store(tmp_path) as (local, store):
        await synced(local, store)
        bot = new_bot(store)
        async with running(local, bot), TestClient(local.url, "Ada") as ada:
            await bot.emoji_signs.beside.finished()
            assert set(bot.services.texts.emoji) == EVERY
            say = bot.services.texts.speak("en")
            assert mark_label(say, Instruction.STOP).startswith(f"<:{emoji_name('stop', emoji_images()['stop'])}:")
            assert plain_mark_label(say, Instruction.STOP).startswith(SIGNS[Instruction.STOP])
            await ada.slash("rules", variant="extreme", length="full")
            assert mark_label(say, Instruction.STOP) in str(local.world.messages)


@pytest.mark.parametrize("status", [403, 404])
async def test_without_an_answer_signs_of_unicode_do_until_discord_answers(
    tmp_path: Path, status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(beside_connection, "PAUSES", (0.02, 0.02))
    async with discord_and_store(tmp_path) as (local, store):
        await synced(local, store)
        local.faults.answer(status, ROUTE, times=100)
        bot = new_bot(store)
        async with running(local, bot), TestClient(local.url, "Ada") as ada:
            await wait_until(lambda: any("does not tell its emoji" in line for line in caplog.messages))
            assert bot.services.texts.emoji == {}
            await ada.slash("table open")
            assert await store.table_in(int(ada.channel())) is not None
            local.faults.clear()
            await bot.emoji_signs.beside.finished()
            assert set(bot.services.texts.emoji) == EVERY


async def test_what_would_fail_again_and_again_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails() -> None:
        raise MemoryError

    monkeypatch.setattr("bot.application_emoji.emoji_images", fails)
    async with discord_and_store(tmp_path) as (local, store):
        bot = new_bot(store)
        async with running(local, bot), TestClient(local.url, "Ada") as ada:
            await bot.emoji_signs.beside.finished()
            await ada.slash("table open")
            assert await store.table_in(int(ada.channel())) is not None
    assert "the emoji failed: signs of Unicode do" in caplog.messages
