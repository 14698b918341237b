"""The world's objects as Discord's JSON."""

from typing import Any

from bot.playground.world.guild import (
    PRIVATE_THREAD,
    VOICE,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Role,
    User,
)
from bot.playground.world.snowflakes import created_at


def user_payload(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.bot else user.name,
        "discriminator": "0098" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_payload(member: Member, user: User | None) -> Json:
    payload: Json = {
        "roles": [str(role) for role in member.roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "joined_at": member.joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if user is not None:
        payload["user"] = user_payload(user)
    return payload


def role_payload(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": role.colour != 0,
        "managed": role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_payload(channel: Channel, guild: Guild) -> Json:
    payload: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "guild_id": str(guild.id),
        "name": channel.name,
        "parent_id": str(channel.parent_id) if channel.parent_id else None,
        "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if channel.is_thread:
        return payload | _thread_fields(channel, guild)
    if channel.type == VOICE:  # it has a chat of its own, in which people type and press as anywhere
        payload |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    return payload | {
        "position": channel.position,
        "topic": channel.topic or None,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(overwrite.target),
                "type": int(overwrite.of_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for overwrite in channel.overwrites
        ],
    }


def _thread_fields(thread: Channel, guild: Guild) -> Json:
    created = created_at(thread.id)
    metadata: Json = {
        "archived": thread.archived,
        "auto_archive_duration": thread.archive_after,
        "archive_timestamp": thread.archived_at or created,
        "locked": thread.locked,
        "create_timestamp": created,
    }
    if thread.type == PRIVATE_THREAD:
        metadata["invitable"] = True
    return {
        "owner_id": str(thread.owner_id or guild.owner_id),
        "message_count": 0,
        "member_count": min(len(thread.members), 50),
        "total_message_sent": 0,
        "thread_metadata": metadata,
    }


def thread_member_payload(thread: Channel, user_id: int) -> Json:
    joined = {"join_timestamp": created_at(thread.id), "flags": 0}
    return {"id": str(thread.id), "user_id": str(user_id), **joined}


def seen_by_bot(channel: Channel, guild: Guild, bot: User) -> Json:
    """A thread has the bot's membership, if it is a member."""
    payload = channel_payload(channel, guild)
    member = {"member": thread_member_payload(channel, bot.id)} if bot.id in channel.members else {}
    return payload | member


def guild_payload(guild: Guild, roles: list[Role]) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "home_header": None,
        "region": "deprecated",
        "owner_id": str(guild.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role_payload(role) for role in roles],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": str(guild.system_channel) if guild.system_channel else None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_progress_bar_enabled": False,
        "widget_enabled": False,
        "widget_channel_id": None,
        "incidents_data": None,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "safety_alerts_channel_id": None,
    }


def attachment_payload(attachment: Attachment) -> Json:
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "content_type": attachment.content_type,
        "url": attachment.url,
        "proxy_url": attachment.url,
    }
    if attachment.description:
        payload["description"] = attachment.description
    if attachment.width:
        payload |= {"width": attachment.width, "height": attachment.height}
    return payload


def data_with_files(data: Json, origin: str) -> Json:
    """An interaction's, whose files the bot fetches."""
    files = data.get("resolved", {}).get("attachments", {})
    if not files:
        return data
    whole = {number: _with_origin(file, origin) for number, file in files.items()}
    return data | {"resolved": data["resolved"] | {"attachments": whole}}


def message_payload(message: Message, origin: str) -> Json:
    """For the bot, with whole addresses. Stored ones have no origin, because the port may change."""
    body = message.body
    if not message.files:
        return body
    attachments = [_with_origin(entry, origin) for entry in body["attachments"]]
    embeds = [
        {name: _with_origin(part, origin) if name in MEDIA else part for name, part in embed.items()}
        for embed in body["embeds"]
    ]
    components = _components_with_origin(body["components"], origin)
    return body | {"attachments": attachments, "embeds": embeds, "components": components}


MEDIA = ("image", "thumbnail", "footer", "author")


def _components_with_origin(value: Any, origin: str) -> Any:
    if isinstance(value, list):
        return [_components_with_origin(part, origin) for part in value]
    if isinstance(value, dict):
        return {
            name: _components_with_origin(part, origin) if isinstance(part, dict | list) else part
            for name, part in _with_origin(value, origin).items()
        }
    return value


def _with_origin(part: Json, origin: str) -> Json:
    return {
        name: origin + value if isinstance(value, str) and value.startswith("/attachments/") else value
        for name, value in part.items()
    }
