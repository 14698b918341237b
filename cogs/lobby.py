"""A table in this channel: open, join, leave, invite, remove, start, show, end."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import board, lobby, my_tables, seats, watch
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.rules import Options, Original
from bot.tables import Setup
from bot.ui.commands import VARIANT_CHOICES, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=text_key("command-table")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="open", description=text_key("command-table-open"))
    @app_commands.describe(
        variant=text_key("option-table-open-variant"),
        three=text_key("option-table-open-three"),
        short=text_key("option-table-open-short"),
        takebacks=text_key("option-table-open-takebacks"),
        shuffled=text_key("option-table-open-shuffled"),
        hints=text_key("option-table-open-hints"),
        private=text_key("option-table-open-private"),
        open_hands=text_key("option-table-open-open-hands"),
    )
    @app_commands.rename(open_hands="open-hands")
    @app_commands.choices(variant=VARIANT_CHOICES)
    @takes_request
    async def open(
        self,
        request: Request,
        variant: str = Original.name,
        three: bool = False,
        short: bool = False,
        takebacks: bool = True,
        shuffled: bool = False,
        hints: bool = True,
        private: bool = False,
        open_hands: bool = False,
    ) -> None:
        options = Options(3 if three else 2, -1 if short else 0, takebacks)
        setup = Setup(variant, options, shuffled, hints=hints)
        await lobby.open_table(request, setup, private=private, open_hands=open_hands)

    @app_commands.command(name="join", description=text_key("command-table-join"))
    @takes_request
    async def join(self, request: Request) -> None:
        await seats.join_by_command(request)

    @app_commands.command(name="leave", description=text_key("command-table-leave"))
    @takes_request
    async def leave(self, request: Request) -> None:
        await lobby.ask_to_leave(request)

    @app_commands.command(name="start", description=text_key("command-table-start"))
    @takes_request
    async def start(self, request: Request) -> None:
        await lobby.start(request)

    @app_commands.command(name="invite", description=text_key("command-table-invite"))
    @app_commands.describe(player=text_key("option-table-invite-player"))
    @takes_request
    async def invite(self, request: Request, player: discord.Member) -> None:
        await lobby.invite(request, player)

    @app_commands.command(name="remove", description=text_key("command-table-remove"))
    @app_commands.describe(player=text_key("option-table-remove-player"), bar=text_key("option-table-remove-bar"))
    @takes_request
    async def remove(self, request: Request, player: discord.User, bar: bool = False) -> None:
        await lobby.remove_player(request, player, bar=bar)

    @app_commands.command(name="seats", description=text_key("command-table-seats"))
    @app_commands.rename(on="open")
    @app_commands.describe(on=text_key("option-table-seats-open"))
    @takes_request
    async def seats(self, request: Request, on: bool) -> None:
        await seats.open_seats_by_command(request, on=on)

    @app_commands.command(name="board", description=text_key("command-table-board"))
    @takes_request
    async def board(self, request: Request) -> None:
        await board.post_again(request)

    @app_commands.command(name="mine", description=text_key("command-table-mine"))
    @takes_request
    async def mine(self, request: Request) -> None:
        await my_tables.list_my_tables(request)

    @app_commands.command(name="watch", description=text_key("command-table-watch"))
    @takes_request
    async def watch(self, request: Request) -> None:
        await watch.watch_by_command(request)

    @app_commands.command(name="end", description=text_key("command-table-end"))
    @app_commands.describe(reason=text_key("option-table-end-reason"))
    @takes_request
    async def end(self, request: Request, reason: app_commands.Range[str, 1, 300] | None = None) -> None:
        await board.end_table(request, reason or "")


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Lobby(bot.services))
