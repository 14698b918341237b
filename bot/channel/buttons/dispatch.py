"""From a press to its handler: discord.py's event, the address on the button, the function that is registered for it.

Every component goes this way. A `DynamicItem` of discord.py would build all buttons of the message again at each press,
and drop in silence a press on what the message has lost since.
"""

from typing import Any

import discord

from bot.channel.buttons import (  # noqa: F401 — they register
    board,
    daily,
    deals,
    guides,
    hand,
    hints,
    leaderboard,
    lobby,
    moderation,
    open_tables,
    play_now,
    privacy,
    replay,
    replay_files,
    result,
    seats,
    seeking,
    signals,
    solo,
    stats,
    terms,
    watch,
)
from bot.channel.buttons.registry import HANDLERS
from bot.channel.context.answers import errors_in_words
from bot.channel.context.caller import Interaction
from bot.channel.context.request import ButtonPress
from bot.channel.context.services import Services
from bot.rules import Refused
from bot.tables import TableClause as T
from bot.ui.addresses import Address

CLOSED = "closed"


async def dispatch(services: Services, interaction: Interaction) -> None:
    if interaction.type is not discord.InteractionType.component:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    async with errors_in_words(services, interaction):
        address = Address.parse(str(data.get("custom_id", "")))
        if address is None:  # of an older version, or not ours
            raise Refused(CLOSED)
        say = await services.languages.of_person(interaction.user.id, interaction.locale)
        press = ButtonPress(services, interaction, say, address, tuple(map(str, data.get("values", ()))))
        with services.open_hands.pressing(press.person):
            try:
                await HANDLERS[address.verb](press)
            except Refused as refused:
                await hand.refuse(press, Refused(CLOSED) if refused.clause == T.NO_TABLE else refused)
