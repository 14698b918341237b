"""Every interaction gets an answer, and every mishap a friendly one."""

import asyncio
import functools
import logging
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord
from discord import app_commands

from bot.channel.context.caller import Interaction
from bot.channel.context.observer import kind_and_name
from bot.channel.context.request import NO_PLACE, PAUSED, Request
from bot.channel.context.services import Services
from bot.channel.context.word_in_time import word_in_time
from bot.channel.messages.outgoing import UNDELIVERED, reply
from bot.rules import Refused
from bot.tables import Snapshot
from bot.text import Speaker
from bot.ui.buttons import Choice
from bot.ui.notices import apology, lost_answer
from bot.ui.obstacles import opening_obstacle, pause_notice
from bot.ui.refusals import refusal

TOO_LATE, ACKNOWLEDGED = 10062, 40060
OUTDATED = "outdated"
LABEL = 100  # signs of a choice
FOLLOW_UPS = (1.0, 3.0, 10.0, 30.0, 60.0, 120.0)  # seconds between the tries where Discord has lost an answer

log = logging.getLogger(__name__)


class HasServices(Protocol):
    services: Services


P = ParamSpec("P")
C = TypeVar("C", bound=HasServices)
Handler = Callable[Concatenate[C, Request, P], Coroutine[Any, Any, None]]
Command = Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]
Offer = Callable[[C, Request, str], Coroutine[Any, Any, Sequence[Choice]]]
Autocomplete = Callable[[C, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def takes_request(method: Handler[C, P]) -> Command[C, P]:
    """For a cog's command: it gets a `Request` in place of the interaction, and what it raises is put into words."""

    @functools.wraps(method)
    async def command(self: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        async with errors_in_words(self.services, interaction):
            await method(self, await _request(self.services, interaction), *args, **options)

    return command


def offers_choices(method: Offer[C]) -> Autocomplete[C]:
    """For a command's autocomplete: a refusal offers nothing, and so does a mishap, which discord.py would not log."""

    @functools.wraps(method)
    async def autocomplete(self: C, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        began, outcome = time.perf_counter(), "answered"
        try:
            choices = await method(self, await _request(self.services, interaction), typed)
        except Refused:
            outcome = "refused"
            return []
        except Exception:
            outcome = "failed"
            log.exception("autocomplete failed")
            return []
        finally:
            self.services.observer.interaction(*kind_and_name(interaction), outcome, time.perf_counter() - began)
        return [app_commands.Choice(name=choice.label[:LABEL], value=choice.value) for choice in choices]

    return autocomplete


@asynccontextmanager
async def errors_in_words(services: Services, interaction: Interaction) -> AsyncIterator[None]:
    """Around whatever answers an interaction."""
    began, outcome = time.perf_counter(), "answered"
    try:
        with word_in_time(services, interaction):
            yield
    except Refused as refused:
        outcome = "refused"
        services.observer.refusal(refused.clause)
        await _refuse(services, interaction, refused)
    except discord.HTTPException as error:
        if error.code in (TOO_LATE, ACKNOWLEDGED):  # the player has an answer, or cannot be reached any more
            outcome = "too-late"
            log.info("an interaction could not be answered: %s", error.code)
        else:
            outcome = "failed"
            await apologise(services, interaction)
    except Exception:
        outcome = "failed"
        await apologise(services, interaction)
    finally:
        services.observer.interaction(*kind_and_name(interaction), outcome, time.perf_counter() - began)


async def apologise(services: Services, interaction: Interaction) -> None:
    """While an exception is handled. The log has the stack under the same reference, and nothing of what was asked."""
    reference = secrets.token_hex(4)
    log.exception("reference %s", reference)
    try:
        say = await _language(services, interaction)
        text = lost_answer(say) if _was_lost(sys.exc_info()[1]) else apology(say, reference)
    except Exception:  # not even words are left
        log.exception("reference %s could not be put into words", reference)
        text = f"⚠ `{reference}`"
    await _reply_at_last(interaction, text)


async def answer_unreached_command(
    services: Services, interaction: Interaction, error: app_commands.AppCommandError
) -> None:
    """What went wrong before a command of ours was reached, such as one that Discord knows and this version does not,
    or has otherwise."""
    if interaction.type is not discord.InteractionType.application_command:
        log.error("autocomplete failed: %s", type(error).__name__)
        return
    async with errors_in_words(services, interaction):
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            raise Refused(OUTDATED)
        raise error


def refusal_text(say: Speaker, refused: Refused, snapshot: Snapshot | None = None) -> str:
    if refused.clause == NO_PLACE:
        return opening_obstacle(say, **refused.facts)  # type: ignore[arg-type]
    if refused.clause == PAUSED:
        return pause_notice(say, **refused.facts)  # type: ignore[arg-type]
    return refusal(say, refused, snapshot)


async def _request(services: Services, interaction: Interaction) -> Request:
    say = await services.languages.of_person(interaction.user.id, interaction.locale)
    return Request(services, interaction, say)


async def _refuse(services: Services, interaction: Interaction, refused: Refused) -> None:
    """What breaks while a refusal is put into words is apologised for like anything else."""
    try:
        snapshot = await _table_here(services, interaction, refused)
        text = refusal_text(await _language(services, interaction), refused, snapshot)
    except Exception:
        await apologise(services, interaction)
    else:
        await _reply_at_last(interaction, text)


async def _table_here(services: Services, interaction: Interaction, refused: Refused) -> Snapshot | None:
    """So that a refusal which speaks of a seat can name who sits there."""
    if not {"seat", "active"} & refused.facts.keys():
        return None
    try:
        return await services.tables.look(await services.tables.find(interaction.channel_id or 0))
    except Refused:
        return None


async def _language(services: Services, interaction: Interaction) -> Speaker:
    """Whatever else is broken, an apology needs a language."""
    try:
        return await services.languages.of_person(interaction.user.id, interaction.locale)
    except Exception:
        log.exception("no settings of the one who asked")
        return services.texts.speak(interaction.locale)


async def _reply_at_last(interaction: Interaction, text: str) -> None:
    """The answer, or else a follow-up: that works for as long as the token does, if only one answer has arrived."""
    try:
        await reply(interaction, text)
        return
    except UNDELIVERED as error:
        if not _was_lost(error) and getattr(error, "code", None) != ACKNOWLEDGED:
            log.warning("an answer did not arrive: %s", type(error).__name__)
            return
    for pause in FOLLOW_UPS:
        await asyncio.sleep(pause)
        try:
            await interaction.followup.send(text, ephemeral=True)
            return
        except UNDELIVERED as error:
            if not _was_lost(error):
                break
    log.warning("an answer did not arrive, and no follow-up")


def _was_lost(error: BaseException | None) -> bool:
    """On Discord's side, or on the way: the next one may arrive."""
    return isinstance(error, UNDELIVERED) and (not isinstance(error, discord.HTTPException) or error.status >= 500)
