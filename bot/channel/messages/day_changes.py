"""Once a day has passed, what was kept for it alone goes; the expert plays the new deals, and servers are told."""

import asyncio
import logging
from collections.abc import Callable

from bot.channel.context.services import Services
from bot.channel.messages.daily_posts import post_dailies
from bot.rules import Refused

LOOK_EVERY = 3600.0  # seconds
DAY = 86_400.0

log = logging.getLogger(__name__)


async def watch_days(services: Services, mine: Callable[[int], bool]) -> None:
    """For ever; the client starts it once it is ready. `mine`: whether a server is in this process's slice."""
    while True:
        try:
            await services.dailies.tidy()
            await services.dailies.prepare()
            await post_dailies(services, mine)
        except Refused as refused:
            log.info("the day's deals are looked after later: %s", refused.clause)
        until_midnight = DAY - services.tables.table_log.clock() % DAY
        await asyncio.sleep(min(LOOK_EVERY, until_midnight + 1.0))
