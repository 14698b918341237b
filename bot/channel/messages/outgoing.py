"""What is sent, as Discord wants it: private answers, and the fields that public messages have in common with them."""

import hashlib
import io
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord
import msgspec
from discord import InteractionCallbackResponse
from discord.utils import MISSING

from bot.channel.context.caller import Interaction
from bot.ui.buttons import Page, Rows, Sent, rows_payload
from bot.ui.layout import Layout, SentLayout
from bot.ui.pictures import Picture

S = TypeVar("S")

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
ALT_TEXT = 1024  # signs
UNKNOWN_MESSAGE = 10008
UNREADABLE_FORM = 50035  # also said of an attachment that a message has lost


@dataclass(frozen=True)
class OutgoingMessage:
    """Text, or a page with its own rows, or a layout; `mentions` are the people who are called by it."""

    content: str | None = None
    page: Page | None = None
    layout: Layout | None = None
    rows: Rows = ()
    mentions: tuple[int, ...] = ()
    picture: Picture | None = field(default=None, repr=False)


async def reply(interaction: Interaction, message: OutgoingMessage | str) -> None:
    """A new message for the eyes of the one who asked."""
    fields = message_fields(OutgoingMessage(message) if isinstance(message, str) else message)
    if interaction.response.is_done():
        await interaction.followup.send(**fields, ephemeral=True)
    else:
        await interaction.response.send_message(**fields, ephemeral=True)


async def reply_to_all(interaction: Interaction, message: OutgoingMessage) -> int:
    """A new message for everybody. Gives its number."""
    fields = message_fields(message)
    if interaction.response.is_done():
        return (await interaction.followup.send(**fields, wait=True)).id
    answer = await interaction.response.send_message(**fields)
    # Without its id when Discord had the answer already (see resend_lost_answers.py).
    return answer.message_id or (await interaction.original_response()).id


async def show(interaction: Interaction, message: OutgoingMessage) -> discord.Message | None:
    """For their eyes only: in place of the private message that was pressed, or as a new one. Gives what is there now,
    where Discord tells it."""
    if message.layout is None and is_private(interaction) and is_layout(interaction):
        await reply(interaction, message)
        return None
    try:
        if interaction.response.is_done():
            return await edit_keeping(interaction.edit_original_response, message, _attached(interaction))
        if is_private(interaction):
            return await edit_pressed(interaction, message)
    except discord.HTTPException as error:
        became_layout = error.code == UNREADABLE_FORM and message.layout is None and is_private(interaction)
        if error.code != UNKNOWN_MESSAGE and not became_layout:
            raise
        if interaction.response.is_done() or became_layout:  # while this was on its way: gone, or a hand by now
            await reply(interaction, message)
            return None
    return _message(await interaction.response.send_message(**message_fields(message), ephemeral=True))


def is_layout(interaction: Interaction) -> bool:
    """What was pressed can never become anything else."""
    return interaction.message is not None and interaction.message.flags.components_v2


async def edit_pressed(interaction: Interaction, message: OutgoingMessage) -> discord.Message | None:
    """The message that was pressed becomes this one."""
    return _message(await edit_keeping(interaction.response.edit_message, message, _attached(interaction)))


async def edit_keeping(
    edit: Callable[..., Awaitable[S]], message: OutgoingMessage, shown: Sequence[discord.Attachment]
) -> S:
    """The picture that a message has already is not sent again."""
    try:
        return await edit(**edit_fields(message, shown))
    except discord.HTTPException as error:
        if not shown or error.code != UNREADABLE_FORM:
            raise
        return await edit(**edit_fields(message))  # it has lost that picture since


def message_fields(message: OutgoingMessage) -> dict[str, Any]:
    """Of a new message."""
    if message.layout is not None:
        return {"view": _layout(message.layout, message.picture), "files": _files(message) or MISSING}
    if message.page is None:
        return {"content": message.content, "view": rows_view(message.rows) or MISSING}
    return {
        "content": message.content,
        "embed": _embed(message.page, message.picture),
        "view": rows_view(message.page.rows) or MISSING,
        "files": _files(message) or MISSING,
    }


def edit_fields(message: OutgoingMessage, shown: Sequence[discord.Attachment] = ()) -> dict[str, Any]:
    """Of a message that is there, and has these attachments already. A layout takes the place of all that it was."""
    if message.layout is not None:
        view = _layout(message.layout, message.picture)
        return {"content": None, "embed": None, "view": view, "attachments": _attachments(message, shown)}
    assert message.page is not None
    return {
        "content": message.content,
        "embed": _embed(message.page, message.picture),
        "view": rows_view(message.page.rows),
        "attachments": _attachments(message, shown),
    }


def fingerprint(message: OutgoingMessage) -> bytes:
    """Of two messages with the same one, nobody can tell the second from the first."""
    page, layout = message.page, message.layout
    shown = (
        message.content,
        page and (page.embed.to_dict(), rows_payload(page.rows)),
        layout and layout.payload,
        message.picture and message.picture.name,
    )
    return hashlib.sha256(msgspec.json.encode(shown)).digest()


def rows_view(rows: Rows) -> discord.ui.View | None:
    return Sent(rows) if rows else None


def _message(sent: InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    return sent.resource if sent is not None and isinstance(sent.resource, discord.Message) else None


def _attached(interaction: Interaction) -> Sequence[discord.Attachment]:
    """To the message that was pressed."""
    return interaction.message.attachments if interaction.message else ()


class KeptPicture(NamedTuple):
    """Names a picture that the message has already, and no more: discord.py would send all that it knows of it."""

    attachment: discord.Attachment

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.attachment.id, "filename": self.attachment.filename}


def _attachments(message: OutgoingMessage, shown: Sequence[discord.Attachment]) -> list[KeptPicture | discord.File]:
    """Pictures of the same name are the same: then Discord keeps the one that it has."""
    if (picture := message.picture) is None:
        return []
    kept = next((there for there in shown if there.filename == picture.name), None)
    return [KeptPicture(kept) if kept else attachment(picture)]


def attachment(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt[:ALT_TEXT])


def _files(message: OutgoingMessage) -> list[discord.File]:
    return [attachment(message.picture)] if message.picture else []


def _layout(layout: Layout, picture: Picture | None) -> SentLayout:
    return SentLayout(layout.with_picture(picture.name, picture.alt[:ALT_TEXT]) if picture else layout)


def is_private(interaction: Interaction) -> bool:
    """Whether what was pressed is a message of one's own."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _embed(page: Page, picture: Picture | None) -> discord.Embed:
    return page.with_picture(picture.name).embed if picture else page.embed
