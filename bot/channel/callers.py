"""Who asks, as Discord says at this very click."""

from typing import Any

import discord

from bot.channel.house import House
from bot.rules import Refused
from bot.tables import Caller, ServerSettings

NOT_ALLOWED = "not-allowed"

Interaction = discord.Interaction[Any]


async def caller_of(house: House, interaction: Interaction) -> Caller:
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    settings = await house.manners.server(interaction.guild_id) if interaction.guild_id else ServerSettings()
    return Caller(user.id, user.display_name, moderates(interaction, settings), roles, interaction.id)


def moderates(interaction: Interaction, settings: ServerSettings) -> bool:
    """Manage Channels on the whole server, or the role that the server has set.

    Checked here, because what a command asks for by default its server's owner can change; and of the server's roles,
    because a permission in one channel is no permission to end tables in another.
    """
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    if settings.mod_role is not None and member.get_role(settings.mod_role) is not None:
        return True
    return member.guild_permissions.manage_channels


async def moderator(house: House, interaction: Interaction) -> Caller:
    caller = await caller_of(house, interaction)
    if not caller.moderator:
        raise Refused(NOT_ALLOWED)
    return caller
