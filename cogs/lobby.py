"""A table in this channel: open, join, leave, start, show, end."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, own
from bot.channel.callers import Interaction, caller_of
from bot.channel.click import Desk
from bot.channel.leaving import leave
from bot.channel.letters import reply
from bot.channel.opening import open_table
from bot.channel.permissions import require_board
from bot.channel.requests import table_here
from bot.rules import Options, Original
from bot.tables import Setup
from bot.ui.commands import VARIANT_CHOICES, text_key
from bot.ui.notices import done_answer

if TYPE_CHECKING:
    from bot.client import NinetyEight


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=text_key("command-table")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="open", description=text_key("command-table-open"))
    @app_commands.describe(
        variant=text_key("option-table-open-variant"),
        three=text_key("option-table-open-three"),
        short=text_key("option-table-open-short"),
        takebacks=text_key("option-table-open-takebacks"),
        shuffled=text_key("option-table-open-shuffled"),
    )
    @app_commands.choices(variant=VARIANT_CHOICES)
    @answered
    async def open(
        self,
        interaction: discord.Interaction[Any],
        variant: str = Original.name,
        three: bool = False,
        short: bool = False,
        takebacks: bool = True,
        shuffled: bool = False,
    ) -> None:
        setup = Setup(variant, Options(3 if three else 2, -1 if short else 0, takebacks), shuffled)
        await open_table(self.desk, interaction, setup)

    @app_commands.command(name="join", description=text_key("command-table-join"))
    @answered
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        snapshot = await table_here(self.desk, interaction)
        await self.house.tables.join(snapshot.id, await caller_of(self.house, interaction))
        await self._done(interaction)

    @app_commands.command(name="leave", description=text_key("command-table-leave"))
    @answered
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        await leave(self.desk, interaction, await table_here(self.desk, interaction))

    @app_commands.command(name="start", description=text_key("command-table-start"))
    @answered
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        snapshot = await table_here(self.desk, interaction)
        require_board(interaction)
        await self.house.tables.start(snapshot.id, await caller_of(self.house, interaction))
        await self._done(interaction)

    @app_commands.command(name="board", description=text_key("command-table-board"))
    @answered
    async def board(self, interaction: discord.Interaction[Any]) -> None:
        snapshot = await table_here(self.desk, interaction)
        require_board(interaction)
        self.desk.boards.show(snapshot, anew=True)
        await self._done(interaction)

    @app_commands.command(name="end", description=text_key("command-table-end"))
    @app_commands.describe(reason=text_key("option-table-end-reason"))
    @answered
    async def end(
        self, interaction: discord.Interaction[Any], reason: app_commands.Range[str, 1, 300] | None = None
    ) -> None:
        table = await self.house.tables.find(interaction.channel_id or 0)
        await self.house.tables.end(table, await caller_of(self.house, interaction), reason or "")
        await self._done(interaction)

    async def _done(self, interaction: Interaction) -> None:
        await reply(interaction, done_answer(await own(self.house, interaction)))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Lobby(bot.desk))
