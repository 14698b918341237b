"""What moderators do with the tables of their own server, and of no other."""

from bot.channel.callers import Interaction
from bot.channel.click import Desk
from bot.channel.departures import open_tables
from bot.rules import Refused
from bot.tables import Caller, Phase, Sight
from bot.tables import TableClause as T
from bot.ui.moderation import OpenTable

DAY = 86_400.0


async def listed(desk: Desk, interaction: Interaction) -> list[OpenTable]:
    """The oldest first."""
    guild = interaction.guild
    tables = []
    for table in await open_tables(desk, interaction.guild_id or 0):
        sight = await desk.house.tables.look(table)
        place = guild.get_channel_or_thread(sight.channel) if guild else None
        tables.append(_told(sight, await _moved(desk, table), place.name if place else ""))
    return sorted(tables, key=lambda table: table.opened)


async def table_named(desk: Desk, interaction: Interaction, table: str) -> Sight:
    """By its number, and only on this server."""
    if not table.isdecimal() or len(table) > 18:
        raise Refused(T.NO_TABLE)
    sight = await desk.house.tables.look(int(table))
    if sight.guild != interaction.guild_id:
        raise Refused(T.NO_TABLE)
    return sight


def seat_of(sight: Sight, person: int) -> int:
    seat = sight.seat_of(person)
    if seat is None:
        raise Refused(T.NO_SEAT, seat=-1)
    return seat


async def end_all(desk: Desk, interaction: Interaction, caller: Caller, days: int, reason: str) -> int:
    """Each is an action of its own: only the first carries the interaction."""
    before = desk.house.tables.keeper.clock() - days * DAY
    old = [table for table in await listed(desk, interaction) if table.opened <= before]
    for table in old:
        await desk.house.tables.end(table.id, Caller(caller.person, caller.name, caller.moderator), reason)
    return len(old)


async def unlock(desk: Desk, sight: Sight) -> None:
    """Read from the log again, and posted again."""
    desk.house.tables.keeper.forget_all()
    desk.boards.show(await desk.house.tables.look(sight.id), anew=True)


async def _moved(desk: Desk, table: int) -> float:
    return (await desk.house.tables.entries(table))[-1].at


def _told(sight: Sight, moved: float, channel: str) -> OpenTable:
    awaited = None
    if sight.active is not None:
        person = sight.seats[sight.active].person
        awaited = sight.name(person) if person is not None else None
    started = sight.phase is not Phase.LOBBY
    return OpenTable(sight.id, sight.channel, sight.setup.variant, sight.opened, moved, awaited, started, channel)
