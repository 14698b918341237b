"""Guilds beside the one that the page shows, for load tests. Everybody is a member, and a moderator.

They are in memory only: a thousand channels and their messages would make the world's file slow.
"""

from collections.abc import Iterator

from bot.playground.world.guild import Guild, Member, Role
from bot.playground.world.permissions import MEMBER_PERMISSIONS, MODERATOR_PERMISSIONS, Permission

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

    def add(self, guild: Guild) -> None:
        self._guilds[guild.id] = guild
        self._roles[guild.id] = {guild.id: Role(guild.id, "@everyone", EVERYONE, 0)}

    def roles(self, guild: Guild) -> dict[int, Role]:
        return self._roles[guild.id]

    def member(self, user_id: int) -> Member:
        return Member(user_id, self._now)
