"""The connection to Discord: why it ended for good, how often it is begun, and what in it cannot be read."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import startup_errors
from bot.gateway_start import pause_before
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.service import Service, service
from bot.settings import Settings
from tests.playground.conftest import wait_until

DAY = 86_400.0


@asynccontextmanager
async def living(local: LocalDiscord, folder: Path) -> AsyncIterator[tuple[Service, asyncio.Task[None]]]:
    settings = Settings(local.token, str(folder / "games.sqlite3"), folder, welcome=False)
    with redirected_to(local.api_base, local.gateway):
        async with service(settings, settings.database, folder) as all_of_it:
            all_of_it.bot._connection.guild_ready_timeout = 0.05
            task = asyncio.create_task(all_of_it.live(local.token))
            try:
                yield all_of_it, task
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize(
    ("code", "what_to_do"),
    [
        (4004, "Copy it again"),
        (4010, "SHARD_IDS"),
        (4011, "Raise SHARDS"),
        (4012, "newer version"),
        (4013, "discord.py"),
        (4014, "privileged intents"),
    ],
)
async def test_a_connection_that_ends_for_good_says_what_to_do_in_one_line(
    tmp_path: Path, code: int, what_to_do: str
) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local, living(local, tmp_path) as (all_of_it, task):
        await wait_until(all_of_it.bot.is_ready, seconds=20)
        await local.gateway_server.close_connections(code, "on demand")
        await asyncio.wait({task}, timeout=20)
        error = task.exception()
    assert error is not None
    line = startup_errors.explain(error)
    assert line is not None
    assert str(code) in line
    assert what_to_do in line
    assert "\n" not in line
    assert local.token not in line


@pytest.mark.parametrize(
    ("event", "data"),
    [
        ("CHANNEL_UPDATE", {"id": None, "guild_id": "x"}),
        ("INTERACTION_CREATE", {"id": "1", "token": "very-secret"}),
        ("GUILD_CREATE", {"id": "not-a-number-very-secret"}),
        ("THREAD_UPDATE", []),
    ],
)
async def test_an_event_that_cannot_be_read_is_logged_and_ends_nothing(
    tmp_path: Path, event: str, data: object, caplog: pytest.LogCaptureFixture
) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local, living(local, tmp_path) as (all_of_it, task):
        await wait_until(all_of_it.bot.is_ready, seconds=20)
        await all_of_it.bot.registration.beside.finished()
        local.gateway_server.send_event(event, data)
        await wait_until(lambda: any(f"a {event} that cannot be read" in line for line in caplog.messages))
        async with TestClient(local.url, "Ada") as ada:
            await ada.slash("help")
        assert not task.done()
    ours = [record for record in caplog.records if record.levelno >= logging.INFO]
    assert "very-secret" not in "\n".join(record.getMessage() for record in ours)


def test_what_is_left_of_the_days_connections_is_spread_over_the_day() -> None:
    assert pause_before(1, 1000, 1000, DAY) == 0
    assert pause_before(1, 501, 1000, DAY) == 0
    assert pause_before(1, 500, 1000, DAY / 2) == DAY / 2 / 499
    assert pause_before(4, 500, 1000, DAY / 2) == 4 * DAY / 2 / 496
    assert pause_before(4, 3, 1000, 600.0) == 600.0
    left, now = 1000, 0.0
    while now < DAY:  # a process that ends at once, and is started again five seconds later
        now += 5 + pause_before(1, left, 1000, DAY - now)
        left -= 1
        assert left > 0


async def test_a_process_that_is_started_too_often_waits_before_it_connects(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        limits = local.gateway_server.identify_limits
        limits.run_down(100, reset_after=10_000.0)
        async with living(local, tmp_path) as (all_of_it, _):
            await wait_until(lambda: any("It connects in 101 seconds" in line for line in caplog.messages), seconds=20)
            assert not all_of_it.bot.is_ready()
        assert limits.left == 100
        limits.run_down(100, reset_after=60.0)
        async with living(local, tmp_path) as (all_of_it, _):
            await wait_until(all_of_it.bot.is_ready, seconds=20)
        assert limits.left == 99
