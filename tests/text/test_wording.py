"""What a careful reader of each language would object to, as far as a test can see it."""

import re

import pytest

from bot.rules import VARIANTS, Word
from bot.text import LANGUAGES
from bot.ui.symbols import mark_key
from tests.text.files import TEXTS, messages, parts

CODE = re.compile(r"`[^`]*`")
BOLD = re.compile(r"\*\*(.+?)\*\*")


def texts(language: str) -> dict[str, str]:
    """Every message's plain text, without what is typed as it stands."""
    return {key: CODE.sub("", " ".join(parts(language, key).text)) for key in messages(language)}


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    mixed = re.compile(r"[A-Za-z][а-яёіїєґ]|[а-яёіїєґ][A-Za-z]", re.IGNORECASE)
    assert [key for key, text in texts(language).items() if mixed.search(text)] == []


def quoted_buttons(language: str, key: str) -> set[str]:
    """The buttons whose label a message prints in bold."""
    labels = {TEXTS.speak(language)(b): b for b in messages("en") if b.startswith("button-") and b not in WITH_FACTS}
    return {labels[bold] for text in parts(language, key).text for bold in BOLD.findall(text) if bold in labels}


WITH_FACTS = {"button-play-all"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_names_a_button_names_it_as_it_is_labelled(language: str) -> None:
    differ = {key: quoted_buttons(language, key) for key in messages("en")}
    assert differ == {key: quoted_buttons("en", key) for key in messages("en")}


def test_messages_do_name_buttons() -> None:
    assert quoted_buttons("en", "board-who-starts") == {"button-hand", "button-claim"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guides_quote_the_very_words_of_the_table(language: str) -> None:
    say = TEXTS.speak(language)
    dead_end = say("play-dead-end").removeprefix("⚠ ")
    assert all(f"*{say(f'word-{word}')}*" in say("rules-original-talk") for word in Word)
    for variant in VARIANTS:
        assert f"*{dead_end}*" in say(f"rules-{variant}-bot")
    assert f"*{say('option-shuffled')}*" in say("rules-extreme-bot")
    assert f"*{say('menu-add-computer').rstrip(' …')}*" in say("help-first-game")
    for mark in VARIANTS["extreme"].marks:
        assert say(f"symbol-{mark_key(mark)}") in say("rules-extreme")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_no_full_stop_and_sentences_have_one(language: str) -> None:
    labels = ("button-", "menu-", "word-", "symbol-", "level-", "choice-", "option-", "told-", "play-", "command-")
    sentences = (
        "refused-",
        "meaning-",
        "answer-",
        "notice-",
        "hint-",
        "hand-needs-",
        "board-needs-",
        "rules-original-",
    )
    facts_last = ("notice-note", "answer-apology")
    for key in messages(language):
        last = parts(language, key).text[-1].rstrip()[-1] if parts(language, key).text else "."
        if key.startswith(labels):
            assert last not in ".!;", key
        if key.startswith(sentences) and key not in facts_last:
            assert last in ".!?*", key
