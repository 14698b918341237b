"""Which messages the program asks for: every `say("…")`, `told("…")` and `say(f"…-{…}")`, read from the source."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.rules import VARIANTS as GAMES
from bot.rules import Instruction, Word
from bot.text import LANGUAGES
from bot.ui.guides import SECTIONS
from bot.ui.lobby import LEVELS, VARIANTS
from bot.ui.needs import NeedsKind
from bot.ui.notices import HINTS, REASONS
from bot.ui.options import SHORT, SHUFFLED, TAKE_BACKS, THREE
from bot.ui.refusals import PERMISSIONS, UNKNOWN, WORDED
from bot.ui.symbols import key
from tests.text.files import messages, python_files

SPEAKERS = {"say", "told"}

SYMBOLS = tuple(key(each) for each in Instruction)
FORBIDDING = ("O4", "O5", "O6", "X5", "X7", "X11", "X12", "F4", "F6", "F7")  # what forbids a play
ENDS = ("O11", "O12", "X1", "X6", "F10", "F11", "gave-up")  # what an outcome can carry

FILLED: dict[str, tuple[str, ...]] = {
    "about-*": tuple(VARIANTS),
    "about-level-*": LEVELS,
    "about-option-*": (THREE, SHORT, TAKE_BACKS, SHUFFLED),
    "choice-hosts-*": ("everyone", "moderators"),
    "choice-rules-*": ("short", "full"),
    "help-*": ("turn", "talk", "commands", "trouble"),
    "help-*-title": ("turn", "talk", "commands", "trouble"),
    "hint-*": HINTS,
    "language-*": LANGUAGES,
    "level-*": LEVELS,
    "meaning-*": SYMBOLS,
    "notice-ended-*": REASONS,
    "option-*": (THREE, SHORT, TAKE_BACKS, SHUFFLED),
    "over-*": ENDS,
    "permission-*": tuple(name.replace("_", "-") for name in PERMISSIONS),
    "pictures-alt-pile-*": ("up", "down"),
    "pictures-alt-target-*": ("trick", "dead-end"),
    "pictures-needs-*": tuple(NeedsKind),
    "pictures-variant-*": tuple(GAMES),
    "privacy-*": ("why", "long", "yours"),
    "privacy-*-title": ("why", "long", "yours"),
    "refused-*": (*WORDED, UNKNOWN),
    "rules-*": tuple(VARIANTS),
    "rules-*-*": tuple(f"{v}-{s}" for v, each in SECTIONS.items() for s in each if s != "symbols"),
    "rules-section-*": tuple({section for each in SECTIONS.values() for section in each}),
    "symbol-*": tuple(key(mark) for game in GAMES.values() for mark in game.marks),
    "told-*": (THREE, SHORT, "no-take-backs", SHUFFLED),
    "variant-*": tuple(VARIANTS),
    "warning-*": ("F11a",),
    "why-*": FORBIDDING,
    "word-*": tuple(Word),
}
"""What can be filled in where a key is put together from pieces."""


@dataclass(frozen=True)
class Asked:
    """One place in the source. `key` has `*` for what is filled in."""

    file: Path
    line: int
    key: str
    facts: frozenset[str] | None  # None: they are handed on as a whole

    def meant(self) -> set[str]:
        """All that this place can ask for."""
        if "*" not in self.key:
            return {self.key}
        start, end = self.key.split("*", 1)[0], self.key.rsplit("*", 1)[1]
        return {f"{start}{each}{end}" for each in FILLED[self.key]}


@cache
def asked() -> tuple[Asked, ...]:
    return tuple(place for path in python_files() for place in _asked_in(path))


def _asked_in(path: Path) -> Iterator[Asked]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in SPEAKERS:
            facts = None if any(k.arg is None for k in node.keywords) else frozenset(k.arg or "" for k in node.keywords)
            for key in _keys(node.args[0]):
                yield Asked(path, node.lineno, key, facts)


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(str() as text):
            yield text
        case ast.JoinedStr(pieces):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in pieces)
        case ast.IfExp(_, one, other):
            yield from _keys(one)
            yield from _keys(other)


@cache
def mentioned() -> frozenset[str]:
    """Keys that stand somewhere in the source as they are: said from a variable, or chosen between."""
    texts = {
        node.value
        for path in python_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(texts & messages("en").keys())
