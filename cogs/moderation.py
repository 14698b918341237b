"""The open tables of a server, for those who moderate it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import moderation
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.buttons import Choice
from bot.ui.commands import text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

Reason = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Moderation(commands.GroupCog, group_name="tables", group_description=text_key("command-tables")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="list", description=text_key("command-tables-list"))
    @takes_request
    async def list_open(self, request: Request) -> None:
        await moderation.list_tables(request)

    @app_commands.command(name="end", description=text_key("command-tables-end"))
    @app_commands.describe(table=text_key("option-tables-end-table"), reason=text_key("option-tables-end-reason"))
    @takes_request
    async def end(self, request: Request, table: str, reason: Reason | None = None) -> None:
        await moderation.ask_to_end_table(request, table, reason or "")

    @app_commands.command(name="end-old", description=text_key("command-tables-end-old"))
    @app_commands.describe(days=text_key("option-tables-end-old-days"), reason=text_key("option-tables-end-old-reason"))
    @takes_request
    async def end_old(
        self, request: Request, days: app_commands.Range[int, 0, 365], reason: Reason | None = None
    ) -> None:
        await moderation.end_old_tables(request, days, reason or "")

    @app_commands.command(name="remove", description=text_key("command-tables-remove"))
    @app_commands.describe(
        table=text_key("option-tables-remove-table"),
        player=text_key("option-tables-remove-player"),
        bar=text_key("option-tables-remove-bar"),
    )
    @takes_request
    async def remove(self, request: Request, table: str, player: discord.User, bar: bool = False) -> None:
        await moderation.remove_player(request, table, player, bar=bar)

    @app_commands.command(name="replace", description=text_key("command-tables-replace"))
    @app_commands.describe(
        table=text_key("option-tables-replace-table"),
        player=text_key("option-tables-replace-player"),
        by=text_key("option-tables-replace-by"),
    )
    @takes_request
    async def replace(
        self, request: Request, table: str, player: discord.User, by: discord.Member | None = None
    ) -> None:
        await moderation.replace_player(request, table, player, by)

    @app_commands.command(name="unlock", description=text_key("command-tables-unlock"))
    @app_commands.describe(table=text_key("option-tables-unlock-table"))
    @takes_request
    async def unlock(self, request: Request, table: str) -> None:
        await moderation.unlock_table(request, table)

    @end.autocomplete("table")
    @remove.autocomplete("table")
    @replace.autocomplete("table")
    @unlock.autocomplete("table")
    @offers_choices
    async def offer_tables(self, request: Request, typed: str) -> Sequence[Choice]:
        return await moderation.offer_tables(request, typed)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Moderation(bot.services))
