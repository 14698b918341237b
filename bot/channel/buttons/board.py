"""The board of a running game: show it again, who starts, seats taken over and taken back, end the table."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.rules import Refused, Start
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.notices import done_answer

BOARD_JUST_POSTED = "board-just-posted"


async def post_again(request: Request) -> None:
    """For whoever sits there, and not again and again: everybody in the channel gets a new message."""
    snapshot, caller = await request.snapshot(), await request.caller()
    if snapshot.seat_of(caller.person) is None and not caller.moderator:
        raise Refused(T.NOT_SEATED, table=snapshot.id)
    request.require_board(snapshot.id)
    if not caller.moderator and (until := request.services.limits.boards.take(snapshot.id)) is not None:
        raise Refused(BOARD_JUST_POSTED, until=until)
    request.services.boards.update(snapshot, post_again=True)
    await request.acknowledge()


@button(Verb.CLAIM)
async def claim_first_turn(press: ButtonPress) -> None:
    await show_hand(press, await press.act(Start(), turn=press.address.turn))


@button(Verb.HURRY)
async def hurry(press: ButtonPress) -> None:
    """The board shows what comes of it."""
    await press.tables.hurry(await press.table(), await press.caller())
    await press.acknowledge()


@button(Verb.TAKE_OVER)
async def take_over(press: ButtonPress) -> None:
    """For a player who has been silent in this turn, and in no other."""
    snapshot = await press.snapshot()
    if snapshot.turn != press.address.turn or not press.address.arg.isdecimal():
        raise Refused(T.STALE)
    await press.tables.to_computer(snapshot.id, await press.caller(), int(press.address.arg))
    await press.reply(done_answer(press.say))


@button(Verb.COME_BACK)
async def come_back(press: ButtonPress) -> None:
    await show_hand(press, await press.tables.take_back_seat(await press.table(), await press.caller()))


async def end_table(request: Request, reason: str) -> None:
    await request.tables.end(await request.table(), await request.caller(), reason)
    await request.acknowledge()
