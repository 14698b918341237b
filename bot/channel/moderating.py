"""What moderators do with the tables of their own server, and of no other."""

import logging

from bot.channel.callers import Interaction
from bot.channel.click import Desk
from bot.rules import Refused
from bot.tables import Caller, Entry, Opened, Phase, Snapshot
from bot.tables import TableClause as T
from bot.ui.moderation import LISTED, OpenTable

DAY = 86_400.0
CHOICES = 100  # of so many tables, autocomplete chooses

log = logging.getLogger(__name__)


async def listed(desk: Desk, interaction: Interaction) -> list[OpenTable]:
    """The oldest first. Those that the list only counts are not looked at: there may be very many."""
    rows = await desk.house.tables.open_in(interaction.guild_id or 0)
    counted = [OpenTable(row.id, row.channel, "original", row.opened, row.opened) for row in rows[LISTED:]]
    return [await _told(desk, interaction, row.id, moved=True) for row in rows[:LISTED]] + counted


async def offered_tables(desk: Desk, interaction: Interaction) -> list[OpenTable]:
    """The same in a hurry: for every key that somebody presses."""
    rows = await desk.house.tables.open_in(interaction.guild_id or 0)
    return [await _told(desk, interaction, row.id, moved=False) for row in rows[:CHOICES]]


async def table_named(desk: Desk, interaction: Interaction, table: str) -> int:
    """By its number, and only on this server; it need not be readable."""
    if not table.isdecimal() or len(table) > 18:
        raise Refused(T.NO_TABLE)
    row = await desk.house.tables.row(int(table))
    if row.guild != interaction.guild_id:
        raise Refused(T.NO_TABLE)
    return row.id


async def seat_of(desk: Desk, table: int, person: int) -> int:
    seat = (await desk.house.tables.look(table)).seat_of(person)
    if seat is None:
        raise Refused(T.NO_SEAT, seat=None)
    return seat


async def end_all(desk: Desk, interaction: Interaction, caller: Caller, days: int, reason: str) -> int:
    """How many there were. Each end is an action of its own, so that none carries the interaction of all."""
    before, ended = desk.house.tables.table_log.clock() - days * DAY, 0
    for row in await desk.house.tables.open_in(interaction.guild_id or 0):
        if row.opened <= before:
            try:
                await desk.house.tables.end(row.id, Caller(caller.person, caller.name, caller.moderator), reason)
                ended += 1
            except Refused as refused:  # somebody was faster, or it cannot be closed for now
                log.info("table %d was not ended: %s", row.id, refused.clause)
    return ended


async def unlock(desk: Desk, caller: Caller, table: int) -> None:
    """Read from the log again, and posted again."""
    desk.boards.forget(table)
    desk.boards.show(await desk.house.tables.unlock(table, caller), anew=True)


async def _told(desk: Desk, interaction: Interaction, table: int, *, moved: bool) -> OpenTable:
    tables, guild = desk.house.tables, interaction.guild
    entries = await tables.entries(table) if moved else ()
    try:
        snapshot = await tables.look(table)
    except Refused as refused:
        if refused.clause != T.UNREADABLE:
            raise
        return await _wrecked(desk, table, entries)
    place = guild.get_channel_or_thread(snapshot.channel) if guild else None
    return OpenTable(
        snapshot.id,
        snapshot.channel,
        snapshot.setup.variant,
        snapshot.opened,
        entries[-1].at if entries else snapshot.opened,
        _awaited(snapshot),
        snapshot.phase is not Phase.LOBBY,
        place.name if place else "",
    )


async def _wrecked(desk: Desk, table: int, entries: tuple[Entry, ...]) -> OpenTable:
    """A table that cannot be read: what the rest of the store knows of it."""
    row = await desk.house.tables.row(table)
    setups = [entry.what.setup for entry in entries if isinstance(entry.what, Opened)]
    variant = setups[0].variant if setups else "original"
    return OpenTable(row.id, row.channel, variant, row.opened, entries[-1].at if entries else row.opened)


def _awaited(snapshot: Snapshot) -> str | None:
    seat = None if snapshot.active is None else snapshot.seats[snapshot.active]
    return snapshot.name(seat.person) if seat is not None and seat.person is not None and seat.human else None
