"""`texts check`: each kind of fault is found, told with its key, and nothing else is."""

from pathlib import Path

import pytest

from bot.text.checks import check, left_to_do
from bot.text.glossary import Glossary

ENGLISH = """\
button-close = Close
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ended = { $why ->
    [silence] Nobody was there.
   *[other] It was closed.
}
left = { $name } has left “{ $table }”.
"""
POLISH = """\
button-close = Zamknij
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ended = { $why ->
    [silence] Nikogo nie było.
   *[other] Zamknięto.
}
left = { $name } opuszcza „{ $table }”.
"""
GLOSSARY = 'quotes = "„”"\n[terms]\ncard = "karta"\n[avoid]\n"\\\\bkartk\\\\w*" = "karta"\n'


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "pl" / "glossary.toml").write_text(GLOSSARY, encoding="utf-8")
    return tmp_path / "pl", tmp_path / "en"


def test_a_complete_language_has_no_findings(folders: tuple[Path, Path]) -> None:
    assert check(*folders) == []
    assert check(folders[1], folders[1]) == []
    assert left_to_do(*folders) == (0, 0)


@pytest.mark.parametrize(
    ("old", "new", "kind", "key"),
    [
        ("button-close = Zamknij\n", "", "missing", "button-close"),
        ("button-close", "button-shut", "superfluous", "button-shut"),
        ("button-close = Zamknij\n", "button-close = Zamknij\nbutton-close = Koniec\n", "twice", "button-close"),
        ("button-close = Zamknij\n", "button-close\n", "unreadable", "all.ftl"),
        ("{ $name } opuszcza", "{ $who } opuszcza", "facts", "left"),
        ("    [few] { $count } karty\n", "", "plural", "cards"),
        ("[silence]", "[cisza]", "words", "ended"),
        ("Zamknij", "Zamknij ten stół " * 4, "too long", "button-close"),
        ("„{ $table }”", '"{ $table }"', "quotes", "left"),
        ("Zamknięto.", "Kartkę zamknięto.", "term", "ended"),
    ],
)
def test_each_fault_is_named(folders: tuple[Path, Path], old: str, new: str, kind: str, key: str) -> None:
    file = folders[0] / "all.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert (kind, key) in [(finding.kind, finding.key) for finding in check(*folders)]


def test_what_is_left_is_counted_in_messages_and_english_words(folders: tuple[Path, Path]) -> None:
    (folders[0] / "all.ftl").write_text("button-close = Zamknij\n", encoding="utf-8")
    assert left_to_do(*folders) == (3, 10)


def test_a_language_without_a_glossary_can_be_checked(folders: tuple[Path, Path]) -> None:
    (folders[0] / "glossary.toml").unlink()
    assert Glossary.read(folders[0]) == Glossary()
    assert {finding.kind for finding in check(*folders)} == {"quotes"}
