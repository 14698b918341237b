"""Which language somebody is answered in, and which one a server reads."""

import discord

from bot.channel.context.settings_cache import SettingsCache
from bot.text import Speaker, Texts


class Languages:
    def __init__(self, texts: Texts, settings: SettingsCache) -> None:
        self._texts, self._settings = texts, settings

    async def of_person(self, person: int, locale: discord.Locale | None) -> Speaker:
        """For one person's eyes."""
        settings = await self._settings.person(person)
        return self._texts.speak(settings.language or locale)

    async def of_server(self, guild: int, locale: discord.Locale | None) -> Speaker:
        settings = await self._settings.server(guild)
        return self._texts.speak(settings.language or locale)
