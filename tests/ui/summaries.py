"""Records to render."""

from random import Random

from bot.records import Achievement, Line, Person, Progress, Server, Subject, Summary, Totals
from bot.rules import VARIANTS
from bot.store import Partner, Point, Streaks

ANNA = 2**62 + 1
GUILD = 2**61


def summary(subject: Subject = Person(ANNA, GUILD), *, games: int = 40, huge: int = 1) -> Summary:  # noqa: B008
    """`huge`: by how much every figure is larger."""
    random = Random(98)
    cards = [max(0, random.randrange(70) - number) for number in range(games)]
    curve = tuple(Point(1e9 + number, 1, left, int(left == 0)) for number, left in enumerate(cards))
    if isinstance(subject, Server):
        curve = tuple(Point(202501.0 + month, 30 * huge, 30 * huge * (50 - month), huge) for month in range(12))
    totals = Totals(games * huge, 5 * huge, sum(cards) * huge, min(cards, default=0))
    return Summary(
        subject,
        None,
        totals,
        tuple(Line(name, seats, totals) for name, kind in VARIANTS.items() for seats in kind.seat_counts),
        totals,
        totals,
        curve,
        {left: cards.count(left) * huge for left in set(cards)},
        None if isinstance(subject, Server) else Streaks(2 * huge, 3 * huge),
        tuple(Partner(2**63 - 1 - number, 98 * huge, 12 * huge) for number in range(3)),
        tuple(Progress(one, number % 3, 2) for number, one in enumerate(Achievement)),
    )
