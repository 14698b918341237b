"""What goes over the wire: pictures of a whole game, the registration of the commands, and what lies below a board.

A picture that the message has already is named by its number; before, it was sent again. How many messages have come
since a board was posted is asked for, or could be counted from an event for every message of every channel.
"""

import asyncio
import json
import logging
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import discord

from bot.channel.messages.poster import Poster
from bot.rules import VARIANTS
from bot.ui.pictures import Pictures
from tests.channel.local_table import local_table
from tests.channel.playing import Channel, channel


def main() -> None:
    logging.disable(logging.CRITICAL)
    asyncio.run(_measure())


async def _measure() -> None:
    for variant in VARIANTS:
        async with _pictured() as at:
            await at.sit_down(variant)
            turns = (await at.play_on()).turn
            sent, kept = files(at)
            print(f"{variant}: {turns} turns, {sent} pictures sent, {kept} kept; before, {sent + kept} sent")  # noqa: T201
    async with _pictured() as at:
        payload = await at.bot.registration.payload()
        print(f"commands: {size(payload)} bytes; before, {size(_in_every_locale(payload))}")  # noqa: T201
    look, event = await _look(), await _event()
    print(f"below a board: a look {look:.0f} microseconds, at most; an event {event:.0f}: {look / event:.0f}")  # noqa: T201


@asynccontextmanager
async def _pictured() -> AsyncIterator[Channel]:
    with tempfile.TemporaryDirectory() as folder:
        async with Pictures(patience=10.0) as pictures, channel(Path(folder), luck=Random(3), pictures=pictures) as at:
            yield at


def files(at: Channel) -> tuple[int, int]:
    """Sent, and named as kept: those have long numbers of their own."""
    bodies = [r.json.get("data") or r.json for r in at.env.http_requests if isinstance(r.json, dict)]
    numbers = [str(file["id"]) for body in bodies for file in body.get("attachments") or ()]
    sent = sum(len(number) < 5 for number in numbers)
    return sent, len(numbers) - sent


def size(payload: Any) -> int:
    return len(json.dumps(payload, separators=(",", ":")))


def _in_every_locale(part: Any) -> Any:
    """As it was: who has no texts of their own got the English ones."""
    if isinstance(part, list):
        return [_in_every_locale(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: {str(locale): value.get(str(locale), part[key.partition("_")[0]]) for locale in discord.Locale}
        if key.endswith("_localizations") and value
        else _in_every_locale(value)
        for key, value in part.items()
    }


async def _look(times: int = 40) -> float:
    """Of processor; that of the local Discord is in it."""
    with tempfile.TemporaryDirectory() as folder:
        async with local_table(Path(folder)) as at:
            await at.ada.slash("table open")
            for number in range(12):
                await at.ada.say(f"message {number}")
            snapshot, poster, found = await at.snapshot(), Poster(), list[float]()
            poster.client = at.bot
            for _ in range(times):
                began = time.process_time()
                await poster.count_below(snapshot.guild, snapshot.channel, int(at.boards()[0]["id"]), 11)
                found.append(time.process_time() - began)
            return median(found) * 1e6


async def _event(times: int = 3000) -> float:
    """Of processor, to read one as discord.py does."""
    with tempfile.TemporaryDirectory() as folder:
        async with local_table(Path(folder)) as at:
            guild, channel = at.bot.guilds[0].id, int(at.ada.channel())
            frame = json.dumps({"op": 0, "t": "MESSAGE_CREATE", "s": 1, "d": _message(guild, channel)})
            read, found = at.bot._connection.parsers["MESSAGE_CREATE"], list[float]()
            for _ in range(5):
                began = time.process_time()
                for _ in range(times):
                    read(json.loads(frame)["d"])
                found.append((time.process_time() - began) / times)
            return median(found) * 1e6


def _message(guild: int, channel: int) -> dict[str, Any]:
    """Of a stranger, without the privileged intent for its content."""
    at = "2026-01-01T00:00:00+00:00"
    author = {"id": "5", "username": "x", "discriminator": "0", "avatar": None, "global_name": "X"}
    member = {"roles": [], "joined_at": at, "deaf": False, "mute": False, "flags": 0}
    empty: dict[str, Any] = {key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")}
    place = {"id": "300", "channel_id": str(channel), "guild_id": str(guild), "author": author, "member": member}
    rest = {"type": 0, "content": "", "timestamp": at, "edited_timestamp": None, "flags": 0}
    return {**place, **rest, **empty, "tts": False, "mention_everyone": False, "pinned": False}
