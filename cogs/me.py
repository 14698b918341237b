"""Everybody's own settings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons import blocking, own_settings, seeking
from bot.channel.context.answers import offers_choices, takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.buttons import Choice
from bot.ui.commands import LANGUAGE_CHOICES, anywhere, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

Hour = app_commands.Range[int, 0, 23]
ZoneName = app_commands.Range[str, 1, 50]


@anywhere
class Me(commands.GroupCog, group_name="me", group_description=text_key("command-me")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="language", description=text_key("command-me-language"))
    @app_commands.describe(language=text_key("option-me-language-language"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    @takes_request
    async def language(self, request: Request, language: str) -> None:
        await own_settings.set_language(request, language)

    @app_commands.command(name="pings", description=text_key("command-me-pings"))
    @app_commands.describe(on=text_key("option-me-pings-on"))
    @takes_request
    async def pings(self, request: Request, on: bool) -> None:
        await own_settings.set_pings(request, on)

    @app_commands.command(name="next", description=text_key("command-me-next"))
    @app_commands.describe(on=text_key("option-me-next-on"))
    @takes_request
    async def next(self, request: Request, on: bool) -> None:
        await own_settings.set_next_pings(request, on)

    @app_commands.command(name="quiet", description=text_key("command-me-quiet"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(
        start=text_key("option-me-quiet-from"),
        end=text_key("option-me-quiet-to"),
        zone=text_key("option-me-quiet-zone"),
    )
    @takes_request
    async def quiet(
        self, request: Request, start: Hour | None = None, end: Hour | None = None, zone: ZoneName | None = None
    ) -> None:
        await own_settings.set_quiet_hours(request, start, end, zone)

    @app_commands.command(name="calls", description=text_key("command-me-calls"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(
        on=text_key("option-me-calls-on"),
        start=text_key("option-me-calls-from"),
        end=text_key("option-me-calls-to"),
        zone=text_key("option-me-quiet-zone"),
        pause=text_key("option-me-calls-pause"),
    )
    @takes_request
    async def calls(
        self,
        request: Request,
        on: bool,
        start: Hour | None = None,
        end: Hour | None = None,
        zone: ZoneName | None = None,
        pause: app_commands.Range[int, 1, 168] | None = None,
    ) -> None:
        await seeking.set_calls(request, on, start, end, zone, pause)

    @quiet.autocomplete("zone")
    @calls.autocomplete("zone")
    @offers_choices
    async def offer_zones(self, request: Request, typed: str) -> Sequence[Choice]:
        return await own_settings.offer_zones(request, typed)

    @app_commands.command(name="pictures", description=text_key("command-me-pictures"))
    @app_commands.describe(on=text_key("option-me-pictures-on"))
    @takes_request
    async def pictures(self, request: Request, on: bool) -> None:
        await own_settings.set_pictures(request, on)

    @app_commands.command(name="hidden", description=text_key("command-me-hidden"))
    @app_commands.describe(on=text_key("option-me-hidden-on"))
    @takes_request
    async def hidden(self, request: Request, on: bool) -> None:
        await own_settings.set_hidden(request, on)

    @app_commands.command(name="buttons", description=text_key("command-me-buttons"))
    @app_commands.rename(two_steps="two-steps")
    @app_commands.describe(two_steps=text_key("option-me-buttons-two-steps"))
    @takes_request
    async def buttons(self, request: Request, two_steps: bool) -> None:
        await own_settings.set_two_steps(request, two_steps)

    @app_commands.command(name="block", description=text_key("command-me-block"))
    @app_commands.describe(player=text_key("option-me-block-player"))
    @takes_request
    async def block(self, request: Request, player: discord.User) -> None:
        await blocking.block_player(request, player)

    @app_commands.command(name="unblock", description=text_key("command-me-unblock"))
    @app_commands.describe(player=text_key("option-me-unblock-player"))
    @takes_request
    async def unblock(self, request: Request, player: discord.User) -> None:
        await blocking.unblock_player(request, player)

    @app_commands.command(name="blocked", description=text_key("command-me-blocked"))
    @takes_request
    async def blocked(self, request: Request) -> None:
        await blocking.list_blocked(request)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Me(bot.services))
