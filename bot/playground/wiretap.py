"""Whoever listens hears what goes over the wire: requests with their answers, and gateway events. For tests."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.playground.world import Json


@dataclass(frozen=True)
class Exchange:
    """A request that was answered. `route` is named as in Discord's reference; of a form, its JSON part counts."""

    route: str
    request: Any
    status: int
    response: Any


@dataclass
class Wiretap:
    on_exchange: list[Callable[[Exchange], None]] = field(default_factory=list)
    on_event: list[Callable[[str, Json], None]] = field(default_factory=list)

    def exchange(self, exchange: Exchange) -> None:
        for listener in self.on_exchange:
            listener(exchange)

    def event(self, name: str, data: Json) -> None:
        for listener in self.on_event:
            listener(name, data)
