"""The settings of a server, for those who moderate it."""

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.channel.answers import answered, own
from bot.channel.callers import moderator
from bot.channel.click import Desk
from bot.text import LANGUAGES
from bot.ui.commands import told
from bot.ui.moderation import ServerFacts, server_settings

if TYPE_CHECKING:
    from bot.client import NinetyEight

AS_IN_DISCORD = "discord"
CHOICES = [app_commands.Choice(name=told(f"language-{language}"), value=language) for language in LANGUAGES]
CHOICES.append(app_commands.Choice(name=told("choice-language-discord"), value=AS_IN_DISCORD))
HOSTS = [app_commands.Choice(name=told(f"choice-hosts-{who}"), value=who) for who in ("everyone", "moderators")]


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Server(commands.GroupCog, group_name="server", group_description=told("command-server")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

    @app_commands.command(name="settings", description=told("command-server-settings"))
    @app_commands.describe(
        language=told("option-server-settings-language"),
        remind=told("option-server-settings-remind"),
        takeover=told("option-server-settings-takeover"),
        close=told("option-server-settings-close"),
        hosts=told("option-server-settings-hosts"),
        role=told("option-server-settings-role"),
    )
    @app_commands.choices(language=CHOICES, hosts=HOSTS)
    @answered
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        remind: app_commands.Range[int, 1, 10_080] | None = None,
        takeover: app_commands.Range[int, 1, 10_080] | None = None,
        close: app_commands.Range[int, 1, 720] | None = None,
        hosts: Literal["everyone", "moderators"] | None = None,
        role: discord.Role | None = None,
    ) -> None:
        await moderator(self.house, interaction)
        asked = {
            "remind": remind and remind * 60.0,
            "takeover": takeover and takeover * 60.0,
            "close": close and close * 3600.0,
            "hosts": hosts or (role and "moderators"),
            "host_role": role.id if role else None,
        }
        changed: dict[str, Any] = {name: value for name, value in asked.items() if value is not None}
        if language is not None:
            changed["language"] = None if language == AS_IN_DISCORD else language
        if hosts is not None and role is None:
            changed["host_role"] = None
        await self._change(interaction, changed)

    async def _change(self, interaction: discord.Interaction[Any], changed: dict[str, Any]) -> None:
        guild = interaction.guild_id or 0
        now = replace(await self.house.manners.server(guild), **changed)
        if changed:
            await self.house.manners.set_server(guild, now)
        facts = ServerFacts(now.language, now.remind, now.takeover, now.close, now.hosts, now.host_role)
        embed = server_settings(await own(self.house, interaction), facts)
        await interaction.response.send_message(embed=embed, ephemeral=True)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Server(bot.desk))
