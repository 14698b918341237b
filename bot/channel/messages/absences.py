"""Servers that removed the bot while it was away: nobody told it, and what is stored of them goes all the same."""

import asyncio
import logging
from typing import Protocol

from bot.channel.context.services import Services
from bot.channel.messages.removals import remove_server
from bot.rules import Refused

GRACE = 24 * 3600.0  # seconds from when it is noticed: Discord may have been wrong, or the bot may be invited again
LOOK_EVERY = 3600.0

log = logging.getLogger(__name__)


class Present(Protocol):
    """Which servers the bot is in."""

    def has(self, guild: int) -> bool: ...
    def lacks(self, guild: int) -> bool:
        """Both are false of a server of which nothing is known, such as another process's."""
        ...


async def watch_absences(services: Services, present: Present) -> None:
    """For ever; the client starts it once it is ready."""
    while True:
        try:
            await forget_absent_servers(services, present)
            await services.tables.notes.drop_old_welcomes()
        except Refused as refused:
            log.info("servers that removed the bot are looked for later: %s", refused.clause)
        await asyncio.sleep(LOOK_EVERY)


async def forget_absent_servers(services: Services, present: Present) -> None:
    """Those that were not there a while ago and still are not."""
    notes = services.tables.notes
    now, since = notes.clock(), await notes.absences()
    for guild in since:
        if present.has(guild):
            await notes.drop_absence(guild)
    for guild in await notes.known_servers():
        if not present.lacks(guild):
            continue
        if guild not in since:
            await notes.keep_absence(guild)
        elif since[guild] + GRACE <= now:
            log.info("a server that has removed the bot is forgotten")
            await remove_server(services, guild)
            await notes.drop_absence(guild)
