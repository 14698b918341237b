"""Games that are over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import replay
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.buttons import Choice
from bot.ui.commands import anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Replay(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="replay", description=text_key("command-replay"))
    @anywhere
    @app_commands.describe(
        game=text_key("option-replay-game"),
        notation=text_key("option-replay-notation"),
        file=text_key("option-replay-file"),
    )
    @takes_request
    async def replay(
        self,
        request: Request,
        game: str | None = None,
        notation: app_commands.Range[str, 1, 6000] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        await replay.replay_by_command(request, game, notation, file)

    @replay.autocomplete("game")
    @offers_choices
    async def offer_games(self, request: Request, typed: str) -> Sequence[Choice]:
        return await replay.offer_games(request, typed)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Replay(bot.services))
