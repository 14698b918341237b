"""`python -m bot texts`, for translators."""

import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.text import LANGUAGES
from tests.text.files import LOCALES, messages


def test_what_ships_has_nothing_to_mend(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "check"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == list(LANGUAGES)
    assert all("nothing to mend; left to translate: 0 messages" in line for line in told)


def test_a_language_that_has_just_been_begun_is_told_what_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a line in the list of languages: that one comes last."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "sk").mkdir()
    (tmp_path / "sk" / "words.ftl").write_text("play-trick = ↩ trik\n", encoding="utf-8")
    assert main(["texts", "check", "sk", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert f"left to translate: {len(messages('en')) - 1} messages" in told
    assert "sk    missing     play-dead-end: in words.ftl" in told


def test_english_is_told_what_nobody_asks_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "en" / "more.ftl").write_text("nobody-says-this = Hello\n", encoding="utf-8")
    assert main(["texts", "check", "en", "--folder", str(tmp_path)]) == 1
    assert "unused      nobody-says-this" in capsys.readouterr().out


def test_an_unknown_language_is_said_to_be_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["texts", "check", "xx"])
    assert "no folder 'xx'" in capsys.readouterr().err


def test_the_glossary_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "terms"]) == 0
    assert "| table | Tisch |" in capsys.readouterr().out
