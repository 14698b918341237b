"""The time of the local Discord; a test may put it forward."""

import time
from datetime import UTC, datetime


class Clock:
    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds

    def stamp(self) -> str:
        """Now, as Discord writes it in messages."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()
