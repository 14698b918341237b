"""Finding what belongs to a guild: the first one, or one of those beside it."""

from bot.playground.world.channels import Channels
from bot.playground.world.guild import Channel, Guild, Member, Role
from bot.playground.world.more_guilds import MoreGuilds


class GuildLookup:
    guild: Guild  # the first
    channels: Channels
    members: dict[int, Member]  # of the first
    roles: dict[int, Role]  # of the first
    more_guilds: MoreGuilds

    def guild_of(self, channel: Channel) -> Guild:
        """Of a direct message there is none: a LookupError."""
        if channel.is_private:
            raise LookupError(channel.id)
        return self.guild if channel.guild_id is None else self.more_guilds[channel.guild_id]

    def guilds(self) -> list[Guild]:
        """Those that the bot is in."""
        return [guild for guild in (self.guild, *self.more_guilds) if guild.has_bot]

    def shown_guilds(self) -> list[Guild]:
        """Those that pages can show."""
        return [self.guild, *self.more_guilds.kept()]

    def is_shown(self, guild: Guild) -> bool:
        return guild is self.guild or self.more_guilds.is_kept(guild.id)

    def guild_by_id(self, guild_id: int) -> Guild | None:
        return self.guild if guild_id == self.guild.id else self.more_guilds.get(guild_id)

    def channels_of(self, guild: Guild) -> list[Channel]:
        mine = None if guild is self.guild else guild.id
        return [each for each in self.channels.of(mine) if not each.is_private]

    def roles_of(self, guild: Guild) -> dict[int, Role]:
        return self.roles if guild is self.guild else self.more_guilds.roles(guild)

    def member_of(self, guild: Guild, user_id: int) -> Member:
        return self.members[user_id] if guild is self.guild else self.more_guilds.member(guild, user_id)
