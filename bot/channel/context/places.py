"""Where a table lives: a channel, a forum post or a thread, and what the bot may do there, so far as it has been told.

discord.py keeps the threads that are awake and that the bot can see. The others are known from the interactions that
come from there, from events, and, where neither has told, by asking once.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.channel.context.caller import Interaction
from bot.channel.context.permissions import missing_permissions
from bot.ui.obstacles import LOCKED_THREAD, PRIVATE_THREAD

T = TypeVar("T")

CAPACITY = 10_000  # threads, and servers, that are remembered here


@dataclass(frozen=True)
class Place:
    allowed: discord.Permissions  # of the bot
    thread: bool = False  # or a post in a forum, which is one
    asleep: bool = False  # archived: nothing in it can be edited, and a message wakes it
    locked: bool = False
    foreign: bool = False  # a private thread into which nobody has called the bot

    @property
    def obstacles(self) -> list[str]:
        """What keeps a table from being shown here: how the place is, or permissions by name."""
        if self.foreign and not self.allowed.manage_threads:
            return [PRIVATE_THREAD]
        if self.locked and not self.allowed.manage_threads:
            return [LOCKED_THREAD]
        return missing_permissions(self.allowed, thread=self.thread)


class Places:
    client: discord.Client  # set by `Services.connect`

    def __init__(self) -> None:
        self._threads = OrderedDict[int, discord.Thread]()  # those that discord.py does not keep
        self._left = OrderedDict[int, None]()  # those that the bot was removed from
        self._locales = OrderedDict[int, discord.Locale]()  # of servers whose details have not arrived

    def locale(self, guild: int) -> discord.Locale | None:
        server = self._server(guild)
        return server.preferred_locale if server else self._locales.get(guild)

    def of(self, guild: int, channel: int) -> Place | None:
        """None where the channel is not known."""
        server, where = self._server(guild), self._where(guild, channel)
        if server is None or server.me is None or where is None:
            return None
        if isinstance(where, discord.Thread):
            return None if where.parent is None else self._thread(where, where.permissions_for(server.me))
        return Place(where.permissions_for(server.me))

    def of_interaction(self, interaction: Interaction) -> Place:
        """As the interaction itself says: also in a server whose details have not arrived yet."""
        self.note(interaction)
        where, allowed = interaction.channel, interaction.app_permissions
        return self._thread(where, allowed) if isinstance(where, discord.Thread) else Place(allowed)

    async def look(self, guild: int, channel: int) -> Place | None:
        """Asks Discord for a thread of which nothing has been heard since the start, because it is archived."""
        known = self.of(guild, channel)
        if known is not None or self._server(guild) is None:
            return known
        try:
            where = await self.client.fetch_channel(channel)
        except (discord.DiscordException, OSError, TimeoutError):
            return None
        if isinstance(where, discord.Thread):
            self._remember(where)
        return self.of(guild, channel)

    def is_known(self, guild: int, channel: int) -> bool:
        return self._where(guild, channel) is not None

    def name(self, guild: int, channel: int) -> str:
        """Empty where it is not known."""
        return getattr(self._where(guild, channel), "name", "")

    def can_see(self, interaction: Interaction, channel: int) -> bool:
        """Whether the asker surely may."""
        here = channel == interaction.channel_id
        return here or (self.is_known(interaction.guild_id or 0, channel) and self.is_shown_to(interaction, channel))

    def is_shown_to(self, interaction: Interaction, channel: int) -> bool:
        """Whether the asker may see that channel of their server. One that is not known here has no name to tell."""
        user, where = interaction.user, interaction.guild and interaction.guild.get_channel_or_thread(channel)
        where = where or self._threads.get(channel)
        if channel == interaction.channel_id or where is None or not isinstance(user, discord.Member):
            return True
        if isinstance(where, discord.Thread):
            if where.parent is None:
                return True
            allowed = where.parent.permissions_for(user)
            return allowed.view_channel and (allowed.manage_threads or not where.is_private())
        return where.permissions_for(user).view_channel

    # What has been heard

    def note(self, interaction: Interaction) -> None:
        where, guild = interaction.channel, interaction.guild_id
        if isinstance(where, discord.Thread) and where.guild.get_thread(where.id) is None:
            self._remember(where)
        if guild and interaction.guild_locale and self._server(guild) is None:
            self._locales[guild] = interaction.guild_locale
            _shorten(self._locales)

    def note_thread(self, thread: discord.Thread) -> None:
        """It has changed, or the bot has come into it."""
        self._left.pop(thread.id, None)
        if thread.guild.get_thread(thread.id) is None:
            self._remember(thread)
        else:
            self._threads.pop(thread.id, None)

    def note_posted(self, channel: int) -> None:
        """That has woken it; Discord's event tells the rest."""
        self._threads.pop(channel, None)

    def note_left(self, thread: discord.Thread) -> None:
        self._left[thread.id] = None
        _shorten(self._left)

    def _remember(self, thread: discord.Thread) -> None:
        self._threads[thread.id] = thread
        self._threads.move_to_end(thread.id)
        _shorten(self._threads)

    def _where(self, guild: int, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
        server = self._server(guild)
        return None if server is None else server.get_channel_or_thread(channel) or self._threads.get(channel)

    def _server(self, guild: int) -> discord.Guild | None:
        """Not before its details have arrived."""
        server = self.client.get_guild(guild)
        return None if server is None or server.unavailable else server

    def _thread(self, thread: discord.Thread, allowed: discord.Permissions) -> Place:
        """Of private threads that are awake Discord tells only those that the bot is in."""
        untold = not thread.archived and not thread.guild.unavailable and thread.guild.get_thread(thread.id) is None
        foreign = thread.is_private() and (untold or thread.id in self._left)
        return Place(allowed, True, thread.archived, thread.locked, foreign)


def _shorten(remembered: OrderedDict[int, T]) -> None:
    if len(remembered) > CAPACITY:
        remembered.popitem(last=False)
