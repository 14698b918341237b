"""Before the connection: Discord allows a thousand of them a day, and takes the token of a bot that wants more.

A process that ends again and again is started again and again. Discord counts for all processes of a bot together, so
nothing has to be remembered here.
"""

import asyncio
import logging

import discord

log = logging.getLogger(__name__)


def pause_before(needed: int, left: int, total: int, reset: float) -> float:
    """Seconds. While more than half of the day's connections are left there is no hurry; after that, what is left is
    spread evenly over the time until Discord counts anew, and the last ones are kept for then."""
    if left * 2 > total:
        return 0.0
    return reset if left <= needed else reset * needed / (left - needed)


async def wait_for_connections(client: discord.AutoShardedClient) -> None:
    """One for each shard of this process."""
    shards, _, limits = await client.http.get_bot_gateway()
    needed = len(client.shard_ids) if client.shard_ids is not None else client.shard_count or shards
    pause = pause_before(needed, limits["remaining"], limits["total"], limits["reset_after"] / 1000)
    if pause > 0:
        log.warning(
            "Only %d of the day's %d connections to Discord are left: this bot has been started very often. "
            "It connects in %.0f seconds. Look in the log for why it ends.",
            limits["remaining"],
            limits["total"],
            pause,
        )
        await asyncio.sleep(pause)
