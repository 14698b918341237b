"""How fast a table plays: how long its computer players seem to think, and how long its people may take."""

from enum import StrEnum

from bot.tables.rows import Pace

HOUR = 3600.0
TURNS = {"day": (18, 24), "three-days": (54, 72), "week": (120, 168)}  # hours to the reminder, and for the turn
CLOSES = 7  # times the time for a turn more, and nobody has come
PAUSES = {"quick": 0.25, "unhurried": 2.5}  # of a computer player, by the usual one


class Tempo(StrEnum):
    USUAL = "usual"  # as the server has it
    QUICK = "quick"  # of the computer players
    UNHURRIED = "unhurried"
    DAY = "day"  # for a turn
    THREE_DAYS = "three-days"
    WEEK = "week"


def computer_pause(tempo: str, usual: float) -> float:
    """Seconds between the cards of a computer player."""
    return usual * PAUSES.get(tempo, 1.0)


def turn_pace(tempo: str, usual: Pace) -> Pace:
    """With days for a turn, the reminder comes late, and what follows it with the end of that time."""
    if tempo not in TURNS:
        return usual
    reminder, turn = TURNS[tempo]
    return Pace(reminder * HOUR, (turn - reminder) * HOUR, CLOSES * turn * HOUR)
