"""What is seen in the channels of the local Discord while the bot is under load, and the figures that come of it."""

import math
import re
import time
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]

from bot.channel.context.pings import CALM
from bot.channel.messages.boards import PACE
from bot.playground import LocalDiscord
from bot.playground.rest.traffic import TrafficReport
from bot.playground.world import changes
from tests.bench.load.bot import Commit

MARK = re.compile(r"#(\d+)\.(\d+)$")


class Ages(NamedTuple):
    """Seconds."""

    p50: float
    p99: float
    worst: float

    @classmethod
    def of(cls, ages: Iterable[float]) -> "Ages | None":
        found = sorted(ages)
        if not found:
            return None
        return cls(found[len(found) // 2], found[len(found) * 99 // 100], found[-1])


class TurnBegun(NamedTuple):
    channel: int
    table: int
    turn: int
    person: int
    time: float


class FirstActions:
    """When something was first done at a table after a turn had begun: by whoever had it, at tables of this load."""

    def __init__(self, commits: Iterable[Commit]) -> None:
        self._times: dict[int, list[float]] = defaultdict(list)
        for commit in commits:
            self._times[commit.table].append(commit.time)

    def after(self, turn: TurnBegun) -> float:
        times = self._times[turn.table]
        place = bisect_right(times, turn.time)
        return times[place] if place < len(times) else math.inf


class Channels:
    """When which row of a table was shown, and when who was called."""

    def __init__(self, local: LocalDiscord) -> None:
        self.turns: list[TurnBegun] = []
        self._rows: dict[int, list[int]] = defaultdict(list)  # by table, rising
        self._times: dict[int, list[float]] = defaultdict(list)  # when that row or a newer one was first shown
        self._calls: dict[tuple[int, int], list[float]] = defaultdict(list)  # by channel and person
        local.world.subscribe(self._on_change)

    def board_ages(self, commits: Iterable[Commit], until: float) -> list[float]:
        """From each commit to the moment when everybody could see it; of what nobody saw, the age `until` then."""
        ages: list[float] = []
        for commit in commits:
            rows = self._rows[commit.table]
            place = bisect_left(rows, commit.n)
            shown = self._times[commit.table][place] if place < len(rows) else until
            ages.append(max(0.0, shown - commit.time))
        return ages

    def ping_ages(self, turns: Iterable[TurnBegun], acted: "FirstActions", until: float) -> list[float]:
        """From the begin of a turn to its call, or to where it was of no use any more because they acted uncalled.

        Whoever acts before a call is due is not called, and nobody twice within some seconds: those do not count.
        """
        ages: list[float] = []
        for turn in turns:
            calls = self._calls[turn.channel, turn.person]
            place = bisect_left(calls, turn.time)
            waited = min(acted.after(turn), until) - turn.time
            if waited < PACE or (place > 0 and turn.time - calls[place - 1] < CALM):
                continue
            called = (calls[place] if place < len(calls) else until) - turn.time
            ages.append(min(called, waited))
        return ages

    def _on_change(self, change: changes.Change) -> None:
        if not isinstance(change, changes.MessageCreated | changes.MessageUpdated):
            return
        body = change.message.body
        now = time.monotonic()
        if mark := MARK.search(body["content"]):
            table, row = int(mark[1]), int(mark[2])
            rows = self._rows[table]
            if not rows or row > rows[-1]:
                rows.append(row)
                self._times[table].append(now)
        elif isinstance(change, changes.MessageCreated) and change.message.viewer is None:
            for user in body["mentions"]:
                self._calls[change.message.channel_id, int(user["id"])].append(now)


@dataclass(frozen=True)
class Moment:
    """Counters at one time."""

    time: float
    traffic: TrafficReport
    bot: float  # seconds of the processor
    local: float

    @classmethod
    def now(cls, local: LocalDiscord, bot: psutil.Process) -> "Moment":
        return cls(time.monotonic(), local.traffic, _processor(bot), _processor(psutil.Process()))


@dataclass(frozen=True)
class Window:
    """Between two moments."""

    begin: Moment
    end: Moment

    @property
    def seconds(self) -> float:
        return self.end.time - self.begin.time

    @property
    def passed(self) -> int:
        """Requests that the global limit counts, without the refused ones."""
        return self.end.traffic.passed_global - self.begin.traffic.passed_global

    @property
    def refused(self) -> Counter[str]:
        """429s by scope."""
        return Counter(self.end.traffic.refused) - Counter(self.begin.traffic.refused)

    @property
    def routes(self) -> Counter[str]:
        return Counter(self.end.traffic.requests) - Counter(self.begin.traffic.requests)

    @property
    def invalid(self) -> int:
        return self.end.traffic.invalid - self.begin.traffic.invalid

    @property
    def bot_share(self) -> float:
        return (self.end.bot - self.begin.bot) / self.seconds

    @property
    def local_share(self) -> float:
        return (self.end.local - self.begin.local) / self.seconds

    def covers(self, moment: float) -> bool:
        return self.begin.time <= moment < self.end.time


def turns_played(commits: Sequence[Commit], window: Window) -> int:
    """Turns that ended within it, computer players' included."""
    last: dict[int, int] = {}
    count = 0
    for commit in commits:
        if window.covers(commit.time) and commit.turn > last.get(commit.table, commit.turn):
            count += 1
        last[commit.table] = commit.turn
    return count


def _processor(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)
