"""Gateway events: the one for a change, by the session's intents."""

from bot.playground.world import Channel, Guild, Json, Message, World, changes
from bot.playground.world.payloads import (
    channel_payload,
    guild_payload,
    member_payload,
    message_payload,
    role_payload,
    seen_by_bot,
    thread_member_payload,
    user_payload,
)
from bot.playground.world.private_channels import location

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
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
    channels = [channel for channel in world.channels_of(guild) if not channel.is_thread]
    active = [channel for channel in world.channels_of(guild) if channel.is_thread and not channel.archived]
    bot = world.member_of(guild, world.bot.id)
    return guild_payload(guild, list(world.roles_of(guild).values())) | {
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.members if world.is_shown(guild) else world.users),
        # Without the members intent a bot gets only itself.
        "members": [member_payload(bot, world.bot)],
        "channels": [channel_payload(channel, guild) for channel in channels],
        "threads": [seen_by_bot(thread, guild, world.bot) for thread in active if _can_view(world, thread)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_of_change(world: World, change: changes.Change) -> Guild | None:
    """None: it happened in direct messages, or in a group."""
    match change:
        case changes.ChannelCreated(channel) | changes.ChannelUpdated(channel) | changes.ChannelDeleted(channel) if (
            channel.is_private
        ):
            return None
        case changes.MessageCreated(message) | changes.MessageUpdated(message) | changes.MessageDeleted(message) if (
            world.channels[message.channel_id].is_private
        ):
            return None
        case changes.ChannelCreated(channel) | changes.ChannelUpdated(channel) | changes.ChannelDeleted(channel):
            return world.guild_of(channel)
        case changes.ThreadMembersChanged(thread):
            return world.guild_of(thread)
        case changes.MessageCreated(message) | changes.MessageUpdated(message) | changes.MessageDeleted(message):
            return world.guild_of(world.channels[message.channel_id])
        case (
            changes.BotInvited(guild)
            | changes.BotKicked(guild)
            | changes.GuildLost(guild)
            | changes.GuildRecovered(guild)
            | changes.RoleCreated(guild=guild)
            | changes.RoleUpdated(guild=guild)
            | changes.MemberUpdated(guild=guild)
        ):
            return guild
    return world.guild


def events_for(world: World, change: changes.Change, intents: int, origin: str) -> list[Event]:
    """The events that a session with these intents gets for this change."""
    guild = guild_of_change(world, change)
    if guild is None:
        return _message_events(world, change, origin) if intents & DIRECT_MESSAGES else []
    if isinstance(change, changes.MemberUpdated):
        # Of itself a bot hears without the intent: docs.discord.com/developers/events/gateway#list-of-intents
        is_heard = guild.has_bot and (change.member.user_id == world.bot.id or intents & GUILD_MEMBERS)
        updated = member_payload(change.member, world.users[change.member.user_id]) | {"guild_id": str(guild.id)}
        return [("GUILD_MEMBER_UPDATE", updated)] if is_heard else []
    if intents & GUILDS:
        match change:
            case changes.BotInvited():
                # A new guild has no `unavailable`; one that comes back has it as false.
                joined = guild_create_data(world, guild)
                del joined["unavailable"]
                return [("GUILD_CREATE", joined)]
            case changes.BotKicked():
                return [("GUILD_DELETE", {"id": str(guild.id)})]
            case changes.GuildLost():
                return [("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})]
            case changes.GuildRecovered() if guild.has_bot:
                return [("GUILD_CREATE", guild_create_data(world, guild))]
            case changes.RoleCreated(role) if guild.has_bot:
                return [("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role_payload(role)})]
            case changes.RoleUpdated(role) if guild.has_bot:
                return [("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role_payload(role)})]
            case changes.ThreadMembersChanged(thread, user_id, joined) if guild.has_bot:
                return _thread_members_events(world, thread, user_id, joined=joined)
            case changes.ChannelCreated(channel) if guild.has_bot:
                return _channel_events("CREATE", channel, world)
            case changes.ChannelUpdated(channel) if guild.has_bot:
                return _channel_events("UPDATE", channel, world)
            case changes.ChannelDeleted(channel) if guild.has_bot:
                return _channel_events("DELETE", channel, world)
    return _message_events(world, change, origin) if intents & GUILD_MESSAGES and guild.has_bot else []


def _message_events(world: World, change: changes.Change, origin: str) -> list[Event]:
    match change:
        case changes.MessageCreated(message) if _can_read(world, message):
            return [("MESSAGE_CREATE", _message(world, message, origin))]
        case changes.MessageUpdated(message) if _can_read(world, message):
            return [("MESSAGE_UPDATE", _message(world, message, origin))]
        case changes.MessageDeleted(message) if _can_read(world, message):
            return [("MESSAGE_DELETE", {"id": message.body["id"], **location(world, message)})]
    return []


def _channel_events(verb: str, channel: Channel, world: World) -> list[Event]:
    guild = world.guild_of(channel)
    if not channel.is_thread:
        return [(f"CHANNEL_{verb}", channel_payload(channel, guild))]
    if not _can_view(world, channel):
        return []
    if verb == "DELETE":
        parts = {"id": channel.id, "guild_id": guild.id, "parent_id": channel.parent_id}
        return [("THREAD_DELETE", {name: str(part) for name, part in parts.items()} | {"type": channel.type})]
    newly = {"newly_created": True} if verb == "CREATE" else {}
    return [(f"THREAD_{verb}", seen_by_bot(channel, guild, world.bot) | newly)]


def _thread_members_events(world: World, thread: Channel, user_id: int, *, joined: bool) -> list[Event]:
    """Without the members' intent a bot hears of itself only."""
    if user_id != world.bot.id:
        return []
    update: Json = {
        "id": str(thread.id),
        "guild_id": str(world.guild_of(thread).id),
        "member_count": min(len(thread.members), 50),
    }
    if joined:
        added = update | {"added_members": [thread_member_payload(thread, user_id)]}
        return [
            ("THREAD_CREATE", seen_by_bot(thread, world.guild_of(thread), world.bot)),
            ("THREAD_MEMBERS_UPDATE", added),
        ]
    return [("THREAD_MEMBERS_UPDATE", update | {"removed_member_ids": [str(user_id)]})]


def _can_view(world: World, channel: Channel) -> bool:
    # A thread is deleted after its channel.
    return (channel.parent_id is None or channel.parent_id in world.channels) and world.can_view(world.bot.id, channel)


def _can_read(world: World, message: Message) -> bool:
    return message.viewer is None and _can_view(world, world.channels[message.channel_id])


def _message(world: World, message: Message, origin: str) -> Json:
    channel = world.channels[message.channel_id]
    if channel.is_private:
        return message_payload(message, origin)  # with its content: it is for the bot
    guild = world.guild_of(channel)
    payload = message_payload(message, origin) | {"guild_id": str(guild.id)}
    payload["member"] = member_payload(world.member_of(guild, message.author_id), None)
    is_mentioned = any(user["id"] == str(world.bot.id) for user in message.body["mentions"])
    if message.author_id != world.bot.id and not is_mentioned:
        # This application does not have the privileged message content intent.
        payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return payload
