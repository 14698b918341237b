"""What the outbox sees on the wire: the real client and the local Discord."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import discord
import pytest

from bot.channel.context.services import Services
from bot.channel.messages import fresh_interactions, invalid_answers
from bot.channel.messages.outbox import Outbox
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.playground import LocalDiscord, TestClient
from bot.store import open_store
from bot.tables import Tables
from bot.ui.addresses import Verb
from tests.channel.playing import TEXTS, Stacked
from tests.clock import Clock
from tests.playground.conftest import running, wait_until
from tests.playground.test_whole_game import Listener


@asynccontextmanager
async def table(folder: Path, outbox: Outbox) -> AsyncIterator[tuple[LocalDiscord, NinetyEight, Listener]]:
    """Ada alone at a table whose board is edited with the bot's own token."""
    async with (
        LocalDiscord(folder / "world.jsonl", rate_limits=False) as local,
        await open_store(folder / "tables.sqlite3") as store,
    ):
        tables = Tables(store, extreme_deck(), random=Stacked())
        bot = NinetyEight(Services(tables, TEXTS, outbox=outbox, pace=0.0, breath=0.0))
        async with running(local, bot), Listener(local.url, "Ada") as ada:
            await ada.slash("table open")
            await ada.wait_for_message(lambda message: message["components"])
            await ada.press(Verb.START)
            await ada.press(Verb.HAND)
            yield local, bot, ada


def shows(who: TestClient, card: int) -> bool:
    """Whether the board tells of it."""
    return any(f"**{card}**" in str(message["embeds"]) and not message["flags"] for message in who.messages())


async def play(who: Listener, place: int) -> None:
    await who.press(Verb.PLAY, f"{place}A")


async def test_every_request_is_seen_and_those_that_cost_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh_interactions, "LIFE", 0.0)
    outbox = Outbox()
    async with table(tmp_path, outbox) as (_, _, ada):
        await play(ada, 0)
        await wait_until(lambda: shows(ada, 2))
        counters = outbox.counters
    assert sum(counters.sent.values()) >= 2
    assert (counters.invalid, counters.rate_limits, counters.paused) == (0, {}, False)


async def test_a_global_rate_limit_slows_everything_down_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh_interactions, "LIFE", 0.0)
    outbox = Outbox()
    async with table(tmp_path, outbox) as (local, _, ada):
        full = outbox.counters.rate
        local.faults.answer(429, "PATCH /channels/*", retry_after=0.1, global_limit=True)
        await play(ada, 0)
        await wait_until(lambda: shows(ada, 2))
        assert outbox.counters.rate_limits == {"global": 1}
        assert outbox.counters.rate < 0.6 * full
        assert outbox.counters.invalid == 1


async def test_after_many_refusals_it_stops_but_answers_go_on_until_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fresh_interactions, "LIFE", 0.0)
    monkeypatch.setattr(invalid_answers, "MOST", 20)
    monkeypatch.setattr(invalid_answers, "FEW", 10)
    clock = Clock()
    outbox = Outbox(inf, clock=clock)
    async with table(tmp_path, outbox) as (local, bot, ada):
        await wait_until(lambda: outbox.counters.waiting == 0)
        local.faults.answer(403, "GET /channels/{channel_id}", times=20, code=50001)
        for _ in range(20):
            with pytest.raises(discord.Forbidden):
                await bot.fetch_channel(int(ada.channel()))
        assert outbox.counters.paused
        assert [record.name for record in caplog.records if record.levelno == logging.ERROR] == [
            invalid_answers.__name__
        ]
        await play(ada, 0)
        await play(ada, 1)
        await wait_until(lambda: outbox.counters.waiting == 1)
        assert not shows(ada, 2), "the board waits, and both plays were answered"
        clock.pass_by(invalid_answers.WINDOW + 1)
        await wait_until(lambda: shows(ada, 2) and shows(ada, 3))
        assert not outbox.counters.paused
