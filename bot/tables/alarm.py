"""Wakes whoever looks after the deadlines when one falls earlier than they meant to look."""

import asyncio
from contextlib import suppress

NEVER = float("inf")


class Alarm:
    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._at = NEVER

    def ring_by(self, due: float) -> None:
        if due < self._at:
            self._at = due
            self._rung.set()

    def reset(self) -> None:
        """Before looking: from here on nothing is missed."""
        self._rung.clear()
        self._at = NEVER

    async def sleep(self, now: float, until: float) -> None:
        """Shorter, if something was or is set for an earlier time."""
        self._at = min(self._at, until)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - now)):  # `wait_for` may swallow a cancellation
                await self._rung.wait()
