"""What can change in the world: facts, for the gateway and the pages to pass on."""

from dataclasses import dataclass

from bot.playground.world.guild import Channel, Message, User


@dataclass(frozen=True)
class MessageSent:
    message: Message


@dataclass(frozen=True)
class MessageEdited:
    message: Message


@dataclass(frozen=True)
class MessageGone:
    message: Message


@dataclass(frozen=True)
class ChannelMade:
    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    channel: Channel


@dataclass(frozen=True)
class ChannelGone:
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
class UserChanged:
    user: User


Change = (
    MessageSent
    | MessageEdited
    | MessageGone
    | ChannelMade
    | ChannelChanged
    | ChannelGone
    | BotInvited
    | BotKicked
    | CommandsRegistered
    | UserChanged
)
