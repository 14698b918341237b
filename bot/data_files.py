"""What ships in `data/`, and where a running bot writes."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from bot.rules import Action, Clause, Deal, Instructions, Refused
from bot.rules.reading import Reading

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


@cache
def first_game() -> tuple[Deal, tuple[tuple[int, Action], ...]]:
    """The game of those who play with a guide: its cards, and what is done when they sit down."""
    reading = Reading(extreme_deck())
    for line in (DATA / "first_game.game").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            reading.read(line)
    assert reading.deal is not None
    return reading.deal, tuple(reading.moves)


def _cards(name: str, row: object) -> list[int]:
    try:
        return msgspec.convert(row, list[int])
    except msgspec.ValidationError:
        raise Refused(Clause.X_DECK, fault="unreadable", instruction=name) from None
