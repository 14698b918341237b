"""What the gateway has told of servers and channels: languages, and what the bot may do there. Nothing is asked for."""

import discord

from bot.channel.context.permissions import missing_permissions


class ServerInfo:
    client: discord.Client  # set by `Services.connect`

    def locale(self, guild: int) -> discord.Locale | None:
        server = self.client.get_guild(guild)
        return server.preferred_locale if server else None

    def bot_permissions(self, guild: int, channel: int) -> discord.Permissions | None:
        """None where the channel is not known."""
        server = self.client.get_guild(guild)
        place = server.get_channel_or_thread(channel) if server else None
        if server is None or server.me is None or place is None:
            return None
        return place.permissions_for(server.me)

    def missing_permissions(self, guild: int, channel: int) -> list[str]:
        server, allowed = self.client.get_guild(guild), self.bot_permissions(guild, channel)
        if server is None or allowed is None:
            return []
        return missing_permissions(allowed, thread=server.get_thread(channel) is not None)
