"""What one user can see of the world and of its changes."""

from typing import Any

from bot.playground.locales import LOCALES
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_words import page_speaker, page_words
from bot.playground.world import Channel, Guild, Json, Message, Permission, User, World, changes
from bot.playground.world.bot_rights import access_in, rights_of
from bot.playground.world.snowflakes import parse_snowflake
from bot.text import Speaker

PAGE_SIZE = 60


class UserView:
    """In one of the servers, and in direct messages.

    Ephemeral messages older than `since` are hidden, as after a reload of Discord.
    """

    def __init__(self, world: World, user: User, guild: Guild, since: int, dismissed: set[int]) -> None:
        self.user = user
        self.guild = guild
        self._place = None if guild is world.guild else guild.id  # as its channels name it
        self._world = world
        self._since = since
        self._dismissed = dismissed
        self._shown: set[int] = set()  # channels

    @property
    def say(self) -> Speaker:
        """The page's own words, in this user's language."""
        return page_speaker(self._world.locale_of(self.user))

    def world(self) -> Json:
        world = self._world
        visible = self._visible_channels()
        self._shown = {channel.id for channel in visible}
        return {
            **self._own_words(),
            "guild": self._guild_payload(),
            "servers": self._servers(),
            "bot": str(world.bot.id),
            **self._people(),
            "locales": LOCALES,
            "channels": self._channel_payloads(),
            "commands": self._commands(),
            "messages": {str(channel.id): self.history(channel) for channel in visible},
        }

    def history(self, channel: Channel, before: int = 1 << 63) -> list[Json]:
        messages = self._world.messages.get(channel.id, {}).values()
        visible = [message for message in messages if message.id < before and self._is_visible(message)]
        return [message.body for message in visible[-PAGE_SIZE:]]

    def can_view(self, channel: Channel) -> bool:
        is_here = channel.is_private or channel.guild_id == self._place
        return is_here and self._world.can_view(self.user.id, channel)

    def requested_channel(self, request: Json) -> Channel:
        channel = self._world.channels.get(parse_snowflake(request.get("channel")) or 0)
        if channel is None or not self.can_view(channel):
            raise ActionRefusedError("page-refused-channel")
        return channel

    def require(self, channel: Channel, permission: Permission, refusal: str) -> None:
        if not self._world.permissions(self.user.id, channel) & permission:
            raise ActionRefusedError(refusal)

    def require_owner(self) -> None:
        if self.user.id != self.guild.owner_id:
            raise ActionRefusedError("page-refused-owner-only")

    def event_for(self, change: changes.Change) -> Json | None:
        """The page's event for this change; None if the user may not see it."""
        match change:
            case changes.MessageCreated(message) if self._can_read(message):
                return {"event": "message", "message": message.body}
            case changes.MessageCreated(message) if (elsewhere := self._elsewhere(message)) is not None:
                return elsewhere
            case changes.MessageUpdated(message) if self._can_read(message):
                return {"event": "edit", "message": message.body}
            case changes.MessageDeleted(message) if self._can_read(message):
                return {"event": "gone", "channel": message.body["channel_id"], "id": message.body["id"]}
            case (
                changes.ChannelCreated()
                | changes.ChannelUpdated()
                | changes.ChannelDeleted()
                | changes.ThreadMembersChanged()
            ):
                return self._channels_event()
            case changes.CommandsRegistered():
                return self._commands_event()
            case (
                changes.BotInvited()
                | changes.BotKicked()
                | changes.GuildsChanged()
                | changes.GuildLost()
                | changes.GuildRecovered()
            ):
                return self._commands_event() | {"servers": self._servers()}
            case changes.RoleCreated() | changes.RoleUpdated() | changes.MemberUpdated():
                return self._channels_event() | self._people() | {"guild": self._guild_payload()}
            case changes.UserUpdated(user) if user.id == self.user.id:
                return {"event": "me", **self._own_words(), **self._people(), "commands": self._commands()}
        return None

    def _commands_event(self) -> Json:
        return {"event": "commands", "commands": self._commands(), "guild": self._guild_payload()}

    def _elsewhere(self, message: Message) -> Json | None:
        """Something public in another server."""
        channel = self._world.channels.get(message.channel_id)
        if channel is None or channel.is_private or message.viewer is not None:
            return None
        guild = self._world.guild_of(channel)
        is_shown = self._world.is_shown(guild) and self._world.can_view(self.user.id, channel)
        if not is_shown or message.author_id == self.user.id:
            return None
        mentions = message.body["mention_everyone"] or str(self.user.id) in {
            user["id"] for user in message.body["mentions"]
        }
        return {"event": "elsewhere", "server": str(guild.id), "mentions": mentions}

    def _channels_event(self) -> Json:
        """With the messages of those that the user could not see so far."""
        visible = self._visible_channels()
        new = [channel for channel in visible if channel.id not in self._shown]
        self._shown = {channel.id for channel in visible}
        messages = {str(channel.id): self.history(channel) for channel in new}
        return {"event": "channels", "channels": self._channel_payloads(), "messages": messages}

    def _people(self) -> Json:
        world = self._world
        return {
            "users": [self._user_payload(user) for user in world.users.values() if user.id in world.members],
            "roles": [
                {"id": str(role.id), "name": role.name, "colour": role.colour, "managed": role.managed}
                for role in world.roles_of(self.guild).values()
            ],
        }

    def _guild_payload(self) -> Json:
        guild = self.guild
        return {
            "id": str(guild.id),
            "name": guild.name,
            "locale": guild.locale,
            "has_bot": guild.has_bot,
            "is_available": guild.available,
            "is_first": guild is self._world.guild,
            "is_mine": guild.owner_id == self.user.id,
            "owner": self._world.users[guild.owner_id].name,
            "bot_rights": rights_of(self._world, guild),
        }

    def _servers(self) -> list[Json]:
        return [{"id": str(guild.id), "name": guild.name} for guild in self._world.shown_guilds()]

    def _commands(self) -> list[Json]:
        """Not all of them can be used everywhere."""
        is_near = any(guild.has_bot for guild in self._world.shown_guilds()) or self.user.has_app
        return list(self._world.commands.values()) if is_near else []

    def _can_read(self, message: Message) -> bool:
        if not self._is_visible(message):
            return False
        channel = self._world.channels.get(message.channel_id)
        return channel is not None and self.can_view(channel)

    def _is_visible(self, message: Message) -> bool:
        if message.viewer is None:
            return True
        return message.viewer == self.user.id and message.id > self._since and message.id not in self._dismissed

    def _visible_channels(self) -> list[Channel]:
        channels = [channel for channel in self._world.channels.values() if self.can_view(channel)]
        return sorted(channels, key=lambda channel: (channel.position, channel.id))

    def _channel_payloads(self) -> list[Json]:
        return [
            {
                "id": str(channel.id),
                "name": channel.name,
                "topic": channel.topic,
                "type": channel.type,
                "parent": str(channel.parent_id) if channel.parent_id else None,
                "access": access_in(self._world, channel),
                "archived": channel.archived,
                "locked": channel.locked,
                "owner": str(channel.owner_id) if channel.owner_id else None,
                "members": [str(member) for member in channel.members],
                "permissions": str(self._world.permissions(self.user.id, channel)),
            }
            for channel in self._visible_channels()
        ]

    def _own_words(self) -> Json:
        return {"me": self._own_payload(), "words": page_words(self._world.locale_of(self.user))}

    def _own_payload(self) -> Json:
        return self._user_payload(self.user) | {
            "locale": self._world.locale_of(self.user),
            "own_locale": self.user.locale,
            "has_app": self.user.has_app,
        }

    def _user_payload(self, user: User) -> dict[str, Any]:
        known = self._world.roles_of(self.guild)
        roles = [known[role] for role in self._world.member_of(self.guild, user.id).roles]
        top_role = max(roles, key=lambda role: role.position, default=None)
        is_owner = user.id == self.guild.owner_id
        return {
            "id": str(user.id),
            "name": user.name,
            "bot": user.bot,
            "badge": self.say("page-owner") if is_owner else top_role.name if top_role and not user.bot else "",
            "colour": top_role.colour if top_role else 0,
            "roles": [str(role.id) for role in roles],
        }
