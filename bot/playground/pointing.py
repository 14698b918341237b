"""Points discord.py at the local Discord instead of discord.com, for the whole process."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord.gateway
import discord.http
import yarl


def point_discord_py_at(api_base: str, gateway: str) -> None:
    """Before the client logs in. The gateway's address also comes from REST and from READY; all agree."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@contextmanager
def pointed_at(api_base: str, gateway: str) -> Iterator[None]:
    """The same for a while, for tests that talk to several Discords one after the other."""
    before = discord.http.Route.BASE, str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
    point_discord_py_at(api_base, gateway)
    try:
        yield
    finally:
        point_discord_py_at(*before)
