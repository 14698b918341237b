"""The messages of a language as their syntax tree: what each one says, asks for, and chooses by."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 98, 100, 101, 111, 121)
FRACTIONS = (0.5, 1.5)  # means are told with them, and CLDR has a category for them in some languages


class Parts(Visitor):
    """The variables of a message, its choices, and its plain text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.text: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    @property
    def words(self) -> int:
        return sum(any(map(str.isalpha, word)) for word in " ".join(self.text).split())


@dataclass(frozen=True)
class Catalogue:
    """A language's files, read once."""

    language: str
    files: dict[str, ast.Resource]

    @classmethod
    def read(cls, folder: Path) -> "Catalogue":
        parser = FluentParser()
        paths = sorted(folder.glob("*.ftl"))
        return cls(folder.name, {path.name: parser.parse(path.read_text(encoding="utf-8")) for path in paths})

    @cached_property
    def entries(self) -> tuple[tuple[str, ast.EntryType], ...]:
        return tuple((file, entry) for file, resource in self.files.items() for entry in resource.body)

    @cached_property
    def places(self) -> tuple[tuple[str, str], ...]:
        """File and key of every message."""
        return tuple((file, entry.id.name) for file, entry in self.entries if isinstance(entry, ast.Message))

    @cached_property
    def parts(self) -> dict[str, Parts]:
        return {entry.id.name: Parts(entry) for _, entry in self.entries if isinstance(entry, ast.Message)}


def chosen_by(choice: ast.SelectExpression) -> str:
    assert isinstance(choice.selector, ast.VariableReference), "a choice is made by a variable"
    return choice.selector.id.name


def branches(choice: ast.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants}


def is_plural(choice: ast.SelectExpression) -> bool:
    return all(isinstance(v.key, ast.NumberLiteral) or v.key.name in CATEGORIES for v in choice.variants)


def by_category(language: str) -> dict[str, list[float]]:
    """Numbers of every plural category that what we count comes to: some languages have one for millions alone."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, list[float]] = {}
    for number in (*COUNTED, *FRACTIONS):
        found.setdefault(rule(number), []).append(number)
    return found


def categories(language: str) -> set[str]:
    return {*by_category(language), "other"}
