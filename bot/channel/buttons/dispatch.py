"""From a press to its handler. Buttons and menus outlive the process: each holds an address and nothing else."""

import re
from typing import Any

import discord

from bot.channel.buttons import board, hand, hints, lobby, privacy, result, signals  # noqa: F401 — they register themselves
from bot.channel.buttons.registry import HANDLERS
from bot.channel.context.answers import errors_in_words
from bot.channel.context.caller import Interaction
from bot.channel.context.request import ButtonPress
from bot.channel.context.services import Services
from bot.rules import Refused
from bot.tables import TableClause as T
from bot.ui.addresses import Address, Verb, template

CLOSED = "closed"
KNOWN = template(*Verb)


class ButtonItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=KNOWN):
    """What discord.py makes of a press: the client has the services."""

    def __init__(self, address: Address, item: discord.ui.Item[Any]) -> None:
        super().__init__(item)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "ButtonItem":
        address = Address.parse(match.string)
        assert address is not None
        return cls(address, item)

    async def callback(self, interaction: Interaction) -> None:
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        await dispatch(interaction.client.services, interaction, self.address, values)


async def dispatch(services: Services, interaction: Interaction, address: Address, values: tuple[str, ...]) -> None:
    async with errors_in_words(services, interaction):
        say = await services.languages.of_person(interaction.user.id, interaction.locale)
        press = ButtonPress(services, interaction, say, address, values)
        try:
            await HANDLERS[address.verb](press)
        except Refused as refused:
            await hand.refuse(press, Refused(CLOSED) if refused.clause == T.NO_TABLE else refused)


async def dispatch_dropped(services: Services, interaction: Interaction) -> None:
    """Components that discord.py would drop in silence: those that no pattern knows (of an older version, or not
    ours), and those that the message they were pressed on has lost since."""
    if interaction.type is not discord.InteractionType.component:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    address = Address.parse(custom_id)
    if address is None:
        async with errors_in_words(services, interaction):
            raise Refused(CLOSED)
        return
    if not _is_shown(interaction.message, custom_id):
        await dispatch(services, interaction, address, tuple(map(str, data.get("values", ()))))


def _is_shown(message: discord.Message | None, custom_id: str) -> bool:
    rows = message.components if message is not None else []
    return any(custom_id == getattr(item, "custom_id", None) for row in rows for item in getattr(row, "children", ()))
