"""Tables of every registered variant."""

from itertools import product

from bot.data_files import extreme_deck
from bot.rules import VARIANTS, Option, Options, Variant

SHIPPED = extreme_deck()


def one_table_each() -> list[Variant]:
    """Every variant, for each number of players, with the usual options."""
    return [kind.create(seats, Options(), SHIPPED) for kind in VARIANTS.values() for seats in kind.seat_counts]


def every_table() -> list[Variant]:
    """Every variant, number of players and combination of options."""
    return [
        kind.create(seats, options, SHIPPED)
        for kind in VARIANTS.values()
        for seats in kind.seat_counts
        for options in options_of(kind)
    ]


def options_of(kind: type[Variant]) -> list[Options]:
    """Every combination that the variant offers, the usual one first and the hardest last."""
    minimums = (2, 3) if Option.THREE in kind.options_offered else (2,)
    hands = (0, -1) if Option.SHORT in kind.options_offered else (0,)
    return [Options(*each) for each in product(minimums, hands, (True, False))]
