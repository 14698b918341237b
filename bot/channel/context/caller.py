"""Who asks and what they may do, as Discord says at this very moment."""

from typing import Any

import discord

from bot.channel.context.settings_cache import SettingsCache
from bot.tables import Caller, ServerSettings

Interaction = discord.Interaction[Any]


async def caller_of(settings: SettingsCache, interaction: Interaction, *, channel: int | None = None) -> Caller:
    """`channel`: what they do may only concern the table of this channel."""
    user = interaction.user
    guild = server_of(interaction)
    server = await settings.server(guild) if guild else ServerSettings()
    if not guild or not isinstance(user, discord.Member):
        return Caller(user.id, user.display_name, False, frozenset(), interaction.id, channel)
    # Not `user.roles`: that knows none of a server whose details have not arrived.
    roles = frozenset({*user._roles, user.guild.id})
    moderator = server.mod_role in roles or _may_manage_channels(interaction, user)
    if user.guild.unavailable and server.mod_role not in roles:
        channel = interaction.channel_id
    return Caller(user.id, user.display_name, moderator, roles, interaction.id, channel)


def server_of(interaction: Interaction) -> int:
    """Nothing (0) outside of servers, and on one that the bot was not added to."""
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        return 0
    return interaction.guild_id or 0


def _may_manage_channels(interaction: Interaction, user: discord.Member) -> bool:
    """On the whole server.

    Checked here, because what a command asks for by default its server's owner can change; and of the server's roles,
    because a permission in one channel is no permission to end tables in another. Until those have arrived, what the
    interaction says of its channel is all there is: then it holds for that channel alone.
    """
    if user.guild.unavailable:
        return interaction.permissions.manage_channels
    return user.guild_permissions.manage_channels
