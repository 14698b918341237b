"""Logging for the whole process, on standard error."""

import logging
import time

import msgspec
from discord import VoiceClient

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """An object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def set_up(level: str, *, as_json: bool = False) -> None:
    """discord.py is never below INFO, whatever our level is: at DEBUG it writes tokens and what players see."""
    logging.basicConfig(level=level, format=FORMAT)
    if as_json:
        formatter = JsonLines()
        formatter.converter = time.gmtime
        for handler in logging.getLogger().handlers:
            handler.setFormatter(formatter)
    for name in ("discord", "aiohttp", "asyncio", "aiosqlite", "PIL", "numba"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # that there is no voice here is no news
