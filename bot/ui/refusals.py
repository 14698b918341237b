"""A refusal in words: what is in the way, and what to do instead."""

from bot.rules import Refused
from bot.text import Speaker
from bot.ui.seats import Seats, mention, shown

UNKNOWN = "unknown"
NOBODY = "nobody"  # what messages choose by

RULES = ("O1", "O3", "O4", "O5", "O6", "O9", "O11b", "O14", "O15a", "seats", "end", "syntax")
EXTREME = ("X5", "X7", "X10", "X11", "X12", "X-deck")
FACE_TO_FACE = ("F1", "F3", "F4", "F6", "F7")
TABLE = (
    *("T-no-table", "T-channel-taken", "T-may-not-host", "T-over", "T-not-started", "T-started", "T-full", "T-seats"),
    *("T-seated", "T-not-seated", "T-no-seat", "T-not-host", "T-not-your-turn", "T-not-yet", "T-last-person"),
    *("T-channel-not-allowed", "T-stale", "T-still-on", "T-unreadable", "T-unavailable"),
)
EDGE = ("closed", "outdated", "not-allowed", "not-computer", "no-hint", "hint-later")
WORDED = frozenset((*RULES, *EXTREME, *FACE_TO_FACE, *TABLE, *EDGE))
"""The clauses that have a `refused-…` message: those of the rules, of the tables, and of the Discord edge itself."""

PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
    "manage_messages",
)
"""What the bot may need in a channel, by discord.py's names."""


def refusal(say: Speaker, refused: Refused, seats: Seats = ()) -> str:
    """For the eyes of the one who was refused. `seats` lets it name people instead of seat numbers."""
    clause = refused.clause if refused.clause in WORDED else UNKNOWN
    return say(f"refused-{clause}", **{name: _fact(say, name, fact, seats) for name, fact in _facts(refused).items()})


def permission_missing(say: Speaker, permissions: list[str], channel: int) -> str:
    """Which rights the bot lacks in a channel: told before a table opens there."""
    names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in permissions)
    return say("refused-permission-missing", permissions=names, count=len(permissions), channel=f"<#{channel}>")


MISSING: dict[str, object] = {
    **{"active": None, "seat": None, "person": None, "pile": "", "fault": "", "host": "", "instruction": ""},
    **{"card": 0, "top": 0, "owed": 0, "seats": 0, "seated": 0, "fewest": 0, "most": 0},
}


def _facts(refused: Refused) -> dict[str, object]:
    """A clause may be raised from more places than one: what a place did not say is told as nothing."""
    return {**MISSING, **refused.facts}


def _fact(say: Speaker, name: str, fact: object, seats: Seats) -> str | int:
    match name, fact:
        case (("active" | "seat" | "person"), None):
            return NOBODY
        case (("active" | "seat"), int()):
            return shown(say, seats, fact)
        case (("host" | "person"), int()):
            return mention(fact)
        case (("table" | "turn" | "meant"), _):
            return str(fact)
        case _, int():
            return int(fact)
        case _:
            return "" if fact is None else str(fact)
