"""The open tables of a server, for those who moderate it."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, offered, own
from bot.channel.callers import Interaction, moderator
from bot.channel.click import Desk
from bot.channel.letters import reply
from bot.channel.moderating import end_all, listed, offered_tables, seat_of, table_named, unlock
from bot.ui.commands import text_key
from bot.ui.moderation import end_old_answer, table_choices, table_list, unlock_answer
from bot.ui.notices import done_answer

if TYPE_CHECKING:
    from bot.client import NinetyEight

Reason = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Moderation(commands.GroupCog, group_name="tables", group_description=text_key("command-tables")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="list", description=text_key("command-tables-list"))
    @answered
    async def list_open(self, interaction: discord.Interaction[Any]) -> None:
        await moderator(self.house, interaction)
        embed = table_list(await own(self.house, interaction), await listed(self.desk, interaction))
        await interaction.response.send_message(embed=embed, ephemeral=True)

    @app_commands.command(name="end", description=text_key("command-tables-end"))
    @app_commands.describe(table=text_key("option-tables-end-table"), reason=text_key("option-tables-end-reason"))
    @answered
    async def end(self, interaction: discord.Interaction[Any], table: str, reason: Reason | None = None) -> None:
        caller = await moderator(self.house, interaction)
        await self.house.tables.end(await table_named(self.desk, interaction, table), caller, reason or "")
        await self._done(interaction)

    @app_commands.command(name="end-old", description=text_key("command-tables-end-old"))
    @app_commands.describe(days=text_key("option-tables-end-old-days"), reason=text_key("option-tables-end-old-reason"))
    @answered
    async def end_old(
        self, interaction: discord.Interaction[Any], days: app_commands.Range[int, 0, 365], reason: Reason | None = None
    ) -> None:
        caller = await moderator(self.house, interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)  # there may be very many
        count = await end_all(self.desk, interaction, caller, days, reason or "")
        await reply(interaction, end_old_answer(await own(self.house, interaction), count))

    @app_commands.command(name="remove", description=text_key("command-tables-remove"))
    @app_commands.describe(table=text_key("option-tables-remove-table"), player=text_key("option-tables-remove-player"))
    @answered
    async def remove(self, interaction: discord.Interaction[Any], table: str, player: discord.User) -> None:
        caller = await moderator(self.house, interaction)
        at = await table_named(self.desk, interaction, table)
        await self.house.tables.remove(at, caller, await seat_of(self.desk, at, player.id))
        await self._done(interaction)

    @app_commands.command(name="replace", description=text_key("command-tables-replace"))
    @app_commands.describe(
        table=text_key("option-tables-replace-table"),
        player=text_key("option-tables-replace-player"),
        by=text_key("option-tables-replace-by"),
    )
    @answered
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        table: str,
        player: discord.User,
        by: discord.Member | None = None,
    ) -> None:
        caller = await moderator(self.house, interaction)
        at = await table_named(self.desk, interaction, table)
        seat = await seat_of(self.desk, at, player.id)
        if by is None or by.bot:
            await self.house.tables.to_computer(at, caller, seat)
        else:
            await self.house.tables.to_person(at, caller, seat, by.id, by.display_name)
        await self._done(interaction)

    @app_commands.command(name="unlock", description=text_key("command-tables-unlock"))
    @app_commands.describe(table=text_key("option-tables-unlock-table"))
    @answered
    async def unlock(self, interaction: discord.Interaction[Any], table: str) -> None:
        caller = await moderator(self.house, interaction)
        await unlock(self.desk, caller, await table_named(self.desk, interaction, table))
        await reply(interaction, unlock_answer(await own(self.house, interaction)))

    @end.autocomplete("table")
    @remove.autocomplete("table")
    @replace.autocomplete("table")
    @unlock.autocomplete("table")
    @offered
    async def tables(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        await moderator(self.house, interaction)
        open_now = await offered_tables(self.desk, interaction)
        choices = table_choices(await own(self.house, interaction), open_now, typed)
        return [app_commands.Choice(name=choice.label[:100], value=choice.value) for choice in choices]

    async def _done(self, interaction: Interaction) -> None:
        await reply(interaction, done_answer(await own(self.house, interaction)))


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Moderation(bot.desk))
