"""The message files as their syntax tree: what each message says, asks for, and chooses by."""

from functools import cache
from pathlib import Path

from bot.data_files import DATA
from bot.text import Texts
from bot.text.catalogue import Catalogue, Parts
from bot.ui.symbols import SIGNS, mark_key

LOCALES = DATA / "locales"
TEXTS = Texts(LOCALES, strict=True)
LONG_TEXTS = Texts(LOCALES, strict=True)
"""With the application's emoji, which Discord counts as they are written."""
LONG_TEXTS.emoji.update({mark_key(mark): f"<:{mark_key(mark).replace('-', '_')}_0a1b2c:{2**63}>" for mark in SIGNS})


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.read(LOCALES / language)


def messages(language: str) -> dict[str, Parts]:
    return catalogue(language).parts


def parts(language: str, key: str) -> Parts:
    return messages(language)[key]


def python_files() -> list[Path]:
    root = DATA.parent
    return sorted(path for top in ("bot", "cogs") for path in (root / top).rglob("*.py"))
