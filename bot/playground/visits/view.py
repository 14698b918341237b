"""What a user can see: their view of the world when they come in, and of every change after that."""

from typing import Any

from bot.playground.locales import LOCALES
from bot.playground.world import Channel, Json, Message, User, World, changes
from bot.playground.world.permissions import VIEW_CHANNEL

HISTORY = 60


class View:
    """The view of one user; ephemeral messages from before `since` are as gone as after a reload."""

    def __init__(self, world: World, user: User, since: int, dismissed: set[int]) -> None:
        self.user = user
        self._world = world
        self._since = since
        self._dismissed = dismissed

    def whole(self) -> Json:
        world = self._world
        return {
            "me": self._me(),
            "guild": {"name": world.guild.name, "locale": world.guild.locale},
            "bot": str(world.bot.id),
            "users": [self._person(user) for user in world.users.values()],
            "roles": [{"id": str(role.id), "name": role.name, "colour": role.colour} for role in world.roles.values()],
            "locales": LOCALES,
            "channels": self._channels(),
            "commands": list(world.commands.values()) if world.guild.has_bot else [],
            "messages": {str(channel.id): self.history(channel) for channel in self._seen_channels()},
        }

    def history(self, channel: Channel, before: int = 1 << 63) -> list[Json]:
        messages = self._world.messages.get(channel.id, {}).values()
        visible = [message for message in messages if message.id < before and self._shown(message)]
        return [message.body for message in visible[-HISTORY:]]

    def sees(self, channel: Channel) -> bool:
        return bool(self._world.may(self.user.id, channel) & VIEW_CHANNEL)

    def of(self, change: changes.Change) -> Json | None:
        """The change as this user sees it, if at all."""
        match change:
            case changes.MessageSent(message) if self._reads(message):
                return {"event": "message", "message": message.body}
            case changes.MessageEdited(message) if self._reads(message):
                return {"event": "edit", "message": message.body}
            case changes.MessageGone(message) if self._reads(message):
                return {"event": "gone", "channel": message.body["channel_id"], "id": message.body["id"]}
            case changes.ChannelMade() | changes.ChannelChanged() | changes.ChannelGone():
                return {"event": "channels", "channels": self._channels()}
            case changes.CommandsRegistered() | changes.BotInvited() | changes.BotKicked():
                commands = list(self._world.commands.values()) if self._world.guild.has_bot else []
                return {"event": "commands", "commands": commands}
            case changes.UserChanged(user) if user.id == self.user.id:
                return {"event": "me", "me": self._me()}
        return None

    def _reads(self, message: Message) -> bool:
        if not self._shown(message):
            return False
        channel = self._world.channels.get(message.channel_id)
        return channel is not None and self.sees(channel)

    def _shown(self, message: Message) -> bool:
        if message.viewer is None:
            return True
        return message.viewer == self.user.id and message.id > self._since and message.id not in self._dismissed

    def _seen_channels(self) -> list[Channel]:
        channels = [channel for channel in self._world.channels.values() if self.sees(channel)]
        return sorted(channels, key=lambda channel: (channel.position, channel.id))

    def _channels(self) -> list[Json]:
        return [
            {
                "id": str(channel.id),
                "name": channel.name,
                "topic": channel.topic,
                "type": channel.type,
                "parent": str(channel.parent_id) if channel.parent_id else None,
                "may": str(self._world.may(self.user.id, channel)),
            }
            for channel in self._seen_channels()
        ]

    def _me(self) -> Json:
        return self._person(self.user) | {
            "locale": self._world.locale_of(self.user),
            "own_locale": self.user.locale,
        }

    def _person(self, user: User) -> dict[str, Any]:
        roles = [self._world.roles[role] for role in self._world.members[user.id].roles]
        top = max(roles, key=lambda role: role.position, default=None)
        owner = user.id == self._world.guild.owner_id
        return {
            "id": str(user.id),
            "name": user.name,
            "bot": user.bot,
            "badge": "Owner" if owner else top.name if top and not user.bot else "",
            "colour": top.colour if top else 0,
        }
