"""Which servers the bot is in: every start of a session lists them, also those that an outage hides."""

from collections.abc import Callable
from typing import Any

Parser = Callable[[Any], None]


class PresentServers:
    """discord.py's own list keeps a server that removed the bot while no session was open."""

    def __init__(self, parsers: dict[str, Parser]) -> None:
        """`parsers` are the client's own, by the name of the event."""
        self._shards: dict[int, set[int]] = {}  # those whose session has begun in this process
        self._count = 1
        for event, note in (("READY", self._ready), ("GUILD_CREATE", self._create), ("GUILD_DELETE", self._delete)):
            parsers[event] = _both(note, parsers[event])

    def has(self, guild: int) -> bool:
        return guild in self._shards.get(self._shard(guild), ())

    def lacks(self, guild: int) -> bool:
        """Not so long as nothing is known, nor for a shard that another process runs."""
        shard = self._shards.get(self._shard(guild))
        return shard is not None and guild not in shard

    def _shard(self, guild: int) -> int:
        return (guild >> 22) % self._count

    def _ready(self, data: Any) -> None:
        shard, self._count = data.get("shard") or (0, 1)
        self._shards[shard] = {int(guild["id"]) for guild in data["guilds"]}

    def _create(self, data: Any) -> None:
        self._shards.get(self._shard(int(data["id"])), set()).add(int(data["id"]))

    def _delete(self, data: Any) -> None:
        if not data.get("unavailable"):
            self._shards.get(self._shard(int(data["id"])), set()).discard(int(data["id"]))


def _both(first: Parser, second: Parser) -> Parser:
    def parse(data: Any) -> None:
        first(data)
        second(data)

    return parse
