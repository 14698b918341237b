"""All the tables of whoever asks, on all servers: whose turn, since when, and the way there."""

from bot.channel.context.request import Request
from bot.channel.messages.board_update import BOARD
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Refused
from bot.tables import Phase, Snapshot, is_personal
from bot.tables import TableClause as T
from bot.ui.my_tables import MyTable, my_tables_page

LOOKED_AT = 30  # tables; more are only counted


async def list_my_tables(request: Request) -> None:
    numbers = [table for table in await request.tables.where_seated(request.person) if not is_personal(table)]
    tables = [table for number in numbers[:LOOKED_AT] if (table := await _my_table(request, number)) is not None]
    page = my_tables_page(request.say, tables, len(numbers[LOOKED_AT:]))
    await request.reply(OutgoingMessage(page=page))


async def _my_table(request: Request, number: int) -> MyTable | None:
    """None where they do not sit any more, or the log cannot be read."""
    try:
        snapshot = await request.tables.look(number)
    except Refused as refused:
        if refused.clause not in (T.UNREADABLE, T.NO_TABLE):
            raise
        return None
    seat = snapshot.seat_of(request.person)
    if seat is None or snapshot.phase is Phase.OVER:
        return None
    guild = request.interaction.client.get_guild(snapshot.guild)
    return MyTable(
        variant=snapshot.setup.variant,
        url=await _url(request, snapshot),
        server=guild.name if guild else "",
        since=snapshot.quiet_since,
        mine=_waits_for(snapshot, seat),
        started=snapshot.phase is not Phase.LOBBY,
        choosing=snapshot.phase is Phase.CHOOSING,
        awaited=_awaited(snapshot),
    )


async def _url(request: Request, snapshot: Snapshot) -> str:
    """Of its board; of the channel where none is known."""
    board = (await request.tables.notes.messages(snapshot.id)).get(BOARD)
    if board is None:
        return f"https://discord.com/channels/{snapshot.guild}/{snapshot.channel}"
    return request.services.jump_url(snapshot.guild, board.channel, board.message)


def _waits_for(snapshot: Snapshot, seat: int) -> bool:
    return snapshot.seats[seat].human and (snapshot.active == seat or snapshot.phase is Phase.CHOOSING)


def _awaited(snapshot: Snapshot) -> str | None:
    seat = None if snapshot.active is None else snapshot.seats[snapshot.active]
    return snapshot.name(seat.person) if seat is not None and seat.person is not None and seat.human else None
