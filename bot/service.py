"""The whole bot: everything it needs opened in order, handed in by constructor, and closed the other way round."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp

from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.channel.messages.absences import watch_absences
from bot.channel.messages.day_changes import watch_days
from bot.channel.messages.outbox import Outbox
from bot.channel.messages.table_cards import resume_table_cards
from bot.channel.messages.untold_endings import tell_endings
from bot.client import KEEP_ALIVE, NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.gateway_start import wait_for_connections
from bot.players.pool import Pool
from bot.records import count_missed_games, keep_old_games
from bot.settings import Settings
from bot.store import StoreUnavailable, open_store
from bot.tables import Tables, Timers
from bot.tables.computer import Thinking
from bot.text import Texts
from bot.ui.links import Links
from bot.ui.pictures import Pictures
from bot.version import __version__
from bot.watch import Metrics
from bot.watching import Watched, watch

DAY = 86_400.0  # seconds
AGAIN = 60.0  # seconds until the next try, when the database does not answer

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Service:
    bot: NinetyEight
    timers: Timers

    async def live(self, token: str) -> None:
        """Until it is cancelled, or something that cannot be mended happens."""
        await self.bot.login(token)
        await wait_for_connections(self.bot)
        tasks = {asyncio.create_task(self.bot.connect()), asyncio.create_task(self._look_after_deadlines())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self.bot.close()  # a connection under way ends by this; being cancelled alone it may survive
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _look_after_deadlines(self) -> None:
        """Once the servers are known: nobody is reminded by a bot that cannot post."""
        await self.bot.wait_until_ready()
        gc.freeze()  # what has been loaded by now stays: it need not be searched for garbage again
        beside = (
            self._complete_record(),
            watch_absences(self.bot.services, self.bot.present),
            tell_endings(self.bot.services, partial(_runs, self.bot)),
            watch_days(self.bot.services, partial(_runs, self.bot)),
            resume_table_cards(self.bot.services.table_cards, partial(_runs, self.bot)),
        )
        tasks = [asyncio.create_task(each) for each in beside]
        try:
            await self.timers.run()
        finally:
            for task in tasks:
                task.cancel()

    async def _complete_record(self) -> None:
        """Beside the play; after most starts nothing is missing. Once a day: an older version may go on for a while."""
        tables = self.bot.services.tables
        while True:
            try:
                if count := await keep_old_games(tables):
                    log.info("%d games of before are in the record now", count)
                if count := await count_missed_games(tables.store):
                    log.info("the games of %d people were counted anew", count)
                await asyncio.sleep(DAY)
            except StoreUnavailable as error:
                log.error("the record of old games waits for the database: %s", error)
                await asyncio.sleep(AGAIN)


@asynccontextmanager
async def service(settings: Settings, database: str, folder: Path) -> AsyncIterator[Service]:
    """`folder` is where it remembers which commands Discord has."""
    instructions, texts = extreme_deck(settings.extreme_deck), Texts(DATA / "locales")
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(database))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # noqa: ASYNC240 — once, at the start
        pool = await stack.enter_async_context(Pool())
        pictures = await stack.enter_async_context(Pictures())
        tables = Tables(store, instructions, shipped=extreme_deck(), pause=settings.pause)
        resend_lost_answers()
        metrics = Metrics(__version__)
        store.observe, pool.observe = metrics.commit, metrics.thought
        outbox = Outbox(settings.own_budget)
        links = Links(settings.privacy_url, settings.terms_url, settings.support_url)
        services = Services(
            tables,
            texts,
            advise=pool.hint,
            expert=pool.expert,
            daily_seed=settings.daily_seed,
            pictures=pictures,
            outbox=outbox,
            observer=metrics,
            links=links,
        )
        bot = NinetyEight(
            services,
            folder=folder,
            shards=settings.shards,
            shard_ids=settings.shard_ids,
            registers=settings.register_commands,
            welcomes=settings.welcome,
            connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=KEEP_ALIVE),
        )
        stack.push_async_callback(bot.close)
        if settings.watch is not None:
            await watch(stack, Watched(bot, services, tables, pool, pictures), metrics, *settings.watch)
        keep = services.replays.keep_before_purge
        timers = Timers(tables, Thinking(pool), pool, mine=partial(_runs, bot), before_purge=keep)
        yield Service(bot, timers)


def _runs(bot: NinetyEight, guild: int) -> bool:
    """Whether this process has the shard of a server. Tables on none are everybody's: the log lets one be first."""
    return (
        guild == 0
        or bot.shard_ids is None
        or bot.shard_count is None
        or (guild >> 22) % bot.shard_count in bot.shard_ids
    )
