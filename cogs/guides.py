"""What can be read up: help and the rules."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import guides
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import VARIANT_CHOICES, anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

LENGTHS = [app_commands.Choice(name=text_key(f"choice-rules-{name}"), value=name) for name in ("short", "full")]


class Guides(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="help", description=text_key("command-help"))
    @anywhere
    @takes_request
    async def help(self, request: Request) -> None:
        await guides.show_help(request)

    @app_commands.command(name="rules", description=text_key("command-rules"))
    @anywhere
    @app_commands.describe(variant=text_key("option-rules-variant"), length=text_key("option-rules-length"))
    @app_commands.choices(variant=VARIANT_CHOICES, length=LENGTHS)
    @takes_request
    async def rules(self, request: Request, variant: str | None = None, length: str = "short") -> None:
        await guides.show_rules(request, variant, full=length == "full")


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Guides(bot.services))
