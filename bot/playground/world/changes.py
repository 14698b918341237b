"""Changes of the world, which the gateway and the pages pass on."""

from dataclasses import dataclass

from bot.playground.world.guild import Channel, Message, User


@dataclass(frozen=True)
class MessageCreated:
    message: Message


@dataclass(frozen=True)
class MessageUpdated:
    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    message: Message


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class BotInvited:
    pass


@dataclass(frozen=True)
class BotKicked:
    pass


@dataclass(frozen=True)
class CommandsRegistered:
    pass


@dataclass(frozen=True)
class UserUpdated:
    user: User


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | BotInvited
    | BotKicked
    | CommandsRegistered
    | UserUpdated
)
