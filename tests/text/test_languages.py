"""From what Discord says to the language of the answer."""

import logging
from pathlib import Path

import discord
import pytest

from bot.text import LANGUAGE_NAMES, LANGUAGES, TextFault, Texts, language_of, languages
from tests.text.files import LOCALES, TEXTS, messages


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_every_locale_of_discord_has_the_language_of_its_region_or_of_its_tongue_or_english(
    locale: discord.Locale,
) -> None:
    tongue = locale.value.split("-")[0]
    wanted = locale.value if locale.value in LANGUAGES else tongue if tongue in LANGUAGES else "en"
    assert language_of(locale) == language_of(locale.value) == wanted


def test_regions_can_have_languages_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reads the Chinese of one place is not given the other's, but English."""
    monkeypatch.setattr(languages, "LANGUAGE_NAMES", {"en": "English", "es": "Español", "zh-TW": "繁體中文"})
    assert language_of("es-ES") == language_of("es-419") == "es"
    assert language_of(discord.Locale.taiwan_chinese) == "zh-TW"
    assert language_of("zh-CN") == "en"


def test_every_language_is_one_that_discord_has() -> None:
    assert set(LANGUAGES) <= {language_of(locale) for locale in discord.Locale}


@pytest.mark.parametrize("locale", [None, "", "xx", "xx-XX", "english"])
def test_what_is_not_known_is_english(locale: str | None) -> None:
    assert language_of(locale) == "en"


def test_every_language_has_a_name_of_its_own() -> None:
    assert len(set(LANGUAGE_NAMES.values())) == len(LANGUAGES)


def test_a_fault_is_raised_where_it_shall_be_found() -> None:
    with pytest.raises(TextFault):
        TEXTS.speak("de")("no-such-message")
    with pytest.raises(TextFault):
        TEXTS.speak("de")("board-turn")


def test_players_get_english_or_the_key_and_the_log_gets_no_facts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A fact may be a card in a hand."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = "shared = { $card }\n" if language == "en" else "other = x\n"
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    say = Texts(tmp_path).speak("de")
    with caplog.at_level(logging.ERROR):
        assert say("shared", card=47) == "47"
        assert say("nowhere", card=47) == "nowhere"
    assert "shared" in caplog.text
    assert "47" not in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speaker_knows_which_messages_there_are(language: str) -> None:
    say = TEXTS.speak(language)
    assert all(say.has(key) for key in messages("en"))
    assert not say.has("no-such-message")
    assert not say.has("")


def test_a_message_that_there_is_in_english_only_counts_as_there(tmp_path: Path) -> None:
    """It is what a player would read."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = "shared = Hello\n" if language == "en" else "other = x\n"
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    say = Texts(tmp_path).speak("de")
    assert say.has("shared")
    assert say("shared") == "Hello"
    assert not say.has("other")


def test_a_language_without_files_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Texts(tmp_path)


def test_every_language_is_shipped() -> None:
    assert {path.name for path in LOCALES.iterdir() if path.is_dir()} == set(LANGUAGES)
    assert all(messages(language) for language in LANGUAGES)


def test_numbers_are_told_plainly_and_names_are_not_wrapped() -> None:
    """No isolates around facts, no grouping of digits: what a player reads can be typed."""
    assert TEXTS.speak("de")("refused-O4", card=47).startswith("Die 47 hast")
    assert "\u2068" not in TEXTS.speak("ru")("notice-left", name="Анна")
