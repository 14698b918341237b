"""The message files as their syntax tree: what each message says, asks for, and chooses by."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.data_files import DATA
from bot.text import Texts
from bot.ui.symbols import SIGNS, mark_key

LOCALES = DATA / "locales"
TEXTS = Texts(LOCALES, strict=True)
LONG_TEXTS = Texts(LOCALES, strict=True)
"""With the application's emoji, which Discord counts as they are written."""
LONG_TEXTS.emoji.update({mark_key(mark): f"<:{mark_key(mark).replace('-', '_')}_0a1b2c:{2**63}>" for mark in SIGNS})

WHOLE = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 98, 100, 101, 111, 121)
FRACTIONS = (0.5, 1.5)  # never told, but CLDR has a category for them in Russian, Ukrainian and Czech


@cache
def files(language: str) -> dict[str, ast.Resource]:
    paths = sorted((LOCALES / language).glob("*.ftl"))
    return {path.name: FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths}


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file, resource in files(language).items():
        yield from ((file, entry) for entry in resource.body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class Parts(Visitor):
    """The variables of a message, its choices, and its plain text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.text: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


@cache
def parts(language: str, key: str) -> Parts:
    return Parts(messages(language)[key])


def chosen_by(choice: ast.SelectExpression) -> str:
    assert isinstance(choice.selector, ast.VariableReference), "a choice is made by a variable"
    return choice.selector.id.name


def branches(choice: ast.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants}


def categories(language: str) -> set[str]:
    return set(Locale.parse(language).plural_form.tags) | {"other"}


def by_category(language: str) -> dict[str, list[float]]:
    """Numbers of every plural category that CLDR gives the language."""
    found: dict[str, list[float]] = {}
    for number in (*WHOLE, *FRACTIONS):
        found.setdefault(Locale.parse(language).plural_form(number), []).append(number)
    return found


def is_plural(choice: ast.SelectExpression) -> bool:
    return all(isinstance(v.key, ast.NumberLiteral) or v.key.name in CATEGORIES for v in choice.variants)


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def python_files() -> list[Path]:
    root = DATA.parent
    return sorted(path for top in ("bot", "cogs") for path in (root / top).rglob("*.py"))
