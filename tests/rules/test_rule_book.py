"""The rule book and its tests cover each other."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bot.rules import Clause

HERE = Path(__file__).parent
BOOK = HERE.parents[1] / "docs" / "rules.md"
CLAUSES = re.findall(r"^- \*\*([OXBF](?:\d+[a-z]?|-\w+))\*\* ", BOOK.read_text(encoding="utf-8"), re.MULTILINE)
BESIDE_THE_BOOK = {Clause.SEATS, Clause.END, Clause.SYNTAX, Clause.RESULT, Clause.DEAL_CODE}

EXPECTED = (
    "O1 O2 O3 O4 O5 O6 O7 O8 O9 O9a O10 O11 O11a O11b O12 O13 O14 O15 O15a "
    "X1 X1a X2 X3 X4 X4a X4b X5 X6 X6a X7 X8 X8a X9 X9a X10 X11 X11a X12 X12a X13 X-deck "
    "B1 B2 B2a B2b B2c "
    "F1 F2 F3 F4 F5 F6 F7 F7a F7b F8 F9 F10 F10a F11 F11a F11b F-hidden"
)


@cache
def names_of_tests() -> frozenset[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")]
    return frozenset(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_the_book_has_every_clause_once() -> None:
    assert EXPECTED.split() == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test_named_after_it(clause: str) -> None:
    prefix = f"test_{clause.replace('-', '_')}_"
    assert any(name.startswith(prefix) for name in names_of_tests()), prefix


def test_every_test_of_a_clause_names_one_that_exists() -> None:
    known = {clause.replace("-", "_") for clause in CLAUSES}
    named = {match[1] for name in names_of_tests() if (match := re.match(r"test_([OXBF](?:\d+[a-z]?|_[a-z]+))_", name))}
    assert named <= known


def test_what_a_refusal_cites_stands_in_the_book() -> None:
    assert {clause.value for clause in Clause} - BESIDE_THE_BOOK <= set(CLAUSES)
