"""Everybody's own settings."""

from msgspec.structs import replace

from bot.channel.context.request import Request
from bot.ui.commands import AS_IN_DISCORD
from bot.ui.notices import hidden_answer, language_answer, pictures_answer, pings_answer, two_steps_answer


async def set_language(request: Request, language: str) -> None:
    """The answer speaks the new one already."""
    chosen = None if language == AS_IN_DISCORD else language
    await _change(request, language=chosen)
    say = await request.services.languages.of_person(request.person, request.interaction.locale)
    await request.reply(language_answer(say, chosen))


async def set_pings(request: Request, on: bool) -> None:
    await _change(request, ping=on)
    await request.reply(pings_answer(request.say, on))


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


async def _change(request: Request, **changes: str | bool | None) -> None:
    settings = request.services.settings
    await settings.set_person(request.person, replace(await settings.person(request.person), **changes))
