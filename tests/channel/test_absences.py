"""A server that removed the bot while it was away is forgotten, and no other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.channel.messages.absences import GRACE, forget_absent_servers
from bot.client import NinetyEight
from bot.playground import LocalDiscord
from bot.playground.world.guild import Guild
from bot.store import ServerSettings, SetServer, Store, open_store
from tests.channel.local_table import bot_at
from tests.channel.playing import Clock
from tests.playground.conftest import running

GERMAN = ServerSettings(language="de")
ALL = 4  # servers


class Process:
    def __init__(self, local: LocalDiscord, store: Store, clock: Clock) -> None:
        self.local, self.store, self.clock = local, store, clock
        self.guilds = list(local.world.more_guilds)

    @asynccontextmanager
    async def runs(self, **shards: object) -> AsyncIterator[NinetyEight]:
        async with running(self.local, bot_at(self.store, self.clock, shards=shards)) as bot:
            yield bot

    async def look(self, bot: NinetyEight) -> None:
        await forget_absent_servers(bot.services, bot.present)

    async def known(self) -> list[Guild]:
        return [guild for guild in self.guilds if await self.store.server(guild.id) == GERMAN]


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[Process]:
    async with (
        await open_store(folder / "games.sqlite3") as store,
        LocalDiscord(folder / "world.jsonl", more_guilds=[1] * ALL) as local,
    ):
        at = Process(local, store, Clock())
        for guild in at.guilds:
            await store.write(SetServer(guild.id, GERMAN))
        yield at


async def test_a_server_that_removed_the_bot_while_it_was_away_is_forgotten_a_day_later(tmp_path: Path) -> None:
    async with process(tmp_path) as at:
        gone, *others = at.guilds
        at.local.world.kick_bot(gone)
        async with at.runs() as bot:
            await at.look(bot)
            assert await at.known() == at.guilds, "not yet: Discord may be wrong"
            at.clock.now += GRACE
        async with at.runs() as bot:
            await at.look(bot)
            assert await at.known() == others
            assert await at.store.absences() == {}
            at.clock.now += GRACE
            await at.look(bot)
            assert await at.known() == others


async def test_a_server_that_an_outage_hides_is_never_forgotten(tmp_path: Path) -> None:
    async with process(tmp_path) as at:
        at.local.world.lose_guild(at.guilds[0])
        async with at.runs() as bot:
            for _ in range(3):
                await at.look(bot)
                at.clock.now += GRACE
            assert await at.known() == at.guilds


async def test_an_outage_while_the_bot_runs_is_no_removal(tmp_path: Path) -> None:
    async with process(tmp_path) as at, at.runs() as bot:
        at.local.world.lose_guild(at.guilds[0])
        for _ in range(3):
            await at.look(bot)
            at.clock.now += GRACE
        assert await at.known() == at.guilds


async def test_a_server_that_comes_back_in_time_is_kept(tmp_path: Path) -> None:
    async with process(tmp_path) as at:
        gone = at.guilds[0]
        at.local.world.kick_bot(gone)
        async with at.runs() as bot:
            await at.look(bot)
            assert list(await at.store.absences()) == [gone.id]
        at.local.world.invite_bot(gone)
        at.clock.now += GRACE
        async with at.runs() as bot:
            await at.look(bot)
            assert await at.store.absences() == {}
            assert await at.known() == at.guilds


async def test_the_servers_of_another_process_are_its_own_business(tmp_path: Path) -> None:
    async with process(tmp_path) as at:
        for guild in at.guilds:
            at.local.world.kick_bot(guild)
        async with at.runs(shards=2, shard_ids=(1,)) as bot:
            for _ in range(2):
                await at.look(bot)
                at.clock.now += GRACE
        assert await at.known() == [guild for guild in at.guilds if (guild.id >> 22) % 2 == 0]


async def test_before_the_session_has_begun_nothing_is_known(tmp_path: Path) -> None:
    async with process(tmp_path) as at:
        bot = bot_at(at.store, at.clock)
        for _ in range(2):
            await at.look(bot)
            at.clock.now += GRACE
        assert await at.store.absences() == {}
        assert await at.known() == at.guilds
