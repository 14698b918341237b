"""Gateway events: the one for a change, by the session's intents."""

from bot.playground.world import Channel, Json, Message, World, changes
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
    on_shard = world.guild.has_bot and (world.guild.id >> 22) % shards == shard
    return {
        "v": 10,
        "user": user_payload(world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0, "email": None},
        "guilds": [{"id": str(world.guild.id), "unavailable": True}] if on_shard else [],
        "session_id": session_id,
        "resume_gateway_url": gateway,
        "shard": [shard, shards],
        "application": {"id": str(world.bot.id), "flags": 0},
    }


def guild_create_data(world: World) -> Json:
    guild = world.guild
    channels = [channel for channel in world.channels.values() if channel.type != THREAD]
    threads = [channel for channel in world.channels.values() if channel.type == THREAD]
    bot = world.members[world.bot.id]
    return guild_payload(guild, list(world.roles.values())) | {
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.members),
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


def event_for(world: World, change: changes.Change, intents: int, origin: str) -> Event | None:
    """The event that a session with these intents gets for this change."""
    if intents & GUILDS:
        match change:
            case changes.BotInvited():
                # A new guild has no `unavailable`; one that comes back has it as false.
                joined = guild_create_data(world)
                del joined["unavailable"]
                return "GUILD_CREATE", joined
            case changes.BotKicked():
                return "GUILD_DELETE", {"id": str(world.guild.id)}
            case changes.ChannelCreated(channel) if world.guild.has_bot:
                return _channel_event("CREATE", channel, world)
            case changes.ChannelUpdated(channel) if world.guild.has_bot:
                return _channel_event("UPDATE", channel, world)
            case changes.ChannelDeleted(channel) if world.guild.has_bot:
                return _channel_event("DELETE", channel, world)
    if intents & GUILD_MESSAGES and world.guild.has_bot:
        match change:
            case changes.MessageCreated(message) if _can_read(world, message):
                return "MESSAGE_CREATE", _message(world, message, origin)
            case changes.MessageUpdated(message) if _can_read(world, message):
                return "MESSAGE_UPDATE", _message(world, message, origin)
            case changes.MessageDeleted(message) if _can_read(world, message):
                location = {"channel_id": message.body["channel_id"], "guild_id": str(world.guild.id)}
                return "MESSAGE_DELETE", {"id": message.body["id"], **location}
    return None


def _channel_event(verb: str, channel: Channel, world: World) -> Event:
    kind = "THREAD" if channel.type == THREAD else "CHANNEL"
    return f"{kind}_{verb}", channel_payload(channel, world.guild)


def _can_view(world: World, channel: Channel) -> bool:
    return bool(world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL)


def _can_read(world: World, message: Message) -> bool:
    return message.viewer is None and _can_view(world, world.channels[message.channel_id])


def _message(world: World, message: Message, origin: str) -> Json:
    payload = message_payload(message, origin) | {"guild_id": str(world.guild.id)}
    payload["member"] = member_payload(world.members[message.author_id], None)
    is_mentioned = any(user["id"] == str(world.bot.id) for user in message.body["mentions"])
    if message.author_id != world.bot.id and not is_mentioned:
        # This application does not have the privileged message content intent.
        payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return payload
