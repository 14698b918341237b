"""What moderators want to have changed in their server's settings."""

from dataclasses import dataclass
from typing import Any, Literal

import discord
from msgspec.structs import replace

from bot.tables import ServerSettings
from bot.ui.commands import AS_IN_DISCORD

MINUTE, HOUR = 60.0, 3600.0


@dataclass(frozen=True)
class Wishes:
    """None is no wish. A role that everybody has means: no role."""

    language: str | None = None
    remind: int | None = None  # minutes
    takeover: int | None = None  # minutes
    close: int | None = None  # hours
    hosts: Literal["everyone", "moderators"] | None = None
    host_role: discord.Role | None = None
    mod_role: discord.Role | None = None
    channel: int | None = None  # put on the list, or taken off it
    pictures: bool | None = None

    def granted(self, now: ServerSettings) -> ServerSettings:
        wanted: dict[str, Any] = {
            "remind": self.remind and self.remind * MINUTE,
            "takeover": self.takeover and self.takeover * MINUTE,
            "close": self.close and self.close * HOUR,
            "hosts": self.hosts,
            "pictures": self.pictures,
        }
        wanted = {name: value for name, value in wanted.items() if value is not None}
        if self.language is not None:
            wanted["language"] = None if self.language == AS_IN_DISCORD else self.language
        if self.hosts is not None or self.host_role is not None:
            wanted |= self._hosting()
        if self.mod_role is not None:
            wanted["mod_role"] = _real(self.mod_role)
        if self.channel is not None:
            wanted["channels"] = _toggled(now.channels, self.channel)
        return replace(now, **wanted)

    def _hosting(self) -> dict[str, Any]:
        """A role may host as well as the moderators; so with a role, not everybody does."""
        role = None if self.host_role is None else _real(self.host_role)
        everyone = role is None and self.hosts != "moderators"
        return {"host_role": role, "hosts": "everyone" if everyone else "moderators"}


def _real(role: discord.Role) -> int | None:
    return None if role.is_default() else role.id


def _toggled(channels: tuple[int, ...], channel: int) -> tuple[int, ...]:
    return tuple(each for each in channels if each != channel) if channel in channels else (*channels, channel)
