"""Who plays best on a server."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import leaderboard
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import VARIANT_CHOICES, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Leaderboards(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="leaderboard", description=text_key("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(variant=text_key("option-leaderboard-variant"))
    @app_commands.choices(variant=VARIANT_CHOICES)
    @takes_request
    async def leaderboard(self, request: Request, variant: str | None = None) -> None:
        await leaderboard.show_leaderboard(request, variant)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Leaderboards(bot.services))
