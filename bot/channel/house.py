"""Everything that cogs and buttons need, handed in once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import discord

from bot.channel.manners import Manners
from bot.players.hint import Hint
from bot.rules import View
from bot.tables import Tables
from bot.text import Speaker, Texts
from bot.ui.pictures import Pictures

Advise: TypeAlias = Callable[[View], Awaitable[Hint | None]]


@dataclass
class House:
    tables: Tables
    texts: Texts
    advise: Advise | None = None
    pictures: Pictures | None = None
    manners: Manners = field(init=False)

    def __post_init__(self) -> None:
        self.manners = Manners(self.tables.notes, shared=self.tables.store.shared)

    async def own(self, person: int, locale: discord.Locale | None) -> Speaker:
        """The language for one person's eyes."""
        settings = await self.manners.person(person)
        return self.texts.speak(settings.language or locale)

    async def public(self, guild: int, locale: discord.Locale | None) -> Speaker:
        """The language of a server."""
        settings = await self.manners.server(guild)
        return self.texts.speak(settings.language or locale)
