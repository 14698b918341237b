"""Wakes whoever looks after the deadlines when one falls earlier than they meant to look."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias

NEVER = float("inf")


class Cancellable(Protocol):
    def cancel(self) -> None: ...


CallLater: TypeAlias = Callable[[float, Callable[[], None]], Cancellable]


class Alarm:
    def __init__(self, clock: Callable[[], float], call_later: CallLater | None = None) -> None:
        """`call_later` is the event loop's own, unless a test moves the time."""
        self._clock = clock
        self._call_later = call_later or (lambda wait, call: asyncio.get_running_loop().call_later(wait, call))
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

    async def sleep(self, until: float) -> None:
        """Shorter, if something was or is set for an earlier time."""
        self._at = min(self._at, until)
        await self._wait(until - self._clock(), self._rung)

    async def pause(self, seconds: float) -> None:
        """Whatever rings meanwhile."""
        await self._wait(seconds, asyncio.Event())

    async def _wait(self, seconds: float, event: asyncio.Event) -> None:
        timer = self._call_later(max(0.0, seconds), event.set)
        try:
            await event.wait()
        finally:
            timer.cancel()
