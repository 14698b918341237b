"""Rate limits a route and channel, told in the headers and held to, as seen at Discord today."""

import hashlib
from dataclasses import dataclass

from bot.playground.clock import Clock

# Requests in how many seconds. Discord does not publish them and may change them; answers to interactions have none.
LIMITS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
}
OTHERS = (50, 1.0)
FREE = "POST /interactions/{interaction_id}/{token}/callback"
MAJOR = ("channel_id", "guild_id", "application_id", "token")


@dataclass
class Window:
    ends: float
    used: int = 0


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
        if not self._enforced:
            most, seconds = 100_000, 1.0
        now = self._clock.now()
        key = (route, *(parameters[name] for name in MAJOR if name in parameters))
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 1000:
                self._windows = {name: kept for name, kept in self._windows.items() if kept.ends > now}
            window = self._windows[key] = Window(now + seconds)
        wait = window.ends - now if window.used >= most else 0.0
        window.used += not wait
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest()[:32],
        }
        return headers, wait
