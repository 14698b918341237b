"""What ships in `data/`."""

import tomllib
from pathlib import Path

import msgspec

from bot.rules import Clause, Instructions, Refused

DATA = Path(__file__).resolve().parent.parent / "data"


def extreme_deck(path: Path = DATA / "extreme_deck.toml") -> Instructions:
    """Extreme's table. A fault in it is `Refused` with the clause X-deck and what is wrong."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return Instructions.table({name: _cards(name, row) for name, row in rows.items()})


def _cards(name: str, row: object) -> list[int]:
    try:
        return msgspec.convert(row, list[int])
    except msgspec.ValidationError:
        raise Refused(Clause.X_DECK, fault="unreadable", instruction=name) from None
