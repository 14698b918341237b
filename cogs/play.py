"""A player's turn by command."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import hand, hints
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.buttons import Choice
from bot.ui.commands import text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Play(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="hand", description=text_key("command-hand"))
    @app_commands.guild_only()
    @takes_request
    async def hand(self, request: Request) -> None:
        await hand.open_hand(request)

    @app_commands.command(name="play", description=text_key("command-play"))
    @app_commands.guild_only()
    @app_commands.describe(plays=text_key("option-play-plays"))
    @takes_request
    async def play(self, request: Request, plays: app_commands.Range[str, 2, 60]) -> None:
        await hand.play_by_command(request, plays)

    @play.autocomplete("plays")
    @offers_choices
    async def offer_plays(self, request: Request, typed: str) -> Sequence[Choice]:
        return await hand.offer_plays(request, typed)

    @app_commands.command(name="end-turn", description=text_key("command-end-turn"))
    @app_commands.guild_only()
    @takes_request
    async def end_turn(self, request: Request) -> None:
        await hand.end_turn_by_command(request)

    @app_commands.command(name="back", description=text_key("command-back"))
    @app_commands.guild_only()
    @takes_request
    async def back(self, request: Request) -> None:
        await hand.take_back_by_command(request)

    @app_commands.command(name="give-up", description=text_key("command-give-up"))
    @app_commands.guild_only()
    @takes_request
    async def give_up(self, request: Request) -> None:
        await hand.ask_to_give_up(request)

    @app_commands.command(name="hint", description=text_key("command-hint"))
    @app_commands.guild_only()
    @takes_request
    async def hint(self, request: Request) -> None:
        await hints.reply_with_hint(request)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Play(bot.services))
