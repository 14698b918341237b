"""A ranking of a server as it is shown."""

from enum import StrEnum

from msgspec import Struct

from bot.store import FEWEST, Standing, periods

PAGE = 10


class Period(StrEnum):
    EVER = "ever"
    YEAR = "year"
    MONTH = "month"

    def number(self, now: float) -> int:
        return dict(zip(Period, periods(now), strict=True))[self]


class Ranking(Struct, frozen=True):
    """Which ranking, of those that there are on a server."""

    variant: str
    seats: int
    period: Period = Period.EVER
    company: str = ""  # the level of the strongest computer player at the table


class Leaderboard(Struct, frozen=True):
    ranking: Ranking
    page: int  # from 0
    pages: int
    ranked: int  # how many people
    rows: tuple[Standing, ...]  # of this page
    own: Standing | None  # the viewer's, wherever it stands
    own_games: int  # the viewer's, ranked or not
    fewest: int = FEWEST
