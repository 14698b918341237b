"""The arrows between the packages point one way: the imports themselves are read."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules import VARIANTS, Clause

ROOT = Path(__file__).resolve().parents[1]

# What each layer may import of the others. What does not exist yet does no harm.
ARROWS: dict[str, set[str]] = {
    "bot.rules": set(),
    "bot.text": set(),
    "bot.store": set(),
    "bot.playground": {"bot.text"},  # the page's own words
    "bot.watch": set(),
    "bot.fleet": {"bot.run_loop"},
    "bot.players": {"bot.rules"},
    "bot.tables": {"bot.rules", "bot.store", "bot.players"},
    "bot.records": {"bot.rules", "bot.store", "bot.players", "bot.tables"},
    "bot.ui": {"bot.text", "bot.rules", "bot.tables", "bot.records"},  # only what READ_MODELS and READ_RECORDS name
    "bot.channel": {"bot.ui", "bot.tables", "bot.records", "bot.text", "bot.rules", "bot.players"},
    # The client as a type.
    "cogs": {"bot.channel", "bot.ui", "bot.tables", "bot.records", "bot.text", "bot.rules", "bot.client"},
}
READ_MODELS = {
    "Snapshot", "Change", "Phase", "Seat", "Setup", "Level", "Reason", "Silence", "TableClause", "ServerSettings",
    "PersonSettings", "GameRow", "PRESETS", "SubscriptionRow", "Tempo", "Sealed",
}  # fmt: skip
READ_RECORDS = {
    "Moment", "Achievement", "Comparison", "DailyEntry", "DailyPlace", "DailyTable", "Streak", "Leaderboard", "Line",
    "Period", "Person", "Played", "Progress", "Ranking", "ResultNotes", "Server", "Standing", "Subject", "Summary",
    "Team", "Totals",
}  # fmt: skip
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
    found: set[str] = set()
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
def test_a_layer_imports_only_where_its_arrows_point(layer: str) -> None:
    allowed = ARROWS[layer] | {layer} | (FOR_ANYONE_BUT_RULES if layer != "bot.rules" else set())
    wrong = [
        (str(path.relative_to(ROOT)), module)
        for path in files_of(layer)
        for module in imports(path)
        if module.split(".")[0] in {"bot", "cogs"} and not any(inside(module, open_to) for open_to in allowed)
    ]
    assert wrong == []


def test_the_user_interface_sees_values_of_the_tables_and_never_the_door() -> None:
    wrong = [
        (str(path.relative_to(ROOT)), module)
        for path in files_of("bot.ui")
        for module in imports(path)
        if inside(module, "bot.tables") and module not in {f"bot.tables.{name}" for name in READ_MODELS}
    ]
    assert wrong == []


def test_the_user_interface_sees_values_of_the_records_and_never_the_door() -> None:
    wrong = [
        (str(path.relative_to(ROOT)), module)
        for path in files_of("bot.ui")
        for module in imports(path)
        if inside(module, "bot.records") and module not in {f"bot.records.{name}" for name in READ_RECORDS}
    ]
    assert wrong == []


def test_the_rules_know_no_discord_no_loop_no_database_no_clock_no_environment() -> None:
    wrong = [(path.name, m) for path in files_of("bot.rules") for m in imports(path) if m.split(".")[0] in UNCLEAN]
    assert wrong == []


def test_sql_appears_only_in_the_store() -> None:
    wrong = [
        (str(path.relative_to(ROOT)), node.value[:60])
        for path in FILES
        if layer_of(dotted(path)) != "bot.store"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value)
    ]
    assert wrong == []


def test_utils_and_helpers_are_not_names() -> None:
    assert [
        dotted(path) for path in FILES if {"utils", "helpers", "util", "helper"} & set(dotted(path).split("."))
    ] == []


@pytest.mark.parametrize("path", [p for p in FILES if p.stem == "__init__"], ids=dotted)
def test_a_package_holds_its_public_names_and_nothing_else(path: Path) -> None:
    defined = [n.name for n in tree(path).body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    assert defined == []


def test_the_reader_of_imports_sees_them_all() -> None:
    """The test's own test: relative, nested and plain imports are found."""
    path = ROOT / "bot" / "rules" / "game.py"
    assert "bot.rules.search.can_finish" in imports(path)
    assert "typing.NamedTuple" in imports(path)
    assert layer_of("bot.rulesets") is None


# General code asks a variant, never which variant it is.

VARIANT_CLASSES = {kind.__name__ for kind in VARIANTS.values()}
VARIANT_CLAUSES = {clause for clause in Clause if re.match(r"[XBF]\d", clause)}  # X-deck is about a file
MAY_ASK = {"bot.players.position"}  # the one place that flattens a variant for the compiled search


def names_in(node: ast.AST) -> Iterator[str]:
    """The variants and their clauses that an expression mentions."""
    for part in ast.walk(node):
        match part:
            case ast.Name(name) if name in VARIANT_CLASSES:
                yield name
            case ast.Attribute(_, name) if name in VARIANT_CLASSES:
                yield name
            case ast.Attribute(_, name) if name in Clause.__members__ and Clause[name] in VARIANT_CLAUSES:
                yield name
            case ast.Constant(str() as text) if text in VARIANTS or text in VARIANT_CLAUSES:
                yield text


def questions(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Where it is asked which variant this is: by type, by name, or by a clause of its own."""
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, kind]):
                asked: list[ast.AST] = [kind]
            case ast.Compare(left, _, others):
                asked = [left, *others]
            case ast.MatchClass(kind):
                asked = [kind]
            case ast.MatchValue(value):
                asked = [value]
            case _:
                continue
        yield from ((node.lineno, name) for each in asked for name in names_in(each))


def test_nobody_outside_the_rules_asks_which_variant_it_is() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in FILES
        if not inside(dotted(path), "bot.rules") and dotted(path) not in MAY_ASK
        for line, name in questions(tree(path))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(variant, Extreme)",
        "isinstance(state.variant, rules.Extreme | FaceToFace)",
        "issubclass(kind, (OnFire, Original))",
        "type(variant) is Extreme",
        "setup.variant == 'face-to-face'",
        "Extreme.name != name",
        "name in ('extreme', 'on-fire')",
        "refused.clause == Clause.X10",
        "clause in {Clause.B2, 'F11a'}",
        "match variant:\n    case Extreme(): pass",
        "match name:\n    case 'extreme': pass",
    ],
)
def test_the_search_for_such_questions_finds_them(code: str) -> None:
    assert [*questions(ast.parse(code))]


@pytest.mark.parametrize("code", ["Original.name", "isinstance(action, Play)", "clause == Clause.SYNTAX", "kind.marks"])
def test_the_search_leaves_other_questions_alone(code: str) -> None:
    assert [*questions(ast.parse(code))] == []
