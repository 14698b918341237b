"""Everybody's own settings."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.channel.context.quiet_hours import time_zone, zone_name, zones_like
from bot.channel.context.request import Request
from bot.rules import Refused
from bot.tables import QuietHours
from bot.ui.buttons import Choice
from bot.ui.commands import AS_IN_DISCORD
from bot.ui.notices import (
    hidden_answer,
    language_answer,
    next_pings_answer,
    no_quiet_hours_answer,
    pictures_answer,
    pings_answer,
    quiet_hours_answer,
    two_steps_answer,
)

QUIET_HALF, NO_ZONE = "quiet-half", "no-zone"
MOST_OFFERED = 25


async def set_language(request: Request, language: str) -> None:
    """The answer speaks the new one already."""
    chosen = None if language == AS_IN_DISCORD else language
    await _change(request, language=chosen)
    say = await request.services.languages.of_person(request.person, request.interaction.locale)
    await request.reply(language_answer(say, chosen))


async def set_pings(request: Request, on: bool) -> None:
    await _change(request, ping=on)
    await request.reply(pings_answer(request.say, on))


async def set_next_pings(request: Request, on: bool) -> None:
    await _change(request, next_ping=on)
    await request.reply(next_pings_answer(request.say, on))


async def set_quiet_hours(request: Request, start: int | None, end: int | None, zone: str | None) -> None:
    """Without hours there are none any more."""
    if start is None or end is None or start == end:
        if (start, end) != (None, None):
            raise Refused(QUIET_HALF)
        await _change(request, quiet=None)
        await request.reply(no_quiet_hours_answer(request.say))
        return
    before = (await request.services.settings.person(request.person)).quiet
    name = zone_name(zone if zone is not None else before.zone if before is not None else "")
    if name is None:
        raise Refused(NO_ZONE)
    await _change(request, quiet=QuietHours(start, end, name))
    await request.reply(quiet_hours_answer(request.say, start, end, name, _clock_in(request, name)))


async def offer_zones(request: Request, typed: str) -> Sequence[Choice]:
    """With what their clocks show now, so that people find their own."""
    return [Choice(zone, f"{zone} · {_clock_in(request, zone)}") for zone in zones_like(typed)[:MOST_OFFERED]]


def _clock_in(request: Request, zone: str) -> str:
    return datetime.fromtimestamp(request.services.settings.clock(), time_zone(zone)).strftime("%H:%M")


async def set_pictures(request: Request, on: bool) -> None:
    await _change(request, pictures=on)
    await request.reply(pictures_answer(request.say, on))


async def set_hidden(request: Request, on: bool) -> None:
    """From the very next look at any list."""
    await _change(request, hidden=on)
    await request.reply(hidden_answer(request.say, on))


async def set_two_steps(request: Request, on: bool) -> None:
    """From the next hand on."""
    await _change(request, two_steps=on)
    await request.reply(two_steps_answer(request.say, on))


async def _change(request: Request, **changes: str | bool | QuietHours | None) -> None:
    settings = request.services.settings
    await settings.set_person(request.person, replace(await settings.person(request.person), **changes))
