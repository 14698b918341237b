"""Discord does not take the commands: the bot plays on with those that Discord has, and asks again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot import beside_connection, command_registration
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.store import Store, open_store
from bot.tables import Tables
from tests.channel.playing import TEXTS
from tests.playground.conftest import running, wait_until

ROUTE = "PUT /applications/*/commands"
EARLIER = "those of an earlier version"


def new_bot(store: Store, folder: Path) -> NinetyEight:
    return NinetyEight(Services(Tables(store, extreme_deck()), TEXTS, pace=0.0, breath=0.0), folder=folder)


@asynccontextmanager
async def second_start(folder: Path) -> AsyncIterator[tuple[LocalDiscord, Store, Path]]:
    """Discord has the commands of a start before; since then they have changed."""
    async with await open_store(folder / "games.sqlite3") as store, LocalDiscord(folder / "world.jsonl") as local:
        async with running(local, new_bot(store, folder)) as bot:
            await bot.registration.beside.finished()
        remembered = folder / command_registration.REGISTERED
        assert remembered.read_text() != EARLIER
        remembered.write_text(EARLIER)
        yield local, store, remembered


@pytest.mark.parametrize("status", [503, 400])
async def test_a_registration_that_is_refused_keeps_nobody_from_playing_and_is_tried_again(
    tmp_path: Path, status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(beside_connection, "PAUSES", (0.05, 0.1))
    async with second_start(tmp_path) as (local, store, remembered):
        local.faults.answer(status, ROUTE, times=3, code=50035 if status == 400 else 0)
        async with running(local, new_bot(store, tmp_path)), TestClient(local.url, "Ada") as ada:
            await ada.slash("table open")
            assert await store.table_in(int(ada.channel())) is not None
            await wait_until(lambda: remembered.read_text() != EARLIER)
            assert local.faults.pending == 0
    told = [record.getMessage() for record in caplog.records if "did not take the commands" in record.getMessage()]
    assert len(told) == 3
    assert all(str(status) in line and "0 seconds" in line for line in told)


@pytest.mark.parametrize("status", [500, 429])
async def test_a_registration_that_discord_py_still_tries_keeps_nobody_from_playing(
    tmp_path: Path, status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a 500 it tries five times in 25 seconds by itself, after a 429 it waits as long as it is told to."""
    monkeypatch.setattr(command_registration, "SLOW", 0.05)
    async with second_start(tmp_path) as (local, store, remembered):
        local.faults.answer(status, ROUTE, times=5, retry_after=600.0)
        async with running(local, new_bot(store, tmp_path)), TestClient(local.url, "Ada") as ada:
            await ada.slash("table open")
            assert await store.table_in(int(ada.channel())) is not None
            await wait_until(lambda: command_registration.NOT_YET in caplog.messages)
            assert remembered.read_text() == EARLIER, "and when the process ends now, the next one tries"


async def test_a_folder_that_cannot_be_written_costs_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with second_start(tmp_path) as (local, store, remembered):
        remembered.unlink()
        remembered.mkdir()
        async with running(local, new_bot(store, tmp_path)) as bot, TestClient(local.url, "Ada") as ada:
            await bot.registration.beside.finished()
            await ada.slash("table open")
            assert await store.table_in(int(ada.channel())) is not None
    assert any("cannot be remembered" in line for line in caplog.messages)


async def test_the_explicit_command_says_what_is_wrong_and_tries_once(tmp_path: Path) -> None:
    async with second_start(tmp_path) as (local, store, _):
        bot = new_bot(store, tmp_path)
        with redirected_to(local.api_base, local.gateway):
            local.faults.answer(503, ROUTE, times=2)
            await bot.login(local.token)
            with pytest.raises(discord.HTTPException):
                await bot.registration.register_now()
            local.faults.clear()
            assert await bot.registration.register_now() == len(bot.tree.get_commands())
            await bot.close()


async def test_the_answer_links_to_the_commands_that_discord_has(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "games.sqlite3") as store, LocalDiscord(tmp_path / "world.jsonl") as local:
        for start in range(2):  # told by Discord, and remembered
            async with running(local, new_bot(store, tmp_path)) as bot, TestClient(local.url, "Ada") as ada:
                await ada.slash("table join")
                number = next(each.id for each in await bot.tree.fetch_commands() if each.name == "table")
                answer = await ada.wait_for_message(lambda each: "/table open" in repr(each))
                assert f"</table open:{number}>" in answer["content"], start


async def test_a_process_that_does_not_register_asks_for_the_numbers(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "games.sqlite3") as store, LocalDiscord(tmp_path / "world.jsonl") as local:
        async with running(local, new_bot(store, tmp_path)):
            pass
        services = Services(Tables(store, extreme_deck()), TEXTS, pace=0.0, breath=0.0)
        async with running(local, NinetyEight(services, registers=False)):
            assert services.texts.commands["table open"].startswith("</table open:")
            assert "table" not in services.texts.commands, "nobody can be sent to a group"


async def test_what_was_remembered_by_an_earlier_version_is_told_anew(tmp_path: Path) -> None:
    """It knew no numbers."""
    async with second_start(tmp_path) as (local, store, remembered):
        async with running(local, new_bot(store, tmp_path)):
            digest, *numbers = remembered.read_text().splitlines()
        remembered.write_text(digest)
        async with running(local, new_bot(store, tmp_path)):
            assert remembered.read_text().splitlines() == [digest, *numbers]
            assert "help" in TEXTS.commands
