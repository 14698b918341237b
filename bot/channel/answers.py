"""Every interaction gets an answer, and every mishap a friendly one."""

import functools
import io
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord

from bot.channel.callers import Interaction
from bot.channel.house import House
from bot.channel.pressed import Pressed
from bot.rules import Refused
from bot.text import Speaker
from bot.ui.buttons import Page, Rows, view_of
from bot.ui.notices import apology
from bot.ui.pictures import Picture
from bot.ui.refusals import permission_missing, refusal
from bot.ui.seats import Seats

TOO_LATE, ACKNOWLEDGED = 10062, 40060
PERMISSION_MISSING = "permission-missing"

log = logging.getLogger(__name__)


class Housed(Protocol):
    house: House


P = ParamSpec("P")
C = TypeVar("C", bound=Housed)
Method = Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]


def answered(method: Method[C, P]) -> Method[C, P]:
    """For a cog's command: what it raises is put into words."""

    @functools.wraps(method)
    async def command(self: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        await answer(self.house, interaction, method(self, interaction, *args, **options))

    return command


async def answer(house: House, interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Refused as refused:
        await _say_at_last(interaction, words(await own(house, interaction), refused))
    except discord.HTTPException as error:
        if error.code in (TOO_LATE, ACKNOWLEDGED):  # the player has an answer, or cannot be reached any more
            log.info("an interaction could not be answered: %s", error.code)
        else:
            await _apologise(house, interaction)
    except Exception:
        await _apologise(house, interaction)


async def own(house: House, interaction: Interaction) -> Speaker:
    return await house.own(interaction.user.id, interaction.locale)


def words(say: Speaker, refused: Refused, seats: Seats = ()) -> str:
    if refused.clause == PERMISSION_MISSING:
        return permission_missing(say, **refused.facts)  # type: ignore[arg-type]
    return refusal(say, refused, seats)


async def send(interaction: Interaction, page: Page, note: str | None = None) -> None:
    """A new message for their eyes only."""
    view = view_of(page.rows, Pressed) if page.rows else discord.utils.MISSING
    await interaction.response.send_message(note, embed=page.embed, view=view, ephemeral=True)


async def reply(interaction: Interaction, text: str | None, rows: Rows = ()) -> None:
    """For the eyes of the one who asked."""
    view = view_of(rows, Pressed) if rows else discord.utils.MISSING
    if interaction.response.is_done():
        await interaction.followup.send(text or "", view=view, ephemeral=True)
    else:
        await interaction.response.send_message(text, view=view, ephemeral=True)


async def show(interaction: Interaction, page: Page, note: str | None = None, picture: Picture | None = None) -> None:
    """For their eyes only: in place of the private message that was clicked, or as a new one."""
    view = view_of(page.rows, Pressed)
    files = [attachment(picture)] if picture else []
    if interaction.response.is_done():
        await interaction.edit_original_response(content=note, embed=page.embed, view=view, attachments=files)
    elif is_private(interaction):
        await interaction.response.edit_message(content=note, embed=page.embed, view=view, attachments=files)
    else:
        await interaction.response.send_message(note, embed=page.embed, view=view, files=files, ephemeral=True)


def attachment(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt[:1024])


def is_private(interaction: Interaction) -> bool:
    """Whether what was clicked is a message of one's own."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _apologise(house: House, interaction: Interaction) -> None:
    """The log has the stack under the same reference, and nothing of what was asked for."""
    reference = secrets.token_hex(4)
    log.exception("reference %s", reference)
    say = await own(house, interaction)
    await _say_at_last(interaction, apology(say, reference))


async def _say_at_last(interaction: Interaction, text: str) -> None:
    try:
        await reply(interaction, text)
    except (discord.HTTPException, OSError) as error:
        log.warning("an answer did not arrive: %s", type(error).__name__)
