"""What ships in `data/`."""

import tomllib
from pathlib import Path

from bot.rules import Instructions

DATA = Path(__file__).resolve().parent.parent / "data"


def extreme_deck(path: Path = DATA / "extreme_deck.toml") -> Instructions:
    """Extreme's table. A fault in it is `Refused` with the clause X-deck and what is wrong."""
    return Instructions.table(tomllib.loads(path.read_text(encoding="utf-8")))
