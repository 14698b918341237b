"""A channel or a server that is no more: its tables are closed, and nobody is told."""

from bot.channel.click import Desk
from bot.rules import Refused

ALL = 100_000


async def channel_gone(desk: Desk, channel: int) -> None:
    try:
        table = await desk.house.tables.find(channel)
    except Refused:
        return
    await desk.boards.gone(table)


async def server_gone(desk: Desk, guild: int) -> None:
    """Removing the bot is a request to forget: settings and logs go, results stay without people."""
    for table in await open_tables(desk, guild):
        await desk.boards.gone(table)
    await desk.house.tables.notes.forget_server(guild)
    desk.house.tables.keeper.forget_all()
    desk.house.manners.forget_server(guild)


async def open_tables(desk: Desk, guild: int) -> list[int]:
    """Every open table waits for something, so the deadlines name them all."""
    due = await desk.house.tables.store.due(float("inf"), ALL)
    return [one.table for one in due if one.guild == guild]
