"""One press from nothing to one's own cards: a table with a computer partner, dealt."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import NO_SERVER, require_rare_openings
from bot.channel.buttons.registry import button
from bot.channel.context.permissions import parent_channel
from bot.channel.context.request import ButtonPress, Request
from bot.data_files import first_game
from bot.rules import Refused
from bot.tables import FirstGame, Phase, Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb


@button(Verb.PLAY_NOW)
async def play_now(press: ButtonPress) -> None:
    """For everybody to see there is one board, and nobody is called. Pressed again, it shows the same cards."""
    await start_at_once(press)


@button(Verb.PLAY_GUIDED)
async def play_guided(press: ButtonPress) -> None:
    """The same with a guide beside the cards."""
    await start_at_once(press, guided=True)


@button(Verb.LEAVE_GUIDE)
async def leave_guide(press: ButtonPress) -> None:
    await show_hand(press, await press.tables.leave_guide(await press.table(), await press.caller()))


async def start_at_once(request: Request, *, guided: bool = False) -> None:
    if not request.guild:
        raise Refused(NO_SERVER)
    snapshot = await _own_game_here(request) or await _open(request, guided=guided)
    with request.services.boards.wait_for_answer(snapshot.id):
        await show_hand(request, snapshot)


async def _open(request: Request, *, guided: bool) -> Snapshot:
    request.require_place()
    caller, interaction, tables = await request.caller(), request.interaction, request.tables
    require_rare_openings(request, caller)
    channel, parent = interaction.channel_id or 0, parent_channel(interaction)
    if guided:
        game = FirstGame(*first_game())
        change = await tables.play_guided(caller, request.guild, channel, game, parent=parent)
    else:
        change = await tables.play_now(caller, request.guild, channel, parent=parent)
    request.services.limits.openings.take(caller.person)
    return change


async def _own_game_here(request: Request) -> Snapshot | None:
    """The game that is on in this channel, for somebody who has cards in it."""
    try:
        snapshot = await request.tables.look(await request.tables.find(request.interaction.channel_id or 0))
    except Refused as refused:
        if refused.clause != T.NO_TABLE:
            raise
        return None
    seated = snapshot.phase is not Phase.LOBBY and snapshot.seat_of(request.person) is not None
    return snapshot if seated else None
