"""What a button might carry and a menu might hold: mostly what ours do, and whatever somebody makes up."""

from collections.abc import Sequence
from random import Random

from bot.records import Period, Person, Ranking, Server, Team
from bot.rules import LETTERS, VARIANTS, Option
from bot.ui.addresses import Verb
from bot.ui.replay_rows import FILES
from bot.ui.stats_address import (
    BACK,
    COMPANIES,
    COMPANY,
    EVERYWHERE,
    HERE,
    NEXT,
    PERIOD,
    SEATS,
    SHARE,
    VARIANT,
    board_address,
    stats_address,
)

ANY = (
    *("", "0", "1", "4", "7", "9", "99", "123456789012345678", "A", "D", "E", "a", "0A", "3B", "7D", "9C", "0Z", "AA"),
    *("A.free", "B.keep-off", "C.nonsense", "D.", ".free", "x" * 40, "-1", "0.0", "A.A.A"),
)
EYES = ("all", "table", "0", "1", "2", "9")
WAYS = ("first", "back", "next", "last", "go")
REPLAYS = (Verb.REPLAY, Verb.REPLAY_SHARE, Verb.WATCH)
LEAFING = (Verb.REPLAY_TURN, Verb.WATCH_TURN)
VALUES = (
    *("easy", "normal", "expert", *Option, "", "nonsense", "x" * 100),
    *("0", "2", "3", "7", "99999", "²", *EYES, *FILES, *VARIANTS, *Period),
)


def argument(verb: Verb, random: Random, people: Sequence[int]) -> str:
    if random.random() < 0.2:
        return random.choice(ANY)
    if verb is Verb.PLAY:
        return f"{random.randrange(8)}{random.choice(LETTERS)}"
    if verb is Verb.TELL_ME:
        return random.choice(("on", "off"))
    if verb in REPLAYS:
        return random.choice(EYES)
    if verb in LEAFING:
        return f"{random.choice(EYES)}.{random.choice(WAYS)}"
    if verb is Verb.STATS:
        return _record(random, people)
    if verb is Verb.LEADERBOARD:
        return _ranking(random)
    return random.choice(ANY)


def _record(random: Random, people: Sequence[int]) -> str:
    """Anybody's, here and elsewhere, whoever presses it."""
    who, *team = random.sample(people, random.randint(3, 5))
    subject = random.choice((Person(who, 1), Person(who, None), Server(1), Team(tuple(team), 1)))
    viewer, variant = random.choice((who, team[0])), random.choice((None, *VARIANTS))
    return stats_address(subject, viewer, variant, random.choice(("", VARIANT, SHARE, HERE, EVERYWHERE))).arg


def _ranking(random: Random) -> str:
    ranking = Ranking(
        random.choice([*VARIANTS]), random.randint(1, 5), random.choice([*Period]), random.choice(COMPANIES)
    )
    does = random.choice(("", VARIANT, SEATS, PERIOD, COMPANY, BACK, NEXT, SHARE))
    return board_address(ranking, random.choice((0, 0, 1, 40)), does).arg
