"""Servers that have invited the bot: whenever a session begins, Discord tells since when the bot is in each.

So an invitation is heard that came while no process was there.
"""

import logging
from collections.abc import Callable
from datetime import datetime
from time import time
from typing import Any

Parser = Callable[[Any], None]

NEW = 24 * 3600.0  # seconds since the bot has joined

log = logging.getLogger(__name__)


class NewServers:
    def __init__(self, parsers: dict[str, Parser], welcome: Callable[[int], None]) -> None:
        """`parsers` are the client's own, by the name of the event. `welcome` is told of a server once it is known;
        the same one comes again with each session."""
        self._parse, self._welcome = parsers["GUILD_CREATE"], welcome
        parsers["GUILD_CREATE"] = self._create

    def _create(self, data: Any) -> None:
        self._parse(data)
        joined = data.get("joined_at")
        if joined and not data.get("unavailable") and time() - datetime.fromisoformat(joined).timestamp() < NEW:
            self._welcome(int(data["id"]))
