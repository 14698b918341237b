"""Once a day has passed, what was kept for it alone goes; and the expert plays the deals of the new one."""

import asyncio
import logging

from bot.channel.context.services import Services
from bot.rules import Refused

LOOK_EVERY = 3600.0  # seconds
DAY = 86_400.0

log = logging.getLogger(__name__)


async def watch_days(services: Services) -> None:
    """For ever; the client starts it once it is ready."""
    while True:
        try:
            await services.dailies.tidy()
            await services.dailies.prepare()
        except Refused as refused:
            log.info("the day's deals are looked after later: %s", refused.clause)
        until_midnight = DAY - services.tables.table_log.clock() % DAY
        await asyncio.sleep(min(LOOK_EVERY, until_midnight + 1.0))
