"""How each seat plays in a playout: computer players as what they are, people by their record."""

from bot.players.company import Company, Partner, plays_like, speaks
from bot.players.compiled import Ints
from bot.players.levels import Level
from bot.players.playout import BY_THE_BOOK, SILENT, SPARINGLY
from bot.players.records import AMONG, POLICY, POLICY_END, SEATS, TALKS
from bot.players.versions import Version
from bot.players.weights import is_talked

EASY_AMONG = 3  # a beginner plays any of its three best turns


def write_policies(turn: Ints, me: int, company: Company, version: Version) -> None:
    """For each seat its weights and its talk. Of whom nothing is known is an expert, who talks if anybody has."""
    talk = BY_THE_BOOK if is_talked(turn) else SILENT
    talks = [talk if not company else manner(company[seat]) for seat in range(turn[SEATS])]
    for seat in range(turn[SEATS]):
        level = plays_like(company[seat]) if company and seat != me else Level.EXPERT
        talked = any(how != SILENT for at, how in enumerate(talks) if at != seat)
        turn[POLICY + seat] = version.places[version.set_name(turn, level, talked, True)]
        turn[POLICY_END + seat] = version.places[version.set_name(turn, level, talked, False)]
        turn[TALKS + seat] = talks[seat]
        turn[AMONG + seat] = EASY_AMONG if level in (Level.EASY, Level.RANDOM) else 1


def manner(partner: Partner) -> int:
    """How this partner talks."""
    if not speaks(partner):
        return SILENT
    return BY_THE_BOOK if partner.level is not None else SPARINGLY
