"""Gateway events: the one for a change, by the session's intents."""

from bot.playground.world import Channel, Guild, Json, Message, World, changes
from bot.playground.world.guild import THREAD
from bot.playground.world.payloads import (
    channel_payload,
    guild_payload,
    member_payload,
    message_payload,
    user_payload,
)
from bot.playground.world.permissions import Permission

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15)

Event = tuple[str, Json]


def ready_data(world: World, session_id: str, gateway: str, shard: int, shards: int) -> Json:
    on_shard = [guild for guild in world.guilds() if (guild.id >> 22) % shards == shard]
    return {
        "v": 10,
        "user": user_payload(world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0, "email": None},
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in on_shard],
        "session_id": session_id,
        "resume_gateway_url": gateway,
        "shard": [shard, shards],
        "application": {"id": str(world.bot.id), "flags": 0},
    }


def guild_create_data(world: World, guild: Guild) -> Json:
    channels = [channel for channel in world.channels_of(guild) if channel.type != THREAD]
    threads = [channel for channel in world.channels_of(guild) if channel.type == THREAD]
    bot = world.member_of(guild, world.bot.id)
    return guild_payload(guild, list(world.roles_of(guild).values())) | {
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.members if guild is world.guild else world.users),
        # Without the members intent a bot gets only itself.
        "members": [member_payload(bot, world.bot)],
        "channels": [channel_payload(channel, guild) for channel in channels],
        "threads": [channel_payload(thread, guild) for thread in threads if _can_view(world, thread)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_of_change(world: World, change: changes.Change) -> Guild:
    match change:
        case changes.ChannelCreated(channel) | changes.ChannelUpdated(channel) | changes.ChannelDeleted(channel):
            return world.guild_of(channel)
        case changes.MessageCreated(message) | changes.MessageUpdated(message) | changes.MessageDeleted(message):
            return world.guild_of(world.channels[message.channel_id])
    return world.guild


def event_for(world: World, change: changes.Change, intents: int, origin: str) -> Event | None:
    """The event that a session with these intents gets for this change."""
    if intents & GUILDS:
        match change:
            case changes.BotInvited():
                # A new guild has no `unavailable`; one that comes back has it as false.
                joined = guild_create_data(world, world.guild)
                del joined["unavailable"]
                return "GUILD_CREATE", joined
            case changes.BotKicked():
                return "GUILD_DELETE", {"id": str(world.guild.id)}
            case changes.ChannelCreated(channel) if world.guild_of(channel).has_bot:
                return _channel_event("CREATE", channel, world)
            case changes.ChannelUpdated(channel) if world.guild_of(channel).has_bot:
                return _channel_event("UPDATE", channel, world)
            case changes.ChannelDeleted(channel) if world.guild_of(channel).has_bot:
                return _channel_event("DELETE", channel, world)
    if intents & GUILD_MESSAGES and guild_of_change(world, change).has_bot:
        match change:
            case changes.MessageCreated(message) if _can_read(world, message):
                return "MESSAGE_CREATE", _message(world, message, origin)
            case changes.MessageUpdated(message) if _can_read(world, message):
                return "MESSAGE_UPDATE", _message(world, message, origin)
            case changes.MessageDeleted(message) if _can_read(world, message):
                location = {"channel_id": message.body["channel_id"], "guild_id": _guild_id(world, message)}
                return "MESSAGE_DELETE", {"id": message.body["id"], **location}
    return None


def _channel_event(verb: str, channel: Channel, world: World) -> Event:
    kind = "THREAD" if channel.type == THREAD else "CHANNEL"
    return f"{kind}_{verb}", channel_payload(channel, world.guild_of(channel))


def _can_view(world: World, channel: Channel) -> bool:
    return bool(world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL)


def _can_read(world: World, message: Message) -> bool:
    return message.viewer is None and _can_view(world, world.channels[message.channel_id])


def _guild_id(world: World, message: Message) -> str:
    return str(world.guild_of(world.channels[message.channel_id]).id)


def _message(world: World, message: Message, origin: str) -> Json:
    guild = world.guild_of(world.channels[message.channel_id])
    payload = message_payload(message, origin) | {"guild_id": str(guild.id)}
    payload["member"] = member_payload(world.member_of(guild, message.author_id), None)
    is_mentioned = any(user["id"] == str(world.bot.id) for user in message.body["mentions"])
    if message.author_id != world.bot.id and not is_mentioned:
        # This application does not have the privileged message content intent.
        payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return payload
