"""What is stored about somebody: shown, handed out, deleted."""

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, own
from bot.channel.click import Desk
from bot.channel.letters import send
from bot.tables import export_person
from bot.ui.commands import text_key
from bot.ui.guides import privacy, privacy_delete_page, privacy_export_answer

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Privacy(commands.GroupCog, group_name="privacy", group_description=text_key("command-privacy")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="show", description=text_key("command-privacy-show"))
    @answered
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        embed = privacy(await own(self.house, interaction))
        await interaction.response.send_message(embed=embed, ephemeral=True)

    @app_commands.command(name="export", description=text_key("command-privacy-export"))
    @answered
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        data = await export_person(self.house.tables, interaction.user.id)
        text = privacy_export_answer(await own(self.house, interaction))
        file = discord.File(io.BytesIO(data), "ninety-eight.json")
        await interaction.response.send_message(text, file=file, ephemeral=True)

    @app_commands.command(name="delete", description=text_key("command-privacy-delete"))
    @answered
    async def delete(self, interaction: discord.Interaction[Any]) -> None:
        await send(interaction, privacy_delete_page(await own(self.house, interaction)))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Privacy(bot.desk))
