"""A channel with people in simcord and in the local Discord, with its messages in one comparable form."""

import contextlib
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Protocol

import discord
import simcord

from bot.client import NinetyEight
from bot.playground import LocalDiscord, TestClient
from bot.playground.component_tree import shown_text
from bot.playground.limits.components import ROW
from bot.playground.limits.layouts import walk
from bot.store import open_store
from bot.ui.addresses import Address, Verb
from tests.playground.conftest import running
from tests.playground.production_bot import production_bot

PEOPLE = ("Ada", "Bruno", "Chiara")
CHANNEL = "game-table"
EPHEMERAL = 1 << 6
SEAL = r"(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}"  # of a deck: another one in every game
TABLE = "…"  # in server of the number that a table was given

ShownMessage = dict[str, Any]
MakeBot = Callable[[], NinetyEight]


class DiscordServer(Protocol):
    """What a test needs of either."""

    async def slash(self, who: str, command: str, **options: Any) -> None: ...
    async def click(self, who: str, custom_id: str) -> None: ...
    async def restart_bot(self) -> None: ...
    def messages_for(self, who: str) -> list[ShownMessage]: ...


async def press(server: DiscordServer, who: str, verb: Verb, arg: str | None = None) -> None:
    """Clicks the newest button with this verb."""
    for message in reversed(server.messages_for(who)):
        for button in (button for row in message["rows"] for button in row):
            found = Address.parse(button.get("custom_id", "").replace(TABLE, "0"))
            if found and not button.get("disabled") and found.verb is verb and arg in (None, found.arg):
                return await server.click(who, button["custom_id"])
    raise AssertionError(f"{who} sees no {verb} {arg or ''}")


class SimcordServer:
    def __init__(self, env: simcord.Env, make_bot: MakeBot) -> None:
        self._env, self._make_bot = env, make_bot
        guild = env.create_guild()
        self._channel = guild.create_text_channel(CHANNEL)
        self._people = {name: guild.add_member(env.create_user(name)) for name in PEOPLE}
        self._names = {str(actor.id): name for name, actor in self._people.items()}

    async def slash(self, who: str, command: str, **options: Any) -> None:
        await self._people[who].slash(self._channel, command, **options)

    async def click(self, who: str, custom_id: str) -> None:
        actor = self._people[who]
        for message in reversed(self._channel.history(viewer=actor)):
            for found in _custom_ids(message):
                if _without_table_id(found) == custom_id:
                    await actor.click(message, custom_id=found)
                    return

    async def restart_bot(self) -> None:
        await self._env.restart_bot(self._make_bot())

    def messages_for(self, who: str) -> list[ShownMessage]:
        shown = []
        for message in self._channel.history(viewer=self._people[who]):
            pictures = [(file.filename, file.description) for file in message.attachments]
            # simcord's `mentions` also has users who are named but not notified.
            pinged = self._env.backend.messages[self._channel.id][message.id].ping_user_ids
            body = {
                "flags": message.flags.value,
                "content": message.content,
                "embeds": [embed.to_dict() for embed in message.embeds],
                "components": [component.to_dict() for component in message.components],
                "mentions": [{"id": str(user)} for user in pinged],
                "edited_timestamp": message.edited_at,
            }
            shown.append(comparable(body, pictures, self._names))
        return shown


