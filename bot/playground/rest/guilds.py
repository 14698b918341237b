"""Routes that read the guild, its channels, roles and members."""

from typing import Any

from bot.playground import errors
from bot.playground.rest.call import Call
from bot.playground.rest.router import Handler
from bot.playground.world import Guild, Member, World
from bot.playground.world.guild import THREAD
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
        return guild_payload(self._guild(call), list(self._world.roles.values()))

    async def channels(self, call: Call) -> Any:
        guild = self._guild(call)
        return [channel_payload(channel, guild) for channel in self._world.channels.values() if channel.type != THREAD]

    async def roles(self, call: Call) -> Any:
        self._guild(call)
        return [role_payload(role) for role in self._world.roles.values()]

    async def member(self, call: Call) -> Any:
        self._guild(call)
        member = self._member(call.path_id("user_id"))
        return member_payload(member, self._world.users[member.user_id])

    async def user(self, call: Call) -> Any:
        user = self._world.users.get(call.path_id("user_id"))
        if user is None:
            raise errors.unknown_user()
        return user_payload(user)

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guild
        if call.path_id("guild_id") != guild.id:
            raise errors.unknown_guild()
        if not guild.has_bot:
            raise errors.missing_access()
        return guild

    def _member(self, user_id: int) -> Member:
        member = self._world.members.get(user_id)
        if member is None:
            raise errors.unknown_member() if user_id in self._world.users else errors.unknown_user()
        return member
