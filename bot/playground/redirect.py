"""Redirects discord.py from discord.com to the local Discord, for the whole process."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord.gateway
import discord.http
import yarl


def redirect_discord_py(api_base: str, gateway: str) -> None:
    """Before the client logs in. REST and READY name the same gateway address again."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@contextmanager
def redirected_to(api_base: str, gateway: str) -> Iterator[None]:
    """The same within a `with` block, for tests that use several Discords one after the other."""
    before = discord.http.Route.BASE, str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
    redirect_discord_py(api_base, gateway)
    try:
        yield
    finally:
        redirect_discord_py(*before)
