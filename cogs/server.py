"""The settings of a server, for those who moderate it."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.buttons.server_settings import SettingsChange, change_settings, set_daily_channel
from bot.channel.context.answers import takes_request
from bot.channel.context.request import Request
from bot.channel.context.services import Services
from bot.ui.commands import LANGUAGE_CHOICES, text_key

if TYPE_CHECKING:
    from bot.client import NinetyEight

HOSTS = [app_commands.Choice(name=text_key(f"choice-hosts-{who}"), value=who) for who in ("everyone", "moderators")]
TableCount = app_commands.Range[int, 1, 100]
Place = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Server(commands.GroupCog, group_name="server", group_description=text_key("command-server")):
    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="settings", description=text_key("command-server-settings"))
    @app_commands.describe(
        language=text_key("option-server-settings-language"),
        remind=text_key("option-server-settings-remind"),
        takeover=text_key("option-server-settings-takeover"),
        close=text_key("option-server-settings-close"),
        hosts=text_key("option-server-settings-hosts"),
        role=text_key("option-server-settings-role"),
        moderators=text_key("option-server-settings-moderators"),
        channel=text_key("option-server-settings-channel"),
        pictures=text_key("option-server-settings-pictures"),
        tables_per_host=text_key("option-server-settings-tables-per-host"),
        tables_per_server=text_key("option-server-settings-tables-per-server"),
        threads=text_key("option-server-settings-threads"),
    )
    @app_commands.rename(tables_per_host="tables-per-host", tables_per_server="tables-per-server")
    @app_commands.choices(language=LANGUAGE_CHOICES, hosts=HOSTS)
    @takes_request
    async def settings(
        self,
        request: Request,
        language: str | None = None,
        remind: app_commands.Range[int, 1, 10_080] | None = None,
        takeover: app_commands.Range[int, 1, 10_080] | None = None,
        close: app_commands.Range[int, 1, 720] | None = None,
        hosts: Literal["everyone", "moderators"] | None = None,
        role: discord.Role | None = None,
        moderators: discord.Role | None = None,
        channel: Place | None = None,
        pictures: bool | None = None,
        tables_per_host: TableCount | None = None,
        tables_per_server: TableCount | None = None,
        threads: bool | None = None,
    ) -> None:
        change = SettingsChange(
            language=language,
            remind=remind,
            takeover=takeover,
            close=close,
            hosts=hosts,
            host_role=role,
            mod_role=moderators,
            channel=channel,
            pictures=pictures,
            tables_per_host=tables_per_host,
            tables_per_server=tables_per_server,
            threads=threads,
        )
        await change_settings(request, change)

    @app_commands.command(name="daily", description=text_key("command-server-daily"))
    @app_commands.describe(channel=text_key("option-server-daily-channel"))
    @takes_request
    async def daily(self, request: Request, channel: discord.TextChannel | None = None) -> None:
        await set_daily_channel(request, channel)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Server(bot.services))
