"""Every message in every language: there, whole, and fit for every number."""

import re

import pytest
from babel import Locale

from bot.text import LANGUAGES
from bot.text.catalogue import by_category, categories
from bot.text.checks import check, left_to_do
from tests.text.files import LOCALES, TEXTS, catalogue, messages, parts
from tests.text.samples import WORD, samples


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_careful_reader_finds_nothing(language: str) -> None:
    """No message is missing, superfluous or unreadable; each asks for the same facts as in English, has every plural
    form, fits, and keeps to the glossary. `python -m bot texts check` prints the same."""
    assert [str(finding) for finding in check(LOCALES / language, LOCALES / "en")] == []
    assert left_to_do(LOCALES / language, LOCALES / "en") == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert catalogue(language).files.keys() == catalogue("en").files.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_these_tests_reach_every_plural_category_below_a_million(language: str) -> None:
    rule = Locale.parse(language, sep="-").plural_form
    below = {rule(number / 2) if number % 2 else rule(number // 2) for number in range(20_000)}
    assert by_category(language).keys() == below
    assert categories(language) == below | {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_plural_category(language: str) -> None:
    """The reader raises on any fault of Fluent's; the text then has no leftovers, and what it was given."""
    for key in messages(language):
        for facts, text in samples(language, key):
            assert text, key
            assert not re.search(r"[{}]|\$|None|\?\?\?|  |^\s|\s$", text), (key, text)
            assert WORD in text or WORD not in facts.values(), (key, facts, text)
            assert text.count("**") % 2 == 0, (key, text)
            assert text.replace("**", "").count("*") % 2 == 0, (key, text)
            assert text.count("`") % 2 == 0, (key, text)


def test_a_message_without_a_choice_shows_every_fact_it_is_given() -> None:
    """In the source language; the others ask for the same facts."""
    for key in messages("en"):
        found = parts("en", key)
        if not found.choices:
            facts = {name: f"«{name}»" for name in found.variables}
            assert all(fact in TEXTS.speak("en")(key, **facts) for fact in facts.values()), key
