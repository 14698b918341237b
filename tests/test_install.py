"""What is built can be installed: a wheel in a fresh environment, far from any checkout, plays."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.playground.test_client import NoResponseError, TestClient
from bot.version import __version__

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("install")]

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("installed")


@pytest.fixture(scope="module")
def installed(folder: Path) -> Path:
    """The folder of the commands in an environment that has the wheel and what it asks for, and nothing else."""
    python = sys.executable
    subprocess.run([python, "-m", "build", "--outdir", folder / "dist", ROOT], check=True, capture_output=True)
    [wheel] = (folder / "dist").glob("*.whl")
    subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
    commands = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([commands / "python", "-m", "pip", "install", *quiet, wheel], check=True, capture_output=True)
    return commands


def environment(folder: Path) -> dict[str, str]:
    """Somebody at home there, who has set nothing."""
    ours = {"DISCORD_TOKEN", "DATABASE_URL", "DATA_DIR", "PYTHONPATH", "XDG_DATA_HOME"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "HOME": str(folder / "home"), "LOCALAPPDATA": str(folder / "home"), "PYTHONUNBUFFERED": "1"}


def test_it_tells_its_version(installed: Path, folder: Path) -> None:
    done = subprocess.run(
        [installed / "ninety-eight", "--version"], cwd=folder, env=environment(folder), capture_output=True, text=True
    )
    assert done.stdout.startswith(f"Ninety-Eight {__version__} · Python 3.")
    assert all(part in done.stdout for part in ("discord.py 2.", "SQLite 3.", "no asyncpg"))


def playground(installed: Path, folder: Path) -> "subprocess.Popen[str]":
    command: list[str | Path] = [installed / "ninety-eight", "--port", "0", "--no-open"]
    ways = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, env=environment(folder), stdout=ways, stderr=ways, text=True)


async def once_it_is_connected(ada: TestClient) -> None:
    """The page is there a moment before the bot is."""
    for _ in range(5):
        with contextlib.suppress(NoResponseError):
            return await ada.slash("table open")
    raise AssertionError("the bot never answered")


async def test_it_plays_a_turn_and_keeps_its_data_at_home(installed: Path, folder: Path) -> None:
    child = playground(installed, folder)
    try:
        assert child.stdout is not None
        line = next((line for line in child.stdout if line.startswith("Play at ")), "")
        assert line, child.communicate()[1]
        async with TestClient(line.split()[-1], "Ada") as ada:
            await ada.wait_until(lambda: bool(ada.world["commands"]), seconds=30)
            await once_it_is_connected(ada)
            await ada.slash("table start")
            for _ in range(2):
                legal = await ada.autocomplete("play", "plays", "")
                await ada.slash("play", plays=legal[0]["value"])
            await ada.slash("end-turn")
    finally:
        child.terminate()
        _, errors = child.communicate(timeout=30)
    assert errors == ""
    databases = [str(path.relative_to(folder)) for path in folder.rglob("*.sqlite3")]
    assert len(databases) == 1
    assert databases[0].startswith("home")
