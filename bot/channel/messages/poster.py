"""Public messages at Discord's door: post, edit, delete; and what its refusals mean to a table.

With the bot's token, or by way of an interaction: then `token` is the one of the table's last interaction, or of the
answer that the message is.
"""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.channel.context.resend_lost_answers import CONNECTION_CLOSED
from bot.channel.messages.fresh_interactions import FreshInteraction
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage, edit_keeping, message_fields
from bot.ui.obstacles import LOCKED_THREAD, REFUSED

CAPACITY = 2_000  # messages whose pictures are remembered
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
OLD_MESSAGE = 30046  # edited too often for its age
ARCHIVED, LOCKED = 50083, 160005  # said of threads


class MessageGone(Exception):  # noqa: N818
    """Deleted by somebody, or too old to be edited: post anew."""


class ChannelGone(Exception):  # noqa: N818
    """There is no such place any more."""


class Archived(MessageGone):
    """It stands in a thread that sleeps: a new message wakes that."""


class TooOld(MessageGone):
    """Edited too often for its age, for now."""


class NotAllowed(Exception):  # noqa: N818
    """The bot may not post here now."""

    def __init__(self, obstacle: str = REFUSED) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle


class Later(Exception):  # noqa: N818
    """Discord is busy or out of reach."""


class TokenExpired(Exception):  # noqa: N818
    """An interaction's token is of no use: the bot's own may be."""


class Poster:
    client: discord.Client  # set by `Services.connect`

    def __init__(self) -> None:
        self._pictures = OrderedDict[int, Sequence[discord.Attachment]]()  # those that messages have, by their number

    async def post(self, guild: int, channel: int, message: OutgoingMessage) -> int:
        """The number of the new message."""
        place = self.client.get_partial_messageable(channel, guild_id=guild)
        nonce = secrets.randbits(63)  # so that Discord takes a message that is sent again for the one it has
        mentions = _allowed_mentions(message)
        try:
            try:
                sent = await place.send(**message_fields(message), nonce=nonce, allowed_mentions=mentions)
            except CONNECTION_CLOSED:
                sent = await place.send(**message_fields(message), nonce=nonce, allowed_mentions=mentions)
        except UNDELIVERED as error:
            meaning = meaning_of(error)
            # Sending wakes a thread: if it does not, the thread is locked.
            raise NotAllowed(LOCKED_THREAD) if isinstance(meaning, Archived) else meaning from error
        self._note_pictures(sent)
        return sent.id

    async def follow_up(self, token: FreshInteraction, message: OutgoingMessage) -> int:
        """A public message by way of an interaction."""
        try:
            sent = await token.interaction.followup.send(
                **message_fields(message), allowed_mentions=_allowed_mentions(message), wait=True
            )
        except UNDELIVERED as error:
            raise _meaning_by_token(error) from error
        self._note_pictures(sent)
        return int(sent.id)

    async def edit(
        self, guild: int, channel: int, number: int, message: OutgoingMessage, token: FreshInteraction | None = None
    ) -> None:
        edit: Callable[..., Awaitable[discord.Message]] = self._message(guild, channel, number).edit
        if token is not None:
            edit = partial(token.interaction.followup.edit_message, number)
        shown = self._pictures.pop(number, ())
        try:
            self._note_pictures(await edit_keeping(edit, message, shown))
        except UNDELIVERED as error:
            raise (_meaning_by_token if token else meaning_of)(error) from error

    def forget_pictures(self, number: int) -> None:
        """An answer has changed that message."""
        self._pictures.pop(number, None)

    async def delete(self, guild: int, channel: int, number: int, token: FreshInteraction | None = None) -> bool:
        """What cannot be deleted stays: it harms nobody. False where it sleeps in an archived thread."""
        try:
            if token is None:
                await self._message(guild, channel, number).delete()
            else:
                await token.interaction.followup.delete_message(number)
        except UNDELIVERED as error:
            if token and isinstance(expired := _meaning_by_token(error), TokenExpired):
                raise expired from error
            return not isinstance(meaning_of(error), Archived)
        return True

    async def count_below(self, guild: int, channel: int, number: int, most: int) -> int:
        """How many messages have come since, up to `most`. Asked for, because no event tells without their content."""
        place = self.client.get_partial_messageable(channel, guild_id=guild)
        try:
            return len([message async for message in place.history(limit=most, after=discord.Object(number))])
        except UNDELIVERED:
            return 0

    def jump_url(self, guild: int, channel: int, number: int) -> str:
        return self._message(guild, channel, number).jump_url

    def _note_pictures(self, message: discord.Message) -> None:
        if message.attachments:
            self._pictures[message.id] = message.attachments
            if len(self._pictures) > CAPACITY:
                self._pictures.popitem(last=False)

    def _message(self, guild: int, channel: int, number: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel, guild_id=guild).get_partial_message(number)


def _allowed_mentions(message: OutgoingMessage) -> discord.AllowedMentions:
    mentions = discord.AllowedMentions.none()
    mentions.users = [discord.Object(person) for person in message.mentions]
    return mentions


def meaning_of(error: Exception) -> Exception:
    if not isinstance(error, discord.HTTPException):
        return Later(type(error).__name__)
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
        return ChannelGone(str(error.code))
    if error.code == OLD_MESSAGE:
        return TooOld(str(error.code))
    if error.code == UNKNOWN_MESSAGE or (error.status == 404 and error.code == 0):
        return MessageGone(str(error.code))
    if error.code == ARCHIVED:
        return Archived(str(error.code))
    if error.status == 403:
        return NotAllowed(LOCKED_THREAD if error.code == LOCKED else REFUSED)
    if error.status == 429 or error.status >= 500:
        return Later(str(error.status))
    return error


def _meaning_by_token(error: Exception) -> Exception:
    """Of what may have to do with the token, the bot's own finds out more."""
    meaning = meaning_of(error)
    return meaning if isinstance(meaning, Later) else TokenExpired(str(meaning))
