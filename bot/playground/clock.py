"""The clock of the local Discord; tests can move it forward."""

import time
from datetime import UTC, datetime


class Clock:
    def __init__(self) -> None:
        self._offset = 0.0

    def now(self) -> float:
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        self._offset += seconds

    def timestamp(self) -> str:
        """Now, in Discord's format."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()
