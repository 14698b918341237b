"""Somebody computes the cards of a code without a bot, and gets a reason where it is none."""

from io import BytesIO

import pytest

from bot.commands.deal import main
from bot.data_files import extreme_deck
from bot.rules.replay import replay


def test_the_cards_of_a_code_are_a_record_that_can_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["4203n qk8nw"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# deal 4203N-QK8NW\n")
    (report,) = replay(BytesIO(text.encode()).readlines(), extreme_deck())
    assert report.error is None


def test_a_new_code_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--variant", "extreme", "--seats", "2", "--three", "--shuffled"]) == 0
    code = capsys.readouterr().out.strip()
    assert main([code]) == 0
    assert '[Options "minimum=3"]' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["4203N-QK8NX"], "changed places"),
        (["42U3N-QK8NW"], "no such sign in a code: U"),
        (["4203N"], "ten signs"),
        (["--seats", "7"], "no such game"),
        (["--seats", "-3"], "no such game"),
    ],
)
def test_what_is_no_code_is_refused_in_words(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    assert main(arguments) == 2
    assert why in capsys.readouterr().err
