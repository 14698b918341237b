"""Starting: on Discord with a token, in the playground without, and a plain line when it cannot be."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import discord
import pytest
from discord.app_commands import AppCommand

from bot import startup_errors
from bot.__main__ import COMMANDS
from bot.commands.run import run
from bot.playground import LocalDiscord, redirected_to
from bot.service import service
from bot.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SECRET = "very.secret.token"


def environment(folder: Path, **settings: str) -> dict[str, str]:
    ours = {"DISCORD_TOKEN": "", "DATABASE_URL": "", "DATA_DIR": str(folder), "PYTHONPATH": str(ROOT)}
    return {**os.environ, **ours, **settings}


def bot(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment(folder, **settings), capture_output=True, text=True, timeout=60
    )


@contextmanager
def playground(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running one, and the line with its address."""
    command = [sys.executable, "-m", "bot", *arguments, "--port", "0", "--no-open"]
    child = subprocess.Popen(
        command, cwd=folder, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert child.stdout is not None
        yield child, _line(child.stdout, "Play at ")
    finally:
        child.kill()
        child.communicate()


def _line(stream: IO[str], start: str) -> str:
    return next((line for line in stream if line.startswith(start)), "")


def test_without_a_token_it_says_so_in_one_line_and_plays_at_home(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "--port", "0", "--no-open"]
    child = subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None
        assert "no DISCORD_TOKEN" in child.stdout.readline()
        assert child.stdout.readline().startswith("Play at http://127.0.0.1:")
    finally:
        child.kill()
        child.communicate()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_cleanly_when_told_to_stop(tmp_path: Path, sign: signal.Signals) -> None:
    with playground(tmp_path, "playground") as (child, line):
        assert line
        child.send_signal(sign)
        _, errors = child.communicate(timeout=30)
        assert child.returncode == 0
        assert errors == ""


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        done = bot(tmp_path, "playground", "--port", str(port), "--no-open")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"port {port} on 127.0.0.1 is in use\n"


def test_a_second_playground_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with playground(tmp_path, "playground"):
        done = bot(tmp_path, "playground", "--port", "0", "--no-open")
    assert done.returncode == 1
    assert "nother playground is using" in done.stderr


def test_a_second_bot_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with playground(tmp_path, "playground"):
        file = tmp_path / "playground" / "ninety-eight.sqlite3"
        done = bot(tmp_path, DISCORD_TOKEN=SECRET, DATABASE_URL=str(file))
    assert done.returncode == 1
    assert "Stop that bot first" in done.stderr
    assert SECRET not in done.stderr


def test_a_home_network_is_told_what_it_means_before_it_is_let_in(tmp_path: Path) -> None:
    with closing(socket.create_server(("0.0.0.0", 0))) as taken:
        done = bot(tmp_path, "playground", "--host", "0.0.0.0", "--port", str(taken.getsockname()[1]), "--no-open")
    assert done.returncode == 1
    assert "can be any of the players" in done.stdout


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"DATA_DIR": "{folder}/a-file/below"}, "cannot be opened"),
        ({"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/nowhere"}, "cannot be opened"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL is 'LOUD'"),
        ({"SHARDS": "many"}, "SHARDS is 'many'"),
        ({"EXTREME_DECK": "{folder}/a-file"}, "EXTREME_DECK"),
        ({"EXTREME_DECK": "{folder}/missing.toml"}, "missing.toml"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path, settings: dict[str, str], says: str) -> None:
    (tmp_path / "a-file").write_text("stop = [2, 3]\n")
    given = {name: value.format(folder=tmp_path) for name, value in settings.items()}
    done = bot(tmp_path, **{"DISCORD_TOKEN": SECRET, **given})
    assert done.returncode == 1, done.stderr
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert SECRET not in done.stderr


def test_an_unknown_command_is_answered_with_the_known_ones(tmp_path: Path) -> None:
    done = bot(tmp_path, "sing")
    assert done.returncode == 2
    assert "playground, replay, simulate" in done.stderr


def test_help_lists_every_command_with_what_it_does(tmp_path: Path) -> None:
    done = bot(tmp_path, "--help")
    assert done.returncode == 0
    told = {line.split()[0]: line.split(maxsplit=1)[1] for line in done.stdout.splitlines() if line.startswith("  ")}
    assert list(told) == list(COMMANDS)
    assert all(len(text) > 10 for text in told.values())


async def _why_not(settings: Settings, api: str, gateway: str) -> str | None:
    with redirected_to(api, gateway), pytest.raises(Exception) as raised:  # noqa: PT011
        await asyncio.wait_for(run(settings), 20)
    return startup_errors.explain(raised.value)


async def test_a_wrong_token_is_told(tmp_path: Path) -> None:
    settings = Settings(SECRET, str(tmp_path / "games.sqlite3"), tmp_path)
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        why = await _why_not(settings, local.api_base, local.gateway)
    assert why is not None
    assert "does not know this DISCORD_TOKEN" in why


async def test_no_network_is_told(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]  # nobody listens there once it is closed
    settings = Settings(SECRET, str(tmp_path / "games.sqlite3"), tmp_path)
    why = await _why_not(settings, f"http://127.0.0.1:{port}/api/v10", f"ws://127.0.0.1:{port}")
    assert why is not None
    assert "cannot be reached" in why


async def test_once_connected_it_prints_an_invite_with_just_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        settings = Settings(local.token, str(tmp_path / "games.sqlite3"), tmp_path)
        with redirected_to(local.api_base, local.gateway):
            running = asyncio.create_task(run(settings))
            async with asyncio.timeout(20):
                while "Invite it" not in (said := capsys.readouterr().out):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    link = said.split()[-1]
    wanted = discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, embed_links=True, attach_files=True,
        read_message_history=True, create_public_threads=True,
    )  # fmt: skip
    assert f"permissions={wanted.value}" in link
    assert local.token not in said


async def test_commands_are_sent_only_when_they_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl") as local:
        settings = Settings(local.token, str(tmp_path / "games.sqlite3"), tmp_path)
        synced: list[int] = []
        with redirected_to(local.api_base, local.gateway):
            for _ in range(2):
                async with service(settings, settings.database, tmp_path) as all_of_it:
                    tree = all_of_it.bot.tree

                    async def count_and_sync(
                        sync: Callable[[], Awaitable[list[AppCommand]]] = tree.sync,
                    ) -> list[AppCommand]:
                        synced.append(1)
                        return await sync()

                    monkeypatch.setattr(tree, "sync", count_and_sync)
                    await all_of_it.bot.login(local.token)
                    await all_of_it.bot.registration.beside.finished()
    assert synced == [1]
