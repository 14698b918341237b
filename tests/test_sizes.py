"""One concept a file, one thought a function: what grows beyond a page hides a second one."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOPS = ("bot", "cogs", "tests")
LONGEST_FILE = 250
LONGEST_FUNCTION = 60

COMPILED = ROOT / "bot" / "players"
"""Compiled code may be longer where a comment at the function says why: a call between two phases can cost speed."""
REASON = "# Long:"


def files() -> list[Path]:
    found = [path for top in TOPS for kind in ("py", "js", "css") for path in (ROOT / top).rglob(f"*.{kind}")]
    return sorted(path for path in found if "__pycache__" not in path.parts)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", files(), ids=named)
def test_a_file_is_no_longer_than_one_concept_needs(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def is_excused(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A compiled function that says why it is long."""
    source = path.read_text(encoding="utf-8").splitlines()
    lines = source[function.lineno - 1 : function.end_lineno]
    return path.is_relative_to(COMPILED) and any(REASON in line for line in lines)


@pytest.mark.parametrize("path", [path for path in files() if path.suffix == ".py"], ids=named)
def test_a_function_fits_on_a_page(path: Path) -> None:
    long = {
        function.name: length
        for function in functions(path)
        if (length := (function.end_lineno or 0) - function.lineno + 1) > LONGEST_FUNCTION
        and not is_excused(path, function)
    }
    assert long == {}
