"""The Discord client: loads cogs, hands on what happens."""

import asyncio
import pkgutil
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

import cogs
from bot.application_emoji import ApplicationEmoji
from bot.channel.buttons.dispatch import dispatch
from bot.channel.context.answers import answer_unreached_command
from bot.channel.context.services import Services
from bot.channel.messages.api_trace import api_trace
from bot.channel.messages.removals import remove_channel, remove_server
from bot.channel.messages.welcome import welcome_server
from bot.command_registration import CommandRegistration
from bot.gateway_events import survive_unreadable_events
from bot.lean_cache import LeanState
from bot.new_servers import NewServers
from bot.present_servers import PresentServers
from bot.ui.commands import CommandTranslator, put_into_english

LAST_SERVER = 1.0  # seconds without news of another server: that was the last, and the bot is ready
KEEP_ALIVE = 75.0  # seconds: a new TLS connection costs more than the whole rest of an answer


class Tree(app_commands.CommandTree["NinetyEight"]):
    async def on_error(
        self, interaction: discord.Interaction["NinetyEight"], error: app_commands.AppCommandError, /
    ) -> None:
        await answer_unreached_command(interaction.client.services, interaction, error)


class NinetyEight(commands.AutoShardedBot):
    def __init__(
        self,
        services: Services,
        *,
        folder: Path | None = None,
        shards: int | None = None,
        shard_ids: tuple[int, ...] | None = None,
        connector: aiohttp.BaseConnector | None = None,
        registers: bool = True,
        welcomes: bool = False,
    ) -> None:
        """`folder` is where it is remembered which commands Discord has; without one they are sent at every start.
        `welcomes`: a server that has invited the bot gets a message."""
        super().__init__(
            command_prefix=(),
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True),  # unless a command says otherwise
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=LAST_SERVER,
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
            http_trace=api_trace(services.outbox),
            shard_count=shards,
            shard_ids=None if shard_ids is None else list(shard_ids),  # type: ignore[arg-type]
        )
        self.present = PresentServers(self._connection.parsers)
        self._welcomes: dict[int, asyncio.Task[None]] = {}  # by server
        if welcomes:
            NewServers(self._connection.parsers, self._welcome)
        survive_unreadable_events(self._connection.parsers)
        self.services = services
        services.connect(self)
        self.registration = CommandRegistration(self.tree, folder, services.texts.commands, registers=registers)
        self.emoji_signs = ApplicationEmoji(self, services.texts.emoji)

    def _get_state(self, **options: Any) -> LeanState:
        return LeanState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            loop=self.loop,
            **options,
        )

    async def setup_hook(self) -> None:
        self.services.start()
        for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
            await self.load_extension(module.name)
        for command in self.tree.walk_commands():
            if isinstance(command, app_commands.Command):
                for parameter in command._params.values():
                    parameter.choices = parameter.choices or []  # discord.py has a sentinel there
        put_into_english(self.tree.get_commands(), self.services.texts)
        await self.tree.set_translator(CommandTranslator(self.services.texts))
        self.emoji_signs.beside.start()
        self.registration.beside.start()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await dispatch(self.services, interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await remove_channel(self.services, channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await remove_channel(self.services, thread.guild_id, thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await remove_server(self.services, guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        self.services.boards.retry_paused(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self.services.boards.retry_paused(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if self.user is not None and member.id == self.user.id:
            self.services.boards.retry_paused(member.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Or it has woken, or somebody has called the bot into it."""
        self.services.places.note_thread(thread)
        self.services.boards.retry_paused(thread.guild.id)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        await self.on_thread_join(thread)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        self.services.places.note_left(thread)

    def _welcome(self, guild: int) -> None:
        if guild not in self._welcomes:
            self._welcomes[guild] = task = asyncio.create_task(self._welcome_once_ready(guild))
            task.add_done_callback(lambda _: self._welcomes.pop(guild))

    async def _welcome_once_ready(self, guild: int) -> None:
        await self.wait_until_ready()
        if (server := self.get_guild(guild)) is not None:
            await welcome_server(self.services, server)

    async def close(self) -> None:
        for task in self._welcomes.values():
            task.cancel()
        await self.registration.beside.close()
        await self.emoji_signs.beside.close()
        await self.services.close()
        await super().close()
