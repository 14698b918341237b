"""A table in a thread of its own, for tests: the people go there, and the card stays in the channel."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.builders import ChannelHandle

from tests.channel.playing import Channel, channel


class ThreadTable:
    def __init__(self, at: Channel) -> None:
        self.at, self.home = at, at.channel

    async def open(self, **options: object) -> simcord.InteractionResult:
        """By Ann, in the channel; everything after that is done in the thread."""
        result = await self.at.ann.slash(self.home, "table open", **{"thread": True, **options})
        await self.settle()
        if self.home.threads:
            self.at.channel = self.thread
        return result

    @property
    def thread(self) -> ChannelHandle:
        return self.home.threads[-1]

    def cards(self) -> list[discord.Message]:
        """The simulated Discord tells of a thread in words as well, which Discord does not if a message has it."""
        return [message for message in self.home.history() if message.author.bot and message.embeds]

    @property
    def card(self) -> discord.Message:
        [card] = self.cards()
        return card

    def here(self) -> list[discord.Message]:
        return [message for message in self.thread.history() if message.author.bot and message.embeds]

    async def pass_by(self, seconds: float) -> None:
        """On every clock, where they stand still."""
        with self.at.env._bot_scope():
            self.at.clock.pass_by(seconds)
        await self.settle()

    async def settle(self) -> None:
        await self.at.env.settle(idle=0.01)

    @property
    def sleeps(self) -> bool:
        metadata = self.at.env.backend.channels[self.thread.id].thread_metadata
        assert metadata is not None
        return bool(metadata.archived)

    @property
    def is_locked(self) -> bool:
        metadata = self.at.env.backend.channels[self.thread.id].thread_metadata
        assert metadata is not None
        return bool(metadata.locked)


@asynccontextmanager
async def thread_table(folder: Path, **how: Any) -> AsyncIterator[ThreadTable]:
    """Where every clock stands still."""
    async with channel(folder, **{"standing": True, **how}) as at:
        yield ThreadTable(at)
