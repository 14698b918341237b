"""The deals of a day: the same for everybody whose bot has the same seed, and computed by anybody from the date."""

from enum import StrEnum

from bot.rules.deal_code import DealCode
from bot.rules.sequence import RANGE, Sequence

DEFAULT_SEED = "98"


class DailyKind(StrEnum):
    ALONE = "alone"
    EXTREME = "extreme"
    PAIR = "pair"  # with an expert for a partner
    TEAM = "team"  # of people, as many as sit down


GAMES = {
    DailyKind.ALONE: ("original", 1),
    DailyKind.EXTREME: ("extreme", 1),
    DailyKind.PAIR: ("original", 2),
    DailyKind.TEAM: ("original", 0),
}
ONE_PERSON = (DailyKind.ALONE, DailyKind.EXTREME, DailyKind.PAIR)


def daily_code(day: str, kind: DailyKind, seed: str = DEFAULT_SEED) -> DealCode:
    """`day` as in 2027-01-01."""
    numbers = Sequence(f"ninety-eight daily 1 {seed} {day} {kind}")
    variant, seats = GAMES[kind]
    return DealCode(variant, seats, numbers.below(RANGE) * RANGE + numbers.below(RANGE))


def daily_keys(day: str, kind: DailyKind, seed: str = DEFAULT_SEED) -> tuple[str, ...]:
    """Under which its games stand in the record: one for each number of players."""
    code = daily_code(day, kind, seed)
    return tuple(str(code.settled(seats)) for seats in code.seat_counts)
