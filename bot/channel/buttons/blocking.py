"""Whom somebody does not want to play with: theirs alone to see, and never told to whom it concerns."""

import discord

from bot.channel.context.request import Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Refused
from bot.tables import block, blocked_by, unblock
from bot.ui.blocking import blocked_answer, blocked_page, unblocked_answer

BLOCK_NOBODY = "block-nobody"


async def block_player(request: Request, player: discord.User | discord.Member) -> None:
    """From the next table on. Games that are on go on as they are."""
    if player.bot or player.id == request.person:
        raise Refused(BLOCK_NOBODY)
    await block(request.tables.store, request.person, player.id, request.tables.table_log.clock())
    await request.reply(blocked_answer(request.say, player.id))


async def unblock_player(request: Request, player: discord.User | discord.Member) -> None:
    was = await unblock(request.tables.store, request.person, player.id)
    await request.reply(unblocked_answer(request.say, player.id, was=was))


async def list_blocked(request: Request) -> None:
    """The newest first."""
    blocks = await blocked_by(request.tables.store, request.person)
    people = [block.other for block in reversed(blocks)]
    await request.reply(OutgoingMessage(page=blocked_page(request.say, people)))
