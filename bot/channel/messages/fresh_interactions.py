"""The last interaction of each table: while its token lives, what is sent by way of it costs nothing of the budget."""

from collections import OrderedDict
from dataclasses import dataclass, field

from bot.channel.context.caller import Interaction
from bot.channel.context.clock import Clock

LIFE = 14 * 60.0  # seconds; a token lives for fifteen minutes
CAPACITY = 2_000  # of about 8 kB each


@dataclass(frozen=True)
class FreshInteraction:
    """It holds a token: it is never stored, and never logged."""

    interaction: Interaction = field(repr=False)
    expires: float
    clock: Clock = field(repr=False)

    @property
    def is_usable(self) -> bool:
        """Only once it has been answered."""
        return self.clock() < self.expires and self.interaction.response.is_done()


class FreshInteractions:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: OrderedDict[int, FreshInteraction] = OrderedDict()
        self._planned: OrderedDict[tuple[int, int], float] = OrderedDict()  # by table and person: when last

    def remember(self, table: int, interaction: Interaction) -> FreshInteraction:
        fresh = self._last[table] = FreshInteraction(interaction, self._clock() + LIFE, self._clock)
        self._last.move_to_end(table)
        if len(self._last) > CAPACITY:
            self._last.popitem(last=False)
        return fresh

    def note_planning(self, table: int, person: int) -> None:
        """It is no row of the log, and yet whoever does it sits at the table."""
        self._planned[table, person] = self._clock()
        self._planned.move_to_end((table, person))
        if len(self._planned) > CAPACITY:
            self._planned.popitem(last=False)

    def planned_at(self, table: int, person: int | None) -> float | None:
        return None if person is None else self._planned.get((table, person))

    def of(self, table: int) -> FreshInteraction | None:
        """Nothing, if it cannot be used now."""
        fresh = self._last.get(table)
        return fresh if fresh is not None and fresh.is_usable else None

    def forget(self, table: int) -> None:
        self._last.pop(table, None)
