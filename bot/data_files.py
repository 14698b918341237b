"""What ships in `data/`, and where a running bot writes."""

import tomllib
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from bot.rules import Clause, Instructions, Refused

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "data"  # there in a wheel, not in a checkout
DATA = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "data"


def own_folder() -> Path:
    """In a checkout beside what ships; installed, the user's own folder for data."""
    return user_data_path("ninety-eight", appauthor=False) if DATA == _INSTALLED else DATA


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
