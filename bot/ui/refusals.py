"""A refusal in words: what is in the way, and what to do instead."""

from math import ceil

from bot.rules import Refused
from bot.tables import Snapshot
from bot.text import Speaker, shown_name
from bot.ui.seats import mention, seat_name
from bot.ui.times import moment

UNKNOWN = "unknown"
NOBODY = "nobody"  # what messages choose by


def refusal(say: Speaker, refused: Refused, snapshot: Snapshot | None = None) -> str:
    """For the eyes of the one who was refused. The table, where it is known, gives the seats their names."""
    clause = refused.clause if say.has(f"refused-{refused.clause}") else UNKNOWN
    facts = {name: _fact(say, name, fact, snapshot) for name, fact in _facts(refused).items()}
    return say(f"refused-{clause}", **facts)


MISSING: dict[str, object] = {
    **{
        "active": None,
        "seat": None,
        "person": None,
        "until": None,
        "pile": "",
        "fault": "",
        "host": "",
        "instruction": "",
        "token": "",
        "rule": "",
    },
    **{"line": 0, "card": 0, "top": 0, "owed": 0, "seats": 0, "seated": 0, "fewest": 0, "most": 0},
}


def _facts(refused: Refused) -> dict[str, object]:
    """A clause may be raised from more places than one: what a place did not say is told as nothing."""
    return {**MISSING, **refused.facts}


def _fact(say: Speaker, name: str, fact: object, snapshot: Snapshot | None) -> str | int:
    match name, fact:
        case (("active" | "seat" | "person" | "until"), None):
            return NOBODY
        case "until", (int() | float()):
            return moment(ceil(fact))
        case (("active" | "seat"), int()):
            return seat_name(say, snapshot, fact)
        case (("host" | "person"), int()):
            return mention(fact)
        case "token", str():
            return shown_name(fact) if fact else "…"
        case (("table" | "turn" | "meant"), _):
            return str(fact)
        case _, int():
            return int(fact)
        case _:
            return "" if fact is None else str(fact)
