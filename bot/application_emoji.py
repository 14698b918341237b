"""The application's own emoji: our drawings of the marks, uploaded by `sync`, asked for beside the connection."""

import asyncio
import logging

import discord

from bot.beside_connection import BesideConnection
from bot.channel.messages.outgoing import UNDELIVERED
from bot.ui.pictures.emoji import emoji_images, emoji_name, emoji_png

log = logging.getLogger(__name__)


class ApplicationEmoji:
    """Until they are known, and where there are none, texts and buttons show signs of Unicode."""

    def __init__(self, client: discord.Client, known: dict[str, str]) -> None:
        """`known`, by the key of a mark, is filled with what Discord turns into our drawing."""
        self._client, self._known = client, known
        self.uploads = False  # by itself, where nobody runs `sync`
        self.beside = BesideConnection("emoji", self._try_once, "the emoji failed: signs of Unicode do")

    async def upload(self) -> int:
        """Those that Discord does not have yet: how many. Those of other versions stay, for old messages show them."""
        there = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        drawn = await asyncio.to_thread(emoji_images)
        missing = {name: image for key, image in drawn.items() if (name := emoji_name(key, image)) not in there}
        for name, image in missing.items():
            await self._client.create_application_emoji(name=name, image=await asyncio.to_thread(emoji_png, image))
        return len(missing)

    async def ask(self) -> None:
        """Which there are."""
        if self.uploads:
            await self.upload()
        there = {emoji.name: str(emoji) for emoji in await self._client.fetch_application_emojis()}
        drawn = await asyncio.to_thread(emoji_images)
        for key, image in drawn.items():
            if found := there.get(emoji_name(key, image)):
                self._known[key] = found

    async def _try_once(self, pause: float) -> bool:
        try:
            await self.ask()
        except UNDELIVERED as error:
            log.warning(
                "Discord does not tell its emoji (%s): signs of Unicode do; asked again in %.0f seconds.",
                type(error).__name__,
                pause,
            )
            return False
        return True
