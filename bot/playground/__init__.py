"""A local Discord on loopback: REST and gateway for the bot, a live channel page for people."""

from bot.playground.local_discord import LocalDiscord
from bot.playground.redirect import redirect_discord_py, redirected_to
from bot.playground.test_client import TestClient

__all__ = ["LocalDiscord", "TestClient", "redirect_discord_py", "redirected_to"]
