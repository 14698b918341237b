"""Time for what is sent: seconds that only go forward, calls after some of them, and pauses."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Cancellable(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """The event loop's own, unless a test moves the time."""

    def __call__(self) -> float: ...

    def call_later(self, wait: float, call: Callable[..., Any], *args: Any) -> Cancellable: ...

    async def sleep(self, seconds: float) -> None: ...


class LoopClock:
    def __call__(self) -> float:
        return time.monotonic()

    def call_later(self, wait: float, call: Callable[..., Any], *args: Any) -> Cancellable:
        return asyncio.get_running_loop().call_later(wait, call, *args)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
