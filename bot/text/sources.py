"""Which messages the program may ask for, as far as its source tells: for a list of those that nobody asks for."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

KEY = re.compile(r"[a-z]+(?:-[a-z]+)+")


def unused(keys: Iterable[str], files: Iterable[Path]) -> list[str]:
    """Keys that stand nowhere in the source, neither as they are nor as what a key put together can come to."""
    named: set[str] = set()
    patterns: set[str] = set()
    for path in files:
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".py":
            named.update(KEY.findall(text))
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.update(_pattern(node))
    put_together = re.compile("|".join(sorted(patterns)) or "(?!)")
    return sorted(key for key in keys if key not in named and not put_together.fullmatch(key))


def _pattern(node: ast.JoinedStr) -> Iterator[str]:
    """What begins like a key: f"rules-{variant}-setup", and not f"{name}"."""
    pieces = [piece.value if isinstance(piece, ast.Constant) else None for piece in node.values]
    if isinstance(pieces[0], str) and re.fullmatch(r"[a-z][-\w]*-", pieces[0]):
        yield "".join(".+" if piece is None else re.escape(str(piece)) for piece in pieces)
