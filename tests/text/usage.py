"""Which messages the program asks for: every `say("…")`, `text_key("…")` and `say(f"…-{…}")`, read from the source."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.data_files import DATA
from bot.players.hint import Reason as HintReason
from bot.records import Achievement, Period
from bot.rules import VARIANTS, Clause, Fire, Instruction, MarkWord, Option, Word
from bot.rules.daily import DailyKind
from bot.tables import PRESETS, Reason, TableClause, Tempo
from bot.ui.daily import PARTNERS, SERVER
from bot.ui.first_game import Lesson
from bot.ui.guides import CARDS, SIGNS_ON_BUTTONS, SYMBOLS
from bot.ui.help import PARTS
from bot.ui.lobby import LEVELS
from bot.ui.needs import NeedsKind
from bot.ui.obstacles import LOCKED_THREAD, PERMISSIONS, PLACES, PRIVATE_THREAD
from bot.ui.options import USUAL
from bot.ui.refusals import UNKNOWN
from bot.ui.replay_rows import FILES
from bot.ui.symbols import mark_key
from bot.ui.terms import DOORS
from tests.text.files import messages, python_files

SPEAKERS = {"say", "text_key"}

KINDS = tuple(VARIANTS.values())
MARKS = tuple(dict.fromkeys(mark_key(mark) for kind in KINDS for mark in kind.marks))
COVERED = (mark_key(Instruction.SKULL), mark_key(Fire.FIRE))  # what has to be covered
TOPICS = tuple(dict.fromkeys(topic for kind in KINDS for topic in kind.topics))
HINTS = tuple(HintReason)


def endings(start: str) -> tuple[str, ...]:
    """What the catalogue knows to end a key with; tests beside the messages' users tell whether that is all."""
    return tuple(key.removeprefix(start) for key in messages("en") if key.startswith(start))


FORBIDDING = endings("why-")  # what forbids a play
ENDS = endings("over-")  # what an outcome can carry
WARNINGS = endings("warning-")


@cache
def edge_clauses() -> frozenset[str]:
    """What the Discord edge refuses by a name of its own: read from the source."""
    return frozenset(clause for path in python_files() for clause in _raised(path))


def _raised(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused" and node.args:
            match node.args[0]:
                case ast.Constant(str() as clause):
                    yield clause
                case ast.Name(name) if name.isupper():
                    yield name.lower().replace("_", "-")  # constants are named as their value


REFUSED = tuple(
    clause
    for clause in sorted({*Clause, *TableClause, *edge_clauses()})
    if f"refused-{clause}" in messages("en") and clause != "permission-missing"  # that one is put together elsewhere
)

FILLED: dict[str, tuple[str, ...]] = {
    "daily-*": tuple(DailyKind),
    "daily-scope-*": (SERVER, PARTNERS),
    "button-daily-*": (SERVER, PARTNERS),
    "link-*": ("privacy", "terms", "support"),
    "about-*": tuple(VARIANTS),
    "achievement-*": tuple(Achievement),
    "about-level-*": LEVELS,
    "about-option-*": tuple(Option),
    "board-needs-*": tuple(kind for kind in NeedsKind if kind is not NeedsKind.STUCK),  # a hidden hand tells nobody
    "choice-hosts-*": ("everyone", "moderators"),
    "choice-rules-*": ("short", "full"),
    "cover-*": COVERED,
    "guide-*": tuple(Lesson),
    "hand-needs-*": tuple(NeedsKind),
    "help-*": PARTS,
    "help-*-title": PARTS,
    "hint-*": HINTS,
    "leaderboard-company-*": ("none", *LEVELS),
    "leaderboard-period-*": tuple(Period),
    "level-*": LEVELS,
    "mark-word-*": tuple(MarkWord),
    "meaning-*": MARKS,
    "notice-ended-*": (*Reason, "other"),
    "notice-paused-*": PLACES,
    "obstacle-*": (PRIVATE_THREAD, LOCKED_THREAD),
    "option-*": tuple(Option),
    "for-option-*": tuple(Option),
    "tempo-*": tuple(Tempo),
    "about-tempo-*": tuple(Tempo),
    "told-tempo-*": tuple(tempo for tempo in Tempo if tempo is not Tempo.USUAL),
    "preset-*": tuple(PRESETS),
    "about-preset-*": tuple(PRESETS),
    "over-*": ENDS,
    "permission-*": tuple(name.replace("_", "-") for name in PERMISSIONS),
    "pictures-alt-pile-*": ("up", "down"),
    "pictures-alt-target-*": ("trick", "dead-end"),
    "pictures-cover-*": COVERED,
    "pictures-needs-*": tuple(NeedsKind),
    "pictures-variant-*": tuple(VARIANTS),
    "privacy-*": ("why", "long", "yours"),
    "privacy-*-title": ("why", "long", "yours"),
    "refused-*": (*REFUSED, UNKNOWN),
    "replay-save-*": FILES,
    "rules-*": tuple(VARIANTS),
    "rules-*-*": tuple(f"{kind.name}-{topic}" for kind in KINDS for topic in kind.topics if topic != SYMBOLS),
    "rules-section-*": (*TOPICS, CARDS, SIGNS_ON_BUTTONS),
    "say-*": tuple(Word),
    "say-mark-*": tuple(MarkWord),
    "signal-means-*": tuple(Word),
    "symbol-*": MARKS,
    "told-*": tuple(option for option in Option if option not in {*USUAL, *DOORS}),
    "told-no-*": tuple(option for option in Option if option in USUAL),
    "variant-*": tuple(VARIANTS),
    "warning-*": WARNINGS,
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
    on_the_page = {key for path in page_files() for key in PAGE_KEY.findall(path.read_text(encoding="utf-8"))}
    return frozenset((texts | on_the_page) & messages("en").keys())


PAGE_KEY = re.compile(r"page-[a-z-]*[a-z]")


def page_files() -> list[Path]:
    """The playground's page: it asks for its words by the same keys."""
    folder = DATA.parent / "bot" / "playground" / "page"
    return sorted(path for path in folder.iterdir() if path.suffix in (".js", ".html"))
