"""A gateway session: it outlives its connection, so that the bot can resume it."""

import asyncio
import secrets
from collections import deque

import msgspec

from bot.playground.wiretap import Wiretap
from bot.playground.world import Json

MAX_BACKLOG = 2000


class Session:
    def __init__(self, intents: int, shard: int, shards: int, wiretap: Wiretap) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.shards = shards
        self.sequence = 0
        self.disconnected_at: float | None = None  # None while connected
        self.outbox: asyncio.Queue[bytes] | None = None
        self._wiretap = wiretap
        self._backlog: deque[tuple[int, bytes]] = deque(maxlen=MAX_BACKLOG)

    def has_guild(self, guild_id: int) -> bool:
        return (guild_id >> 22) % self.shards == self.shard

    def takes(self, guild_id: int | None) -> bool:
        """Direct messages belong to the first shard: docs.discord.com/developers/events/gateway#sharding"""
        return self.shard == 0 if guild_id is None else self.has_guild(guild_id)

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        self._wiretap.event(event, data)
        frame = msgspec.json.encode({"op": 0, "t": event, "s": self.sequence, "d": data})
        self._backlog.append((self.sequence, frame))
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def frames_after(self, sequence: int) -> list[bytes] | None:
        """The frames after this sequence number; None if some are no longer kept."""
        if sequence > self.sequence:
            return None
        missed = [frame for number, frame in self._backlog if number > sequence]
        return missed if len(missed) == self.sequence - sequence else None
