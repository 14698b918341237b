"""The lines of the load test's report."""

import sys

from tests.bench.load.watch import Ages


def ages_line(name: str, ages: list[float]) -> str:
    found = Ages.of(ages)
    if found is None:
        return f"{'':8}{name}: none"
    return f"{'':8}{name}: p50 {found.p50:5.2f} s  p99 {found.p99:5.2f} s  worst {found.worst:5.2f} s  of {len(ages)}"


def verb(route: str) -> str:
    method, path = route.split(" ")
    return f"{method} {path.rpartition('/')[2].strip('{}')}"


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
