"""Every message in every language: there, whole, and fit for every number."""

import re

import pytest
from fluent.syntax import ast

from bot.text import LANGUAGES
from tests.text.files import (
    CATEGORIES,
    TEXTS,
    branches,
    by_category,
    categories,
    chosen_by,
    entries,
    files,
    is_plural,
    messages,
    parts,
)
from tests.text.samples import WORD, samples

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_holds_messages_and_comments_and_nothing_unreadable(language: str) -> None:
    strange = [
        (file, getattr(entry, "content", entry))
        for file, entry in entries(language)
        if not isinstance(entry, ast.Message | ast.Comment | ast.GroupComment | ast.ResourceComment)
    ]
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_and_messages_of_english_in_the_same_place(language: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(of) if isinstance(entry, ast.Message)}

    assert files(language).keys() == files("en").keys()
    assert places(language) == places("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_the_same_facts_in_every_language(language: str) -> None:
    differ = [key for key in messages("en") if parts(language, key).variables != parts("en", key).variables]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_depends_on_a_number_has_every_plural_form_of_the_language(language: str) -> None:
    """Literal numbers come on top; English and German may say `other` alone where the noun does not change."""
    wrong = {}
    for key in messages(language):
        for choice in parts(language, key).choices:
            forms = branches(choice) & CATEGORIES
            if is_plural(choice) and forms not in (categories(language), {"other"}):
                wrong[key] = forms
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_what_depends_on_a_word_knows_the_same_words_as_english(language: str) -> None:
    def words(of: str, key: str) -> list[tuple[str, set[str]]]:
        return [(chosen_by(c), branches(c)) for c in parts(of, key).choices if not is_plural(c)]

    assert [key for key in messages("en") if words(language, key) != words("en", key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_these_tests_reach_every_plural_category(language: str) -> None:
    assert by_category(language).keys() == categories(language)


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
