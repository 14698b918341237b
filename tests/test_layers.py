"""The arrows between the packages point one way: the imports themselves are read."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# What each layer may import of the others. What does not exist yet does no harm.
ARROWS = {
    "bot.rules": set(),
    "bot.text": set(),
    "bot.store": set(),
    "bot.playground": set(),
    "bot.players": {"bot.rules"},
    "bot.tables": {"bot.rules", "bot.store", "bot.players"},
    "bot.ui": {"bot.text", "bot.rules", "bot.tables"},
    "bot.channel": {"bot.ui", "bot.tables", "bot.text", "bot.rules", "bot.players"},
    "cogs": {"bot.channel", "bot.ui", "bot.tables", "bot.text", "bot.rules", "bot.client"},  # the client as a type
}
FOR_ANYONE_BUT_RULES = {"bot.data_files", "bot.settings"}
UNCLEAN = {
    "discord", "asyncio", "sqlite3", "aiosqlite", "asyncpg", "time", "datetime", "os", "dotenv", "environ", "pathlib",
    "io", "sys", "socket", "threading", "subprocess", "logging", "secrets",
}  # fmt: skip
SQL = re.compile(r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+TABLE)\b", re.DOTALL)

FILES = sorted(path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py"))


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """Every module that a file names, with the names it takes from it, wherever in the file it does so."""
    package = dotted(path).split(".") if path.stem == "__init__" else dotted(path).split(".")[:-1]
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def inside(module: str, layer: str) -> bool:
    return module == layer or module.startswith(layer + ".")


def layer_of(module: str) -> str | None:
    return next((layer for layer in ARROWS if inside(module, layer)), None)


def files_of(layer: str) -> list[Path]:
    return [path for path in FILES if inside(dotted(path), layer)]


@pytest.mark.parametrize("layer", ARROWS)
def test_a_layer_imports_only_where_its_arrows_point(layer):
    allowed = ARROWS[layer] | {layer} | (FOR_ANYONE_BUT_RULES if layer != "bot.rules" else set())
    wrong = [
        (str(path.relative_to(ROOT)), module)
        for path in files_of(layer)
        for module in imports(path)
        if module.split(".")[0] in {"bot", "cogs"} and not any(inside(module, open_to) for open_to in allowed)
    ]
    assert wrong == []


def test_the_rules_know_no_discord_no_loop_no_database_no_clock_no_environment():
    wrong = [(path.name, m) for path in files_of("bot.rules") for m in imports(path) if m.split(".")[0] in UNCLEAN]
    assert wrong == []


def test_sql_appears_only_in_the_store():
    wrong = [
        (str(path.relative_to(ROOT)), node.value[:60])
        for path in FILES
        if layer_of(dotted(path)) != "bot.store"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value)
    ]
    assert wrong == []


def test_utils_and_helpers_are_not_names():
    assert [
        dotted(path) for path in FILES if {"utils", "helpers", "util", "helper"} & set(dotted(path).split("."))
    ] == []


@pytest.mark.parametrize("path", [p for p in FILES if p.stem == "__init__"], ids=dotted)
def test_a_package_holds_its_public_names_and_nothing_else(path):
    defined = [n.name for n in tree(path).body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    assert defined == []


def test_the_reader_of_imports_sees_them_all():
    """The test's own test: relative, nested and plain imports are found."""
    path = ROOT / "bot" / "rules" / "game.py"
    assert "bot.rules.search.can_finish" in imports(path)
    assert "typing.NamedTuple" in imports(path)
    assert layer_of("bot.rulesets") is None
