"""The state of the local Discord. Changes are stored before they are announced."""

import secrets
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from bot.playground.clock import Clock
from bot.playground.world import changes
from bot.playground.world.attachments import Attachments
from bot.playground.world.guild import THREAD, Channel, Guild, Json, Member, Message, Role, User
from bot.playground.world.journal import Journal, UnreadableWorldError
from bot.playground.world.more_guilds import MoreGuilds
from bot.playground.world.permissions import permissions_in
from bot.playground.world.seed import PLAYERS, Seed
from bot.playground.world.snowflakes import Snowflakes
from bot.playground.world.stored_world import StoredWorld


class World:
    guild: Guild
    bot: User

    def __init__(self, path: Path, clock: Clock, *, players: int, locale: str, fresh: bool = False) -> None:
        if not 1 <= players <= len(PLAYERS):
            raise ValueError(f"between 1 and {len(PLAYERS)} players can be here, not {players}")
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.users: dict[int, User] = {}
        self.members: dict[int, Member] = {}
        self.roles: dict[int, Role] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}  # by channel, then by id in rising order
        self.commands: dict[int, Json] = {}
        self.more_guilds = MoreGuilds(clock.timestamp())
        self._subscribers: list[Callable[[changes.Change], None]] = []
        self._journal = Journal(path)
        try:
            folder = path.with_name(path.name + ".files")
            if fresh:
                path.unlink(missing_ok=True)
                shutil.rmtree(folder, ignore_errors=True)
            stored = self._journal.load()
            self._restore(stored) if stored else self._create(locale)
            # Stored with the world, so that open pages and image addresses outlive a restart.
            self.key, self.token, seal = (self._secret(name, stored) for name in ("key", "token", "seal"))
            self.attachments = Attachments(folder, seal)
            self.attachments.delete_unused({file.id for message in self._all_messages() for file in message.files})
            self._add_players(PLAYERS[:players])
            self.guild.locale = locale
            self._store("guild", self.guild)
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

    def guild_of(self, channel: Channel) -> Guild:
        return self.guild if channel.guild_id is None else self.more_guilds[channel.guild_id]

    def guilds(self) -> list[Guild]:
        """Those that the bot is in."""
        return [*([self.guild] if self.guild.has_bot else []), *self.more_guilds]

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self.channels.values() if self.guild_of(channel) is guild]

    def roles_of(self, guild: Guild) -> dict[int, Role]:
        return self.roles if guild is self.guild else self.more_guilds.roles(guild)

    def member_of(self, guild: Guild, user_id: int) -> Member:
        return self.members[user_id] if guild is self.guild else self.more_guilds.member(user_id)

    def permissions(self, user_id: int, channel: Channel) -> int:
        """As a bit field."""
        parent_or_self = self.channels[channel.parent_id] if channel.type == THREAD and channel.parent_id else channel
        guild = self.guild_of(channel)
        return permissions_in(guild, self.roles_of(guild), self.member_of(guild, user_id), parent_or_self)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    # Changing

    def send(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        if message.viewer is None:
            self._store_message(channel, message)
            channel.last_message_id = message.id
        self.messages.setdefault(channel.id, {})[message.id] = message
        self._announce(changes.MessageCreated(message))

    def edit(self, message: Message, body: Json, files: Iterable[Any]) -> None:
        kept = list(files)
        ids = {file.id for file in kept}
        dropped = [file for file in message.files if file.id not in ids]
        if message.viewer is None:
            self._store_message(self.channels[message.channel_id], Message(body, kept))
        message.body, message.files = body, kept
        self.attachments.delete(dropped)
        self._announce(changes.MessageUpdated(message))

    def delete(self, message: Message) -> None:
        if self.messages.get(message.channel_id, {}).pop(message.id, None) is None:
            return
        self._journal.drop(f"message {message.id}")
        self.attachments.delete(message.files)
        self._announce(changes.MessageDeleted(message))

    def put_channel(self, channel: Channel) -> None:
        known = channel.id in self.channels
        self.channels[channel.id] = channel
        if channel.guild_id is None:
            self._store(f"channel {channel.id}", channel)
        self._announce(changes.ChannelUpdated(channel) if known else changes.ChannelCreated(channel))

    def delete_channel(self, channel: Channel) -> None:
        for thread in [thread for thread in self.channels.values() if thread.parent_id == channel.id]:
            self.delete_channel(thread)
        for message in self.messages.pop(channel.id, {}).values():
            self._journal.drop(f"message {message.id}")
            self.attachments.delete(message.files)
        del self.channels[channel.id]
        self._journal.drop(f"channel {channel.id}")
        self._announce(changes.ChannelDeleted(channel))

    def set_commands(self, commands: list[Json], guild_id: str | None) -> None:
        """Replaces all commands of this scope."""
        others = [command for command in self.commands.values() if command.get("guild_id") != guild_id]
        self.commands = {int(command["id"]): command for command in [*others, *commands]}
        self._store("commands", list(self.commands.values()))
        self._announce(changes.CommandsRegistered())

    def set_locale(self, user: User, locale: str | None) -> None:
        user.locale = locale
        self._store(f"user {user.id}", user)
        self._announce(changes.UserUpdated(user))

    def kick_bot(self) -> None:
        self.guild.has_bot = False
        self._store("guild", self.guild)
        self._announce(changes.BotKicked())

    def invite_bot(self) -> None:
        self.guild.has_bot = True
        self._store("guild", self.guild)
        self._announce(changes.BotInvited())

    def add_guild(self, name: str, channels: int) -> Guild:
        """In memory only, before any bot comes."""
        # A millisecond after the last, so that shards share them.
        guild_id = ((self.snowflakes.next() >> 22) + 1) << 22
        guild = Guild(guild_id, name, self.guild.owner_id, self.guild.locale)
        self.snowflakes.skip_to(guild_id)
        self.more_guilds.add(guild)
        for number in range(channels):
            channel = Channel(self.snowflakes.next(), f"{name}-{number}", number, guild_id=guild_id)
            self.channels[channel.id] = channel
        return guild

    def add_stranger(self, name: str) -> User:
        """Somebody who is only in those guilds."""
        user = User(self.snowflakes.next(), name)
        self.users[user.id] = user
        return user

    # Storing

    def _store_message(self, channel: Channel, message: Message) -> None:
        if channel.guild_id is None:
            self._store(f"message {message.id}", message)

    def _announce(self, change: changes.Change) -> None:
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

    def _restore(self, stored: Json) -> None:
        try:
            self._load(StoredWorld.decode(stored))
        except (msgspec.ValidationError, LookupError, TypeError, ValueError, StopIteration):
            raise UnreadableWorldError(self._journal.path, "something that belongs to it is missing or wrong") from None

    def _load(self, stored: StoredWorld) -> None:
        self.guild, self.bot, self.commands = stored.guild, stored.bot, stored.commands
        self.users, self.members, self.roles = stored.users, stored.members, stored.roles
        self.channels = stored.channels
        for message in stored.messages:
            self.messages.setdefault(message.channel_id, {})[message.id] = message
            self.channels[message.channel_id].last_message_id = message.id
        self.snowflakes.skip_to(stored.highest_id)

    def _create(self, locale: str) -> None:
        seed = Seed(self.snowflakes.next, self.clock.timestamp(), locale)
        self.guild, self.bot = seed.guild, seed.bot
        for role in seed.roles:
            self.roles[role.id] = role
            self._store(f"role {role.id}", role)
        for user, member in zip(seed.users, seed.members, strict=True):
            self._add_member(user, member)
        for channel in seed.channels:
            self.put_channel(channel)

    def _add_players(self, players: Iterable[str]) -> None:
        names = {user.name for user in self.users.values()}
        for name in players:
            if name not in names:
                user = User(self.snowflakes.next(), name)
                self._add_member(user, Member(user.id, self.clock.timestamp()))

    def _add_member(self, user: User, member: Member) -> None:
        self.users[user.id] = user
        self.members[user.id] = member
        self._store(f"user {user.id}", user)
        self._store(f"member {user.id}", member)
