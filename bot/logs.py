"""Logging for the whole process, on standard error."""

import logging

from discord import VoiceClient

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up(level: str) -> None:
    """discord.py is never below INFO, whatever our level is: at DEBUG it writes tokens and what players see."""
    logging.basicConfig(level=level, format=FORMAT)
    for name in ("discord", "aiohttp", "asyncio", "aiosqlite", "PIL", "numba"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # that there is no voice here is no news
