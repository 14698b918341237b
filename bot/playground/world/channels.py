"""All channels by id, and without a search those of a guild: there may be thousands of guilds."""

from collections.abc import Iterator

from bot.playground.world.guild import Channel


class Channels(dict[int, Channel]):
    def __init__(self) -> None:
        super().__init__()
        self._by_guild: dict[int | None, dict[int, Channel]] = {}

    def of(self, guild_id: int | None) -> Iterator[Channel]:
        return iter(self._by_guild.get(guild_id, {}).values())

    def __setitem__(self, channel_id: int, channel: Channel) -> None:
        super().__setitem__(channel_id, channel)
        self._by_guild.setdefault(channel.guild_id, {})[channel_id] = channel

    def __delitem__(self, channel_id: int) -> None:
        del self._by_guild[self[channel_id].guild_id][channel_id]
        super().__delitem__(channel_id)
