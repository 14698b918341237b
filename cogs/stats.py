"""What finished games come to."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import stats
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

MATE = text_key("option-stats-team-mate")


@anywhere
class Stats(commands.GroupCog, group_name="stats", group_description=text_key("command-stats")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="me", description=text_key("command-stats-me"))
    @takes_request
    async def me(self, request: Request) -> None:
        await stats.show_own_stats(request)

    @app_commands.command(name="player", description=text_key("command-stats-player"))
    @app_commands.describe(player=text_key("option-stats-player-player"))
    @takes_request
    async def player(self, request: Request, player: discord.User) -> None:
        await stats.show_player_stats(request, player)

    @app_commands.command(name="server", description=text_key("command-stats-server"))
    @takes_request
    async def server(self, request: Request) -> None:
        await stats.show_server_stats(request)

    @app_commands.command(name="team", description=text_key("command-stats-team"))
    @app_commands.describe(first=MATE, second=MATE, third=MATE, fourth=MATE)
    @takes_request
    async def team(
        self,
        request: Request,
        first: discord.User,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
    ) -> None:
        await stats.show_team_stats(request, (first, second, third, fourth))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Stats(bot.services))
