"""Seats that change hands in a game: a computer's taken, one's own kept warm, and who may take one."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import join
from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.tables import Phase, open_seats, take_seat
from bot.ui.addresses import Verb
from bot.ui.notices import done_answer, open_seats_answer


async def join_by_command(request: Request) -> None:
    """In the lobby the next seat; in a game a computer player's."""
    snapshot = await request.snapshot()
    if snapshot.phase is Phase.LOBBY:
        await join(request)
    else:
        await _take(request, snapshot.id)


@button(Verb.TAKE_SEAT)
async def take(press: ButtonPress) -> None:
    await _take(press, await press.table())


@button(Verb.HAND_OVER)
async def hand_over(press: ButtonPress) -> None:
    """Until they are back: any press in the game brings them back, too."""
    await press.tables.to_computer(await press.table(), await press.caller())
    await press.replace_question(done_answer(press.say))


async def open_seats_by_command(request: Request, *, on: bool) -> None:
    await open_seats(request.tables, await request.table(), await request.caller(), on=on)
    await request.reply(open_seats_answer(request.say, on))


async def _take(request: Request, table: int) -> None:
    """Whoever has sat down sees their cards."""
    request.require_board(table)
    await show_hand(request, await take_seat(request.tables, table, await request.caller()))
