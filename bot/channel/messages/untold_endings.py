"""Games that ended as the bot went down: their results are told once it is back, and nobody has to press for it."""

import asyncio
import logging
from collections.abc import Callable

from bot.channel.context.services import Services
from bot.channel.messages.boards import JUST_ENDED
from bot.rules import Refused

MOST = 500  # tables: they wait in the line of the outbox, behind everybody who plays
AGAIN = 10.0  # seconds, where the database does not answer

log = logging.getLogger(__name__)


async def tell_endings(services: Services, mine: Callable[[int], bool]) -> None:
    """Once, after the start. `mine`: whether a server is in this process's slice."""
    since = services.tables.notes.clock() - JUST_ENDED
    while True:
        try:
            rows = await services.tables.notes.untold_endings(since, MOST)
            break
        except Refused:
            await asyncio.sleep(AGAIN)
    for row in rows:
        if not mine(row.guild):
            continue
        try:
            services.boards.catch_up(await services.tables.look(row.id))
        except Refused as refused:
            log.info("table %d: how it ended is not told: %s", row.id, refused.clause)
