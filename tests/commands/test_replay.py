"""`python -m bot replay`: files, standard input, bad input, and the exit status."""

import json
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from bot.data_files import extreme_deck
from bot.rules import VARIANTS
from bot.rules.replay import replay
from tests.notation.records import TWO, on_fire
from tests.playthroughs.scenes import games

ROOT = Path(__file__).resolve().parents[2]
GOOD, BAD = f"{TWO}\n1 2A 3A\n", f"{TWO}\n1 3A 2A\n"


def run(*args: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "bot", "replay", *args],
        input=data,
        capture_output=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )


def test_the_command_answers_one_object_a_line_and_its_status() -> None:
    good = run("-", data=(TWO + "\n1 2A 3A\n").encode())
    assert good.returncode == 0
    assert json.loads(good.stdout)["next"] == 2
    bad = run("-", data=(TWO + "\n1 3A 2A\n\n" + TWO).encode())
    assert bad.returncode == 1
    assert len(bad.stdout.splitlines()) == 2


def test_the_golden_games_of_every_variant_have_no_fault() -> None:
    answer = run(*map(str, games()))
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    assert (answer.returncode, len(answers)) == (0, len(games()))
    assert {one["variant"] for one in answers} == set(VARIANTS)


def test_an_end_that_a_fire_forbids_is_answered_as_described() -> None:
    answer = run("-", data=on_fire([44, 45, 2, 3, 4, 5, 6, 7], "1 44A 2B", "1 3B 4B").encode())
    assert answer.returncode == 1
    assert json.loads(answer.stdout)["error"] == {"line": 7, "token": "", "clause": "B2"}


def test_a_missing_file_is_named_without_a_traceback() -> None:
    answer = run("no-such.game")
    assert answer.returncode == 2
    assert answer.stderr.decode().strip() == "no-such.game: No such file or directory"


def test_a_million_lines_of_garbage_need_no_memory_to_speak_of() -> None:
    garbage = (b"%d garbage \xf0\x28\n" % n for n in range(1_000_000))
    shipped = extreme_deck()
    tracemalloc.start()
    (report,) = replay(garbage, shipped)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert report.error is not None
    assert (report.error.clause, peak < 1_000_000) == ("syntax", True)


def test_a_line_without_an_end_is_unreadable() -> None:
    answer = run("-", data=TWO.encode() + b"\n" + b"1" * 5_000_000 + b"\n1 2A 3A\n")
    assert json.loads(answer.stdout)["error"] == {"line": 5, "token": "", "clause": "syntax"}


def test_several_files_are_answered_in_order_and_one_fault_sets_the_status(tmp_path: Path) -> None:
    for name, text in (("a", GOOD), ("b", BAD), ("c", GOOD)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    answer = run(*(str(tmp_path / name) for name in "abc"))
    faults = [json.loads(line)["error"] for line in answer.stdout.splitlines()]
    assert [fault and fault["clause"] for fault in faults] == [None, "O5", None]
    assert (answer.returncode, answer.stderr) == (1, b"")


def test_what_cannot_be_opened_is_named_and_the_other_files_are_answered(tmp_path: Path) -> None:
    answer = run(str(tmp_path), "no-such.game", "-", data=GOOD.encode())
    assert len(answer.stdout.splitlines()) == 1
    assert answer.stderr.decode().splitlines() == [
        f"{tmp_path}: Is a directory",
        "no-such.game: No such file or directory",
    ]
    assert answer.returncode == 2


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# nothing\n"])
def test_an_empty_input_has_no_answer_and_no_fault(data: bytes) -> None:
    answer = run("-", data=data)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")


@pytest.mark.parametrize("data", [b"\0\0\n", b"\xff\xfe[\x00V\x00", b"[" * 70_000, b"\x1b[31m\n\n\x85\n"])
def test_bytes_of_any_kind_get_an_answer_and_no_traceback(data: bytes) -> None:
    answer = run("-", data=data)
    assert {json.loads(line)["error"]["clause"] for line in answer.stdout.splitlines()} == {"syntax"}
    assert (answer.returncode, answer.stderr) == (1, b"")


def test_nobody_listening_is_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bot", "replay", "-"]
    try:
        answer = subprocess.run(
            command, input=GOOD.encode(), stdout=writing, stderr=subprocess.PIPE, cwd=ROOT, timeout=120, check=False
        )
    finally:
        os.close(writing)
    assert (answer.returncode, answer.stderr) == (1, b"")


def test_two_thousand_games_need_no_memory_to_speak_of() -> None:
    game, shipped = [line.encode() + b"\n" for line in (*GOOD.splitlines(), "")], extreme_deck()

    def peak(games: int) -> int:
        stream = (line for _ in range(games) for line in game)
        tracemalloc.start()
        count = sum(report.error is None for report in replay(stream, shipped))
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert count == games
        return most

    assert peak(2000) < 1_000_000
