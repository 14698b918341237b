"""The settings of a server, for those who moderate it."""

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.channel.answers import answered, own
from bot.channel.callers import moderator
from bot.channel.click import Desk
from bot.channel.wishes import Wishes
from bot.ui.commands import LANGUAGE_CHOICES, text_key
from bot.ui.moderation import server_settings

if TYPE_CHECKING:
    from bot.client import NinetyEight

HOSTS = [app_commands.Choice(name=text_key(f"choice-hosts-{who}"), value=who) for who in ("everyone", "moderators")]
Place = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Server(commands.GroupCog, group_name="server", group_description=text_key("command-server")):
    def __init__(self, desk: Desk) -> None:
        self.desk, self.house = desk, desk.house

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
    )
    @app_commands.choices(language=LANGUAGE_CHOICES, hosts=HOSTS)
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
        moderators: discord.Role | None = None,
        channel: Place | None = None,
        pictures: bool | None = None,
    ) -> None:
        place = channel.id if channel else None
        await self._change(
            interaction, Wishes(language, remind, takeover, close, hosts, role, moderators, place, pictures)
        )

    async def _change(self, interaction: discord.Interaction[Any], wishes: Wishes) -> None:
        await moderator(self.house, interaction)
        guild = interaction.guild_id or 0
        before = await self.house.manners.server(guild)
        now = wishes.granted(before)
        if now != before:
            await self.house.manners.set_server(guild, now)
        embed = server_settings(await own(self.house, interaction), now)
        await interaction.response.send_message(embed=embed, ephemeral=True)


async def setup(bot: "NinetyEight") -> None:
    await bot.add_cog(Server(bot.desk))
