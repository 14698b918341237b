"""THREAD_LIST_SYNC: "Sent when the current user gains access to a channel", with its active threads.

https://docs.discord.com/developers/events/gateway-events#thread-list-sync
"""

from bot.playground.world import Channel, Guild, Json, World, changes
from bot.playground.world.payloads import seen_by_bot, thread_member_payload


class ThreadListSync:
    def __init__(self, world: World) -> None:
        self._world = world
        kept = [channel for guild in (world.guild, *world.more_guilds.kept()) for channel in self._places(guild)]
        self._hidden = {channel.id for channel in kept if not self._can_view(channel)}

    def gained(self, change: changes.Change) -> list[Channel]:
        """The channels that the bot sees since this change, and did not see before."""
        match change:
            case changes.ChannelCreated(channel) | changes.ChannelUpdated(channel) if not (
                channel.is_thread or channel.is_private
            ):
                changed = [channel]
            case changes.RoleUpdated(guild=guild) | changes.MemberUpdated(guild=guild):
                changed = self._places(guild)
            case _:
                return []
        seen = {channel.id for channel in changed if self._can_view(channel)}
        gained = [channel for channel in changed if channel.id in seen & self._hidden]
        self._hidden = (self._hidden - seen) | {channel.id for channel in changed if channel.id not in seen}
        return gained

    def data(self, guild: Guild, channels: list[Channel]) -> Json:
        ids = {channel.id for channel in channels}
        bot = self._world.bot
        threads = [
            thread
            for thread in self._world.channels_of(guild)
            if thread.parent_id in ids and not thread.archived and self._can_view(thread)
        ]
        return {
            "guild_id": str(guild.id),
            "channel_ids": [str(channel.id) for channel in channels],
            "threads": [seen_by_bot(thread, guild, bot) for thread in threads],
            "members": [thread_member_payload(thread, bot.id) for thread in threads if bot.id in thread.members],
        }

    def _places(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self._world.channels_of(guild) if not channel.is_thread]

    def _can_view(self, channel: Channel) -> bool:
        return self._world.can_view(self._world.bot.id, channel)
