"""What goes wrong: a disk that is slow or full, connections that are cut, a Discord that fails. All of it ends."""

import logging
import time
from collections import Counter
from random import Random

import asyncpg
import discord

from bot.store import StoreUnavailable
from bot.store.sqlite import SQLiteStore
from tests.channel.playing import Channel

SLOW = 0.02  # seconds that a slow disk takes for one thing more
EXPECTED = (StoreUnavailable, discord.HTTPException, OSError, TimeoutError)
REQUESTS = ("/channels/*", "/webhooks/*", "/interactions/*")
STATUSES = (500, 502, 503)


class Faults:
    def __init__(self, at: Channel, address: str, random: Random) -> None:
        self._at, self._address, self._random = at, address, random
        self.counts = Counter[str]()
        self.disturbing = False  # so that answers may be missing

    async def begin(self) -> None:
        """One of them, until `end`."""
        database = [self._slow_disk, self._full_disk] if isinstance(self._at.store, SQLiteStore) else [self._cut]
        fault = self._random.choice([*database, self._failing_discord, self._forbidden])
        self.counts[fault.__name__.strip("_").replace("_", " ")] += 1
        self.disturbing = True
        await fault()

    async def end(self) -> None:
        if not self.disturbing:
            return
        self.disturbing = False
        self._at.env.backend.faults.clear()
        self._at.forbid()
        if isinstance(self._at.store, SQLiteStore):
            await self._at.store.read("PRAGMA query_only = OFF")
        else:
            for _ in range(20):  # every connection may first have to be found broken
                try:
                    await self._at.store.open_tables()
                except StoreUnavailable:
                    continue

    async def _slow_disk(self) -> None:
        assert isinstance(self._at.store, SQLiteStore)
        for _ in range(self._random.randrange(1, 20)):
            self._at.store._thread.post(lambda database: time.sleep(SLOW))

    async def _full_disk(self) -> None:
        await self._at.store.read("PRAGMA query_only = ON")

    async def _cut(self) -> None:
        """Every connection of ours, in the middle of whatever it does."""
        admin = await asyncpg.connect(self._address, server_settings={"application_name": "chaos"})
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ninety-eight'"
        )
        await admin.close()

    async def _failing_discord(self) -> None:
        for path in self._random.sample(REQUESTS, 2):
            status = self._random.choice(STATUSES)
            self._at.env.inject_error("*", path, status=status, times=self._random.randrange(1, 8))

    async def _forbidden(self) -> None:
        self._at.forbid(send_messages=False)


class Unexpected(logging.Handler):
    """Errors that no fault of ours explains."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        while error is not None and not isinstance(error, EXPECTED):
            error = error.__cause__ or error.__context__
        if error is None and "unavailable" not in record.getMessage():
            self.heard.append(logging.Formatter().format(record))
