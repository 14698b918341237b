"""The deals of a day are the same everywhere, for ever, and follow from the date alone."""

import pytest

from bot.commands.daily import main
from bot.rules.daily import DailyKind, daily_code, daily_keys

GOLDEN = {"alone": "4212A-E2NFH", "extreme": "4J0E1-WPPGG", "pair": "443YN-7WW61", "team": "402EJ-XAF7Q"}


@pytest.mark.parametrize("kind", DailyKind)
def test_the_deals_of_a_day_are_those_that_they_always_were(kind: DailyKind) -> None:
    assert str(daily_code("2027-01-01", kind)) == GOLDEN[kind]


def test_each_day_each_deal_and_each_seed_has_its_own() -> None:
    days = [f"2027-01-{day:02}" for day in range(1, 32)]
    codes = {str(daily_code(day, kind, seed)) for day in days for kind in DailyKind for seed in ("98", "ours")}
    assert len(codes) == 31 * 4 * 2


def test_a_team_of_each_size_stands_by_itself_in_the_record() -> None:
    assert len(set(daily_keys("2027-01-01", DailyKind.TEAM))) == 5
    assert len(daily_keys("2027-01-01", DailyKind.PAIR)) == 1


def test_anybody_can_compute_them_offline(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--date", "2027-01-01"]) == 0
    told = capsys.readouterr().out
    assert all(f"# 2027-01-01 {kind} {code}" in told for kind, code in GOLDEN.items())
    assert main(["--date", "yesterday"]) == 2
    assert "2027-01-01" in capsys.readouterr().err
