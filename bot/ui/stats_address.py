"""What the buttons below a record and a ranking carry: whose it is and which games, never a figure.

People stand in there by number, in the base of 36: a team of five has to fit. Who presses the button is asked again
whether they may see it.
"""

from collections.abc import Sequence

from bot.records import Period, Person, Ranking, Server, Subject, Team
from bot.rules import VARIANTS
from bot.ui.addresses import Address, Verb

ANY = "any"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
TEAM = range(2, 6)  # people
LONGEST = 13  # signs of a person
COMPANIES = ("", "easy", "normal", "expert")
NOBODY = "none"  # as an address has the company of nobody

VARIANT, SHARE, HERE, EVERYWHERE = "v", "s", "h", "e"  # what a button below a record does
SEATS, PERIOD, COMPANY, BACK, NEXT = "n", "p", "c", "b", "f"  # and below a ranking, beside the first two


def stats_address(subject: Subject, viewer: int, variant: str | None, does: str = "") -> Address:
    return Address(0, 0, Verb.STATS, ".".join((*_subject_words(subject, viewer), variant or ANY, does or "x")))


def read_stats(arg: str, viewer: int, guild: int) -> tuple[Subject, str | None, str] | None:
    """Whose record, of which game, and what was pressed. None for what cannot be."""
    *words, variant, does = ["", "", *arg.split(".")]
    subject = _subject([word for word in words if word], viewer, guild)
    return None if subject is None else (subject, variant if variant in VARIANTS else None, does)


def board_address(ranking: Ranking, page: int, does: str) -> Address:
    words = (ranking.variant, str(ranking.seats), ranking.period.value, ranking.company or NOBODY, str(page), does)
    return Address(0, 0, Verb.LEADERBOARD, ".".join(words))


def read_board(arg: str) -> tuple[Ranking, int, str] | None:
    """Which ranking, which page, and what was pressed."""
    match arg.split("."):
        case [variant, seats, period, company, page, does] if variant in VARIANTS and page.isdecimal():
            ranking = read_ranking(usual_seats(variant), SEATS, seats)
            ranking = read_ranking(read_ranking(ranking, PERIOD, period), COMPANY, company)
            return ranking, min(int(page[:6]), 100_000), does
        case _:
            return None


def read_ranking(ranking: Ranking, what: str, value: str) -> Ranking:
    """With one thing chosen anew, where it can be."""
    variant, seats, period, company = ranking.variant, ranking.seats, ranking.period, ranking.company
    if what == VARIANT and value in VARIANTS:
        variant = value
    elif what == SEATS and value in map(str, VARIANTS[variant].seat_counts):
        seats = int(value)
    elif what == PERIOD and value in set(Period):
        period = Period(value)
    elif what == COMPANY and (value == NOBODY or value in COMPANIES):
        company = "" if value == NOBODY else value
    if seats not in VARIANTS[variant].seat_counts:
        seats = usual_seats(variant).seats
    return Ranking(variant, seats, period, company)


def usual_seats(variant: str) -> Ranking:
    """Of as many at the table as most games have: three, or the nearest that there can be."""
    return Ranking(variant, min(VARIANTS[variant].seat_counts, key=lambda seats: abs(seats - 3)))


def _subject_words(subject: Subject, viewer: int) -> Sequence[str]:
    match subject:
        case Server():
            return ("server",)
        case Team(people):
            return ("t", *map(_in_base_36, people))
        case Person(person, guild):
            where = HERE if guild is not None else EVERYWHERE
            return ("me", where) if person == viewer else ("p", _in_base_36(person))


def _subject(words: list[str], viewer: int, guild: int) -> Subject | None:
    match words:
        case ["me", where] if where in (HERE, EVERYWHERE):
            return Person(viewer, guild if where == HERE and guild else None)
        case ["server"]:
            return Server(guild)
        case ["p", one] if _is_number(one):
            return Person(int(one, 36), guild)
        case ["t", *people] if len(people) in TEAM and all(map(_is_number, people)):
            return Team(tuple(sorted({int(one, 36) for one in people})), guild)
        case _:
            return None


def _is_number(word: str) -> bool:
    return 0 < len(word) <= LONGEST and set(word) <= set(DIGITS) and int(word, 36) < 2**63


def _in_base_36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"
