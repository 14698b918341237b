"""`python -m bot stats`: on both databases, also beside a bot that holds its file."""

import os
import subprocess
import sys
from pathlib import Path

from bot.store import Store, open_store
from tests.store.scene import GUILD, finish_game

ROOT = Path(__file__).resolve().parents[2]


def run(address: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "DATABASE_URL": address, "DISCORD_TOKEN": "", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "bot", "stats", *arguments], capture_output=True, text=True, env=environment
    )


async def test_a_host_sees_the_servers_and_one_of_them_while_the_bot_runs(address: str, store: Store) -> None:
    await store.write(finish_game(1), finish_game(2))
    listed = run(address)
    assert listed.returncode == 0, listed.stderr
    assert listed.stdout.split() == [str(GUILD), "2"]
    shown = run(address, str(GUILD), "--language", "de")
    assert shown.returncode == 0, shown.stderr
    assert "Partien: 2 · gewonnen: 0 (0\u00a0%) · Karten übrig: 7,0 im Schnitt, bestenfalls 7" in shown.stdout
    assert "The Game, 2 Personen: 2" in shown.stdout
    assert "0–9: 2" not in shown.stdout
    assert "1–9: 2" in shown.stdout


async def test_where_nothing_was_played_that_is_told(address: str) -> None:
    await (await open_store(address)).close()
    assert run(address).stdout == ""
    assert "No finished game" in run(address, "98").stdout


def test_where_there_is_no_database_that_is_told(tmp_path: Path) -> None:
    done = run(str(tmp_path / "nothing.sqlite3"))
    assert done.returncode != 0
    assert "no database" in done.stderr
    assert "Traceback" not in done.stderr
