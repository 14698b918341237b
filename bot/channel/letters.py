"""Pages as Discord wants them: private answers, and the parts that a public message has in common with them."""

import io
from typing import Any

import discord
from discord.utils import MISSING

from bot.channel.callers import Interaction
from bot.ui.buttons import Page, Rows, Sent
from bot.ui.pictures import Picture


async def reply(interaction: Interaction, text: str, rows: Rows = ()) -> None:
    """For the eyes of the one who asked."""
    view = rows_of(rows) or MISSING
    if interaction.response.is_done():
        await interaction.followup.send(text, view=view, ephemeral=True)
    else:
        await interaction.response.send_message(text, view=view, ephemeral=True)


async def send(interaction: Interaction, page: Page) -> None:
    """A new message for their eyes only."""
    await interaction.response.send_message(embed=page.embed, view=rows_of(page.rows) or MISSING, ephemeral=True)


async def show(interaction: Interaction, page: Page, note: str | None = None, picture: Picture | None = None) -> None:
    """For their eyes only: in place of the private message that was clicked, or as a new one."""
    if interaction.response.is_done():
        await interaction.edit_original_response(**edited(page, note, picture))
    elif is_private(interaction):
        await interaction.response.edit_message(**edited(page, note, picture))
    else:
        await interaction.response.send_message(**posted(page, note, picture), ephemeral=True)


def posted(page: Page, content: str | None = None, picture: Picture | None = None) -> dict[str, Any]:
    """A new message."""
    shown = page.with_picture(picture.name) if picture else page
    return {
        "content": content,
        "embed": shown.embed,
        "view": rows_of(page.rows) or MISSING,
        "files": [attachment(picture)] if picture else MISSING,
    }


def edited(page: Page, content: str | None = None, picture: Picture | None = None) -> dict[str, Any]:
    """The same for a message that is there."""
    shown = page.with_picture(picture.name) if picture else page
    return {
        "content": content,
        "embed": shown.embed,
        "view": rows_of(page.rows),
        "attachments": [attachment(picture)] if picture else [],
    }


def rows_of(rows: Rows) -> discord.ui.View | None:
    return Sent(rows) if rows else None


def attachment(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt[:1024])


def is_private(interaction: Interaction) -> bool:
    """Whether what was clicked is a message of one's own."""
    return interaction.message is not None and interaction.message.flags.ephemeral
