"""A player's turn by command."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, offered, own
from bot.channel.callers import Interaction
from bot.channel.click import Desk
from bot.channel.hints import hinted
from bot.channel.letters import reply
from bot.channel.pages import own_view
from bot.channel.requests import own_turn, read_plays, table_here, whole_turn
from bot.rules import Action, EndTurn, TakeBack
from bot.tables import Snapshot
from bot.ui.commands import text_key
from bot.ui.notices import give_up_question
from bot.ui.plays import play_choices

if TYPE_CHECKING:
    from bot.client import NinetyEight


class Play(commands.Cog):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="hand", description=text_key("command-hand"))
    @app_commands.guild_only()
    @answered
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        snapshot = await table_here(self.desk, interaction)
        await self.desk.hand(interaction, await own(self.house, interaction), snapshot)

    @app_commands.command(name="play", description=text_key("command-play"))
    @app_commands.guild_only()
    @app_commands.describe(plays=text_key("option-play-plays"))
    @answered
    async def play(self, interaction: discord.Interaction[Any], plays: app_commands.Range[str, 2, 60]) -> None:
        snapshot = await table_here(self.desk, interaction)
        seat = own_view(snapshot, interaction.user.id).seat or 0
        await self._act(interaction, snapshot, *whole_turn(snapshot, seat, read_plays(plays)))

    @play.autocomplete("plays")
    @offered
    async def legal(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """The legal plays and nothing else; none for somebody who has no turn."""
        view = own_view(await table_here(self.desk, interaction), interaction.user.id)
        choices = play_choices(await own(self.house, interaction), view, typed)
        return [app_commands.Choice(name=choice.label[:100], value=choice.value) for choice in choices]

    @app_commands.command(name="end-turn", description=text_key("command-end-turn"))
    @app_commands.guild_only()
    @answered
    async def end_turn(self, interaction: discord.Interaction[Any]) -> None:
        await self._act(interaction, await table_here(self.desk, interaction), EndTurn())

    @app_commands.command(name="back", description=text_key("command-back"))
    @app_commands.guild_only()
    @answered
    async def back(self, interaction: discord.Interaction[Any]) -> None:
        await self._act(interaction, await table_here(self.desk, interaction), TakeBack())

    @app_commands.command(name="give-up", description=text_key("command-give-up"))
    @app_commands.guild_only()
    @answered
    async def give_up(self, interaction: discord.Interaction[Any]) -> None:
        snapshot = await table_here(self.desk, interaction)
        own_turn(snapshot, interaction.user.id)
        text, rows = give_up_question(await own(self.house, interaction), snapshot.id, snapshot.turn)
        await reply(interaction, text, rows)

    @app_commands.command(name="hint", description=text_key("command-hint"))
    @app_commands.guild_only()
    @answered
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        view = own_view(await table_here(self.desk, interaction), interaction.user.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await reply(interaction, await hinted(self.house, await own(self.house, interaction), view))

    async def _act(self, interaction: Interaction, snapshot: Snapshot, *actions: Action) -> None:
        change = await self.desk.act(interaction, snapshot.id, *actions)
        await self.desk.hand(interaction, await own(self.house, interaction), change)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Play(bot.desk))
