"""One channel with people in it, over simcord and over the local Discord: what anybody sees there, in one form."""

import contextlib
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Protocol

import simcord

from bot.client import NinetyEight
from bot.playground import LocalDiscord, Visitor
from bot.store import open_store
from bot.ui.addresses import Address, Verb
from tests.playground.conftest import running
from tests.playground.production import bot_on

PEOPLE = ("Ada", "Bruno", "Chiara")
CHANNEL = "game-table"
EPHEMERAL = 1 << 6
TABLE = "…"  # in place of the number that a table was given

Seen = dict[str, Any]
MakeBot = Callable[[], NinetyEight]


class Place(Protocol):
    """What a scenario needs of a Discord."""

    async def slash(self, who: str, command: str, **options: Any) -> None: ...
    async def click(self, who: str, custom_id: str) -> None: ...
    async def restart_the_bot(self) -> None: ...
    def seen(self, who: str) -> list[Seen]: ...


async def press(place: Place, who: str, verb: Verb, arg: str | None = None) -> None:
    """The newest button of this verb that this person sees."""
    for message in reversed(place.seen(who)):
        for button in (button for row in message["rows"] for button in row):
            found = Address.parse(button.get("custom_id", "").replace(TABLE, "0"))
            if found and not button.get("disabled") and found.verb is verb and arg in (None, found.arg):
                return await place.click(who, button["custom_id"])
    raise AssertionError(f"{who} sees no {verb} {arg or ''}")


class Simulated:
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
            for item in [item for row in message.components for item in row.children]:  # type: ignore[union-attr]
                if _numberless(item.custom_id) == custom_id:  # type: ignore[union-attr]
                    await actor.click(message, custom_id=item.custom_id)  # type: ignore[union-attr]
                    return

    async def restart_the_bot(self) -> None:
        await self._env.restart_bot(self._make_bot())

    def seen(self, who: str) -> list[Seen]:
        shown = []
        for message in self._channel.history(viewer=self._people[who]):
            pictures = [(file.filename, file.description) for file in message.attachments]
            # simcord lists under `mentions` also whom a text names without telling them.
            pinged = self._env.backend.messages[self._channel.id][message.id].ping_user_ids
            body = {
                "flags": message.flags.value,
                "content": message.content,
                "embeds": [embed.to_dict() for embed in message.embeds],
                "components": [row.to_dict() for row in message.components],
                "mentions": [{"id": str(user)} for user in pinged],
                "edited_timestamp": message.edited_at,
            }
            shown.append(normal(body, pictures, self._names))
        return shown


class Local:
    def __init__(self, local: LocalDiscord, make_bot: MakeBot, people: dict[str, Visitor]) -> None:
        self._local, self._make_bot, self.people = local, make_bot, people
        self._names = {str(user.id): user.name for user in local.world.users.values()}
        self._bot = contextlib.AsyncExitStack()

    async def slash(self, who: str, command: str, **options: Any) -> None:
        await self.people[who].slash(command, **options)

    async def click(self, who: str, custom_id: str) -> None:
        visitor = self.people[who]
        for message in reversed(visitor.messages()):
            for item in [item for row in message["components"] for item in row["components"]]:
                if _numberless(item["custom_id"]) == custom_id:
                    await visitor.click(item["custom_id"], message)
                    return

    async def restart_the_bot(self) -> None:
        await self._bot.aclose()
        await self._bot.enter_async_context(running(self._local, self._make_bot()))

    def seen(self, who: str) -> list[Seen]:
        shown = []
        for body in self.people[who].messages():
            pictures = [(file["filename"], file.get("description")) for file in body["attachments"]]
            shown.append(normal(body, pictures, self._names))
        return shown

    async def await_sight(self, who: str, messages: list[Seen]) -> list[Seen]:
        """Boards are redrawn beside the answers, so what is to be seen may be a moment away."""
        with contextlib.suppress(TimeoutError):
            await self.people[who].until(lambda: self.seen(who) == messages)
        return self.seen(who)

    async def close(self) -> None:
        await self._bot.aclose()


def normal(body: dict[str, Any], pictures: list[Any], names: dict[str, str]) -> Seen:
    """Without what two Discords may call differently: numbers of things, moments, addresses of files."""
    return {
        "only for you": bool(body["flags"] & EPHEMERAL),
        "text": _words(body["content"], names),
        "edited": body["edited_timestamp"] is not None,
        "pings": sorted(names[user["id"]] for user in body["mentions"]),
        "embeds": [_embed(embed, names) for embed in body["embeds"]],
        "rows": [[_component(item, names) for item in row["components"]] for row in body["components"]],
        "pictures": pictures,
    }


def _embed(embed: dict[str, Any], names: dict[str, str]) -> Seen:
    shown: Seen = {name: _words(embed[name], names) for name in ("title", "description") if embed.get(name)}
    shown["colour"] = embed.get("color")
    shown["footer"] = _words(embed.get("footer", {}).get("text", ""), names)
    shown["fields"] = [
        (_words(field["name"], names), _words(field["value"], names), field.get("inline", False))
        for field in embed.get("fields", [])
    ]
    image = embed.get("image", {}).get("url", "")
    shown["image"] = image.partition("?")[0].rpartition("/")[2]
    return shown


def _component(item: dict[str, Any], names: dict[str, str]) -> Seen:
    shown = {name: value for name, value in item.items() if name != "id" and value not in (None, False, [])}
    shown["custom_id"] = _numberless(item["custom_id"])
    return {name: _words(value, names) if isinstance(value, str) else value for name, value in shown.items()}


def _numberless(custom_id: str) -> str:
    return re.sub(r"^(98:)\d+", rf"\g<1>{TABLE}", custom_id)


def _words(text: str, names: dict[str, str]) -> str:
    for number, name in names.items():
        text = text.replace(number, name)
    return re.sub(r"(?<=<t:)\d+|\d{17,20}", "…", text)


@contextlib.asynccontextmanager
async def simulated(folder: Path, **how: Any) -> AsyncIterator[Simulated]:
    async with await open_store(folder / "simulated.sqlite3") as store:
        make_bot = lambda: bot_on(store, **how)  # noqa: E731
        async with simcord.run(make_bot(), shard_count=1) as env:
            yield Simulated(env, make_bot)
        await env.bot.boards.close()


@contextlib.asynccontextmanager
async def local_one(folder: Path, **how: Any) -> AsyncIterator[Local]:
    async with contextlib.AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(folder / "world.jsonl", rate_limits=False))
        store = await stack.enter_async_context(await open_store(folder / "local.sqlite3"))
        people = {name: await stack.enter_async_context(Visitor(local.url, name)) for name in PEOPLE}
        place = Local(local, lambda: bot_on(store, **how), people)
        await place.restart_the_bot()
        stack.push_async_callback(place.close)
        yield place
