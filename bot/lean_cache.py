"""What discord.py keeps of a server, cut to what is asked of it, and packed until somebody asks.

Discord tells of every server at the start, and most of them sleep: of 10,000 with 30 channels and 16 roles each,
discord.py makes half a million objects. Here a server is a few bytes until its first table, reminder or press. Then
discord.py itself reads them, and the server is as ever, but for what the names below leave out: that reads as not set.
"""

import logging
from typing import Any

import discord
import msgspec
from discord.state import AutoShardedConnectionState

from bot.channel.context.lean_messages import lean_interaction
from bot.gateway_events import place_of

SERVER = ("id", "name", "owner_id", "preferred_locale", "unavailable", "member_count", "system_channel_id")
ROLE = ("id", "name", "permissions", "position")
CHANNEL = ("id", "type", "name", "parent_id", "position", "permission_overwrites", "bitrate", "user_limit")
THREAD = (
    *("id", "type", "name", "parent_id", "owner_id", "thread_metadata", "message_count", "member_count", "member"),
)
ROWS = {"roles": ROLE, "channels": CHANNEL, "threads": THREAD}

Json = dict[str, Any]

log = logging.getLogger(__name__)


class _Unpacked:
    """One of discord.py's own attributes, filled when it is read."""

    def __init__(self, name: str) -> None:
        self._slot = vars(discord.Guild)[name]

    def __get__(self, guild: "LeanGuild", owner: type) -> Any:
        guild.unpack()
        return self._slot.__get__(guild, owner)

    def __set__(self, guild: "LeanGuild", value: Any) -> None:
        self._slot.__set__(guild, value)


class LeanGuild(discord.Guild):
    __slots__ = ("_packed",)

    _roles = _Unpacked("_roles")
    _channels = _Unpacked("_channels")
    _threads = _Unpacked("_threads")
    _members = _Unpacked("_members")

    def __init__(self, *, data: Any, state: Any) -> None:
        self._packed: bytes | None = None
        super().__init__(data=data, state=state)

    @property
    def is_packed(self) -> bool:
        return self._packed is not None

    def unpack(self) -> None:
        if self._packed is None:
            return
        packed, self._packed = self._packed, None
        try:
            super()._from_data(_unpack(packed))
        except Exception as error:  # what has been read by then is there
            log.error("a server's details cannot be read: %s in %s", type(error).__name__, place_of(error))

    def _from_data(self, guild: Any) -> None:
        if "channels" not in guild:  # not its details: it is hidden by an outage, or only its own fields have changed
            super()._from_data(guild)
            return
        lean: Any = {name: guild[name] for name in SERVER if name in guild}
        me = [member for member in guild.get("members", ()) if int(member["user"]["id"]) == self._state.self_id]
        packed = _pack(lean | {"members": me}, guild)
        super()._from_data(lean)
        self._channels, self._threads, self._members = {}, {}, {}
        self._packed = packed


class LeanState(AutoShardedConnectionState[Any]):
    def _add_guild_from_data(self, data: Any) -> discord.Guild:
        guild = LeanGuild(data=data, state=self)
        self._add_guild(guild)
        return guild

    def parse_guild_update(self, data: Any) -> None:
        guild = self._get_guild(int(data["id"]))
        if isinstance(guild, LeanGuild):
            guild.unpack()  # discord.py copies it, attribute by attribute
        super().parse_guild_update(data)

    def parse_interaction_create(self, data: Any) -> None:
        super().parse_interaction_create(lean_interaction(data))


def _pack(lean: Json, guild: Json) -> bytes:
    """Rows in place of objects: their names are the same for all servers."""
    rows = {kind: [[each.get(name) for name in names] for each in guild.get(kind, ())] for kind, names in ROWS.items()}
    return msgspec.msgpack.encode(lean | rows)


def _unpack(packed: bytes) -> Any:
    data = msgspec.msgpack.decode(packed)
    for kind, names in ROWS.items():
        data[kind] = [
            {name: value for name, value in zip(names, row, strict=True) if value is not None} for row in data[kind]
        ]
    return data
