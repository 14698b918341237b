"""Who asks and what they may do, as Discord says at this very moment."""

from typing import Any

import discord

from bot.channel.context.settings_cache import SettingsCache
from bot.tables import Caller, ServerSettings

Interaction = discord.Interaction[Any]


async def caller_of(settings: SettingsCache, interaction: Interaction, *, channel: int | None = None) -> Caller:
    """`channel`: what they do may only concern the table of this channel."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    server = await settings.server(interaction.guild_id) if interaction.guild_id else ServerSettings()
    return Caller(user.id, user.display_name, is_moderator(user, server), roles, interaction.id, channel)


def is_moderator(user: discord.User | discord.Member, server: ServerSettings) -> bool:
    """Manage Channels on the whole server, or the role that the server has set.

    Checked here, because what a command asks for by default its server's owner can change; and of the server's roles,
    because a permission in one channel is no permission to end tables in another.
    """
    if not isinstance(user, discord.Member):
        return False
    if server.mod_role is not None and user.get_role(server.mod_role) is not None:
        return True
    return user.guild_permissions.manage_channels