class LocalServer:
    def __init__(self, local: LocalDiscord, make_bot: MakeBot, people: dict[str, TestClient]) -> None:
        self._local, self._make_bot, self.people = local, make_bot, people
        self._names = {str(user.id): user.name for user in local.world.users.values()}
        self._bot = contextlib.AsyncExitStack()

    async def slash(self, who: str, command: str, **options: Any) -> None:
        await self.people[who].slash(command, **options)

    async def click(self, who: str, custom_id: str) -> None:
        client = self.people[who]
        for message in reversed(client.messages()):
            for item in walk(message["components"]):
                if _without_table_id(str(item.get("custom_id"))) == custom_id:
                    await client.click(item["custom_id"], message)
                    return

    async def restart_bot(self) -> None:
        await self._bot.aclose()
        await self._bot.enter_async_context(running(self._local, self._make_bot()))

    def messages_for(self, who: str) -> list[ShownMessage]:
        shown = []
        for body in self.people[who].messages():
            pictures = [(file["filename"], file.get("description")) for file in body["attachments"]]
            shown.append(comparable(body, pictures, self._names))
        return shown

    async def wait_for_messages(self, who: str, messages: list[ShownMessage]) -> list[ShownMessage]:
        """Boards are edited after the response and within rate limits, so they may be late."""
        with contextlib.suppress(TimeoutError):
            await self.people[who].wait_until(lambda: self.messages_for(who) == messages, seconds=15)
        return self.messages_for(who)

    async def close(self) -> None:
        await self._bot.aclose()


def comparable(body: dict[str, Any], pictures: list[Any], names: dict[str, str]) -> ShownMessage:
    """Without what may differ: ids, times, addresses of files."""
    return {
        "only for you": bool(body["flags"] & EPHEMERAL),
        "text": _text(body["content"], names),
        "edited": body["edited_timestamp"] is not None,
        "pings": sorted(names[user["id"]] for user in body["mentions"]),
        "embeds": [_embed(embed, names) for embed in body["embeds"]],
        "words": _text(shown_text(body["components"]), names),
        "rows": [[_component(item, names) for item in row["components"]] for row in rows_of(body["components"])],
        "pictures": pictures,
    }


def rows_of(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [component for component in components if component["type"] == ROW]


def _embed(embed: dict[str, Any], names: dict[str, str]) -> ShownMessage:
    shown: ShownMessage = {name: _text(embed[name], names) for name in ("title", "description") if embed.get(name)}
    shown["colour"] = embed.get("color")
    shown["footer"] = _text(embed.get("footer", {}).get("text", ""), names)
    shown["fields"] = [
        (_text(field["name"], names), _text(field["value"], names), field.get("inline", False))
        for field in embed.get("fields", [])
    ]
    image = embed.get("image", {}).get("url", "")
    shown["image"] = image.partition("?")[0].rpartition("/")[2]
    return shown


def _component(item: dict[str, Any], names: dict[str, str]) -> ShownMessage:
    shown = {name: value for name, value in item.items() if name != "id" and value not in (None, False, [])}
    shown["custom_id"] = _without_table_id(item["custom_id"])
    return {name: _text(value, names) if isinstance(value, str) else value for name, value in shown.items()}


def _custom_ids(message: discord.Message) -> list[str]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    items = [item for row in rows for item in row.children if isinstance(item, discord.Button | discord.SelectMenu)]
    return [item.custom_id for item in items if item.custom_id]


def _without_table_id(custom_id: str) -> str:
    return re.sub(r"^(98:)\d+", rf"\g<1>{TABLE}", custom_id)


def _text(text: str, names: dict[str, str]) -> str:
    for number, name in names.items():
        text = text.replace(number, name)
    return re.sub(rf"(?<=<t:)\d+|\d{{17,20}}|{SEAL}", "…", text)


@contextlib.asynccontextmanager
async def simcord_server(folder: Path, **how: Any) -> AsyncIterator[SimcordServer]:
    async with await open_store(folder / "simulated.sqlite3") as store:

        def make_bot() -> NinetyEight:
            return production_bot(store, **how)

        async with simcord.run(make_bot(), shard_count=1) as env:
            yield SimcordServer(env, make_bot)
        assert isinstance(env.bot, NinetyEight)
        await env.bot.services.close()


@contextlib.asynccontextmanager
async def local_server(folder: Path, **how: Any) -> AsyncIterator[LocalServer]:
    async with contextlib.AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(folder / "world.jsonl"))
        store = await stack.enter_async_context(await open_store(folder / "local.sqlite3"))
        people = {name: await stack.enter_async_context(TestClient(local.url, name)) for name in PEOPLE}
        server = LocalServer(local, lambda: production_bot(store, **how), people)
        await server.restart_bot()
        stack.push_async_callback(server.close)
        yield server
