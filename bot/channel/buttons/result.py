"""After the end: a rematch, and the game as a file."""

import asyncio
import io
from collections.abc import Sequence

import discord

from bot.channel.buttons.registry import button
from bot.channel.context.permissions import parent_channel, require_permissions_to_open
from bot.channel.context.request import ButtonPress
from bot.rules import Refused
from bot.rules.record import export
from bot.tables import Acted, Began, Entry, Phase
from bot.tables import TableClause as T
from bot.ui.addresses import Verb

REMATCH_JUST_ASKED = "rematch-just-asked"


@button(Verb.REMATCH)
async def rematch(press: ButtonPress) -> None:
    """An invitation: nobody but the one who presses it sits down."""
    require_permissions_to_open(press.interaction)
    caller, limit = await press.caller(), press.services.limits.rematches
    if not caller.moderator and (until := limit.blocked_until(caller.person)) is not None:
        raise Refused(REMATCH_JUST_ASKED, until=until)
    await press.tables.rematch(await press.table(), caller, parent=parent_channel(press.interaction))
    limit.take(caller.person)
    await press.acknowledge()


@button(Verb.EXPORT)
async def export_game(press: ButtonPress) -> None:
    """Once it is over: the log tells every hand."""
    snapshot = await press.snapshot()
    if snapshot.phase is not Phase.OVER:
        raise Refused(T.STILL_ON, table=snapshot.id)
    entries = await press.tables.entries(snapshot.id)
    text = await asyncio.to_thread(_record, entries)  # of a long log it takes a while
    file = discord.File(io.BytesIO(text.encode()), f"ninety-eight-{snapshot.id}.txt")
    await press.interaction.response.send_message(file=file, ephemeral=True)


def _record(entries: Sequence[Entry]) -> str:
    deals = [entry.what.deal for entry in entries if isinstance(entry.what, Began)]
    if not deals:
        raise Refused(T.NOT_STARTED)
    moves = [(entry.what.seat, entry.what.action) for entry in entries if isinstance(entry.what, Acted)]
    return export(deals[0], moves)
