"""Where no wheel of the compiler fits, everything still works, slower and weaker."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_all_variants_are_played_without_the_compiler() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.players.unaided"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 15
