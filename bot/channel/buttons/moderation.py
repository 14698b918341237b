"""What moderators do with the tables of their own server, and of no other."""

import logging
from collections.abc import Sequence

import discord

from bot.channel.buttons.registry import button
from bot.channel.context.request import ButtonPress, Request
from bot.channel.messages.outgoing import OutgoingMessage
from bot.rules import Original, Refused
from bot.tables import Caller, Phase, Snapshot, TableRow
from bot.tables import TableClause as T
from bot.ui.addresses import Verb
from bot.ui.buttons import Choice, Page
from bot.ui.moderation import LISTED, OpenTable, end_old_answer, end_question, table_choices, table_list, unlock_answer

DAY = 86_400.0
OFFERED = 100  # of so many tables, autocomplete chooses

log = logging.getLogger(__name__)


async def list_tables(request: Request) -> None:
    """The oldest first. Those that the list only counts are not looked at: there may be very many."""
    await request.moderator()
    rows = await _shown_tables(request)
    counted = [OpenTable(row.id, row.channel, Original.name, row.opened, row.opened) for row in rows[LISTED:]]
    listed = [await _open_table(request, row.id, with_last_move=True) for row in rows[:LISTED]]
    await request.reply(OutgoingMessage(page=Page(table_list(request.say, listed + counted))))


async def offer_tables(request: Request, typed: str) -> Sequence[Choice]:
    """The same in a hurry: for every key that somebody presses."""
    await request.moderator()
    rows = await _shown_tables(request)
    offered = [await _open_table(request, row.id, with_last_move=False) for row in rows[:OFFERED]]
    return table_choices(request.say, offered, typed)


async def ask_to_end_table(request: Request, number: str, reason: str) -> None:
    """A question whose button is `end_table`. It holds the reason, so that a restart in between loses nothing."""
    await request.moderator()
    table = await _open_table(request, await _table(request, number), with_last_move=True)
    await request.reply(OutgoingMessage(page=end_question(request.say, table, reason)))


@button(Verb.END_TABLE)
async def end_table(press: ButtonPress) -> None:
    """From wherever the question was asked."""
    caller, table = await press.moderator(), await _table(press, str(press.address.table))
    embeds = press.interaction.message.embeds if press.private and press.interaction.message else []
    reason = next((field.value or "" for embed in embeds for field in embed.fields), "")
    await press.tables.end(
        table, Caller(caller.person, caller.name, caller.moderator, interaction=caller.interaction), reason
    )
    await press.replace_question()


async def end_old_tables(request: Request, days: int, reason: str) -> None:
    """Each end is an action of its own, so that none carries the interaction of all."""
    caller = await request.moderator()
    await request.promise()  # there may be very many
    before, count = request.tables.table_log.clock() - days * DAY, 0
    for row in await _shown_tables(request):
        if row.opened <= before:
            try:
                own = Caller(caller.person, caller.name, caller.moderator, channel=caller.channel)
                await request.tables.end(row.id, own, reason)
                count += 1
            except Refused as refused:  # somebody was faster, or it cannot be closed for now
                log.info("table %d was not ended: %s", row.id, refused.clause)
    await request.reply(end_old_answer(request.say, count))


async def remove_player(request: Request, number: str, player: discord.User | discord.Member, *, bar: bool) -> None:
    caller, table = await request.moderator(), await _table(request, number)
    await request.tables.remove_person(table, caller, player.id, bar=bar)
    await request.acknowledge()


async def replace_player(
    request: Request, number: str, player: discord.User | discord.Member, by: discord.Member | None
) -> None:
    """By a computer player; if somebody is named, until they come: nobody sits down but by themselves."""
    caller, table = await request.moderator(), await _table(request, number)
    seat = await _seat(request, table, player.id)
    if by is None or by.bot:
        await request.tables.to_computer(table, caller, seat)
    else:
        await request.tables.offer_seat(table, caller, seat, by.id, by.display_name)
    await request.acknowledge()


async def unlock_table(request: Request, number: str) -> None:
    """Read from the log again, and posted again."""
    caller, table = await request.moderator(), await _table(request, number)
    request.services.boards.forget(table)
    request.services.boards.update(await request.tables.unlock(table, caller), post_again=True)
    await request.reply(unlock_answer(request.say))


async def _table(request: Request, number: str) -> int:
    """Only on this server; it need not be readable."""
    if not number.isdecimal() or len(number) > 18:
        raise Refused(T.NO_TABLE)
    row = await request.tables.row(int(number))
    if row.guild != request.interaction.guild_id or not _is_shown(request, row):
        raise Refused(T.NO_TABLE)
    return row.id


async def _shown_tables(request: Request) -> list[TableRow]:
    """Moderating tables opens nobody's eyes for channels that Discord hides from them."""
    return [row for row in await request.tables.open_in(request.guild) if _is_shown(request, row)]


def _is_shown(request: Request, row: TableRow) -> bool:
    return request.services.places.is_shown_to(request.interaction, row.channel)


async def _seat(request: Request, table: int, person: int) -> int:
    seat = (await request.tables.look(table)).seat_of(person)
    if seat is None:
        raise Refused(T.NO_SEAT, seat=None)
    return seat


async def _open_table(request: Request, table: int, *, with_last_move: bool) -> OpenTable:
    tables, guild = request.tables, request.interaction.guild
    last_change = await tables.last_change(table) if with_last_move else None
    try:
        snapshot = await tables.look(table)
    except Refused as refused:
        if refused.clause != T.UNREADABLE:
            raise
        return await _unreadable_table(request, table, last_change)
    place = guild.get_channel_or_thread(snapshot.channel) if guild else None
    return OpenTable(
        id=snapshot.id,
        channel=snapshot.channel,
        variant=snapshot.setup.variant,
        opened=snapshot.opened,
        moved=snapshot.opened if last_change is None else last_change,
        awaited=_awaited_name(snapshot),
        started=snapshot.phase is not Phase.LOBBY,
        channel_name=place.name if place else "",
    )


async def _unreadable_table(request: Request, table: int, last_change: float | None) -> OpenTable:
    """What the rest of the store knows of it."""
    row = await request.tables.row(table)
    setup = await request.tables.opening_setup(table)
    moved = row.opened if last_change is None else last_change
    return OpenTable(row.id, row.channel, setup.variant, row.opened, moved)


def _awaited_name(snapshot: Snapshot) -> str | None:
    seat = None if snapshot.active is None else snapshot.seats[snapshot.active]
    return snapshot.name(seat.person) if seat is not None and seat.person is not None and seat.human else None
