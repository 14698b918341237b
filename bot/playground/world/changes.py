"""Changes of the world, which the gateway and the pages pass on."""

from dataclasses import dataclass

from bot.playground.world.guild import Channel, Guild, Member, Message, Role, User


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
class ThreadMembersChanged:
    """`joined` or else left."""

    thread: Channel
    user_id: int
    joined: bool


@dataclass(frozen=True)
class BotInvited:
    guild: Guild


@dataclass(frozen=True)
class BotKicked:
    guild: Guild


@dataclass(frozen=True)
class GuildLost:
    guild: Guild


@dataclass(frozen=True)
class GuildRecovered:
    guild: Guild


@dataclass(frozen=True)
class RoleCreated:
    role: Role
    guild: Guild


@dataclass(frozen=True)
class MemberUpdated:
    member: Member
    guild: Guild


@dataclass(frozen=True)
class RoleUpdated:
    role: Role
    guild: Guild


@dataclass(frozen=True)
class GuildsChanged:
    """There is one more without the bot, or one less."""


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
    | ThreadMembersChanged
    | BotInvited
    | BotKicked
    | GuildLost
    | GuildRecovered
    | RoleCreated
    | RoleUpdated
    | MemberUpdated
    | GuildsChanged
    | CommandsRegistered
    | UserUpdated
)
