"""What is stored about somebody: shown, handed out, deleted."""

import io

import discord

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Refused
from bot.tables import export_person, forget_person
from bot.ui.addresses import Verb
from bot.ui.buttons import Page
from bot.ui.guides import privacy, privacy_delete_answer, privacy_delete_page, privacy_export_answer

EXPORTED_OFTEN = "exported-often"


async def show_privacy(request: Request) -> None:
    await request.reply(OutgoingMessage(page=Page(privacy(request.say, request.services.links))))


async def export_data(request: Request) -> None:
    """A long log takes a while, and so it is not read again and again."""
    if (until := request.services.limits.exports.take(request.person)) is not None:
        raise Refused(EXPORTED_OFTEN, until=until)
    await request.promise()
    name, data = await export_person(request.tables, request.person)
    file = discord.File(io.BytesIO(data), name)
    await request.interaction.followup.send(privacy_export_answer(request.say), file=file, ephemeral=True)


async def ask_to_delete(request: Request) -> None:
    """A question whose button is `forget_me`."""
    await request.reply(OutgoingMessage(page=privacy_delete_page(request.say)))


@button(Verb.FORGET_ME)
async def forget_me(press: ButtonPress) -> None:
    """Whoever presses it is the one to be forgotten: the page is theirs alone, and so is the press."""
    await press.promise()  # a long log takes a while
    await forget_person(press.tables, press.person)
    press.services.settings.forget_person(press.person)
    await press.replace_question(privacy_delete_answer(press.say))
