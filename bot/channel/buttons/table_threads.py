"""A table in a thread of its own: the thread begins below the answer, which stays behind as the channel's card."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import discord

from bot.channel.context.permissions import missing_for_threads
from bot.channel.context.request import NO_PLACE, Request
from bot.channel.messages.outgoing import OutgoingMessage, reply_to_all
from bot.channel.messages.waiting_line import Priority
from bot.rules import Refused
from bot.tables import Caller, Change
from bot.ui.table_card import opening_page, thread_answer, thread_name

NO_THREADS_HERE, NO_THREAD_NOW = "no-threads-here", "no-thread-now"

Parent: TypeAlias = discord.TextChannel | discord.ForumChannel
OpenAt: TypeAlias = Callable[[int, int], Awaitable[Change]]
"""Opens the table in this thread of that channel."""
B = TypeVar("B")

log = logging.getLogger(__name__)


async def thread_parent(request: Request, wanted: bool | None) -> Parent | None:
    """Where a thread for a table begins: nowhere, if none is wanted. The server's setting speaks of channels alone; in
    a forum's post one is begun, beside it, only for somebody who asks."""
    channel = request.interaction.channel
    if wanted is None:
        settings, allowed = await request.services.settings.server(request.guild), request.interaction.app_permissions
        if settings.threads and isinstance(channel, discord.TextChannel) and not missing_for_threads(allowed):
            return channel
        return None
    if not wanted:
        return None
    parent: Parent
    if isinstance(channel, discord.TextChannel):
        lacking, parent = missing_for_threads(request.interaction.app_permissions), channel
    elif isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        allowed = channel.parent.permissions_for(channel.guild.me)
        needed = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links")
        lacking, parent = [name for name in needed if not getattr(allowed, name)], channel.parent
    else:
        raise Refused(NO_THREADS_HERE)
    if lacking:
        raise Refused(NO_PLACE, obstacles=lacking, channel=parent.id)
    return parent


async def open_in_thread(request: Request, parent: Parent, variant: str, caller: Caller, open_at: OpenAt) -> Change:
    """Whatever would refuse the table is asked before anything is posted."""
    await request.tables.require_opening(caller, request.guild, parent.id)
    say = await request.say_to_all()
    first, name = opening_page(say, variant, caller.name), thread_name(say, variant, caller.name)
    if isinstance(parent, discord.ForumChannel):
        await request.promise()
        thread, card = await _begin(request, request.services.threads.post(parent, name, first))
    else:
        is_late = request.interaction.response.is_done()
        card = await reply_to_all(request.interaction, OutgoingMessage(page=first))
        try:
            thread = await _begin(request, request.services.threads.start(request.guild, parent.id, card, name))
        except Refused:
            await _delete_answer(request)
            raise
    try:
        change = await open_at(thread.id, parent.id)
    except BaseException:
        await _undo(request, parent, thread, card)
        raise
    if isinstance(parent, discord.ForumChannel):
        await request.services.table_cards.adopt(change, thread.id, card)
        await request.reply(thread_answer(request.say, thread.id))
    else:
        await request.services.table_cards.adopt(change, parent.id, card, None if is_late else request.interaction)
    return change


async def _begin(request: Request, start: Awaitable[B]) -> B:
    """A thread below a message, or a post."""
    try:
        async with request.services.outbox.permit(request.guild, Priority.PING):
            return await start
    except Exception as error:
        log.info("no thread could be begun: %s", type(error).__name__)
        raise Refused(NO_THREAD_NOW) from error


async def _undo(request: Request, parent: Parent, thread: discord.Thread, card: int) -> None:
    """Somebody was faster, or nothing could be stored: an empty thread goes to sleep."""
    if isinstance(parent, discord.ForumChannel):
        await request.services.threads.delete_first_message(thread, card)
    else:
        await _delete_answer(request)
    await request.services.threads.try_to_sleep(thread.id)


async def _delete_answer(request: Request) -> None:
    try:
        await request.interaction.delete_original_response()
    except discord.HTTPException:
        return
