"""Servers that people make on the page, beside the first: with channels of their own, with the bot or without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.page_words import page_speaker
from bot.playground.world import changes
from bot.playground.world.guild import Channel, Guild, Member, Role, User
from bot.playground.world.more_guilds import StoredGuild, new_guild_id
from bot.playground.world.permissions import MEMBER_PERMISSIONS

if TYPE_CHECKING:
    from bot.playground.world.world import World

MOST = 9  # beside the first: more has no room on the page
CHANNELS = (("general", "page-topic-game-table"), ("side-table", "page-topic-second-table"))


def create_guild(world: World, owner: User, name: str, *, with_bot: bool) -> Guild:
    guild = Guild(new_guild_id(world), name, owner.id, world.guild.locale, has_bot=with_bot)
    everyone = Role(guild.id, "@everyone", MEMBER_PERMISSIONS, 0)
    bots = Role(world.snowflakes.next(), world.bot.name, MEMBER_PERMISSIONS, 1, managed=True)
    bot = Member(world.bot.id, world.clock.timestamp(), [bots.id])
    world.more_guilds.keep(StoredGuild(guild, [everyone, bots], [bot]))
    world.store_guild(guild)
    say = page_speaker(guild.locale)
    for position, (channel, topic) in enumerate(CHANNELS):
        place = Channel(world.snowflakes.next(), channel, position, topic=say(topic), guild_id=guild.id)
        world.put_channel(place, silently=True)
    world.announce(changes.BotInvited(guild) if with_bot else changes.GuildsChanged())
    return guild


def delete_guild(world: World, guild: Guild) -> None:
    """The bot hears of the guild alone, not of its channels."""
    if guild.has_bot:
        world.kick_bot(guild)
    for channel in world.channels_of(guild):
        if channel.id in world.channels:  # a thread goes with its channel
            world.delete_channel(channel)
    world.forget_guild(guild)
    world.announce(changes.GuildsChanged())
