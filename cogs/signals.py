"""Table talk by command."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import signals
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.rules import Word
from bot.ui.buttons import Choice
from bot.ui.commands import text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

WORDS = [app_commands.Choice(name=text_key(f"word-{word}"), value=word.value) for word in Word]


class Signals(commands.Cog):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="signal", description=text_key("command-signal"))
    @app_commands.guild_only()
    @app_commands.describe(pile=text_key("option-signal-pile"), word=text_key("option-signal-word"))
    @app_commands.choices(word=WORDS)
    @takes_request
    async def signal(self, request: Request, pile: Literal["A", "B", "C", "D"], word: str | None = None) -> None:
        await signals.say_by_command(request, pile, word)

    @app_commands.command(name="signal-symbol", description=text_key("command-signal-symbol"))
    @app_commands.guild_only()
    @app_commands.describe(phrase=text_key("option-signal-phrase"))
    @takes_request
    async def signal_symbol(self, request: Request, phrase: app_commands.Range[str, 1, 60]) -> None:
        await signals.say_of_mark_by_command(request, phrase)

    @signal_symbol.autocomplete("phrase")
    @offers_choices
    async def offer_phrases(self, request: Request, typed: str) -> Sequence[Choice]:
        return await signals.offer_phrases(request, typed)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Signals(bot.services))
