"""A bot in a simulated Discord, with fixed decks and people who press buttons."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import simcord

from bot.channel.house import House
from bot.client import NinetyEight
from bot.shipped import DATA, extreme_deck
from bot.store import Store, open_store
from bot.tables import Sight, Tables
from bot.text import Texts
from bot.ui.addresses import Address, Verb

TEXTS = Texts(DATA / "locales", strict=True)


def bot_on(store: Store, *, seed: int = 1, **how: Any) -> NinetyEight:
    house = House(Tables(store, extreme_deck(), random=Random(seed)), TEXTS, **how)
    return NinetyEight(house, pace=0.0, breath=0.0)


class Channel:
    """One channel of one server, and three people in it; Mod may manage channels."""

    def __init__(self, env: simcord.Env, store: Store, seed: int) -> None:
        import discord

        self.env, self.store, self.seed = env, store, seed
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        rank = self.guild.create_role("rank", permissions=discord.Permissions(manage_channels=True))
        people = [self.guild.add_member(env.create_user(name)) for name in ("ann", "ben", "eve")]
        self.ann, self.ben, self.eve = people
        self.mod = self.guild.add_member(env.create_user("mod"), roles=[rank])
        self.hands: dict[int, Any] = {}

    @property
    def bot(self) -> NinetyEight:
        assert isinstance(self.env.bot, NinetyEight)
        return self.env.bot

    @property
    def tables(self) -> Tables:
        return self.bot.house.tables

    async def restart(self) -> None:
        await self.env.restart_bot(bot_on(self.store, seed=self.seed))

    async def sight(self) -> Sight:
        row = await self.store.table_in(self.channel.id) or await self.store.last_table_in(self.channel.id)
        assert row is not None
        return await self.tables.look(row.id)

    async def board(self) -> Any:
        row = (await self.store.messages((await self.sight()).id))["board"]
        return next(message for message in self.channel.history() if message.id == row.message)

    async def press(self, who: Any, message: Any, verb: Verb, arg: str | None = None) -> Any:
        """The one button of this verb."""
        return await who.click(message, custom_id=address(message, verb, arg))

    async def my_hand(self, who: Any) -> Any:
        result = await self.press(who, await self.board(), Verb.HAND)
        self.hands[who.id] = result.response
        return result.response

    async def fresh_hand(self, who: Any) -> Any:
        """The hand as it is now: asked for once, then redrawn by its own button."""
        if who.id not in self.hands:
            return await self.my_hand(who)
        await self.press(who, self.hands[who.id], Verb.HAND)
        return self.hands[who.id]

    def who_sits(self, sight: Sight) -> Any:
        assert sight.active is not None
        return next(
            who for who in (self.ann, self.ben, self.eve, self.mod) if who.id == sight.seats[sight.active].person
        )


def address(message: Any, verb: Verb, arg: str | None = None) -> str:
    for row in rows(message):
        found = Address.parse(row)
        if found is not None and found.verb is verb and arg in (None, found.arg):
            return row
    raise AssertionError(f"no {verb} {arg or ''} on this message")


def rows(message: Any) -> list[str]:
    """The custom_ids of what can be pressed."""
    import discord

    if isinstance(message, discord.Message):
        return [
            item.custom_id
            for row in message.components
            for item in getattr(row, "children", ())
            if item.custom_id and not item.disabled
        ]
    return [item["custom_id"] for row in message.components for item in row["components"] if not item.get("disabled")]


def text(message: Any) -> str:
    """Everything a reader sees."""
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
        parts += [f"{field.name} {field.value}" for field in embed.fields]
    return "\n".join(parts)


@asynccontextmanager
async def channel(folder: Path, *, seed: int = 1, address: str | None = None, **how: Any) -> AsyncIterator[Channel]:
    async with await open_store(address or folder / "games.sqlite3") as store:
        async with simcord.run(bot_on(store, seed=seed, **how), shard_count=1) as env:
            yield Channel(env, store, seed)
        await env.bot.boards.close()


Turn = Callable[[Sight, int], Any]
