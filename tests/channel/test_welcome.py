"""A server that has invited the bot gets one message, where it belongs and in its language; never a second one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.channel.messages.removals import remove_server
from bot.client import NinetyEight
from bot.playground import LocalDiscord, TestClient
from bot.playground.world.guild import Channel, Overwrite
from bot.playground.world.permissions import Permission
from bot.store import ServerSettings, SetServer, Store, open_store
from bot.tables.notes import UNWELCOME
from bot.text import LANGUAGES
from bot.ui.addresses import Verb
from bot.ui.help import welcome_page
from tests.channel.local_table import bot_at
from tests.channel.playing import TEXTS, Clock
from tests.playground.conftest import running, wait_until
from tests.ui.limits import check


class Invited:
    """A server, and the bot's processes one after the other."""

    def __init__(self, local: LocalDiscord, store: Store) -> None:
        self.local, self.store, self.clock = local, store, Clock()

    @asynccontextmanager
    async def runs(self, **how: Any) -> AsyncIterator[NinetyEight]:
        """Until the greeting, if there is one, is out."""
        async with running(self.local, bot_at(self.store, self.clock, shards={"welcomes": True} | how)) as bot:
            await wait_until(lambda: not bot._welcomes)
            yield bot

    @property
    def channels(self) -> list[Channel]:
        return [each for each in self.local.world.channels.values() if each.type == 0 and not each.guild_id]

    def welcomes(self) -> list[tuple[str, str]]:
        """Where each stands, and what it says."""
        return [
            (channel.name, message.body["embeds"][0]["title"])
            for channel in self.local.world.channels.values()
            for message in self.local.world.messages.get(channel.id, {}).values()
            if message.body["embeds"]
        ]

    def forbid(self, *channels: Channel) -> None:
        """The bot may not write there."""
        for channel in channels:
            rule = Overwrite(self.local.world.bot.id, of_member=True, deny=Permission.SEND_MESSAGES)
            channel.overwrites = [*channel.overwrites, rule]


@asynccontextmanager
async def invited(folder: Path, language: str = "en-US") -> AsyncIterator[Invited]:
    async with (
        await open_store(folder / "games.sqlite3") as store,
        LocalDiscord(folder / "world.jsonl", language=language) as local,
    ):
        yield Invited(local, store)


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("de", "de"), ("uk", "uk"), ("ja", "en")])
async def test_it_stands_where_the_server_greets_people_in_its_language(
    tmp_path: Path, locale: str, language: str
) -> None:
    async with invited(tmp_path, locale) as at, at.runs():
        assert at.welcomes() == [("game-table", TEXTS.speak(language)("welcome-title"))]


async def test_from_it_somebody_plays_by_one_press_and_another_one(tmp_path: Path) -> None:
    async with invited(tmp_path) as at, at.runs(), TestClient(at.local.url, "Ada") as ada:
        message = await ada.wait_for_message(lambda each: "play-now" in repr(each))
        await ada.click(f"98:0:0:{Verb.PLAY_NOW}", message)
        await ada.wait_for_message(lambda each: ":play:" in repr(each))
        assert await at.store.table_in(int(ada.channel())) is not None


async def test_after_a_restart_there_is_no_second_one(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        for _ in range(2):
            async with at.runs():
                assert len(at.welcomes()) == 1


async def test_when_the_session_begins_anew_there_is_no_second_one(tmp_path: Path) -> None:
    async with invited(tmp_path) as at, at.runs() as bot:
        bot._welcome(at.local.world.guild.id)
        bot._welcome(at.local.world.guild.id)
        await wait_until(lambda: not bot._welcomes)
        assert len(at.welcomes()) == 1


async def test_whoever_removes_the_bot_and_invites_it_again_within_a_day_gets_none(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        guild = at.local.world.guild.id
        async with at.runs() as bot:
            await remove_server(bot.services, guild)
            at.clock.now += UNWELCOME - 1
            bot._welcome(guild)
            await wait_until(lambda: not bot._welcomes)
            assert len(at.welcomes()) == 1
            at.clock.now += 2
            bot._welcome(guild)
            await wait_until(lambda: not bot._welcomes)
            assert len(at.welcomes()) == 2


async def test_a_server_that_was_forgotten_leaves_no_trace_after_a_day(tmp_path: Path) -> None:
    async with invited(tmp_path) as at, at.runs() as bot:
        await remove_server(bot.services, at.local.world.guild.id)
        at.clock.now += UNWELCOME + 1
        await bot.services.tables.notes.drop_old_welcomes()
        assert await at.store.read("SELECT * FROM welcomes") == []


async def test_a_server_of_which_something_is_stored_gets_none(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        await at.store.write(SetServer(at.local.world.guild.id, ServerSettings(language="de")))
        async with at.runs():
            assert at.welcomes() == []


async def test_where_the_bot_may_not_write_it_takes_the_next_place_that_is_open_to_all(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        first, *_ = at.channels
        at.forbid(first)
        async with at.runs():
            [(place, _)] = at.welcomes()
            assert place != first.name


async def test_where_it_may_write_nowhere_it_is_silent_and_stays_so(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        at.forbid(*at.channels)
        async with at.runs():
            assert at.welcomes() == []
        for channel in at.channels:
            channel.overwrites = []
        async with at.runs():
            assert at.welcomes() == []


async def test_a_channel_that_only_some_may_use_is_no_place_for_it(tmp_path: Path) -> None:
    async with invited(tmp_path) as at:
        world = at.local.world
        world.guild.system_channel = None
        everyone = Overwrite(world.guild.id, deny=Permission.SEND_MESSAGES)
        own = Overwrite(world.bot.id, of_member=True, allow=Permission.SEND_MESSAGES)
        for channel in at.channels:
            channel.overwrites = [*channel.overwrites, everyone, own]
        async with at.runs():
            assert at.welcomes() == []


async def test_what_discord_refuses_is_tried_at_the_next_place(
    tmp_path: Path,
) -> None:
    async with invited(tmp_path) as at:
        at.local.faults.answer(403, "POST /channels/*/messages", times=1, code=50013)
        async with at.runs():
            assert len(at.welcomes()) == 1
            assert at.welcomes()[0][0] != "game-table"


async def test_a_host_may_want_none_of_it(tmp_path: Path) -> None:
    async with invited(tmp_path) as at, at.runs(welcomes=False):
        await asyncio.sleep(0.2)
        assert at.welcomes() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_within_the_limits(language: str) -> None:
    check(welcome_page(TEXTS.speak(language)))
