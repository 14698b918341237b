"""Messages that nobody asks for any more."""

from pathlib import Path

from bot.text.sources import unused
from tests.text.files import messages, python_files
from tests.text.usage import page_files


def test_what_is_said_put_together_or_named_is_used(tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text('say("one")\nsay(f"rules-{variant}-setup")\nKEY = "two"\nf"{x}-three"\n', encoding="utf-8")
    keys = ["one", "two", "three", "rules-original-setup", "rules-original-end", "four-three"]
    assert unused(keys, [source]) == ["four-three", "rules-original-end", "three"]
    page = tmp_path / "some.js"
    page.write_text('say("four-three");', encoding="utf-8")
    assert unused(keys, [source, page]) == ["rules-original-end", "three"]


def test_every_message_that_ships_is_used() -> None:
    assert unused(messages("en"), [*python_files(), *page_files()]) == []
    assert unused([*messages("en"), "nobody-says-this"], [*python_files(), *page_files()]) == ["nobody-says-this"]
