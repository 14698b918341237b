"""A channel or a server that is no more: its tables are closed, and nobody is told."""

from contextlib import suppress

from msgspec.structs import replace

from bot.channel.click import Desk
from bot.rules import Refused


async def channel_gone(desk: Desk, guild: int, channel: int) -> None:
    with suppress(Refused):
        await desk.boards.gone(await desk.house.tables.find(channel))
    settings = await desk.house.manners.server(guild)
    if len(settings.channels) > 1 and channel in settings.channels:  # none left would mean: everywhere
        left = tuple(allowed for allowed in settings.channels if allowed != channel)
        await desk.house.manners.set_server(guild, replace(settings, channels=left))


async def server_gone(desk: Desk, guild: int) -> None:
    """Removing the bot is a request to forget: settings and logs go, results stay without people."""
    for table in await desk.house.tables.open_in(guild):
        await desk.boards.gone(table.id)
    await desk.house.tables.notes.forget_server(guild)
    desk.house.tables.table_log.forget_all()
    desk.house.manners.forget_server(guild)
