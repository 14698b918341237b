"""What is open on a server, for whoever asks: where they could sit down or watch. And sitting down from afar."""

from bot.channel.buttons.registry import button
from bot.channel.context.caller import caller_of
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.board_update import BOARD
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.table_card import CARD
from bot.rules import Refused
from bot.tables import Phase, Snapshot, TableRow, apart_from, subscription, take_seat
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.open_tables import OpenTable, open_tables_page, seated_answer

LOOKED_AT = 50  # tables; more are only counted


async def list_open_tables(request: Request) -> None:
    """Of those whose channels the asker may see. Of others nothing is told, not even their number."""
    rows = [row for row in await request.tables.open_in(request.guild) if await _is_visible(request, row)]
    apart, tables = await apart_from(request.tables.store, request.person), list[OpenTable]()
    for row in rows[:LOOKED_AT]:
        table = await _open_table(request, row, apart)
        if table is not None:
            tables.append(table)
    told = await subscription(request.tables.store, request.person, request.guild) is not None
    page = open_tables_page(request.say, tables, len(rows[LOOKED_AT:]), told=told)
    await request.reply(OutgoingMessage(page=page))


@button(Verb.SIT)
async def sit_down(press: ButtonPress) -> None:
    """At the table that the card, or the choice in the list, names: as if they had pressed there."""
    snapshot = await visible_table(press)
    caller = await caller_of(press.services.settings, press.interaction)
    if snapshot.phase is Phase.LOBBY or snapshot.phase is Phase.OVER:
        await press.tables.join(snapshot.id, caller)
    else:
        await take_seat(press.tables, snapshot.id, caller)
    url = await _url(press, await press.tables.row(snapshot.id))
    await press.reply(seated_answer(press.say, url))


async def visible_table(press: ButtonPress) -> Snapshot:
    """That a button or a choice names, in whichever channel of this server: if whoever presses may see it."""
    chosen = "".join(press.values[:1])
    table = int(chosen) if chosen.isdecimal() and len(chosen) < 19 else press.address.table
    row = await press.tables.row(table)
    if row.guild != press.guild or not await _is_visible(press, row):
        raise Refused(T.NO_TABLE)
    return await press.tables.look(table)


async def _is_visible(request: Request, row: TableRow) -> bool:
    """A thread that has not been heard of since the start is where its card is."""
    if request.services.places.can_see(request.interaction, row.channel):
        return True
    if request.services.places.is_known(row.guild, row.channel):
        return False
    card = (await request.tables.notes.messages(row.id)).get(CARD)
    return card is not None and request.services.places.can_see(request.interaction, card.channel)


async def _open_table(request: Request, row: TableRow, apart: frozenset[int]) -> OpenTable | None:
    """None where the log cannot be read."""
    try:
        snapshot = await request.tables.look(row.id)
    except Refused as refused:
        if refused.clause not in (T.UNREADABLE, T.NO_TABLE):
            raise
        return None
    if snapshot.phase is Phase.OVER:
        return None
    may_sit = snapshot.host not in apart and snapshot.may_sit_down(request.person, request.tables.table_log.clock())
    name = request.services.places.name(row.guild, row.channel)
    return OpenTable(snapshot, await _url(request, row), name, may_sit, snapshot.seat_of(request.person) is not None)


async def _url(request: Request, row: TableRow) -> str:
    """Of its board; of the channel where none is known."""
    board = (await request.tables.notes.messages(row.id)).get(BOARD)
    if board is None:
        return f"https://discord.com/channels/{row.guild}/{row.channel}"
    return request.services.jump_url(row.guild, board.channel, board.message)
