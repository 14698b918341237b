"""Discord's ids: the time in the upper bits, unique and always rising."""

from datetime import UTC, datetime

from bot.playground.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        by_time = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(by_time, self._last + 1)
        return self._last

    def skip_to(self, used_id: int) -> None:
        """No more ids up to this one: the clock may have gone back since the last run."""
        self._last = max(self._last, used_id)


def created_at(snowflake: int) -> str:
    """In Discord's format."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC).isoformat()


def parse_snowflake(text: object) -> int | None:
    """None if it is not an id."""
    if isinstance(text, int) and not isinstance(text, bool):
        return text if 0 <= text < 1 << 63 else None
    if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= 20:
        return int(text)
    return None
