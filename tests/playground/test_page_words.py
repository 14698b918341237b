"""The page's own words: in every language, none of them in the page's code, and nothing asked for that is not there."""

import json
import re
from pathlib import Path

import aiohttp
import pytest

from bot.playground import LocalDiscord, TestClient
from bot.playground.page_server import PAGE_FOLDER
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_words import FACTS, SAID_BY_THE_SERVER, filled_in, page_words
from bot.text import LANGUAGES
from tests.text.files import TEXTS, messages, parts
from tests.text.usage import PAGE_KEY, page_files

PAGE_KEYS = [key for key in messages("en") if key.startswith("page-")]
IN_THE_BROWSER = [key for key in PAGE_KEYS if not key.startswith(SAID_BY_THE_SERVER)]
SENTENCE = re.compile(r"""(["'`])([A-Z][a-z]+(?:[ ,][^"'`]*)?[ a-z.!…:])\1""")
NAMES_OF_KEYS = {"Enter", "Escape", "Home", "End", "Tab", "Backspace"}


def test_every_word_that_the_page_asks_for_is_there() -> None:
    asked = {(path.name, key) for path in page_files() for key in PAGE_KEY.findall(path.read_text("utf-8"))}
    assert {(name, key) for name, key in asked if key not in messages("en")} == set()


@pytest.mark.parametrize("key", IN_THE_BROWSER)
def test_the_page_can_fill_in_all_that_a_text_leaves_open(key: str) -> None:
    for language in LANGUAGES:
        assert parts(language, key).variables <= {*FACTS}
        assert parts(language, key).choices == []


@pytest.mark.parametrize("path", sorted(PAGE_FOLDER.glob("*.js")), ids=lambda path: path.name)
def test_the_pages_code_has_no_words_of_its_own(path: Path) -> None:
    code = re.sub(r"(?m)^\s*(//|/?\*).*$", "", path.read_text("utf-8"))
    assert [found[1] for found in SENTENCE.findall(code) if found[1] not in NAMES_OF_KEYS] == []


def test_the_search_for_words_finds_them() -> None:
    for code in ('"Delete channel"', "`Welcome to #${name}!`", '"Send"', '"You may not write here"', '"Optional:"'):
        assert SENTENCE.search(code), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_with_the_page_and_cannot_leave_their_place(language: str) -> None:
    page = filled_in("<html lang={{language}}><title>{{page-title}}</title>{{words}}</html>", language)
    assert page.startswith(f"<html lang={language}><title>{TEXTS.speak(language)('page-title')}<")
    given = page.split("</title>")[1].removesuffix("</html>")
    assert "<" not in given
    assert json.loads(given) == page_words(language)
    assert page_words(language)["texts"].keys() == {*IN_THE_BROWSER}


async def test_words_follow_the_language_of_who_looks(local: LocalDiscord) -> None:
    async with TestClient(local.url, "Ada") as ada, TestClient(local.url, "Bruno") as bruno:
        assert ada.world["words"]["language"] == "en"
        await ada.request("language", locale="uk")
        await ada.wait_until(lambda: ada.world["words"]["language"] == "uk")
        assert bruno.world["words"]["language"] == "en"
        assert ada.world["words"]["texts"]["page-send"] == TEXTS.speak("uk")("page-send")
        for client, language in ((ada, "uk"), (bruno, "en")):
            with pytest.raises(ActionRefusedError, match=re.escape(TEXTS.speak(language)("page-refused-no-thread"))):
                await client.request("set_thread", channel=client.channel(), archived=True)


async def test_a_language_that_the_bot_does_not_speak_is_answered_in_english(local: LocalDiscord) -> None:
    async with TestClient(local.url, "Ada") as ada:
        await ada.request("language", locale="ja")
        await ada.wait_until(lambda: ada.world["me"]["locale"] == "ja")
        assert ada.world["words"]["language"] == "en"


async def test_channels_are_explained_in_the_servers_language_even_when_it_changes(tmp_path: Path) -> None:
    for language in ("uk", "de", "en"):
        async with LocalDiscord(tmp_path / "world.jsonl", language=language) as local:
            assert local.world.channel("game-table").topic == TEXTS.speak(language)("page-topic-game-table")


async def test_without_the_key_it_is_said_in_the_servers_language_where_to_look(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "world.jsonl", language="uk") as local, aiohttp.ClientSession() as client:
        answer = await client.get(f"{local.origin}/wrong-key/")
        text = await answer.text()
        assert answer.status == 404
        assert TEXTS.speak("uk")("page-key-title") in text
        assert "<code>Play at</code>" in text
        assert "{{" not in text
