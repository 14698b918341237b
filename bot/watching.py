"""What a host watches, read off the parts of the bot."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from math import isfinite

from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.players.pool import Pool
from bot.store import StoreUnavailable
from bot.tables import Tables
from bot.ui.pictures import Pictures
from bot.watch import Check, Metrics, Readings, WatchServer, measure_loop_delay


@dataclass(frozen=True)
class Watched:
    bot: NinetyEight
    services: Services
    tables: Tables
    pool: Pool
    pictures: Pictures

    async def read(self) -> Readings:
        try:
            open_tables = await self.tables.store.open_tables()
        except StoreUnavailable:
            open_tables = 0  # `/ready` says that the database is away
        tables = self.tables.table_log.in_use()
        people = {seat.person for table in tables for seat in table.seats if seat.person is not None}
        outbox = self.services.outbox.counters
        return Readings(
            open_tables=open_tables,
            tables_in_use=Counter((table.setup.variant, table.phase.value) for table in tables),
            people_seated=len(people),
            servers=len(self.bot.guilds),
            outbox_waiting=outbox.waiting,
            outbox_rate=outbox.rate,
            outbox_paused=outbox.paused,
            outbox_sent={priority.name.lower(): count for priority, count in outbox.sent.items()},
            outbox_free=outbox.free,
            rate_limits=outbox.rate_limits,
            invalid_answers=outbox.invalid,
            pictures_drawn=self.pictures.drawn,
            pictures_kept=self.pictures.kept_bytes,
            thinking_faults=self.pool.faults,
            latency={shard: seconds for shard, seconds in self.bot.latencies if isfinite(seconds)},
        )

    def checks(self) -> dict[str, Check]:
        return {"gateway": self._is_connected, "database": self._database_answers, "players": self._players_think}

    async def _is_connected(self) -> bool:
        return self.bot.is_ready() and not any(shard.is_closed() for shard in self.bot.shards.values())

    async def _database_answers(self) -> bool:
        return bool(await self.tables.store.read("SELECT 1"))

    async def _players_think(self) -> bool:
        """Also while they compile for the first time: until then they play a simple game."""
        return not self.pool.closed


async def watch(stack: AsyncExitStack, watched: Watched, metrics: Metrics, host: str, port: int) -> None:
    """Until the stack is closed."""
    delay = asyncio.create_task(measure_loop_delay(metrics.loop_delay), name="loop-delay")
    stack.callback(delay.cancel)
    for event in ("connect", "disconnect", "resumed"):
        watched.bot.add_listener(_counter(metrics, event), f"on_shard_{event}")
    await stack.enter_async_context(WatchServer(metrics, watched.read, watched.checks(), host=host, port=port))


def _counter(metrics: Metrics, event: str) -> Callable[[int], Coroutine[None, None, None]]:
    async def count(shard: int) -> None:
        metrics.gateway(shard, event)

    return count
