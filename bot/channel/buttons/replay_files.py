"""A game that is over as a file: text, JSON for programs, a picture, an animated picture."""

import asyncio
import io

import discord

from bot.channel.buttons.registry import button
from bot.channel.buttons.replay import find_game, replay_picture
from bot.channel.context.request import ButtonPress, Request
from bot.records import Game, as_json, notation
from bot.rules import Refused
from bot.ui.addresses import Verb
from bot.ui.replay import file_answer

NO_PICTURE, ANIMATION_LATER = "no-picture", "animation-later"


@button(Verb.EXPORT)
async def export_game(press: ButtonPress) -> None:
    """Once it is over: it tells every hand."""
    game = await _game(press)
    await _send_text(press, game, "txt", (await asyncio.to_thread(notation, game.history)).encode())


@button(Verb.REPLAY_SAVE)
async def save_game(press: ButtonPress) -> None:
    game = await _game(press)
    match "".join(press.values[:1]):
        case "json":
            await _send_text(press, game, "json", await asyncio.to_thread(as_json, game.history))
        case "picture":
            await _send_picture(press, game)
        case "animation":
            await _send_animation(press, game)
        case _:
            await _send_text(press, game, "txt", (await asyncio.to_thread(notation, game.history)).encode())


async def _game(press: ButtonPress) -> Game:
    """A long log takes a while: the answer is promised first, as a message of its own."""
    if not press.services.replays.is_at_hand(press.address.table):
        await Request.promise(press)
    return await find_game(press, press.address.table)


async def _send_text(press: ButtonPress, game: Game, ending: str, data: bytes) -> None:
    await _send(press, discord.File(io.BytesIO(data), f"ninety-eight-{game.table.id}.{ending}"))


async def _send_picture(press: ButtonPress, game: Game) -> None:
    """Of the turn that is shown."""
    picture = await replay_picture(press, game.moment(press.address.turn), None, press.say)
    if picture is None:
        raise Refused(NO_PICTURE)
    file = discord.File(io.BytesIO(picture.data), f"ninety-eight-{game.table.id}.png", description=picture.alt)
    await _send(press, file)


async def _send_animation(press: ButtonPress, game: Game) -> None:
    """It takes some seconds; servers are served by turns."""
    if press.services.limits.animations.take(press.person) is not None:
        raise Refused(ANIMATION_LATER)
    if not press.interaction.response.is_done():
        await Request.promise(press)
    snapshots = [moment.snapshot for moment in game.moments()]
    data = await press.services.animations.draw(press.say, snapshots, press.guild)
    if data is None:
        raise Refused(ANIMATION_LATER)
    await _send(press, discord.File(io.BytesIO(data), f"ninety-eight-{game.table.id}.webp"), file_answer(press.say))


async def _send(press: ButtonPress, file: discord.File, text: str | None = None) -> None:
    if press.interaction.response.is_done():
        await press.interaction.followup.send(text or "", file=file, ephemeral=True)
    else:
        await press.interaction.response.send_message(text, file=file, ephemeral=True)
