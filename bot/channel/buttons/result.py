"""After the end: a rematch, or another game."""

from bot.channel.buttons.lobby import open_table
from bot.channel.buttons.registry import button
from bot.channel.buttons.terms import last_terms
from bot.channel.context.permissions import parent_channel
from bot.channel.context.request import ButtonPress
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import VARIANTS, Refused
from bot.tables import Phase
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.result import another_question

REMATCH_JUST_ASKED = "rematch-just-asked"


@button(Verb.REMATCH)
async def rematch(press: ButtonPress) -> None:
    """An invitation: nobody but the one who presses it sits down."""
    press.require_place()
    caller, limit = await press.caller(), press.services.limits.rematches
    if not caller.moderator and (until := limit.blocked_until(caller.person)) is not None:
        raise Refused(REMATCH_JUST_ASKED, until=until)
    table = await press.table()
    try:
        await press.tables.rematch(table, caller, parent=parent_channel(press.interaction))
    except Refused as refused:
        if not await _join_rematch(press, table, refused):
            raise
    else:
        limit.take(caller.person)
    await press.acknowledge()


async def _join_rematch(press: ButtonPress, table: int, refused: Refused) -> bool:
    """Whether somebody was faster: then whoever asks for a rematch takes their seat in that one."""
    if refused.clause != T.CHANNEL_TAKEN:
        return False
    lobby = await press.tables.look(await press.tables.find(press.interaction.channel_id or 0))
    if lobby.rematch_of != table or lobby.phase is not Phase.LOBBY:
        return False
    if lobby.seat_of(press.person) is None:
        await press.tables.join(lobby.id, await press.caller())
    return True


@button(Verb.ANOTHER)
async def choose_another(press: ButtonPress) -> None:
    """Whoever wants another game is asked which."""
    text, rows = another_question(press.say, (await press.snapshot()).id)
    await press.reply(OutgoingMessage(text, rows=rows))


@button(Verb.OPEN)
async def open_another(press: ButtonPress) -> None:
    await press.snapshot()
    if press.address.arg not in VARIANTS:
        raise Refused(T.STALE)
    await open_table(press, (await last_terms(press)).changed(variant=press.address.arg))
