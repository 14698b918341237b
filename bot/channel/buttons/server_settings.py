"""The settings of a server, for those who moderate it."""

from dataclasses import dataclass
from typing import Any, Literal

import discord
from msgspec.structs import replace

from bot.channel.context.request import NO_PLACE, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Refused
from bot.tables import ServerSettings
from bot.ui.buttons import Page
from bot.ui.commands import AS_IN_DISCORD
from bot.ui.daily import daily_channel_answer
from bot.ui.moderation import server_settings

NOT_MANAGER = "not-manager"
MINUTE, HOUR = 60.0, 3600.0


@dataclass(frozen=True, kw_only=True)
class SettingsChange:
    """None leaves a setting as it is. A role that everybody has means: no role."""

    language: str | None = None
    remind: int | None = None  # minutes
    takeover: int | None = None  # minutes
    close: int | None = None  # hours
    hosts: Literal["everyone", "moderators"] | None = None
    host_role: discord.Role | None = None
    mod_role: discord.Role | None = None
    channel: discord.abc.GuildChannel | None = None  # put on the list, or taken off it
    pictures: bool | None = None
    tables_per_host: int | None = None
    tables_per_server: int | None = None
    threads: bool | None = None

    def apply_to(self, settings: ServerSettings) -> ServerSettings:
        changes: dict[str, Any] = {
            "remind": self.remind and self.remind * MINUTE,
            "takeover": self.takeover and self.takeover * MINUTE,
            "close": self.close and self.close * HOUR,
            "hosts": self.hosts,
            "pictures": self.pictures,
            "tables_per_host": self.tables_per_host,
            "tables_per_server": self.tables_per_server,
            "threads": self.threads,
        }
        changes = {name: value for name, value in changes.items() if value is not None}
        if self.language is not None:
            changes["language"] = None if self.language == AS_IN_DISCORD else self.language
        if self.hosts is not None or self.host_role is not None:
            changes |= self._hosting()
        if self.mod_role is not None:
            changes["mod_role"] = _role_id(self.mod_role)
        if self.channel is not None:
            changes["channels"] = _toggle(settings.channels, self.channel.id)
        return replace(settings, **changes)

    def _hosting(self) -> dict[str, Any]:
        """A role may host as well as the moderators; so with a role, not everybody does."""
        role = None if self.host_role is None else _role_id(self.host_role)
        everyone = role is None and self.hosts != "moderators"
        return {"host_role": role, "hosts": "everyone" if everyone else "moderators"}


async def change_settings(request: Request, change: SettingsChange) -> None:
    """And show what they are now."""
    await request.moderator()
    if change.mod_role is not None and not _manages_server(request):
        raise Refused(NOT_MANAGER)
    before = await request.services.settings.server(request.guild)
    now = change.apply_to(before)
    if now != before:
        await request.services.settings.set_server(request.guild, now)
    await request.reply(OutgoingMessage(page=Page(server_settings(request.say, now))))


async def set_daily_channel(request: Request, channel: discord.abc.GuildChannel | None) -> None:
    """From tomorrow on; without a channel no more."""
    await request.moderator()
    settings = request.services.settings
    before = await settings.server(request.guild)
    if channel is not None:
        place = request.services.places.of(request.guild, channel.id)
        if place is not None and place.obstacles:
            raise Refused(NO_PLACE, obstacles=place.obstacles, channel=channel.id)
        await request.services.dailies.announce(request.guild)
    await settings.set_server(request.guild, replace(before, daily_channel=None if channel is None else channel.id))
    await request.reply(daily_channel_answer(request.say, None if channel is None else channel.id))


def _manages_server(request: Request) -> bool:
    """Whoever decides who moderates must stand above those."""
    user = request.interaction.user
    if not isinstance(user, discord.Member) or user.guild.unavailable:
        return request.interaction.permissions.manage_guild
    return user.guild_permissions.manage_guild


def _role_id(role: discord.Role) -> int | None:
    return None if role.is_default() else role.id


def _toggle(channels: tuple[int, ...], channel: int) -> tuple[int, ...]:
    return tuple(each for each in channels if each != channel) if channel in channels else (*channels, channel)
