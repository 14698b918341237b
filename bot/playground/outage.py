"""Discord is away for a while: REST answers 503, the gateway cuts its connections and takes none, nothing is delivered.

The answer is the proxy's before Discord, no JSON; as observed in outages.
"""

import asyncio
from collections.abc import Callable

ANSWER = "upstream connect error or disconnect/reset before headers. reset reason: connection failure"


class Outage:
    def __init__(self) -> None:
        self.is_on = False
        self._on_begin: list[Callable[[], None]] = []
        self._on_change: list[Callable[[], None]] = []
        self._timer: asyncio.TimerHandle | None = None

    def on_begin(self, listener: Callable[[], None]) -> None:
        self._on_begin.append(listener)

    def on_change(self, listener: Callable[[], None]) -> None:
        self._on_change.append(listener)

    def begin(self, seconds: float | None = None) -> None:
        """Until `end`, or for so long."""
        self._stop_timer()
        self.is_on = True
        for listener in [*self._on_begin, *self._on_change]:
            listener()
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.end)

    def end(self) -> None:
        self._stop_timer()
        self.is_on = False
        for listener in self._on_change:
            listener()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
