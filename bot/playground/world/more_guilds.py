"""Guilds beside the one that the page shows, for load tests. Everybody is a member, and a moderator.

They are in memory only: a thousand channels and their messages would make the world's file slow.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.playground.world.guild import Channel, Guild, Member, Role
from bot.playground.world.permissions import MEMBER_PERMISSIONS, MODERATOR_PERMISSIONS, Permission

if TYPE_CHECKING:
    from bot.playground.world.world import World

EVERYONE = MEMBER_PERMISSIONS | MODERATOR_PERMISSIONS | Permission.MANAGE_GUILD


class MoreGuilds:
    def __init__(self, now: str) -> None:
        self._now = now
        self._guilds: dict[int, Guild] = {}
        self._roles: dict[int, dict[int, Role]] = {}

    def __iter__(self) -> Iterator[Guild]:
        return iter(self._guilds.values())

    def __getitem__(self, guild_id: int) -> Guild:
        return self._guilds[guild_id]

    def get(self, guild_id: int) -> Guild | None:
        return self._guilds.get(guild_id)

    def create(self, world: World, name: str, channels: int) -> Guild:
        # A millisecond after the last, so that shards share them.
        guild_id = ((world.snowflakes.next() >> 22) + 1) << 22
        guild = Guild(guild_id, name, world.guild.owner_id, world.guild.locale)
        world.snowflakes.skip_to(guild_id)
        self.add(guild)
        for number in range(channels):
            channel = Channel(world.snowflakes.next(), f"{name}-{number}", number, guild_id=guild_id)
            world.channels[channel.id] = channel
        return guild

    def add(self, guild: Guild) -> None:
        self._guilds[guild.id] = guild
        self._roles[guild.id] = {guild.id: Role(guild.id, "@everyone", EVERYONE, 0)}

    def roles(self, guild: Guild) -> dict[int, Role]:
        return self._roles[guild.id]

    def member(self, user_id: int) -> Member:
        return Member(user_id, self._now)
