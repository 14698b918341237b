"""The new Daily and yesterday's tables, in the channels of servers that want it: one message a day.

That a day is announced is written down before it is sent. So a restart at that very moment may cost a server the
message, and never brings it twice.
"""

import asyncio
import logging
from collections.abc import Callable

from bot.channel.context.services import Services
from bot.channel.messages.outbox import in_use
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.poster import ChannelGone, Later, MessageGone, NotAllowed
from bot.channel.messages.waiting_line import Priority
from bot.rules.daily import DailyKind
from bot.ui.daily import post_page

NOBODY = 0  # who looks at what everybody may see
TRIES, AGAIN = 3, 60.0  # seconds between two, where Discord is busy

log = logging.getLogger(__name__)


async def post_dailies(services: Services, mine: Callable[[int], bool]) -> None:
    """In all servers of this process that have not had today's. Raises `Refused` with T-unavailable."""
    dailies = services.dailies
    for guild, channel in await dailies.channels():
        if not mine(guild):
            continue
        place = services.places.of(guild, channel)
        if place is None or place.obstacles or not await dailies.announce(guild):
            continue
        try:
            await _post(services, guild, channel)
        except (NotAllowed, ChannelGone, MessageGone, Later) as error:
            log.info("the Daily was not announced in a server: %s", type(error).__name__)


async def _post(services: Services, guild: int, channel: int) -> None:
    for left in reversed(range(TRIES)):
        try:
            await _send(services, guild, channel)
            return
        except Later:
            if not left:
                raise
            await asyncio.sleep(AGAIN)


async def _send(services: Services, guild: int, channel: int) -> None:
    """In its turn, and rendered only then."""
    granted = asyncio.Event()
    ticket = services.outbox.ask(guild, Priority.TIDY, granted.set)
    before = in_use.set(ticket)
    try:
        await granted.wait()
        await services.post(guild, channel, await _message(services, guild))
        services.outbox.note_sent(Priority.TIDY, free=False)
    finally:
        in_use.reset(before)
        if not ticket.used:
            services.outbox.withdraw(ticket)


async def _message(services: Services, guild: int) -> OutgoingMessage:
    """Yesterday is open to everybody."""
    dailies = services.dailies
    say = await services.languages.of_server(guild, services.places.locale(guild))
    yesterday = dailies.yesterday()
    tables = [await dailies.of_server(guild, kind, NOBODY, yesterday) for kind in DailyKind]
    return OutgoingMessage(page=post_page(say, dailies.today, tables))
