"""The world as its file has it, checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Self

import msgspec

from bot.playground.world.guild import Channel, Emoji, Guild, Json, Member, Message, Role, User
from bot.playground.world.journal import UnreadableWorldError
from bot.playground.world.more_guilds import StoredGuild

if TYPE_CHECKING:
    from bot.playground.world.world import World


def restore_world(world: World, stored: Json, path: Path) -> None:
    try:
        found = StoredWorld.decode(stored)
        world.guild, world.bot, world.commands = found.guild, found.bot, found.commands
        world.users, world.members, world.roles = found.users, found.members, found.roles
        world.emojis = found.emojis
        for server in found.servers.values():
            world.more_guilds.keep(server)
        for channel in found.channels.values():
            world.channels[channel.id] = channel
        for message in found.messages:
            world.messages.setdefault(message.channel_id, {})[message.id] = message
            world.channels[message.channel_id].last_message_id = message.id
        world.snowflakes.skip_to(found.highest_id)
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, StopIteration):
        raise UnreadableWorldError(path, "something that belongs to it is missing or wrong") from None


@dataclass
class StoredWorld:
    guild: Guild
    commands: dict[int, Json]
    users: dict[int, User] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    servers: dict[int, StoredGuild] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)  # the oldest first

    @classmethod
    def decode(cls, stored: Json) -> Self:
        """Raises msgspec's and the usual errors of lookups and conversions if something is missing or wrong."""
        commands = {int(command["id"]): command for command in stored.get("commands", [])}
        world = cls(msgspec.convert(stored["guild"], Guild), commands)
        for key, value in stored.items():
            match key.partition(" ")[0]:
                case "user":
                    user = msgspec.convert(value, User)
                    world.users[user.id] = user
                case "member":
                    member = msgspec.convert(value, Member)
                    world.members[member.user_id] = member
                case "role":
                    role = msgspec.convert(value, Role)
                    world.roles[role.id] = role
                case "channel":
                    channel = msgspec.convert(value, Channel)
                    world.channels[channel.id] = channel
                case "emoji":
                    emoji = msgspec.convert(value, Emoji)
                    world.emojis[emoji.id] = emoji
                case "server":
                    server = msgspec.convert(value, StoredGuild)
                    world.servers[server.guild.id] = server
                case "message":
                    world.messages.append(msgspec.convert(value, Message))
        world.messages.sort(key=lambda message: message.id)
        world._check_references()
        return world

    @property
    def bot(self) -> User:
        return next(user for user in self.users.values() if user.bot)

    @property
    def highest_id(self) -> int:
        used = {*self.users, *self.channels, *self.commands, *self.emojis, *self.roles, *self.servers}
        roles = {role.id for server in self.servers.values() for role in server.roles}
        return max(used | roles | {message.id for message in self.messages})

    def _check_references(self) -> None:
        """Every user, member and role that is referred to must exist."""
        for user_id in {self.guild.owner_id, *self.users, *self.members}:
            roles = self.members[self.users[user_id].id].roles
            missing = {self.guild.id, *roles} - self.roles.keys()
            if missing:
                raise LookupError(missing)
        for server in self.servers.values():
            known = {role.id for role in server.roles}
            self.users[server.guild.owner_id]
            if lost := {server.guild.id, *(role for member in server.members for role in member.roles)} - known:
                raise LookupError(lost)
        for channel in self.channels.values():
            if channel.guild_id is not None:
                self.servers[channel.guild_id]
