"""Answers that Discord counts against an address: 10,000 of them in ten minutes, and it is banned."""

import logging
from collections import deque
from collections.abc import Callable

WINDOW = 600.0  # seconds
MOST = 1_000  # then nothing more is sent by itself
FEW = 500  # then it goes on
SHARED = "shared"  # the scope of a 429 that is nobody's fault

log = logging.getLogger(__name__)


def is_invalid(status: int, scope: str) -> bool:
    return status in (401, 403) or (status == 429 and scope != SHARED)


class InvalidAnswers:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: deque[float] = deque()
        self._paused = False

    def add(self) -> None:
        self._times.append(self._clock())

    def __len__(self) -> int:
        oldest = self._clock() - WINDOW
        while self._times and self._times[0] <= oldest:
            self._times.popleft()
        return len(self._times)

    def pause(self) -> float:
        """Seconds in which nothing is to be sent, as far as can be told by now."""
        count = len(self)
        if count >= MOST and not self._paused:
            self._paused = True
            log.error(
                "Discord has refused %d requests (401, 403, 429) within ten minutes; after 10,000 it bans the address. "
                "Boards and pings stop until that is over, answers go on. What to look for: a token that is not valid, "
                "another program that uses it, many servers that have taken the bot's permissions away.",
                count,
            )
        if self._paused and count < FEW:
            self._paused = False
            log.warning("boards and pings go on: %d refused requests in the last ten minutes", count)
        return self._times[count - FEW] + WINDOW - self._clock() if self._paused else 0.0
