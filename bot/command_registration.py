"""Discord is told the commands when they have changed: beside the connection, so that no failure keeps the bot away.

It answers with their numbers, by which a text links to them; those are remembered with what was told.
"""

import asyncio
import hashlib
import logging
from pathlib import Path
from typing import Any

import msgspec
from discord import app_commands

from bot.beside_connection import BesideConnection
from bot.channel.messages.outgoing import UNDELIVERED

REGISTERED = "commands.sha256"
SLOW = 10.0  # seconds; then the log says that discord.py still waits for a limit, or tries again by itself
NOT_YET = "Discord has not taken the commands yet: until it does, it keeps those that it had."

log = logging.getLogger(__name__)


class CommandRegistration:
    """Until it is through, Discord has the commands of the time before, and those work."""

    def __init__(
        self, tree: app_commands.CommandTree[Any], folder: Path | None, links: dict[str, str], *, registers: bool
    ) -> None:
        """`folder` is where it is remembered which commands Discord has; without one they are sent at every start.
        `links` is filled with the way to each command, by its name. `registers`: else another process does."""
        self._tree, self._file = tree, folder and folder / REGISTERED
        self._links, self._registers = links, registers
        self.beside = BesideConnection(
            "commands", self._try_once, "the commands cannot be made: Discord keeps those that it had"
        )

    async def register_now(self) -> int:
        """Changed or not, and no second try: how many Discord knows. What goes wrong is the caller's to tell."""
        await self.beside.close()
        await self._register(await self._digest())
        return len(self._tree.get_commands())

    async def payload(self) -> list[dict[str, Any]]:
        translator = self._tree.translator
        assert translator is not None
        every = [c for c in self._tree.get_commands() if not isinstance(c, app_commands.ContextMenu)]
        return [await command.get_translated_payload(self._tree, translator) for command in every]

    async def _try_once(self, pause: float) -> bool:
        digest = await self._digest()
        if self._link(self._remembered(digest)):
            return True
        slow = asyncio.get_running_loop().call_later(SLOW, log.warning, NOT_YET)
        try:
            if self._registers:
                await self._register(digest)
            else:
                self._link({command.name: command.id for command in await self._tree.fetch_commands()})
                return True
        except UNDELIVERED as error:
            log.error(
                "Discord did not take the commands: %s. It keeps those that it had; asked again in %.0f seconds.",
                str(error) or type(error).__name__,
                pause,
            )
            return False
        finally:
            slow.cancel()
        log.info("Discord knows %d commands", len(self._tree.get_commands()))
        return True

    async def _digest(self) -> str:
        told = [self._tree.client.application_id, await self.payload()]
        return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()

    async def _register(self, digest: str) -> None:
        numbers = {command.name: command.id for command in await self._tree.sync()}
        self._link(numbers)
        try:
            if self._file:
                lines = [f"{name} {number}" for name, number in numbers.items()]
                self._file.write_text("\n".join([digest, *lines]))
        except OSError as error:
            log.warning("it cannot be remembered that Discord has the commands: %s", error)

    def _remembered(self, digest: str) -> dict[str, int]:
        """The numbers, if Discord has these commands."""
        if self._file is None or not self._file.is_file():
            return {}
        known, *lines = self._file.read_text().splitlines() or [""]
        parts = [line.split(" ") for line in lines] if known == digest else []
        return {name: int(number) for name, number in parts if number.isdecimal()}

    def _link(self, numbers: dict[str, int]) -> bool:
        """Whether that was all of them. A group cannot be linked to, but all that is in it."""
        for command in self._tree.walk_commands():
            root = (command.root_parent or command).name
            if isinstance(command, app_commands.Command) and root in numbers:
                self._links[command.qualified_name] = f"</{command.qualified_name}:{numbers[root]}>"
        return all(command.name in numbers for command in self._tree.get_commands())
