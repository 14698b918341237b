"""What is kept of the compiled search, and where."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, numba
from bot.players import compiled
from bot.players.compiled import int_row, ints
ints(3)
print(json.dumps([compiled.KEEPS, str(numba.config.CACHE_DIR), compiled.edition()]))
"""


def compiled_in(folder: Path) -> tuple[bool, Path, str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, "NUMBA_CACHE_DIR": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    kept, place, edition = json.loads(done.stdout)
    return kept, Path(place), edition


def test_it_is_kept_where_the_host_says_under_a_name_that_changes_with_the_source(tmp_path: Path) -> None:
    kept, place, edition = compiled_in(tmp_path)
    assert kept
    assert place == tmp_path / edition
    assert list(place.rglob("*.nbi"))


def test_without_a_place_to_keep_it_it_is_compiled_anew(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept, _, _ = compiled_in(tmp_path / "file")
    assert not kept
