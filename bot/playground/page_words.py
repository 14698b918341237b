"""The page's own words in every language that the bot speaks: `data/locales/*/page.ftl`."""

import html
import json
import re
from functools import cache
from typing import TypedDict

from bot.data_files import DATA
from bot.text import Speaker, Texts, language_of
from bot.text.languages import SOURCE

LOCALES = DATA / "locales"
FILE = "page.ftl"
SAID_BY_THE_SERVER = ("page-refused-", "page-key-", "page-topic-")
FACTS = (
    "channel", "command", "commands", "count", "language", "name", "option", "seconds", "situations", "tab", "thread",
    "title",
)  # fmt: skip
"""What the page fills in itself. It has no plural rules, so no text may choose by these."""
PLACE = re.compile(r"\{\{([\w-]+)\}\}")
KEY = re.compile(r"^(page-[\w-]+) =", re.MULTILINE)
CODE = re.compile(r"`(.+?)`")


class Words(TypedDict):
    language: str
    texts: dict[str, str]


def page_speaker(locale: object) -> Speaker:
    return _texts().speak(locale)


@cache
def page_words(locale: object) -> Words:
    """All of them, with `{name}` where the page has something to fill in."""
    say, places = page_speaker(locale), {fact: f"{{{fact}}}" for fact in FACTS}
    return {"language": language_of(locale), "texts": {key: say(key, **places) for key in _for_the_browser()}}


def filled_in(page: str, locale: object) -> str:
    """The HTML of a page with its words at `{{page-title}}`, `{{language}}`, and all of them at `{{words}}`."""
    words = page_words(locale)
    say = page_speaker(locale)

    def word(place: re.Match[str]) -> str:
        match place[1]:
            case "language":
                return words["language"]
            case "words":
                return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
            case key:
                return CODE.sub(r"<code>\1</code>", html.escape(say(key)))

    return PLACE.sub(word, page)


@cache
def _texts() -> Texts:
    return Texts(LOCALES, FILE)


@cache
def _for_the_browser() -> tuple[str, ...]:
    keys = KEY.findall((LOCALES / SOURCE / FILE).read_text(encoding="utf-8"))
    return tuple(key for key in keys if not key.startswith(SAID_BY_THE_SERVER))
