"""What goes over the wire to Discord: pictures of a whole game, and the registration of the commands.

A picture that the message has already is named by its number; before, it was sent again.
"""

import asyncio
import json
import logging
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.rules import VARIANTS
from bot.ui.pictures import Pictures
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
