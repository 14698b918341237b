"""What somebody may see and do in a channel, in a thread, in direct messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world.guild import DM, PRIVATE_THREAD, Channel
from bot.playground.world.permissions import (
    IN_PRIVATE,
    MANAGE_THREADS,
    VIEW_CHANNEL,
    permissions_in,
    permissions_in_locked,
)

if TYPE_CHECKING:
    from bot.playground.world.world import World


def permissions_of(world: World, user_id: int, channel: Channel) -> int:
    """As a bit field. A thread has its channel's; whether a private one can be seen is another question."""
    if channel.is_private:
        return IN_PRIVATE if _is_in(world, user_id, channel) else 0
    guild = world.guild_of(channel)
    place = world.channels[channel.parent_id] if channel.parent_id else channel
    granted = permissions_in(guild, world.roles_of(guild), world.member_of(guild, user_id), place)
    return permissions_in_locked(granted) if channel.locked else granted


def can_view(world: World, user_id: int, channel: Channel) -> bool:
    """A private thread is for its members and for moderators: docs.discord.com/developers/topics/threads"""
    granted = permissions_of(world, user_id, channel)
    if channel.type == PRIVATE_THREAD and user_id not in channel.members and not granted & MANAGE_THREADS:
        return False
    return bool(granted & VIEW_CHANNEL)


def _is_in(world: World, user_id: int, private: Channel) -> bool:
    return user_id in private.recipients or (user_id == world.bot.id and private.type == DM)
