"""The terms of each language, and the page that shows them."""

import pytest

from bot.data_files import DATA
from bot.text import LANGUAGE_NAMES, LANGUAGES
from bot.text.glossary import Glossary, glossary_page
from tests.text.files import LOCALES


def test_the_page_is_what_the_glossaries_say() -> None:
    """`python -m bot texts terms` prints it."""
    page = DATA.parent / "docs" / "terms.md"
    assert page.read_text(encoding="utf-8") == glossary_page(LOCALES, LANGUAGE_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_word_for_each_of_our_concepts(language: str) -> None:
    ours = Glossary.read(LOCALES / language)
    assert list(ours.terms) == list(Glossary.read(LOCALES / "en").terms)
    assert all(ours.terms.values())
    assert len(ours.quotes) == 2


def test_an_avoided_word_is_found_as_a_word_in_any_case() -> None:
    glossary = Glossary(avoid={r"\btable lead\w*": "host"})
    assert glossary.avoided_in("Ask the Table Leader.") == ["Table Leader → host"]
    assert glossary.avoided_in("Ask the host, notable leader.") == []
