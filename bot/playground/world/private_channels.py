"""Direct messages with the bot, and groups of people, in which it is not: it can only answer there.

https://docs.discord.com/developers/resources/channel; where an app may be used that somebody has installed for
themselves: https://docs.discord.com/developers/resources/application#installation-context
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.world.guild import DM, GROUP_DM, Channel, Json, Message, User
from bot.playground.world.payloads import user_payload

if TYPE_CHECKING:
    from bot.playground.world.world import World

MAX_IN_GROUP = 10


def direct_messages(world: World, user: User) -> Channel:
    """Those of this user with the bot: always the same channel."""
    for channel in world.channels.values():
        if channel.type == DM and channel.recipients == [user.id]:
            return channel
    channel = Channel(world.snowflakes.next(), world.bot.name, 0, type=DM, recipients=[user.id])
    world.put_channel(channel)
    return channel


def create_group(world: World, owner: User, others: list[User]) -> Channel:
    people = [owner, *others]
    name = ", ".join(user.name for user in people)
    recipients = [user.id for user in people]
    group = Channel(world.snowflakes.next(), name, 0, type=GROUP_DM, recipients=recipients, owner_id=owner.id)
    world.put_channel(group)
    return group


def private_channel_payload(world: World, channel: Channel) -> Json:
    payload: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        "flags": 0,
        "recipients": [user_payload(world.users[user_id]) for user_id in channel.recipients],
    }
    if channel.type == GROUP_DM:
        payload |= {"name": channel.name, "icon": None, "owner_id": str(channel.owner_id)}
    return payload


def location(world: World, message: Message) -> Json:
    """Where a message is, as others refer to it."""
    channel = world.channels[message.channel_id]
    guild = {} if channel.is_private else {"guild_id": str(world.guild_of(channel).id)}
    return {"channel_id": str(channel.id), **guild}
