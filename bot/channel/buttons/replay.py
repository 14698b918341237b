"""A game that is over, turn by turn: for one's own eyes, or shown to the channel."""

from collections.abc import Sequence

import discord

from bot.channel.buttons.lobby import open_table
from bot.channel.buttons.registry import button
from bot.channel.context.permissions import may_attach_pictures
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage, reply_to_all, show
from bot.data_files import extreme_deck
from bot.records import Game, Moment
from bot.rules import Clause, Refused
from bot.tables import Setup, Terms
from bot.text import Speaker
from bot.ui.addresses import Verb
from bot.ui.buttons import Choice
from bot.ui.pictures import Picture
from bot.ui.replay import game_choices, replay_page
from bot.ui.replay_rows import ALL, TABLE

NO_REPLAY, NO_GAMES, SHARED_OFTEN = "no-replay", "no-games", "shared-often"
NO_TEXT, PASTED_OFTEN = "no-text", "pasted-often"
LONGEST = 1 << 16  # bytes of a file


@button(Verb.REPLAY)
async def open_replay(press: ButtonPress) -> None:
    """Under a result from the beginning; under a turn that was shown to the channel, from there; from a menu of games
    the chosen one."""
    eyes, chosen = press.address.arg, "".join(press.values[:1])
    if chosen:
        await _show_chosen(press, chosen)
        return
    await show_replay(press, press.address.table, press.address.turn if eyes else 0, eyes)


@button(Verb.REPLAY_TURN)
async def go_to_turn(press: ButtonPress) -> None:
    chosen = "".join(press.values[:1])
    number = int(chosen) if chosen.isdecimal() and len(chosen) < 6 else press.address.turn
    await show_replay(press, press.address.table, number, press.address.arg.partition(".")[0])


@button(Verb.REPLAY_EYES)
async def see_with_other_eyes(press: ButtonPress) -> None:
    await show_replay(press, press.address.table, press.address.turn, "".join(press.values[:1]))


@button(Verb.REPLAY_SHARE)
async def share_turn(press: ButtonPress) -> None:
    """A public message, in the server's language. Nobody leafs through it but in a replay of their own."""
    game = await find_game(press, press.address.table)
    press.require_place()
    if (until := press.services.limits.shares.take(press.person)) is not None:
        raise Refused(SHARED_OFTEN, until=until)
    say = await press.say_to_all()
    message = await _message(press, game.moment(press.address.turn), press.address.arg, say, shared=True)
    await reply_to_all(press.interaction, message)


@button(Verb.PLAY_ON)
async def play_on(press: ButtonPress) -> None:
    """A new table in this channel, for everybody to join: the same cards as they lay after this turn."""
    game = await find_game(press, press.address.table)
    moment = game.moment(press.address.turn)
    if not moment.can_play_on:
        raise Refused(Clause.END)
    origin = game.played_on(moment.number)
    assert origin.deal is not None
    variant = origin.deal.variant
    setup = Setup(variant.name, variant.options, seats=variant.seats)
    await open_table(press, Terms(setup), played_on=origin)


async def replay_by_command(
    request: Request, number: str | None, notation: str | None = None, file: discord.Attachment | None = None
) -> None:
    """One of the asker's games, without any the last one; or one that they bring along."""
    if notation is not None or file is not None:
        await _show_pasted(request, notation or "", file)
        return
    if number is None:
        recent = await request.services.replays.recent(request.person, 1)
        if not recent:
            raise Refused(NO_GAMES)
        number = str(recent[0].id)
    await _show_chosen(request, number)


async def _show_chosen(request: Request, number: str) -> None:
    if not number.isdecimal() or len(number) > 18:
        raise Refused(NO_REPLAY)
    await show_replay(request, int(number), 0, ALL)


async def _show_pasted(request: Request, text: str, file: discord.Attachment | None) -> None:
    if (until := request.services.limits.pastes.take(request.person)) is not None:
        raise Refused(PASTED_OFTEN, until=until)
    await request.promise()
    if file is not None:
        if file.size > LONGEST:
            raise Refused(NO_TEXT)
        try:
            text = (await file.read()).decode("utf-8-sig")
        except (UnicodeDecodeError, *UNDELIVERED) as error:
            raise Refused(NO_TEXT) from error
    await show_replay(request, await request.services.replays.keep_pasted(text, extreme_deck()), 0, ALL)


async def offer_games(request: Request, typed: str) -> Sequence[Choice]:
    return game_choices(request.say, await request.services.replays.recent(request.person), typed)


async def show_replay(request: Request, number: int, turn: int, eyes: str) -> None:
    """To whoever asked, alone."""
    if not request.services.replays.is_at_hand(number) and not request.interaction.response.is_done():
        await request.promise()
    game = await find_game(request, number)
    await show(request.interaction, await _message(request, game.moment(turn), eyes, request.say))


async def find_game(request: Request, number: int) -> Game:
    """One that is over, and open to whoever asks. Checked at every press: anybody can make up an address."""
    game = await request.services.replays.find(number)
    if not game.is_open_to(request.person, request.guild) and not await _is_open_daily(request, game):
        raise Refused(NO_REPLAY)
    return game


async def _is_open_daily(request: Request, game: Game) -> bool:
    """Somebody's first attempt, to whoever has been through those cards themselves, and once the day is over to all."""
    setup = game.table.setup
    if setup.deal is None or setup.day is None:
        return False
    return await request.services.dailies.may_see(setup.deal, setup.day, request.person)


async def replay_picture(request: Request, moment: Moment, seat: int | None, say: Speaker) -> Picture | None:
    if not may_attach_pictures(request.interaction):
        return None
    return await request.services.pages.replay_picture(say, moment, seat, request.person, request.guild)


async def _message(
    request: Request, moment: Moment, eyes: str, say: Speaker, *, shared: bool = False
) -> OutgoingMessage:
    seats = [str(seat) for seat in range(len(moment.hands))]
    eyes = eyes if eyes in (TABLE, *seats) else ALL
    picture = await replay_picture(request, moment, int(eyes) if eyes in seats else None, say)
    return OutgoingMessage(page=replay_page(say, moment, eyes, shared=shared), picture=picture)
