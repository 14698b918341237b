"""Discord's rate limits: for all of a bot's requests together, and by route and channel. Sent in headers and enforced.

What has no other source is from https://docs.discord.com/developers/topics/rate-limits
"""

import functools
import hashlib
import math
from collections import deque
from typing import Literal, NamedTuple

from bot.playground import errors
from bot.playground.clock import Clock

# "All bots can make up to 50 requests per second to our API." How the second is counted is not told. Here no second
# whatever has more than fifty, which is the strictest reading: who gets along with it gets along with any other.
GLOBAL_LIMIT = (50, 1.0)
# Requests and seconds by route, as observed: Discord does not publish them.
LIMITS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
}
DEFAULT_LIMIT = (50, 1.0)  # as observed
NOT_ENFORCED = (100_000, 1.0)
OLD_EDIT_LIMIT = (3, 20.0)  # of messages older than an hour, in a channel; as observed, and error 30046 says it exists
OLD_AFTER = 3600.0
# "Interaction endpoints are not bound to the bot's Global Rate Limit": callbacks, and follow-ups by their token.
NOT_GLOBAL = "{token}"
UNLIMITED = "POST /interactions/{interaction_id}/{token}/callback"  # as observed: no headers either
# "Top-level resources are currently limited to channels, guilds, and webhooks (webhook_id + webhook_token)."
MAJOR_PARAMETERS = ("channel_id", "guild_id", "application_id", "token")

Scope = Literal["user", "global", "shared"]


class Refusal(NamedTuple):
    """A 429. Its scope is `user` for the limit of a route, and `shared` where others used the limit up."""

    scope: Scope
    wait: float  # seconds
    message: str = "You are being rate limited."

    def payload(self) -> dict[str, object]:
        waiting = {"retry_after": round(self.wait, 3), "global": self.scope == "global"}
        return {"message": self.message, "code": 0, **waiting}

    def headers(self) -> dict[str, str]:
        # The header is in whole seconds, the body is exact; as observed.
        headers = {"Retry-After": str(math.ceil(self.wait)), "X-RateLimit-Scope": self.scope}
        return headers | {"X-RateLimit-Global": "true"} if self.scope == "global" else headers


class Window:
    def __init__(self, start: float, maximum: int, seconds: float) -> None:
        self.end = start + seconds
        self.maximum = maximum
        self.used = 0


class GlobalLimit:
    def __init__(self, clock: Clock, *, enforced: bool) -> None:
        self._clock = clock
        self._enforced = enforced
        self._times: deque[float] = deque()  # of what was let through in the last second
        self.passed = 0
        self.busiest_second = 0

    def wait(self) -> float:
        """Seconds; 0 lets the request through and counts it."""
        maximum, seconds = GLOBAL_LIMIT
        now = self._clock.now()
        while self._times and self._times[0] <= now - seconds:
            self._times.popleft()
        if self._enforced and len(self._times) >= maximum:
            return self._times[-1] + seconds - now  # then all of the fifty are free again
        self._times.append(now)
        self.passed += 1
        self.busiest_second = max(self.busiest_second, len(self._times))
        return 0.0


class RateLimits:
    def __init__(self, clock: Clock, *, enforced: bool = True) -> None:
        self.all_requests = GlobalLimit(clock, enforced=enforced)
        self._clock = clock
        self._enforced = enforced
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, route: str, parameters: dict[str, str]) -> tuple[dict[str, str], Refusal | None]:
        """The rate limit headers of the answer, and whether it is a refusal."""
        if NOT_GLOBAL not in route and (wait := self.all_requests.wait()):
            return {}, Refusal("global", wait)
        if route == UNLIMITED:
            return {}, None
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
        return headers, Refusal("user", wait) if wait else None

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
            if len(self._windows) > 10_000:
                self._windows = {name: kept for name, kept in self._windows.items() if kept.end > now}
            window = self._windows[key] = Window(now, *((maximum, seconds) if self._enforced else NOT_ENFORCED))
        wait = window.end - now if window.used >= window.maximum else 0.0
        window.used += not wait
        return window, wait


@functools.cache
def _bucket(route: str) -> str:
    return hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest()[:32]
