"""Rate limits by route and channel, sent in the headers and enforced."""

import functools
import hashlib

from bot.playground import errors
from bot.playground.clock import Clock

# Requests and seconds, as observed at Discord, which does not publish them. Interaction callbacks have no limit.
LIMITS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
}
DEFAULT_LIMIT = (50, 1.0)
NOT_ENFORCED = (100_000, 1.0)
OLD_EDIT_LIMIT = (3, 20.0)  # of messages older than an hour, in a channel
UNLIMITED = "POST /interactions/{interaction_id}/{token}/callback"
OLD_AFTER = 3600.0
MAJOR_PARAMETERS = ("channel_id", "guild_id", "application_id", "token")


class Window:
    def __init__(self, start: float, maximum: int, seconds: float) -> None:
        self.end = start + seconds
        self.maximum = maximum
        self.used = 0


class RateLimits:
    def __init__(self, clock: Clock, *, enforced: bool = True) -> None:
        self._clock = clock
        self._enforced = enforced
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, route: str, parameters: dict[str, str]) -> tuple[dict[str, str], float]:
        """The rate limit headers, and the seconds to wait: 0 if the request may pass."""
        if route == UNLIMITED:
            return {}, 0.0
        maximum, seconds = LIMITS.get(route, DEFAULT_LIMIT)
        window, wait = self._use(
            (route, *(parameters[name] for name in MAJOR_PARAMETERS if name in parameters)), maximum, seconds
        )
        headers = {
            "X-RateLimit-Limit": str(window.maximum),
            "X-RateLimit-Remaining": str(window.maximum - window.used),
            "X-RateLimit-Reset": f"{window.end:.3f}",
            "X-RateLimit-Reset-After": f"{window.end - self._clock.now():.3f}",
            "X-RateLimit-Bucket": _bucket(route),
        }
        return headers, wait

    def refuse_old_edits(self, channel_id: int, sent: float) -> None:
        """`sent` is the message's time. Edits of old messages have a limit of their own, without headers."""
        if self._clock.now() - sent > OLD_AFTER:
            _, wait = self._use(("old edits", str(channel_id)), *OLD_EDIT_LIMIT)
            if wait:
                raise errors.too_many_old_edits(wait)

    def _use(self, key: tuple[str, ...], maximum: int, seconds: float) -> tuple[Window, float]:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or window.end <= now:
            if len(self._windows) > 1000:
                self._windows = {name: kept for name, kept in self._windows.items() if kept.end > now}
            window = self._windows[key] = Window(now, *((maximum, seconds) if self._enforced else NOT_ENFORCED))
        wait = window.end - now if window.used >= window.maximum else 0.0
        window.used += not wait
        return window, wait


@functools.cache
def _bucket(route: str) -> str:
    return hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest()[:32]
