"""One press from nothing to one's own cards: a table with a computer partner, dealt."""

from bot.channel.buttons.hand import show_hand
from bot.channel.buttons.lobby import require_rare_openings
from bot.channel.buttons.registry import button
from bot.channel.context.permissions import parent_channel
from bot.channel.context.request import ButtonPress
from bot.rules import Refused
from bot.tables import Phase, Snapshot
from bot.tables import TableClause as T
from bot.ui.addresses import Verb

NO_SERVER = "no-server"


@button(Verb.PLAY_NOW)
async def play_now(press: ButtonPress) -> None:
    """For everybody to see there is one board, and nobody is called. Pressed again, it shows the same cards."""
    if not press.guild:
        raise Refused(NO_SERVER)
    snapshot = await _own_game_here(press) or await _open(press)
    with press.services.boards.wait_for_answer(snapshot.id):
        await show_hand(press, snapshot)


async def _open(press: ButtonPress) -> Snapshot:
    press.require_place()
    caller, interaction = await press.caller(), press.interaction
    require_rare_openings(press, caller)
    channel, parent = interaction.channel_id or 0, parent_channel(interaction)
    change = await press.tables.play_now(caller, press.guild, channel, parent=parent)
    press.services.limits.openings.take(caller.person)
    return change


async def _own_game_here(press: ButtonPress) -> Snapshot | None:
    """The game that is on in this channel, for somebody who has cards in it."""
    try:
        snapshot = await press.tables.look(await press.tables.find(press.interaction.channel_id or 0))
    except Refused as refused:
        if refused.clause != T.NO_TABLE:
            raise
        return None
    seated = snapshot.phase is not Phase.LOBBY and snapshot.seat_of(press.person) is not None
    return snapshot if seated else None
