"""What ships in `data/`."""

import tomllib
from pathlib import Path

import msgspec

from bot.rules import Clause, Instructions, Refused

DATA = Path(__file__).resolve().parent.parent / "data"


class BadDeckTable(Refused):
    """A file does not say which cards carry Extreme's instructions; the facts say what is wrong with it."""


def extreme_deck(path: Path = DATA / "extreme_deck.toml") -> Instructions:
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return Instructions.table({name: _cards(name, row) for name, row in rows.items()})
    except Refused as refused:
        raise BadDeckTable(refused.clause, **refused.facts) from refused


def _cards(name: str, row: object) -> list[int]:
    try:
        return msgspec.convert(row, list[int])
    except msgspec.ValidationError:
        raise Refused(Clause.X_DECK, fault="unreadable", instruction=name) from None
