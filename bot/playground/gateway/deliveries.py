"""How the next interactions reach the bot: once and at once, unless a test asks for twice, late or never."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Delivery:
    copies: int = 1
    delay: float = 0.0  # seconds, for each copy after the other


class Deliveries:
    def __init__(self) -> None:
        self._next: list[Delivery] = []

    def next(self, copies: int = 1, *, delay: float = 0.0, times: int = 1) -> None:
        """For the next interactions, `times` of them."""
        self._next += [Delivery(copies, delay)] * times

    def deliver(self, send: Callable[[], None]) -> None:
        delivery = self._next.pop(0) if self._next else Delivery()
        for number in range(delivery.copies):
            if delivery.delay:
                asyncio.get_running_loop().call_later(delivery.delay * (number + 1), send)
            else:
                send()
