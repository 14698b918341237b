"""Whom a message may call: nobody too often, whoever asks."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable

from bot.channel.context.rate_limits import CAPACITY

CALM = 10.0  # seconds in which nobody is called twice, at whichever table


class Pings:
    def __init__(self, clock: Callable[[], float], capacity: int = CAPACITY) -> None:
        self._clock, self._capacity = clock, capacity
        self._last = OrderedDict[int, tuple[float, Hashable]]()  # when and for what somebody was last called

    def __len__(self) -> int:
        return len(self._last)

    def take(self, people: Iterable[int], occasion: Hashable) -> tuple[int, ...]:
        """Those of them who may be called; from now on they have been. A message that did not arrive is sent again:
        the same occasion counts once."""
        called = tuple(person for person in people if self._may_call(person, occasion))
        for person in called:
            self._last[person] = (self._clock(), occasion)
            self._last.move_to_end(person)
        while len(self._last) > self._capacity:
            self._last.popitem(last=False)
        return called

    def _may_call(self, person: int, occasion: Hashable) -> bool:
        when, what = self._last.get(person, (float("-inf"), None))
        return what == occasion or self._clock() - when >= CALM
