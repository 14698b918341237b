"""Tables in nobody's channel: one person's, shown to them alone in private answers, wherever they are.

Such a table is told by its number. It is on no server; its channel is one that nothing else can have.
"""

from secrets import randbits

from bot.tables.rows import Pace

FIRST = 1 << 41  # tables in channels, and games that somebody pasted, have lower numbers
BITS = 40
HOURS = 3600.0
PACE = Pace(16 * HOURS, 16 * HOURS, 16 * HOURS)
"""Nobody is reminded: after these together it closes."""


def is_personal(table: int) -> bool:
    return table >= FIRST


def new_number(*, personal: bool) -> int:
    return randbits(BITS) + (FIRST if personal else 0)


def own_channel(table: int) -> int:
    return -table
