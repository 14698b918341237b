"""Judges all that goes over the wire by Discord's description: requests, answers, and events where it has them."""

from collections import Counter
from typing import Any

from bot.playground.wiretap import Exchange, Wiretap
from tests.playground.openapi.description import Description
from tests.playground.openapi.events import event_faults


class Judge:
    def __init__(self, description: Description, wiretap: Wiretap, *, requests: bool = True) -> None:
        """Without `requests` only what the local Discord sends: tests may send it anything."""
        self.faults: Counter[str] = Counter()
        self.requests = 0
        self.responses = 0
        self.events = 0
        self._description = description
        self._judges_requests = requests
        wiretap.on_exchange.append(self.judge_exchange)
        wiretap.on_event.append(self.judge_event)

    def judge_exchange(self, exchange: Exchange) -> None:
        try:
            # What was refused is the test's own affair.
            if self._judges_requests and exchange.request is not None and exchange.status < 400:
                asked = self._description.request_faults(exchange.route, exchange.request)
                self.requests += asked is not None
                self._note(f"sent to {exchange.route}", asked)
            if exchange.response is not None:
                answered = self._description.response_faults(exchange.route, exchange.status, exchange.response)
                self.responses += answered is not None
                self._note(f"{exchange.status} of {exchange.route}", answered)
        except LookupError as error:
            self.faults[str(error)] += 1

    def judge_event(self, name: str, data: dict[str, Any]) -> None:
        self.events += 1
        self._note(f"event {name}", event_faults(self._description, name, data))

    def _note(self, what: str, faults: list[str] | None) -> None:
        for fault in ["a body that Discord does not know"] if faults is None else faults:
            self.faults[f"{what}: {fault}"] += 1
