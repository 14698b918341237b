"""Which faults there are to put into a file: each changes one expression or leaves out one statement."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
COUNTERPARTS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOUCHED = ("TypeVar", "Literal", "Annotated", "fields", "ClassVar")
MINUTE = 60
GROSSLY = 100  # times as much: what a named amount is exactly is nobody's fault

Nodes = list[ast.AST]


@dataclass(frozen=True)
class Fault:
    file: Path
    line: int
    where: str  # the function or class it is in
    before: str
    after: str
    span: tuple[int, int]  # in the file, in characters

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.where}: {_short(self.before)}  →  {_short(self.after)}"

    def applied_to(self, source: str) -> str:
        start, end = self.span
        return source[:start] + self.after + source[end:]


def faults_in(file: Path, source: str) -> list[Fault]:
    tree, lines = ast.parse(source), _line_starts(source)
    found: list[Fault] = []
    for node, parents in _walk(tree, []):
        for after in _variants(node, parents):
            start = lines[node.lineno - 1] + _characters(source, lines, node.lineno, node.col_offset)  # type: ignore[attr-defined]
            end = lines[node.end_lineno - 1] + _characters(source, lines, node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
            before, text = source[start:end], _text(after, node)
            where = ".".join(
                p.name for p in parents if isinstance(p, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            )
            found.append(Fault(file, node.lineno, where or "the module", before, text, (start, end)))  # type: ignore[attr-defined]
    return found


def _variants(node: ast.AST, parents: Nodes) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]):
            yield from (_with(node, ops=[other()]) for other in COMPARISONS[type(op)])
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            yield from (_without(node, values, at) for at in range(len(values)))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in OPERATIONS:
            yield _with(node, op=OPERATIONS[type(op)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Constant(value=int(value) | float(value)) if _is_amount(parents) and not isinstance(value, bool):
            yield ast.Constant(value * GROSSLY or 1)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)) if not _is_minus_one(value, parents):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Constant(value=float(value)):
            yield ast.Constant(value + MINUTE)
        case ast.Constant(value=str(value)) if value.isidentifier() and _is_value(parents):
            yield ast.Constant("")
        case ast.Call():
            yield from _other_calls(node)
        case ast.Name(id=name) if name in COUNTERPARTS and isinstance(parents[-1], ast.Call):
            yield ast.Name(COUNTERPARTS[name])
        case ast.Expr(value=ast.Call() | ast.Await() | ast.YieldFrom()) | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield ast.Return(ast.Constant(None))
            if isinstance(parents[-1], ast.If):
                yield ast.Pass()
        case ast.Return() if isinstance(parents[-1], ast.If):
            yield ast.Pass()
    if _is_condition(node, parents):
        yield ast.Constant(True)
        yield ast.Constant(False)


def _other_calls(node: ast.Call) -> Iterator[ast.AST]:
    """Two neighbours changed, or something left out."""
    is_symmetric = isinstance(node.func, ast.Name) and node.func.id in COUNTERPARTS
    for at, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if ast.dump(one) != ast.dump(other) and not is_symmetric:
            yield _with(node, args=[*node.args[:at], other, one, *node.args[at + 2 :]])
    for at, each in enumerate(node.keywords):
        if each.arg is not None:
            yield _with(node, keywords=[*node.keywords[:at], *node.keywords[at + 1 :]])


def _walk(node: ast.AST, parents: Nodes) -> Iterator[tuple[ast.AST, Nodes]]:
    """All that does something: no annotations, docstrings, assertions and logging."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_left_alone(child):
                inside = [*parents, node]
                if isinstance(child, ast.expr | ast.stmt):
                    yield child, inside
                yield from _walk(child, inside)


def _is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case ast.Call(func=ast.Name(id=name)) if name in UNTOUCHED:
            return True
        case ast.Subscript(value=ast.Name(id=name)) if name in UNTOUCHED:
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__" | "log")]):
            return True
    return False


def _is_condition(node: ast.AST, parents: Nodes) -> bool:
    match parents[-1]:
        case ast.If(test=test) | ast.While(test=test):
            return test is node and not isinstance(node, ast.Constant)
        case ast.comprehension(ifs=ifs):
            return node in ifs
    return False


def _is_value(parents: Nodes) -> bool:
    return not isinstance(parents[-1], ast.MatchValue | ast.FormattedValue)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_minus_one(value: int, parents: Nodes) -> bool:
    """`-1`: before all that is counted, or the last of them. One further down is as good."""
    return value == 1 and isinstance(parents[-1], ast.UnaryOp)


def _is_amount(parents: Nodes) -> bool:
    """`PATIENCE = 25.0`"""
    match parents:
        case [ast.Module(), ast.Assign(targets=[ast.Name(id=name)]), *_]:
            return name.isupper()
        case [ast.Module(), ast.Assign(targets=[ast.Tuple()]), *_]:
            return True
    return False


def _with(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _without(node: ast.BoolOp, values: list[ast.expr], at: int) -> ast.AST:
    rest = [*values[:at], *values[at + 1 :]]
    return rest[0] if len(rest) == 1 else _with(node, values=rest)


def _text(after: ast.AST, instead_of: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(after))
    return text if isinstance(instead_of, ast.stmt) else f"({text})"


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _characters(source: str, lines: list[int], line: int, offset: int) -> int:
    """Python counts columns in bytes."""
    text = source[lines[line - 1] : lines[line]]
    return len(text.encode()[:offset].decode())


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 110 else text[:109] + "…"
