"""The one message that a server gets which has invited the bot: how to play, by a press."""

import asyncio
import logging
from collections.abc import Iterator

import discord

from bot.channel.context.permissions import missing_permissions
from bot.channel.context.services import Services
from bot.channel.messages.outbox import in_use
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.poster import ChannelGone, Later, NotAllowed
from bot.channel.messages.waiting_line import Priority
from bot.rules import Refused
from bot.ui.help import welcome_page

TRIES = 3  # places

log = logging.getLogger(__name__)


async def welcome_server(services: Services, server: discord.Guild) -> None:
    """Not where anything is stored of it, nor a second time within a day: it is on disk before it is sent."""
    try:
        if not await services.tables.notes.note_welcome(server.id):
            return
    except Refused as refused:  # better silence than a second message
        log.info("a new server is not welcomed: %s", refused.clause)
        return
    say = await services.languages.of_server(server.id, server.preferred_locale)
    message = OutgoingMessage(page=welcome_page(say))
    for tries, place in enumerate(welcome_places(server)):
        if tries == TRIES or await _post(services, server.id, place.id, message):
            return


def welcome_places(server: discord.Guild) -> Iterator[discord.TextChannel]:
    """Where the server itself greets people; else where everybody may talk, from the top."""
    system = server.system_channel
    if system is not None and _may_post(server, system):
        yield system
    for place in server.text_channels:
        everybody = place.permissions_for(server.default_role)
        is_open = everybody.view_channel and everybody.send_messages and not place.is_news()
        if place != system and is_open and _may_post(server, place):
            yield place


def _may_post(server: discord.Guild, place: discord.TextChannel) -> bool:
    return server.me is not None and not missing_permissions(place.permissions_for(server.me), thread=False)


async def _post(services: Services, server: int, place: int, message: OutgoingMessage) -> bool:
    """Whether that is all: where Discord may have taken it, it is not sent again."""
    granted = asyncio.Event()
    ticket = services.outbox.ask(server, Priority.TIDY, granted.set)
    try:
        await granted.wait()
    except asyncio.CancelledError:
        services.outbox.withdraw(ticket)
        raise
    before = in_use.set(ticket)
    try:
        await services.post(server, place, message)
    except (NotAllowed, ChannelGone):
        return False
    except Later as error:
        log.info("a new server is not welcomed: %s", error)
    finally:
        in_use.reset(before)
        services.outbox.note_sent(Priority.TIDY, free=False)
    return True
