"""Guilds beside the first one: those that people make on the page, and a crowd of them for load tests.

The former are stored like the first. The crowd is in memory only: a thousand channels and their messages would make the
world's file slow. Everybody is a member of each; in the crowd everybody is a moderator as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from bot.playground.world.guild import Channel, Guild, Member, Role
from bot.playground.world.permissions import MEMBER_PERMISSIONS, MODERATOR_PERMISSIONS, Permission

if TYPE_CHECKING:
    from bot.playground.world.world import World

EVERYONE = MEMBER_PERMISSIONS | MODERATOR_PERMISSIONS | Permission.MANAGE_GUILD


class StoredGuild(msgspec.Struct):
    guild: Guild
    roles: list[Role]
    members: list[Member] = []  # those who have a role


class MoreGuilds:
    def __init__(self, now: str) -> None:
        self._now = now
        self._guilds: dict[int, Guild] = {}
        self._roles: dict[int, dict[int, Role]] = {}
        self._members: dict[int, dict[int, Member]] = {}  # of those that are stored

    def __iter__(self) -> Iterator[Guild]:
        return iter(self._guilds.values())

    def __getitem__(self, guild_id: int) -> Guild:
        return self._guilds[guild_id]

    def get(self, guild_id: int) -> Guild | None:
        return self._guilds.get(guild_id)

    def create(self, world: World, name: str, channels: int) -> Guild:
        """One more in the crowd."""
        guild = Guild(new_guild_id(world), name, world.guild.owner_id, world.guild.locale)
        self._guilds[guild.id] = guild
        self._roles[guild.id] = {guild.id: Role(guild.id, "@everyone", EVERYONE, 0)}
        for number in range(channels):
            channel = Channel(world.snowflakes.next(), f"{name}-{number}", number, guild_id=guild.id)
            world.channels[channel.id] = channel
        return guild

    def keep(self, stored: StoredGuild) -> None:
        """One that people have made."""
        guild = stored.guild
        self._guilds[guild.id] = guild
        self._roles[guild.id] = {role.id: role for role in stored.roles}
        self._members[guild.id] = {member.user_id: member for member in stored.members}

    def drop(self, guild: Guild) -> None:
        """Its roles stay: a page may show it for another moment."""
        del self._guilds[guild.id]
        del self._members[guild.id]

    def is_kept(self, guild_id: int) -> bool:
        return guild_id in self._members

    def kept(self) -> list[Guild]:
        return [self._guilds[guild_id] for guild_id in self._members]

    def stored(self, guild: Guild) -> StoredGuild:
        members = [member for member in self._members[guild.id].values() if member.roles]
        return StoredGuild(guild, list(self._roles[guild.id].values()), members)

    def roles(self, guild: Guild) -> dict[int, Role]:
        return self._roles[guild.id]

    def member(self, guild: Guild, user_id: int) -> Member:
        known = self._members.get(guild.id)
        if known is None:
            return Member(user_id, self._now)
        return known.setdefault(user_id, Member(user_id, self._now))


def new_guild_id(world: World) -> int:
    """A millisecond after the last, so that shards share them."""
    guild_id = ((world.snowflakes.next() >> 22) + 1) << 22
    world.snowflakes.skip_to(guild_id)
    return guild_id
