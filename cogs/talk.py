"""Table talk by command."""

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, own
from bot.channel.click import Desk
from bot.channel.letters import reply
from bot.channel.requests import table_here
from bot.rules import LETTERS, Signal, Word
from bot.ui.commands import text_key
from bot.ui.notices import signal_answer

if TYPE_CHECKING:
    from bot.client import NinetyEight

WORDS = [app_commands.Choice(name=text_key(f"word-{word}"), value=word.value) for word in Word]


class Talk(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="signal", description=text_key("command-signal"))
    @app_commands.guild_only()
    @app_commands.describe(pile=text_key("option-signal-pile"), word=text_key("option-signal-word"))
    @app_commands.choices(word=WORDS)
    @answered
    async def signal(
        self, interaction: discord.Interaction[Any], pile: Literal["A", "B", "C", "D"], word: str | None = None
    ) -> None:
        snapshot = await table_here(self.desk, interaction)
        said = Signal(LETTERS.index(pile), Word(word) if word else None)
        await self.desk.act(interaction, snapshot.id, said)
        await reply(interaction, signal_answer(await own(self.house, interaction), said.pile, said.word))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Talk(bot.desk))
