"""Gateway events have no schemas in the description, but most of their parts have.

What an event has besides, or has not, is told on https://docs.discord.com/developers/events/gateway-events
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.playground.openapi.description import Description, absolute, closed


@dataclass(frozen=True)
class Part:
    """A part of an event that is such an object, with `more` fields and without some of the usual ones."""

    schema: str
    more: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


CHANNEL, THREAD = Part("GuildChannelResponse"), Part("ThreadResponse", more=("newly_created",))
# "guild_id and member are only in the event"; the member has no user, because the author stands beside it.
MESSAGE = Part("MessageResponse", more=("guild_id", "member", "channel_type"))
AUTHOR = Part("GuildMemberResponse", without=("user",))
GUILD = Part(
    "GuildResponse",
    more=(
        "joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels", "threads",
        "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds",
    ),
)  # fmt: skip
# "permissions" of whoever caused it are told with each member and channel of an interaction.
INTERACTION_MEMBER = Part("GuildMemberResponse", more=("permissions",))
USER = Part("UserResponse")
OWN_USER = Part("UserResponse", more=("verified", "mfa_enabled", "email"))

Found = Iterator[tuple[str, Part, Any]]


def _interaction(data: dict[str, Any]) -> Found:
    if "member" in data:
        yield "member", INTERACTION_MEMBER, data["member"]
    if "user" in data:
        yield "user", USER, data["user"]
    if "message" in data:
        yield "message", Part("MessageResponse"), data["message"]
    resolved = data["data"].get("resolved", {}) if isinstance(data.get("data"), dict) else {}
    for user in resolved.get("users", {}).values():
        yield "resolved user", USER, user
    for role in resolved.get("roles", {}).values():
        yield "resolved role", Part("GuildRoleResponse"), role


def _guild(data: dict[str, Any]) -> Found:
    yield "guild", GUILD, data
    for member in data["members"]:
        yield "member", Part("GuildMemberResponse"), member
    for channel in data["channels"]:
        yield "channel", CHANNEL, channel
    for thread in data["threads"]:
        yield "thread", THREAD, thread


def _threads(data: dict[str, Any]) -> Found:
    for thread in data["threads"]:
        yield "thread", THREAD, thread
    for member in data["members"]:
        yield "thread member", Part("ThreadMemberResponse"), member


def _message(data: dict[str, Any]) -> Found:
    yield "message", MESSAGE, data
    if "guild_id" in data:
        yield "member", AUTHOR, data["member"]


PARTS: dict[str, Callable[[dict[str, Any]], Found]] = {
    "GUILD_CREATE": _guild,
    "THREAD_LIST_SYNC": _threads,
    "MESSAGE_CREATE": _message,
    "MESSAGE_UPDATE": _message,
    "INTERACTION_CREATE": _interaction,
    "READY": lambda data: iter([("user", OWN_USER, data["user"])]),
    "GUILD_MEMBER_UPDATE": lambda data: iter([("member", Part("GuildMemberResponse", more=("guild_id",)), data)]),
    **dict.fromkeys(
        ("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"),
        lambda data: iter([("role", Part("GuildRoleResponse"), data["role"])]),
    ),
    **dict.fromkeys(
        ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"), lambda data: iter([("channel", CHANNEL, data)])
    ),
    **dict.fromkeys(("THREAD_CREATE", "THREAD_UPDATE"), lambda data: iter([("thread", THREAD, data)])),
}


def event_faults(description: Description, name: str, data: dict[str, Any]) -> list[str]:
    if name not in PARTS:
        return []
    faults: list[str] = []
    for what, part, body in PARTS[name](data):
        found = description.faults_by(_schema(description, part), body, key=repr(part))
        faults += [f"{what}: {fault}" for fault in found]
    return faults


def _schema(description: Description, part: Part) -> dict[str, Any]:
    schema = description.schema(part.schema)
    schema["properties"] = dict(schema["properties"]) | dict.fromkeys(part.more, True)
    schema["required"] = [field for field in schema.get("required", []) if field not in part.without]
    return dict(absolute(closed(schema)))
