"""The state of the local Discord. Changes are stored before they are announced."""

import secrets
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.playground.clock import Clock
from bot.playground.world import changes
from bot.playground.world.access import can_view, permissions_of
from bot.playground.world.attachments import Attachments
from bot.playground.world.channels import Channels
from bot.playground.world.guild import Channel, Emoji, Guild, Json, Member, Message, Role, User
from bot.playground.world.guild_lookup import GuildLookup
from bot.playground.world.journal import Journal
from bot.playground.world.more_guilds import MoreGuilds
from bot.playground.world.seed import PLAYERS, add_players, change_language, create_world
from bot.playground.world.snowflakes import Snowflakes
from bot.playground.world.stored_world import restore_world
from bot.playground.world.threads import Threads


class World(GuildLookup):
    bot: User

    def __init__(
        self, path: Path, clock: Clock, *, players: int, locale: str, fresh: bool = False, new_key: bool = False
    ) -> None:
        if not 1 <= players <= len(PLAYERS):
            raise ValueError(f"between 1 and {len(PLAYERS)} players can be here, not {players}")
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.users: dict[int, User] = {}
        self.members: dict[int, Member] = {}
        self.roles: dict[int, Role] = {}
        self.channels = Channels()
        self.messages: dict[int, dict[int, Message]] = {}  # by channel, then by id in rising order
        self.commands: dict[int, Json] = {}
        self.emojis: dict[int, Emoji] = {}  # the application's own
        self.more_guilds = MoreGuilds(clock.timestamp())
        self.threads = Threads(self)
        self._subscribers: list[Callable[[changes.Change], None]] = []
        self._journal = Journal(path)
        try:
            folder = path.with_name(path.name + ".files")
            if fresh:
                path.unlink(missing_ok=True)
                shutil.rmtree(folder, ignore_errors=True)
            stored = self._journal.load()
            restore_world(self, stored, path) if stored else create_world(self, locale)
            # Stored with the world, so that open pages and image addresses outlive a restart.
            if new_key:
                stored.pop("key", None)
            self.key, self.token, seal = (self._secret(name, stored) for name in ("key", "token", "seal"))
            self.attachments = Attachments(folder, seal)
            self.attachments.delete_unused({file.id for message in self._all_messages() for file in message.files})
            add_players(self, PLAYERS[:players])
            change_language(self, locale)
            self.store_guild(self.guild)
            self._journal.open()
        except BaseException:
            self._journal.close()
            raise

    def close(self) -> None:
        self._journal.close()

    def subscribe(self, subscriber: Callable[[changes.Change], None]) -> None:
        self._subscribers.append(subscriber)

    # Reading

    def user(self, name: str) -> User:
        return next(user for user in self.users.values() if user.name == name)

    def channel(self, name: str) -> Channel:
        return next(channel for channel in self.channels.values() if channel.name == name)

    def locale_of(self, user: User) -> str:
        return user.locale or self.guild.locale

    def permissions(self, user_id: int, channel: Channel) -> int:
        return permissions_of(self, user_id, channel)

    def can_view(self, user_id: int, channel: Channel) -> bool:
        return can_view(self, user_id, channel)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    # Changing

    def send(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        if message.viewer is None:
            self._store_message(channel, message)
            channel.last_message_id = message.id
        self.messages.setdefault(channel.id, {})[message.id] = message
        self.announce(changes.MessageCreated(message))

    def edit(self, message: Message, body: Json, files: Iterable[Any]) -> None:
        kept = list(files)
        ids = {file.id for file in kept}
        dropped = [file for file in message.files if file.id not in ids]
        if message.viewer is None:
            self._store_message(self.channels[message.channel_id], Message(body, kept))
        message.body, message.files = body, kept
        self.attachments.delete(dropped)
        self.announce(changes.MessageUpdated(message))

    def delete(self, message: Message) -> None:
        if self.messages.get(message.channel_id, {}).pop(message.id, None) is None:
            return
        self._journal.drop(f"message {message.id}")
        self.attachments.delete(message.files)
        self.announce(changes.MessageDeleted(message))

    def put_channel(self, channel: Channel, *, silently: bool = False) -> None:
        """`silently`: the change is announced as another one."""
        known = channel.id in self.channels
        self.channels[channel.id] = channel
        if self._is_stored(channel):
            self._store(f"channel {channel.id}", channel)
        if not silently:
            self.announce(changes.ChannelUpdated(channel) if known else changes.ChannelCreated(channel))

    def delete_channel(self, channel: Channel) -> None:
        for thread in [thread for thread in self.channels.values() if thread.parent_id == channel.id]:
            self.delete_channel(thread)
        for message in self.messages.pop(channel.id, {}).values():
            self._journal.drop(f"message {message.id}")
            self.attachments.delete(message.files)
        del self.channels[channel.id]
        self._journal.drop(f"channel {channel.id}")
        self.announce(changes.ChannelDeleted(channel))

    def set_commands(self, commands: list[Json], guild_id: str | None) -> None:
        """Replaces all commands of this scope."""
        others = [command for command in self.commands.values() if command.get("guild_id") != guild_id]
        self.commands = {int(command["id"]): command for command in [*others, *commands]}
        self._store("commands", list(self.commands.values()))
        self.announce(changes.CommandsRegistered())

    def put_emoji(self, emoji: Emoji) -> None:
        self.emojis[emoji.id] = emoji
        self._store(f"emoji {emoji.id}", emoji)

    def delete_emoji(self, emoji: Emoji) -> None:
        del self.emojis[emoji.id]
        self._journal.drop(f"emoji {emoji.id}")

    def set_locale(self, user: User, locale: str | None) -> None:
        user.locale = locale
        self._store(f"user {user.id}", user)
        self.announce(changes.UserUpdated(user))

    def install_app(self, user: User, *, installed: bool) -> None:
        """For themselves, wherever they are."""
        user.has_app = installed
        self._store(f"user {user.id}", user)
        self.announce(changes.UserUpdated(user))

    def kick_bot(self, guild: Guild | None = None) -> None:
        left = guild or self.guild
        left.has_bot = False
        self.store_guild(left)
        self.announce(changes.BotKicked(left))

    def invite_bot(self, guild: Guild | None = None) -> None:
        joined = guild or self.guild
        joined.has_bot = True
        self.store_guild(joined)
        self.announce(changes.BotInvited(joined))

    def lose_guild(self, guild: Guild) -> None:
        """An outage of this guild alone: it is unavailable until `recover_guild`."""
        guild.available = False
        self.announce(changes.GuildLost(guild))

    def recover_guild(self, guild: Guild) -> None:
        guild.available = True
        self.announce(changes.GuildRecovered(guild))

    def add_guild(self, name: str, channels: int) -> Guild:
        """In memory only, before any bot comes."""
        return self.more_guilds.create(self, name, channels)

    def add_stranger(self, name: str) -> User:
        user = User(self.snowflakes.next(), name)
        self.users[user.id] = user
        return user

    def add_member(self, user: User, member: Member) -> None:
        self.users[user.id] = user
        self.members[user.id] = member
        self._store(f"user {user.id}", user)
        self._store(f"member {user.id}", member)

    def put_member(self, member: Member, guild: Guild) -> None:
        """Whose roles have changed."""
        if guild is self.guild:
            self._store(f"member {member.user_id}", member)
        self.store_guild(guild)

    def add_role(self, role: Role, guild: Guild | None = None) -> None:
        """In the first guild, unless another is named."""
        place = guild or self.guild
        self.roles_of(place)[role.id] = role
        if place is self.guild:
            self._store(f"role {role.id}", role)
        self.store_guild(place)

    def forget_guild(self, guild: Guild) -> None:
        self.more_guilds.drop(guild)
        self._journal.drop(f"server {guild.id}")

    # Storing

    def store_guild(self, guild: Guild) -> None:
        if guild is self.guild:
            self._store("guild", guild)
        elif self.more_guilds.is_kept(guild.id):
            self._store(f"server {guild.id}", self.more_guilds.stored(guild))

    def _is_stored(self, channel: Channel) -> bool:
        return channel.guild_id is None or self.more_guilds.is_kept(channel.guild_id)

    def _store_message(self, channel: Channel, message: Message) -> None:
        if self._is_stored(channel):
            self._store(f"message {message.id}", message)

    def announce(self, change: changes.Change) -> None:
        for subscriber in self._subscribers:
            subscriber(change)

    def _store(self, key: str, value: Any) -> None:
        self._journal.put(key, value)

    def _secret(self, name: str, stored: Json) -> str:
        value = stored.get(name) or secrets.token_urlsafe(24)
        self._store(name, value)
        return str(value)

    def _all_messages(self) -> Iterable[Message]:
        return (message for messages in self.messages.values() for message in messages.values())
