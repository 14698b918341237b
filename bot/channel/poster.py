"""Public messages at Discord's door, and what its refusals mean to a table."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.utils import MISSING

from bot.channel.answers import UNDELIVERED
from bot.channel.letters import edited, posted, rows_of
from bot.channel.permissions import missing
from bot.channel.retry import CLOSED
from bot.ui.buttons import Page, Rows
from bot.ui.pictures import Picture

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


@dataclass(frozen=True)
class Letter:
    content: str | None = None
    page: Page | None = None
    rows: Rows = ()
    mentions: tuple[int, ...] = ()
    picture: Picture | None = field(default=None, repr=False)


class Poster:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def locale(self, guild: int) -> discord.Locale | None:
        known = self._client.get_guild(guild)
        return known.preferred_locale if known else None

    def permissions(self, guild: int, channel: int) -> discord.Permissions | None:
        """What the bot may do there, as far as it is known without refuse_if_down."""
        known = self._client.get_guild(guild)
        place = known.get_channel_or_thread(channel) if known else None
        if known is None or known.me is None or place is None:
            return None
        return place.permissions_for(known.me)

    def missing(self, guild: int, channel: int) -> list[str]:
        known, allowed = self._client.get_guild(guild), self.permissions(guild, channel)
        if known is None or allowed is None:
            return []
        return missing(allowed, thread=known.get_thread(channel) is not None)

    def address(self, guild: int, channel: int, message: int) -> str:
        return self._message(guild, channel, message).jump_url

    async def post(self, guild: int, channel: int, letter: Letter) -> int:
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        mentions = discord.AllowedMentions.none()
        mentions.users = [discord.Object(person) for person in letter.mentions]
        nonce = secrets.randbits(63)  # so that Discord takes a letter that is sent again for the one it has
        try:
            try:
                message = await place.send(**_parts(letter), nonce=nonce, allowed_mentions=mentions)
            except CLOSED:
                message = await place.send(**_parts(letter), nonce=nonce, allowed_mentions=mentions)
        except UNDELIVERED as error:
            raise _judged(error) from error
        return message.id

    async def edit(self, guild: int, channel: int, message: int, letter: Letter) -> None:
        assert letter.page is not None
        try:
            parts = edited(letter.page, letter.content, letter.picture)
            await self._message(guild, channel, message).edit(**parts)
        except UNDELIVERED as error:
            raise _judged(error) from error

    async def delete(self, guild: int, channel: int, message: int) -> None:
        """What cannot be deleted stays: it harms nobody."""
        try:
            await self._message(guild, channel, message).delete()
        except UNDELIVERED:
            return

    async def below(self, guild: int, channel: int, message: int, most: int) -> int:
        """How many messages have come since, up to `most`. Asked for, because no event tells without their content."""
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            return len([m async for m in place.history(limit=most, after=discord.Object(message))])
        except UNDELIVERED:
            return 0

    def _message(self, guild: int, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)


def _parts(letter: Letter) -> dict[str, Any]:
    if letter.page is not None:
        return posted(letter.page, letter.content, letter.picture)
    return {"content": letter.content, "view": rows_of(letter.rows) or MISSING}


def _judged(error: Exception) -> Exception:
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
