"""`tune`: a record from which the search goes on, and weights that can be read again."""

import json
from pathlib import Path

import pytest

from bot.commands.tune import main, named, numbered
from bot.players.versions import CURRENT, VERSIONS


def tune(record: Path, steps: int) -> int:
    what = ("--seats", "2", "--sets", "talk,talk-end", "--as", "extreme-2-", "--games", "2")
    return main((*what, "--steps", str(steps), "--record", str(record)))


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert tune(whole, 3) == 0
    told = capsys.readouterr().out
    assert tune(parts, 1) == tune(parts, 3) == 0
    assert whole.read_text() == parts.read_text()
    assert capsys.readouterr().out.endswith(told)
    lines = [json.loads(line) for line in whole.read_text().splitlines()]
    assert [line["deals"] for line in lines] == [[0, 1], [2, 3], [4, 5]]
    for line in lines:
        low, high = line["gain_95"]
        assert low <= line["gain"] <= high
    assert set(json.loads(told)) == {"extreme-2-talk", "extreme-2-talk-end"}


def test_weights_are_written_by_name() -> None:
    sets = {name: dict(weights) for name, weights in VERSIONS[CURRENT].sets.items()}
    assert numbered(named(sets)) == sets
