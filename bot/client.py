"""The Discord client: loads cogs, registers buttons, syncs commands when they changed."""

import hashlib
import logging
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands

import cogs
from bot.channel import departures, switchboard
from bot.channel.answers import apologise
from bot.channel.boards import BREATH, PACE, Boards
from bot.channel.click import Desk
from bot.channel.hands import Hands
from bot.channel.house import House
from bot.channel.poster import Poster
from bot.channel.pressed import Pressed, is_shown
from bot.ui.addresses import Address
from bot.ui.commands import CommandTranslator, put_into_english

KEEP_ALIVE = 75.0  # seconds: a new TLS connection costs more than the whole rest of an answer
SYNCED = "commands.sha256"

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["NinetyEight"]):
    async def on_error(
        self, interaction: discord.Interaction["NinetyEight"], error: app_commands.AppCommandError, /
    ) -> None:
        """What went wrong before a command of ours was reached, such as one that Discord knows and we do not."""
        if interaction.type is not discord.InteractionType.application_command:
            log.error("autocomplete failed: %s", type(error).__name__)
        elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await switchboard.outdated(interaction.client.desk, interaction)
        else:
            try:
                raise error
            except app_commands.AppCommandError:
                await apologise(interaction.client.house, interaction)


class NinetyEight(commands.AutoShardedBot):
    def __init__(
        self,
        house: House,
        *,
        folder: Path | None = None,
        shards: int | None = None,
        shard_ids: tuple[int, ...] | None = None,
        connector: aiohttp.BaseConnector | None = None,
        pace: float = PACE,
        breath: float = BREATH,
    ) -> None:
        """`folder` is where it is remembered which commands Discord has; without one they are sent at every start."""
        super().__init__(
            command_prefix=(),
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            connector=connector,
            shard_count=shards,
            shard_ids=None if shard_ids is None else list(shard_ids),  # type: ignore[arg-type]
        )
        self.house = house
        self.boards = Boards(house, Poster(self), pace=pace, breath=breath)
        self.hands = Hands(house, breath=breath)
        self.desk = Desk(house, self.boards, self.hands)
        self._folder = folder
        self._listening: list[Callable[[], None]] = []

    async def setup_hook(self) -> None:
        self._listening = [self.house.tables.subscribe(each) for each in (self.boards.show, self.hands.changed)]
        self.add_dynamic_items(Pressed)
        for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
            await self.load_extension(module.name)
        for command in self.tree.walk_commands():
            if isinstance(command, app_commands.Command):
                for parameter in command._params.values():
                    parameter.choices = parameter.choices or []  # discord.py has a sentinel there
        put_into_english(self.tree.get_commands(), self.house.texts)
        await self.tree.set_translator(CommandTranslator(self.house.texts))
        await self.sync_if_changed()

    async def sync_if_changed(self, *, always: bool = False) -> bool:
        """Whether Discord was told."""
        payload = await self.command_payload()
        digest = hashlib.sha256(msgspec.json.encode([self.application_id, payload], order="sorted")).hexdigest()
        file = self._folder and self._folder / SYNCED
        if not always and file and file.exists() and file.read_text() == digest:
            return False
        await self.tree.sync()
        if file:
            file.write_text(digest)
        return True

    async def command_payload(self) -> list[dict[str, Any]]:
        translator = self.tree.translator
        assert translator is not None
        every = [c for c in self.tree.get_commands() if not isinstance(c, app_commands.ContextMenu)]
        return [await command.get_translated_payload(self.tree, translator) for command in every]

    async def pressed(self, interaction: discord.Interaction[Any], address: Address, values: tuple[str, ...]) -> None:
        await switchboard.pressed(self.desk, interaction, address, values)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Components that discord.py would drop in silence: those that no pattern knows, and those that the message
        they were pressed on has lost since."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        address = Address.parse(custom_id)
        if address is None:
            await switchboard.unknown(self.desk, interaction)
        elif not is_shown(interaction.message, custom_id):
            await self.pressed(interaction, address, tuple(map(str, data.get("values", ()))))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await departures.channel_gone(self.desk, channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await departures.channel_gone(self.desk, thread.guild_id, thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await departures.server_gone(self.desk, guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        self.boards.nudge(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self.boards.nudge(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if self.user is not None and member.id == self.user.id:
            self.boards.nudge(member.guild.id)

    async def close(self) -> None:
        while self._listening:
            self._listening.pop()()
        await self.boards.close()
        await self.hands.close()
        await super().close()
