"""Where a table lives: threads that sleep, are locked, or have not let the bot in; and forum posts."""

from pathlib import Path

import pytest

from bot.channel.messages import board, fresh_interactions
from bot.playground import TestClient
from bot.playground.world import Channel
from bot.playground.world.guild import FORUM
from bot.tables import Phase
from bot.ui.addresses import Verb
from bot.ui.obstacles import LOCKED_THREAD, PRIVATE_THREAD, opening_obstacle, pause_notice
from tests.channel.local_table import LocalTable, local_table
from tests.channel.playing import EN
from tests.playground.conftest import wait_until

DUE = {"ping-reminder": 601.0, "ping-take-over": 1201.0, "notice-ended-forgotten": 86_401.0}
TOLD = {"ping-reminder": "the table is waiting", "ping-take-over": "has been away for a while"}


@pytest.fixture
def _own_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a quarter of an hour: no interaction's token is of use."""
    monkeypatch.setattr(fresh_interactions, "LIFE", -1.0)


async def sit_down(at: LocalTable, thread: Channel) -> None:
    await at.go_to(thread)
    await at.ada.slash("table open")
    await at.click(Verb.START)
    await at.see(EN("button-hand"))


def thread_of(at: LocalTable, *, private: bool = False) -> Channel:
    world = at.local.world
    return world.threads.create(world.channel("game-table"), "side-game", world.user("Ada"), private=private)


async def let_in(at: LocalTable, thread: Channel) -> None:
    """Somebody mentions the bot."""
    await at.ada.say(f"<@{at.local.world.bot.id}> come in")
    await wait_until(lambda: at.bot.guilds[0].get_thread(thread.id) is not None)


async def fall_asleep(at: LocalTable, thread: Channel) -> None:
    await at.settle()
    at.local.world.threads.archive(thread)
    await wait_until(lambda: at.bot.guilds[0].get_thread(thread.id) is None)


@pytest.mark.usefixtures("_own_token")
async def test_a_thread_that_archives_between_two_reminders_is_woken_by_each(tmp_path: Path) -> None:
    """Reminder, take-over and closing all arrive, and of the board and of the call there is one each."""
    async with local_table(tmp_path) as at:
        thread = thread_of(at)
        await sit_down(at, thread)
        for key, seconds in DUE.items():
            await fall_asleep(at, thread)
            await at.wait(seconds)
            await at.see(TOLD.get(key) or EN(key))
            await wait_until(lambda: not thread.archived)
        assert (await at.snapshot()).phase is Phase.OVER
        await at.ada.wait_until(lambda: len(at.ada.messages()) == 1)
        assert EN("notice-ended-forgotten") in repr(at.boards())


@pytest.mark.usefixtures("_own_token")
async def test_after_a_restart_a_thread_that_sleeps_is_woken_too(tmp_path: Path) -> None:
    """Discord does not tell of it at the start, and nobody comes by."""
    async with local_table(tmp_path) as at:
        thread = thread_of(at)
        await sit_down(at, thread)
        await at.wait(DUE["ping-reminder"])
        await at.see(TOLD["ping-reminder"])
        await fall_asleep(at, thread)
        async with at.restarted():
            await at.wait(DUE["ping-take-over"])
            await at.see(TOLD["ping-take-over"])
            await wait_until(lambda: not thread.archived)
            await at.ada.wait_until(lambda: len(at.boards()) == 1)


@pytest.mark.usefixtures("_own_token")
async def test_a_press_in_a_thread_that_sleeps_is_answered_and_posts_the_board_anew(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        thread = thread_of(at)
        await at.go_to(thread)
        await at.ada.slash("table open")
        await fall_asleep(at, thread)
        [lobby] = at.boards()
        await at.click(Verb.LEAVE)
        await at.ada.wait_until(lambda: [board["id"] for board in at.boards()] not in ([lobby["id"]], []))
        assert (await at.snapshot()).phase is Phase.OVER
        assert not thread.archived


async def test_a_private_thread_that_the_bot_is_not_in_is_told_before_a_table_opens(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        thread = thread_of(at, private=True)
        await at.go_to(thread)
        await at.ada.slash("table open")
        await at.see(opening_obstacle(EN, [PRIVATE_THREAD], thread.id))
        assert await at.store.table_in(thread.id) is None
        await let_in(at, thread)
        await sit_down(at, thread)
        assert (await at.snapshot()).phase is Phase.PLAYING


@pytest.mark.usefixtures("_own_token")
async def test_a_private_thread_that_the_bot_was_removed_from_pauses_until_it_is_called_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "RETRY", 0.0)
    async with local_table(tmp_path) as at:
        thread = thread_of(at, private=True)
        await at.go_to(thread)
        await let_in(at, thread)
        await sit_down(at, thread)
        await at.click(Verb.HAND)
        at.local.world.threads.remove_member(thread, at.local.world.bot)
        await at.play()
        await at.see(pause_notice(EN, [PRIVATE_THREAD]))
        assert (await at.snapshot()).n == (before := (await at.snapshot()).n)
        await at.ada.say(f"<@{at.local.world.bot.id}> come back")
        await wait_until(lambda: at.local.world.bot.id in thread.members)
        await at.click(Verb.HAND)
        await at.play()
        assert (await at.snapshot()).n > before


@pytest.mark.usefixtures("_own_token")
async def test_a_locked_thread_is_told_and_goes_on_when_it_is_unlocked(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        thread = thread_of(at)
        at.local.world.threads.lock(thread)
        async with TestClient(at.local.url, "Mo") as moderator:
            moderator.current_channel = thread.name
            await moderator.slash("table open")
            told = opening_obstacle(EN, [LOCKED_THREAD], thread.id)
            await moderator.wait_for_message(lambda message: message["content"] == told)
        assert await at.store.table_in(thread.id) is None
        at.local.world.threads.lock(thread, locked=False)
        await sit_down(at, thread)
        at.local.world.threads.lock(thread)
        table = (await at.snapshot()).id
        await at.wait(DUE["ping-reminder"])
        await wait_until(lambda: at.bot.services.boards.obstacles(table) == [LOCKED_THREAD])
        at.local.world.threads.lock(thread, locked=False)
        await at.see(TOLD["ping-reminder"])


@pytest.mark.usefixtures("_own_token")
async def test_a_locked_thread_of_which_nothing_was_heard_is_not_asked_again_and_again(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        thread = thread_of(at)
        await sit_down(at, thread)
        await at.settle()
        at.local.world.threads.archive(thread, locked=True)
        await wait_until(lambda: at.bot.guilds[0].get_thread(thread.id) is None)
        table = (await at.snapshot()).id
        async with at.restarted():
            await at.wait(DUE["ping-reminder"])
            await wait_until(lambda: at.bot.services.boards.obstacles(table) == [LOCKED_THREAD])
            assert thread.archived


async def test_a_forum_post_is_a_place_like_any_other(tmp_path: Path) -> None:
    async with local_table(tmp_path) as at:
        world = at.local.world
        world.put_channel(Channel(world.snowflakes.next(), "game-nights", 5, type=FORUM))
        await at.ada.wait_until(lambda: any(each["name"] == "game-nights" for each in at.ada.world["channels"]))
        post = await at.ada.request("start_thread", channel=at.ada.channel("game-nights"), name="Friday", text="Who?")
        await sit_down(at, world.channels[int(post["channel"])])
        await at.click(Verb.HAND)
        await at.play()
        snapshot = await at.snapshot()
        assert snapshot.phase is Phase.PLAYING
        assert len(at.boards()) == 1
