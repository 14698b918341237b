"""A short one in every run: what is left over shows at once. What grows slowly shows in half an hour, by hand."""

from pathlib import Path

import pytest

from tests.soak.run import run

TABLES, SECONDS = 16, 40.0
FEW = 2  # files that may be open for another reason at that moment
MUCH = 0.25  # of growth: caches are still being filled


@pytest.mark.slow
async def test_after_many_games_nothing_is_left_over(tmp_path: Path) -> None:
    report = await run(tmp_path, TABLES, SECONDS)
    assert report.answers
    assert report.after.open_tables == report.after.waiting == report.after.answers_under_way == 0
    assert report.after.tasks - report.before.tasks == {}
    assert report.after.files <= report.before.files + FEW
    assert report.after.children == report.before.children
    assert report.memory.growth(report.memory.bot) < MUCH
    assert (report.left["tasks"], report.status) == ({}, 0)
