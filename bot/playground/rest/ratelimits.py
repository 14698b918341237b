"""Rate limits a route and channel, told in the headers and held to, as seen at Discord today."""

import functools
import hashlib

from bot.playground import errors
from bot.playground.clock import Clock

# Requests in how many seconds. Discord does not publish them and may change them; answers to interactions have none.
LIMITS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
}
OTHERS = (50, 1.0)
OLD_EDITS = (3, 20.0)  # of messages older than an hour, in a channel
FREE = "POST /interactions/{interaction_id}/{token}/callback"
OLD = 3600.0
MAJOR = ("channel_id", "guild_id", "application_id", "token")


class Window:
    def __init__(self, begins: float, most: int, seconds: float) -> None:
        self.ends = begins + seconds
        self.most = most
        self.used = 0


class RateLimits:
    def __init__(self, clock: Clock, *, enforced: bool = True) -> None:
        self._clock = clock
        self._enforced = enforced
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, route: str, parameters: dict[str, str]) -> tuple[dict[str, str], float]:
        """The headers for this request's answer, and for how long it has to wait: 0 when it may pass."""
        if route == FREE:
            return {}, 0.0
        most, seconds = LIMITS.get(route, OTHERS)
        window, wait = self._use((route, *(parameters[name] for name in MAJOR if name in parameters)), most, seconds)
        headers = {
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(window.most - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - self._clock.now():.3f}",
            "X-RateLimit-Bucket": _bucket(route),
        }
        return headers, wait

    def refuse_old_edits(self, channel_id: int, sent: float) -> None:
        """Edits of a message from this moment; the limit is one of its own, and no header tells of it."""
        if self._clock.now() - sent > OLD:
            _, wait = self._use(("old edits", str(channel_id)), *OLD_EDITS)
            if wait:
                raise errors.too_many_old_edits(wait)

    def _use(self, key: tuple[str, ...], most: int, seconds: float) -> tuple[Window, float]:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 1000:
                self._windows = {name: kept for name, kept in self._windows.items() if kept.ends > now}
            ample = (100_000, 1.0)
            window = self._windows[key] = Window(now, *((most, seconds) if self._enforced else ample))
        wait = window.ends - now if window.used >= window.most else 0.0
        window.used += not wait
        return window, wait


@functools.cache
def _bucket(route: str) -> str:
    return hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest()[:32]
