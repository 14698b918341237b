"""The clock of the local Discord; tests can move it forward, and stop it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    def __init__(self) -> None:
        self._offset = 0.0
        self._stopped_at: float | None = None
        self._on_advance: list[Callable[[], None]] = []

    def now(self) -> float:
        return (self._stopped_at or time.time()) + self._offset

    def stop(self) -> None:
        """From now on only `advance` moves it."""
        self._stopped_at = time.time()

    def advance(self, seconds: float) -> None:
        self._offset += seconds
        for listener in self._on_advance:
            listener()

    def on_advance(self, listener: Callable[[], None]) -> None:
        self._on_advance.append(listener)

    def timestamp(self) -> str:
        """Now, in Discord's format."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()
