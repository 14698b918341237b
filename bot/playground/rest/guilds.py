"""Routes that read the guild, its channels, roles and members."""

from typing import Any

from bot.playground import errors
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import Guild, Member, World
from bot.playground.world.payloads import (
    channel_payload,
    guild_payload,
    member_payload,
    role_payload,
    user_payload,
)


class GuildRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> dict[str, Handler]:
        return {
            "GET /guilds/{guild_id}": self.guild,
            "GET /guilds/{guild_id}/channels": self.channels,
            "GET /guilds/{guild_id}/roles": self.roles,
            "GET /guilds/{guild_id}/members/{user_id}": self.member,
            "GET /users/{user_id}": self.user,
        }

    async def guild(self, call: Call) -> Any:
        guild = self._guild(call)
        return guild_payload(guild, list(self._world.roles_of(guild).values()))

    async def channels(self, call: Call) -> Any:
        guild = self._guild(call)
        return [channel_payload(channel, guild) for channel in self._world.channels_of(guild) if not channel.is_thread]

    async def roles(self, call: Call) -> Any:
        return [role_payload(role) for role in self._world.roles_of(self._guild(call)).values()]

    async def member(self, call: Call) -> Any:
        member = self._member(self._guild(call), call.path_id("user_id"))
        return member_payload(member, self._world.users[member.user_id])

    async def user(self, call: Call) -> Any:
        user = self._world.users.get(call.path_id("user_id"))
        if user is None:
            raise errors.unknown_user()
        return user_payload(user)

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guild_by_id(call.path_id("guild_id"))
        if guild is None:
            raise errors.unknown_guild()
        if not guild.has_bot:
            raise errors.missing_access()
        return guild

    def _member(self, guild: Guild, user_id: int) -> Member:
        if user_id not in self._world.users:
            raise errors.unknown_user()
        if self._world.is_shown(guild) and user_id not in self._world.members:
            raise errors.unknown_member()
        return self._world.member_of(guild, user_id)
