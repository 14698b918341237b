"""All figures there are, in Prometheus' form. Labels are words of ours: never a name, a server or a person."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

PREFIX = "ninety_eight"
EVERY: tuple[str, ...] = ()  # labels
ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds; Discord waits for three
COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 10.0)
DELAYS = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
Key = TypeVar("Key", bound=tuple[str, ...])
AGES = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
THINKING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)


@dataclass(frozen=True)
class Readings:
    """How things stand when somebody asks. Counts go on from the start of the process."""

    open_tables: int = 0
    tables_in_use: Mapping[tuple[str, str], int] = field(default_factory=dict)  # by variant and phase, in memory
    people_seated: int = 0
    servers: int = 0
    outbox_waiting: int = 0
    outbox_rate: float = 0.0
    outbox_paused: bool = False
    outbox_sent: Mapping[str, int] = field(default_factory=dict)  # by priority
    outbox_free: int = 0
    rate_limits: Mapping[str, int] = field(default_factory=dict)  # by scope
    invalid_answers: int = 0
    pictures_drawn: int = 0
    pictures_kept: int = 0  # bytes
    thinking_faults: int = 0
    latency: Mapping[int, float] = field(default_factory=dict)  # by shard


class Metrics:
    def __init__(self, version: str) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._moment = _Moment()
        registry.register(self._moment)
        info = Gauge(f"{PREFIX}_build", "Which version this is.", ["version"], registry=registry)
        info.labels(version).set(1)
        self._interactions = Counter(
            f"{PREFIX}_interactions",
            "Interactions by kind, name and outcome.",
            ["kind", "name", "outcome"],
            registry=registry,
        )
        self._answers = Histogram(
            f"{PREFIX}_answer_seconds", "From an interaction to the end of its answer.", ["kind"], buckets=ANSWERS,
            registry=registry,
        )  # fmt: skip
        self._refusals = Counter(f"{PREFIX}_refusals", "Refusals by clause.", ["clause"], registry=registry)
        self._commits = Histogram(
            f"{PREFIX}_commit_seconds", "A durable write.", ["outcome"], buckets=COMMITS, registry=registry
        )
        self._delay = Histogram(
            f"{PREFIX}_loop_delay_seconds", "How late the event loop was.", buckets=DELAYS, registry=registry
        )
        self._staleness = Histogram(
            f"{PREFIX}_board_staleness_seconds",
            "From a commit to the board that shows it.",
            buckets=AGES,
            registry=registry,
        )
        self._thinking = Histogram(
            f"{PREFIX}_thinking_seconds", "A decision of a computer player, waiting included.", buckets=THINKING,
            registry=registry,
        )  # fmt: skip
        self._gateway = Counter(
            f"{PREFIX}_gateway_events", "Connections to the gateway.", ["shard", "event"], registry=registry
        )

    def interaction(self, kind: str, name: str, outcome: str, seconds: float) -> None:
        self._interactions.labels(kind, name, outcome).inc()
        self._answers.labels(kind).observe(seconds)

    def refusal(self, clause: str) -> None:
        self._refusals.labels(clause).inc()

    def commit(self, seconds: float, outcome: str) -> None:
        self._commits.labels(outcome).observe(seconds)

    def loop_delay(self, seconds: float) -> None:
        self._delay.observe(seconds)

    def board_shown(self, seconds: float) -> None:
        self._staleness.observe(seconds)

    def thought(self, seconds: float) -> None:
        self._thinking.observe(seconds)

    def gateway(self, shard: int, event: str) -> None:
        self._gateway.labels(str(shard), event).inc()

    def text(self, readings: Readings) -> bytes:
        """What `/metrics` answers."""
        self._moment.readings = readings
        return generate_latest(self._registry)


class _Moment(Collector):
    """What is looked at only when somebody asks."""

    readings = Readings()

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        now = self.readings
        yield _gauge("open_tables", "Open tables.", now.open_tables)
        yield _gauges("tables_in_use", "Tables in memory.", ["variant", "phase"], now.tables_in_use)
        yield _gauge("people_seated", "People who sit at tables in memory.", now.people_seated)
        yield _gauge("servers", "Servers of this process.", now.servers)
        yield _gauge("outbox_waiting", "Messages that wait for their turn.", now.outbox_waiting)
        yield _gauge("outbox_rate", "Requests a second that the outbox allows itself now.", now.outbox_rate)
        yield _gauge("outbox_paused", "1 while nothing is sent, to stay clear of a ban.", int(now.outbox_paused))
        sent = {(priority,): count for priority, count in now.outbox_sent.items()}
        yield _counters("outbox_sent", "Requests that count on Discord's budget.", ["priority"], sent)
        yield _counters(
            "outbox_free", "Requests by way of an interaction, which cost nothing.", [], {EVERY: now.outbox_free}
        )
        limits = {(scope,): count for scope, count in now.rate_limits.items()}
        yield _counters("rate_limited", "Answers of 429, by scope.", ["scope"], limits)
        yield _gauge("invalid_answers", "401, 403 and 429 in the last ten minutes.", now.invalid_answers)
        yield _counters("pictures_drawn", "Pictures drawn.", [], {EVERY: now.pictures_drawn})
        yield _gauge("pictures_kept_bytes", "Pictures kept in memory.", now.pictures_kept)
        yield _counters("thinking_faults", "Decisions that failed.", [], {EVERY: now.thinking_faults})
        latency = {(str(shard),): seconds for shard, seconds in now.latency.items()}
        yield _gauges("gateway_latency_seconds", "A heartbeat's way and back.", ["shard"], latency)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"{PREFIX}_{name}", what, value=value)


def _gauges(name: str, what: str, labels: list[str], values: Mapping[Key, float]) -> Metric:
    family = GaugeMetricFamily(f"{PREFIX}_{name}", what, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family


def _counters(name: str, what: str, labels: list[str], values: Mapping[Key, float]) -> Metric:
    family = CounterMetricFamily(f"{PREFIX}_{name}", what, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family
