"""Public messages at Discord's door: post, edit, delete; and what its refusals mean to a table."""

import secrets

import discord

from bot.channel.context.resend_lost_answers import CONNECTION_CLOSED
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage, edit_fields, message_fields

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
OLD_MESSAGE = 30046  # edited too often for its age
ARCHIVED = 50083


class MessageGone(Exception):  # noqa: N818
    """Deleted by somebody, or too old to be edited: post anew."""


class ChannelGone(Exception):  # noqa: N818
    """There is no such place any more."""


class NotAllowed(Exception):  # noqa: N818
    """The bot may not post here now."""


class Later(Exception):  # noqa: N818
    """Discord is busy or out of reach."""


class Poster:
    client: discord.Client  # set by `Services.connect`

    async def post(self, guild: int, channel: int, message: OutgoingMessage) -> int:
        """The number of the new message."""
        place = self.client.get_partial_messageable(channel, guild_id=guild)
        mentions = discord.AllowedMentions.none()
        mentions.users = [discord.Object(person) for person in message.mentions]
        nonce = secrets.randbits(63)  # so that Discord takes a message that is sent again for the one it has
        try:
            try:
                sent = await place.send(**message_fields(message), nonce=nonce, allowed_mentions=mentions)
            except CONNECTION_CLOSED:
                sent = await place.send(**message_fields(message), nonce=nonce, allowed_mentions=mentions)
        except UNDELIVERED as error:
            raise _meaning(error) from error
        return sent.id

    async def edit(self, guild: int, channel: int, number: int, message: OutgoingMessage) -> None:
        try:
            await self._message(guild, channel, number).edit(**edit_fields(message))
        except UNDELIVERED as error:
            raise _meaning(error) from error

    async def delete(self, guild: int, channel: int, number: int) -> None:
        """What cannot be deleted stays: it harms nobody."""
        try:
            await self._message(guild, channel, number).delete()
        except UNDELIVERED:
            return

    async def count_below(self, guild: int, channel: int, number: int, most: int) -> int:
        """How many messages have come since, up to `most`. Asked for, because no event tells without their content."""
        place = self.client.get_partial_messageable(channel, guild_id=guild)
        try:
            return len([message async for message in place.history(limit=most, after=discord.Object(number))])
        except UNDELIVERED:
            return 0

    def jump_url(self, guild: int, channel: int, number: int) -> str:
        return self._message(guild, channel, number).jump_url

    def _message(self, guild: int, channel: int, number: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel, guild_id=guild).get_partial_message(number)


def _meaning(error: Exception) -> Exception:
    if not isinstance(error, discord.HTTPException):
        return Later(type(error).__name__)
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
        return ChannelGone(str(error.code))
    if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE) or (error.status == 404 and error.code == 0):
        return MessageGone(str(error.code))
    if error.status == 403 or error.code == ARCHIVED:
        return NotAllowed(str(error.code))
    if error.status == 429 or error.status >= 500:
        return Later(str(error.status))
    return error
