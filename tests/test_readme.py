"""The README's code blocks run, and what it points to is there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", README, re.S))
def test_a_python_block_runs(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("command", re.findall(r"^\$ python -m (bot (?:replay|draw|simulate) .*)$", README, re.M))
def test_a_command_succeeds(tmp_path: Path, command: str) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = [sys.executable, "-m", *command.split()]
    done = subprocess.run(run, cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert done.stdout or list(tmp_path.glob("*.*"))


@pytest.mark.parametrize("target", re.findall(r"\$ make ([a-z-]+)|`make ([a-z-]+)`", README))
def test_a_make_target_is_there(target: tuple[str, str]) -> None:
    assert re.search(rf"^{''.join(target)}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / page).parent / link).exists(), link
