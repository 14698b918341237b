"""How often a bot may identify: https://docs.discord.com/developers/events/gateway#rate-limiting

"Apps are limited to 1000 IDENTIFY calls to the websocket in a 24-hour period", over all shards; beyond, Discord ends
all sessions and resets the token. `max_concurrency` shards may identify within 5 seconds, one of each bucket
(`shard_id % max_concurrency`); beyond, the session is invalid (opcode 9).
"""

from collections import deque

from bot.playground.clock import Clock
from bot.playground.gateway.protocol import GatewayCloseError

A_DAY = 1000
DAY_S = 24 * 3600.0
BUCKET_S = 5.0


class IdentifyLimits:
    def __init__(self, clock: Clock, max_concurrency: int, *, enforced: bool) -> None:
        """Not `enforced`: several may identify at once. Tests start bots again and again."""
        self.max_concurrency = max_concurrency
        self._clock = clock
        self._enforced = enforced
        self._times: deque[float] = deque()
        self._last_in: dict[int, float] = {}

    @property
    def left(self) -> int:
        self._forget_old()
        return A_DAY - len(self._times)

    def run_down(self, left: int, *, reset_after: float) -> None:
        """For tests: so many are left, and the others come back in so many seconds."""
        self._times = deque([self._clock.now() + reset_after - DAY_S] * (A_DAY - left))

    def take(self, shard: int) -> bool:
        """False: too soon after another one."""
        now = self._forget_old()
        if len(self._times) >= A_DAY:
            raise GatewayCloseError(4004, "Authentication failed.")
        bucket = shard % self.max_concurrency
        if self._enforced and now - self._last_in.get(bucket, -BUCKET_S) < BUCKET_S:
            return False
        self._times.append(now)
        self._last_in[bucket] = now
        return True

    def payload(self) -> dict[str, int]:
        now = self._forget_old()
        reset = DAY_S - (now - self._times[0]) if self._times else 0.0
        return {
            "total": A_DAY,
            "remaining": self.left,
            "reset_after": int(reset * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _forget_old(self) -> float:
        now = self._clock.now()
        while self._times and self._times[0] <= now - DAY_S:
            self._times.popleft()
        return now
