"""Threads that fall asleep by themselves, and those that the bot hears of when it may see their channel again."""

from pathlib import Path
from typing import Any

import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.world import Channel
from bot.playground.world.bot_rights import set_access
from bot.playground.world.guild import THREAD
from bot.playground.world.roles import create_role, give_role
from bot.playground.world.snowflakes import created_at
from tests.playground.conftest import wait_until
from tests.playground.practice_bot import PracticeBot

HOUR = 3600.0


async def test_a_silent_thread_archives_after_its_time(local: LocalDiscord, bot: PracticeBot, ada: TestClient) -> None:
    made = await ada.request("start_thread", channel=ada.channel(), name="brief", archive_after=60)
    thread = local.world.channels[int(made["channel"])]
    await wait_until(lambda: bot.guilds[0].get_thread(thread.id) is not None)
    local.clock.advance(HOUR - 60)
    assert not thread.archived
    await ada.say("still here", channel="brief")  # which is activity
    local.clock.advance(HOUR - 60)
    assert not thread.archived
    local.clock.advance(120)
    assert thread.archived
    await wait_until(lambda: bot.guilds[0].get_thread(thread.id) is None)
    await ada.say("good morning", channel="brief")
    assert not thread.archived
    local.clock.advance(HOUR - 60)
    assert not thread.archived


async def test_a_woken_thread_stays_awake_for_its_time(local: LocalDiscord) -> None:
    world, thread = local.world, local.world.channel("late-night")
    local.clock.advance(7 * 24 * HOUR)
    assert thread.archived
    world.threads.wake(thread)
    local.clock.advance(6 * 24 * HOUR)
    assert not thread.archived
    local.clock.advance(24 * HOUR)
    assert thread.archived


async def test_a_thread_that_fell_silent_while_nobody_played_is_archived_at_the_start(world_file: Path) -> None:
    async with LocalDiscord(world_file) as local:
        world = local.world
        parent, long_ago = world.channel("game-table"), world.snowflakes.next() - (8 * 24 * 3_600_000 << 22)
        since = created_at(long_ago)
        world.put_channel(Channel(long_ago, "old", 0, type=THREAD, parent_id=parent.id, archived_at=since))
    async with LocalDiscord(world_file) as again:
        await wait_until(lambda: again.world.channels[long_ago].archived)
        assert not again.world.channel("late-night").archived


@pytest.mark.parametrize("duration", [0, 61, "60", None, [60]])
async def test_other_durations_are_refused(ada: TestClient, duration: Any) -> None:
    with pytest.raises(ActionRefusedError, match="an hour, a day"):
        await ada.request("start_thread", channel=ada.channel(), name="brief", archive_after=duration)


async def test_the_bot_hears_of_the_threads_of_a_channel_that_it_may_see_again(
    local: LocalDiscord, bot: PracticeBot
) -> None:
    world = local.world
    sent: list[tuple[str, Any]] = []
    local.wiretap.on_event.append(lambda name, data: sent.append((name, data)))
    parent = world.channel("second-table")
    set_access(world, parent, "hidden")
    thread = world.threads.create(parent, "unheard-of", world.user("Ada"))
    asleep = world.threads.create(parent, "asleep", world.user("Ada"))
    world.threads.archive(asleep)
    assert "THREAD_CREATE" not in [name for name, _ in sent]
    set_access(world, parent, "full")
    synced = next(data for name, data in sent if name == "THREAD_LIST_SYNC")
    assert synced["channel_ids"] == [str(parent.id)]
    assert {each["name"] for each in synced["threads"]} == {"late-night", "unheard-of"}
    await wait_until(lambda: bot.guilds[0].get_thread(thread.id) is not None)
    sent.clear()
    set_access(world, parent, "read")  # it could see it before
    assert [name for name, _ in sent] == ["CHANNEL_UPDATE"]


async def test_a_role_that_opens_channels_brings_their_threads(local: LocalDiscord, bot: PracticeBot) -> None:
    world = local.world
    sent: list[tuple[str, Any]] = []
    local.wiretap.on_event.append(lambda name, data: sent.append((name, data)))
    give_role(world, world.guild, world.bot.id, create_role(world, world.guild, "All", "administrator"), given=True)
    synced = next(data for name, data in sent if name == "THREAD_LIST_SYNC")
    assert synced["channel_ids"] == [str(world.channel("hidden-room").id)]
    assert synced["threads"] == []
