"""Which tests run which lines: so the nearest ones can be asked first, and no others."""

import ast
import json
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import coverage
import pytest

from tests.mutants.faults import Fault

Test = str  # pytest's name of it

PROJECT = "project"  # the copy
COPIED = ("bot", "cogs", "data", "tests", "docs", "pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")


class Nearest:
    def __init__(self, data: coverage.CoverageData, seconds: dict[Test, float], root: Path) -> None:
        """`seconds`: how long each takes; only those that pass are in it."""
        self._data, self._seconds, self._root = data, seconds, root

    @classmethod
    def read(cls, folder: Path) -> "Nearest":
        data = coverage.CoverageData(str(folder / "lines"))
        data.read()
        return cls(data, json.loads((folder / "seconds.json").read_text()), folder / PROJECT)

    def to(self, fault: Fault) -> list[Test]:
        """Of each kind one, the quickest first, then of each kind a second one, and so on. What runs at import is
        noticed by whoever runs anything of that file."""
        by_line = self._by_line(fault.file)
        names = set(by_line.get(fault.line, ())) - {""}
        if not names:
            names = {name for line in _lines_of(self._root / fault.file, fault.line) for name in by_line.get(line, ())}
        return list(self._in_turn(names & self._seconds.keys()))

    def files(self) -> list[str]:
        return sorted({test.partition("::")[0] for test in self._seconds})

    def seconds(self, tests: Sequence[Test]) -> float:
        return sum(self._seconds[test] for test in tests)

    def _in_turn(self, names: set[Test]) -> Iterator[Test]:
        kinds = defaultdict[str, list[Test]](list)
        for name in sorted(names, key=lambda name: (self._seconds[name], name)):
            kinds[name.partition("[")[0]].append(name)
        rows = sorted(kinds.values(), key=lambda row: self._seconds[row[0]])
        for at in range(max(map(len, rows), default=0)):
            yield from (row[at] for row in rows if at < len(row))

    @cache  # noqa: B019 — there is one of it a run
    def _by_line(self, file: Path) -> dict[int, list[str]]:
        return self._data.contexts_by_lineno(str(self._root / file))


def _lines_of(file: Path, line: int) -> range:
    """Of the smallest function around that line; of a file's own lines, all of it."""
    source = file.read_text(encoding="utf-8")
    around = [
        range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return min(around, key=len, default=range(1, source.count("\n") + 2))


def observe(folder: Path, root: Path, tests: Sequence[str]) -> None:
    """Run these tests once, each in a context of its own, on a copy of the project: it may be worked on meanwhile."""
    copy = folder / PROJECT
    shutil.rmtree(folder, ignore_errors=True)
    for name in COPIED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy2(source, copy / name)
    command = [sys.executable, "-m", "tests.mutants.nearest", str(folder), *tests, "-m", "not slow"]
    subprocess.run(command, cwd=copy, check=False)


class Observer:
    """A pytest plugin that tells the tracer whose lines these are."""

    def __init__(self, tracer: coverage.Coverage) -> None:
        self._tracer = tracer
        self._failed: set[Test] = set()
        self.seconds: dict[Test, float] = defaultdict(float)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._tracer.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_runtest_logfinish(self) -> None:
        self._tracer.switch_context("")

    @property
    def passed(self) -> dict[Test, float]:
        return {test: round(seconds, 4) for test, seconds in self.seconds.items() if test not in self._failed}


def _observe_here(folder: Path, arguments: list[str]) -> Any:
    tracer = coverage.Coverage(data_file=str(folder / "lines"), source_pkgs=["bot"], config_file=False)
    observer = Observer(tracer)
    tracer.start()
    status = pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=[observer])
    tracer.stop()
    tracer.save()
    (folder / "seconds.json").write_text(json.dumps(observer.passed))
    return status


if __name__ == "__main__":
    sys.exit(_observe_here(Path(sys.argv[1]), sys.argv[2:]))
