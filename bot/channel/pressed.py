"""Buttons and menus that outlive the process: each holds an address and looks up the rest when it is pressed."""

import re
from typing import Any

import discord

from bot.ui.addresses import Address, Verb, template

KNOWN = template(*Verb)


class Pressed(discord.ui.DynamicItem[discord.ui.Item[Any]], template=KNOWN):
    def __init__(self, address: Address, item: discord.ui.Item[Any]) -> None:
        super().__init__(item)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "Pressed":
        address = Address.parse(match.string)
        assert address is not None
        return cls(address, item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        await interaction.client.pressed(interaction, self.address, values)


def is_shown(message: discord.Message | None, custom_id: str) -> bool:
    rows = message.components if message is not None else []
    return any(custom_id == getattr(item, "custom_id", None) for row in rows for item in getattr(row, "children", ()))
