"""What is stored about somebody: shown, handed out, deleted."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import privacy
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


@anywhere
class Privacy(commands.GroupCog, group_name="privacy", group_description=text_key("command-privacy")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="show", description=text_key("command-privacy-show"))
    @takes_request
    async def show(self, request: Request) -> None:
        await privacy.show_privacy(request)

    @app_commands.command(name="export", description=text_key("command-privacy-export"))
    @takes_request
    async def export(self, request: Request) -> None:
        await privacy.export_data(request)

    @app_commands.command(name="delete", description=text_key("command-privacy-delete"))
    @takes_request
    async def delete(self, request: Request) -> None:
        await privacy.ask_to_delete(request)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Privacy(bot.services))
