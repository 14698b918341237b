"""Slash commands in every language. Their names stay English; descriptions and choices are messages like any other.

A cog writes `description=text_key("command-hand")`; `put_into_english` and the translator do the rest.
"""

from collections.abc import Iterable
from typing import TypeVar, get_args

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place
from discord.app_commands import TranslationContextTypes, locale_str

from bot.rules import VARIANTS
from bot.tables import PRESETS, Level, Tempo
from bot.text import LANGUAGE_NAMES, Texts, has_own_texts

LEVELS: tuple[Level, ...] = get_args(Level)
NAMES = (Place.command_name, Place.group_name, Place.parameter_name)
AnyCommand = app_commands.Command | app_commands.Group | app_commands.ContextMenu  # type: ignore[type-arg]


T = TypeVar("T")


def text_key(key: str) -> locale_str:
    """The message of this key, in whatever language the reader has."""
    return locale_str(key, key=key)


AS_IN_DISCORD = "discord"
VARIANT_CHOICES = [app_commands.Choice(name=text_key(f"variant-{name}"), value=name) for name in VARIANTS]
PRESET_CHOICES = [app_commands.Choice(name=text_key(f"preset-{name}"), value=name) for name in PRESETS]
LEVEL_CHOICES = [app_commands.Choice(name=text_key(f"level-{level}"), value=level) for level in LEVELS]
TEMPO_CHOICES = [app_commands.Choice(name=text_key(f"tempo-{tempo}"), value=str(tempo)) for tempo in Tempo]
LANGUAGE_CHOICES = [
    *(app_commands.Choice(name=name, value=language) for language, name in LANGUAGE_NAMES.items()),
    app_commands.Choice(name=text_key("choice-language-discord"), value=AS_IN_DISCORD),
]


class CommandTranslator(app_commands.Translator):
    """Only for locales whose texts differ: all others get the English ones anyway."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if key is None or context.location in NAMES or not has_own_texts(locale):
            return None
        return self.texts.speak(locale)(key)


def put_into_english(commands: Iterable[AnyCommand], texts: Texts) -> None:
    """Discord's default for a reader whose language has no text of its own: call it once, before the tree is synced."""
    say = texts.speak("en")

    def english(text: str | locale_str) -> str:
        return say(str(text)) if texts.has(str(text)) else str(text)

    for command in commands:
        if isinstance(command, app_commands.ContextMenu):
            continue
        command.description = english(command.description)
        if isinstance(command, app_commands.Group):
            put_into_english(command.commands, texts)
            continue
        for parameter in command._params.values():
            if str(parameter.description) != "…":
                parameter.description = locale_str(english(parameter.description), key=str(parameter.description))
            for choice in parameter.choices:
                choice.name = english(choice.name)


def anywhere(thing: T) -> T:
    """On servers, in private messages and groups; for people who have the app to themselves as well."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(thing)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)
