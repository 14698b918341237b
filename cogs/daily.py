"""Three deals a day, the same for everybody; and one for a team. And games alone, wherever you are."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import daily, solo
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import LEVEL_CHOICES, VARIANT_CHOICES, anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

DEALS = [
    app_commands.Choice(name=text_key(f"daily-{kind}"), value=kind) for kind in ("alone", "extreme", "pair", "team")
]


class Daily(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="daily", description=text_key("command-daily"))
    @anywhere
    @app_commands.describe(deal=text_key("option-daily-deal"))
    @app_commands.choices(deal=DEALS)
    @takes_request
    async def daily(self, request: Request, deal: str | None = None) -> None:
        await daily.daily_by_command(request, deal)

    @app_commands.command(name="solo", description=text_key("command-solo"))
    @anywhere
    @app_commands.describe(
        variant=text_key("option-solo-variant"),
        partners=text_key("option-solo-partners"),
        level=text_key("option-solo-level"),
        deal=text_key("option-solo-deal"),
    )
    @app_commands.choices(variant=VARIANT_CHOICES, level=LEVEL_CHOICES)
    @takes_request
    async def solo(
        self,
        request: Request,
        variant: str | None = None,
        partners: app_commands.Range[int, 0, 4] = 0,
        level: str = "normal",
        deal: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        await solo.solo_by_command(request, variant, partners, level, deal)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Daily(bot.services))
