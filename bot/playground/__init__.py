"""A local Discord on loopback: REST and gateway for the bot, a live channel page for people."""

from bot.playground.local import LocalDiscord
from bot.playground.pointing import point_discord_py_at, pointed_at
from bot.playground.visitor import Visitor

__all__ = ["LocalDiscord", "Visitor", "point_discord_py_at", "pointed_at"]
