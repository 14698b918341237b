"""A table in this channel: open, join, leave, invite, remove, start, show, end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import board, deals, lobby, my_tables, open_tables, play_now, seats, terms, watch
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.rules import Option
from bot.ui.buttons import Choice
from bot.ui.commands import LEVEL_CHOICES, PRESET_CHOICES, TEMPO_CHOICES, VARIANT_CHOICES, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=text_key("command-table")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @offers_choices
    async def offer_deals(self, request: Request, typed: str) -> Sequence[Choice]:
        return await deals.offer_deals(request, typed)

    @app_commands.command(name="open", description=text_key("command-table-open"))
    @app_commands.autocomplete(deal=offer_deals)
    @app_commands.describe(
        variant=text_key("option-table-open-variant"),
        preset=text_key("option-table-open-preset"),
        computers=text_key("option-table-open-computers"),
        level=text_key("option-table-open-level"),
        tempo=text_key("option-table-open-tempo"),
        three=text_key("option-table-open-three"),
        short=text_key("option-table-open-short"),
        takebacks=text_key("option-table-open-takebacks"),
        shuffled=text_key("option-table-open-shuffled"),
        hints=text_key("option-table-open-hints"),
        private=text_key("option-table-open-private"),
        open_seats=text_key("option-table-open-open-seats"),
        open_hands=text_key("option-table-open-open-hands"),
        thread=text_key("option-table-open-thread"),
        players=text_key("option-table-open-players"),
        deal=text_key("option-table-open-deal"),
    )
    @app_commands.rename(open_seats="open-seats", open_hands="open-hands")
    @app_commands.choices(variant=VARIANT_CHOICES, preset=PRESET_CHOICES, level=LEVEL_CHOICES, tempo=TEMPO_CHOICES)
    @takes_request
    async def open(
        self,
        request: Request,
        variant: str | None = None,
        preset: str | None = None,
        computers: app_commands.Range[int, 0, 4] = 0,
        level: str = "normal",
        tempo: str | None = None,
        three: bool | None = None,
        short: bool | None = None,
        takebacks: bool | None = None,
        shuffled: bool | None = None,
        hints: bool | None = None,
        private: bool | None = None,
        open_seats: bool | None = None,
        open_hands: bool | None = None,
        thread: bool | None = None,
        players: app_commands.Range[int, 1, 5] | None = None,
        deal: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        wishes = {
            Option.THREE: three,
            Option.SHORT: short,
            Option.TAKE_BACKS: takebacks,
            Option.SHUFFLED: shuffled,
            Option.NO_HINTS: None if hints is None else not hints,
            Option.PRIVATE: private,
            Option.OPEN_SEATS: open_seats,
            Option.OPEN_HANDS: open_hands,
        }
        seated = [lobby.LEVELS[level]] * computers
        chosen = await terms.terms_by_command(request, variant, preset, tempo, wishes, deal)
        await lobby.open_table(request, chosen, computers=seated, thread=thread, wanted=players or 0)

    @app_commands.command(name="now", description=text_key("command-table-now"))
    @app_commands.describe(guide=text_key("option-table-now-guide"))
    @takes_request
    async def now(self, request: Request, guide: bool = False) -> None:
        await play_now.start_at_once(request, guided=guide)

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

    @app_commands.command(name="list", description=text_key("command-table-list"))
    @takes_request
    async def list_open(self, request: Request) -> None:
        await open_tables.list_open_tables(request)

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
