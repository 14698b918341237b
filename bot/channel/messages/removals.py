"""A channel or a server that is gone: its tables are closed, and nobody is told."""

from contextlib import suppress

from msgspec.structs import replace

from bot.channel.context.services import Services
from bot.rules import Refused
from bot.tables import forget_server


async def remove_channel(services: Services, guild: int, channel: int) -> None:
    with suppress(Refused):
        await services.table_cards.drop_thread(channel)
    with suppress(Refused):
        await services.boards.close_table(await services.tables.find(channel))
    with suppress(Refused):  # Discord does not tell of its threads, which are gone with it
        for table in await services.table_cards.tables_of(channel):
            await services.boards.close_table(table)
    settings = await services.settings.server(guild)
    if settings.daily_channel == channel:
        settings = replace(settings, daily_channel=None)
        await services.settings.set_server(guild, settings)
    if len(settings.channels) > 1 and channel in settings.channels:  # none left would mean: everywhere
        left = tuple(allowed for allowed in settings.channels if allowed != channel)
        await services.settings.set_server(guild, replace(settings, channels=left))


async def remove_server(services: Services, guild: int) -> None:
    """Removing the bot is a request to forget: settings and logs go, results stay without people."""
    for table in await services.tables.open_in(guild):
        await services.boards.close_table(table.id)
    await forget_server(services.tables, guild)
    services.settings.forget_server(guild)
    await services.tables.notes.note_farewell(guild)
