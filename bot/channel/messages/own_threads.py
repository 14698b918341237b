"""Threads that the bot starts for tables, and puts to sleep once those are over."""

import logging
from typing import Any, Literal

import discord

from bot.channel.context.places import Places
from bot.channel.messages.outgoing import UNDELIVERED
from bot.channel.messages.poster import Poster, meaning_of
from bot.ui.buttons import Page

SLEEPS_AFTER: Literal[10080] = 10080  # minutes of silence: the bot itself puts it to sleep when its table is over

log = logging.getLogger(__name__)


class OwnThreads:
    def __init__(self, poster: Poster, places: Places) -> None:
        self._poster, self._places = poster, places

    async def start(self, guild: int, channel: int, message: int, name: str) -> discord.Thread:
        """Below that message."""
        place = self._poster.client.get_partial_messageable(channel, guild_id=guild)
        try:
            thread = await place.get_partial_message(message).create_thread(
                name=name, auto_archive_duration=SLEEPS_AFTER
            )
        except UNDELIVERED as error:
            raise meaning_of(error) from error
        self._places.note_thread(thread)
        return thread

    async def post(self, forum: discord.ForumChannel, name: str, page: Page) -> tuple[discord.Thread, int]:
        """In a forum, with its first message, and that one's number."""
        tags = [tag for tag in forum.available_tags if not tag.moderated][:1] if forum.flags.require_tag else []
        try:
            thread, first = await forum.create_thread(
                name=name, auto_archive_duration=SLEEPS_AFTER, applied_tags=tags, embed=page.embed
            )
        except UNDELIVERED as error:
            raise meaning_of(error) from error
        self._places.note_thread(thread)
        return thread, first.id

    async def put_to_sleep(self, thread: int) -> None:
        """Not locked: people may talk on, and play again."""
        await self._change(thread, archived=True)

    async def rename(self, thread: int, name: str) -> None:
        await self._change(thread, name=name)

    async def _change(self, thread: int, **changes: Any) -> None:
        try:
            await self._poster.client.http.edit_channel(thread, **changes)
        except UNDELIVERED as error:
            raise meaning_of(error) from error

    async def try_to_sleep(self, thread: int) -> None:
        try:
            await self.put_to_sleep(thread)
        except Exception as error:
            log.info("a thread in which nothing was opened stays awake: %s", type(error).__name__)

    async def delete_first_message(self, post: discord.Thread, message: int) -> None:
        await self._poster.delete(post.guild.id, post.id, message)
