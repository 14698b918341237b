"""Every interaction gets an answer, and every mishap a friendly one."""

import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import aiohttp
import discord
from discord import app_commands

from bot.channel.callers import Interaction
from bot.channel.house import House
from bot.rules import Refused
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.notices import apology, pause_notice
from bot.ui.refusals import permission_missing, refusal

TOO_LATE, ACKNOWLEDGED = 10062, 40060
PERMISSION_MISSING, PAUSED = "permission-missing", "paused"
UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class Housed(Protocol):
    house: House


P = ParamSpec("P")
C = TypeVar("C", bound=Housed)
Method = Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]
Choices = list[app_commands.Choice[str]]
Offer = Callable[[C, Interaction, str], Coroutine[Any, Any, Choices]]


def answered(method: Method[C, P]) -> Method[C, P]:
    """For a cog's command: what it raises is put into words."""

    @functools.wraps(method)
    async def command(self: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        await answer(self.house, interaction, method(self, interaction, *args, **options))

    return command


def offered(method: Offer[C]) -> Offer[C]:
    """For a command's autocomplete: a refusal offers nothing, and so does a mishap, which discord.py would not log."""

    @functools.wraps(method)
    async def offer(self: C, interaction: Interaction, typed: str) -> Choices:
        try:
            return await method(self, interaction, typed)
        except Refused:
            return []
        except Exception:
            log.exception("autocomplete failed")
            return []

    return offer


async def answer(house: House, interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Refused as refused:
        snapshot = await _table_here(house, interaction, refused)
        await _say_at_last(interaction, words(await _speaker(house, interaction), refused, snapshot))
    except discord.HTTPException as error:
        if error.code in (TOO_LATE, ACKNOWLEDGED):  # the player has an answer, or cannot be reached any more
            log.info("an interaction could not be answered: %s", error.code)
        else:
            await apologise(house, interaction)
    except Exception:
        await apologise(house, interaction)


async def apologise(house: House, interaction: Interaction) -> None:
    """While an exception is handled. The log has the stack under the same reference, and nothing of what was asked."""
    reference = secrets.token_hex(4)
    log.exception("reference %s", reference)
    await _say_at_last(interaction, apology(await _speaker(house, interaction), reference))


async def own(house: House, interaction: Interaction) -> Speaker:
    return await house.own(interaction.user.id, interaction.locale)


def words(say: Speaker, refused: Refused, snapshot: Snapshot | None = None) -> str:
    if refused.clause == PERMISSION_MISSING:
        return permission_missing(say, **refused.facts)  # type: ignore[arg-type]
    if refused.clause == PAUSED:
        return pause_notice(say, **refused.facts)  # type: ignore[arg-type]
    return refusal(say, refused, snapshot)


async def _table_here(house: House, interaction: Interaction, refused: Refused) -> Snapshot | None:
    """So that a refusal which speaks of a seat can name who sits there."""
    if not {"seat", "active"} & refused.facts.keys():
        return None
    try:
        return await house.tables.look(await house.tables.find(interaction.channel_id or 0))
    except Refused:
        return None


async def _speaker(house: House, interaction: Interaction) -> Speaker:
    """Whatever else is broken, an apology needs a language."""
    try:
        return await own(house, interaction)
    except Exception:
        log.exception("no settings of the one who asked")
        return house.texts.speak(interaction.locale)


async def _say_at_last(interaction: Interaction, text: str) -> None:
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except UNDELIVERED as error:
        log.warning("an answer did not arrive: %s", type(error).__name__)
