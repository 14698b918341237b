"""A bot that is killed at random moments has lost nothing that it told anybody. `kills.py` has more, by hand."""

import subprocess
import sys

import pytest


@pytest.mark.slow
@pytest.mark.parametrize(("backend", "count"), [("sqlite", 80), ("postgres", 40)])
def test_nothing_acknowledged_is_missing_doubled_or_half_there(backend: str, count: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.tables.kills", "--backend", backend, "--count", str(count)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert f"{count} kills on {backend}" in done.stdout
    assert backend != "sqlite" or " 0 games ended" not in done.stdout  # a slow PostgreSQL gets through none
