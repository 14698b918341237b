"""What can be read up: help and the rules."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, own
from bot.channel.click import Desk
from bot.channel.requests import game_here
from bot.ui.commands import VARIANT_CHOICES, text_key
from bot.ui.guides import help_page, rules

if TYPE_CHECKING:
    from bot.client import NinetyEight

LENGTHS = [app_commands.Choice(name=text_key(f"choice-rules-{name}"), value=name) for name in ("short", "full")]


class Guides(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="help", description=text_key("command-help"))
    @answered
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        embed = help_page(await own(self.house, interaction))
        await interaction.response.send_message(embed=embed, ephemeral=True)

    @app_commands.command(name="rules", description=text_key("command-rules"))
    @app_commands.describe(variant=text_key("option-rules-variant"), length=text_key("option-rules-length"))
    @app_commands.choices(variant=VARIANT_CHOICES, length=LENGTHS)
    @answered
    async def rules(
        self, interaction: discord.Interaction[Any], variant: str | None = None, length: str = "short"
    ) -> None:
        on_the_table, dealt = await game_here(self.desk, interaction)
        name, say = variant or on_the_table, await own(self.house, interaction)
        embed = rules(say, name, full=length == "full", table=dealt if name == on_the_table else None)
        await interaction.response.send_message(embed=embed, ephemeral=True)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Guides(bot.desk))
