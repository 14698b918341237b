"""The page's own words: in the server's language at first, and at once in the one that somebody chooses."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.text import LANGUAGES
from tests.browser.conftest import OpenTab
from tests.browser.playground import Playground
from tests.browser.tab import Tab
from tests.text.files import TEXTS

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAY = TEXTS.speak("uk")
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile(
    r"Ninety-Eight|The Playground|Ada|Bruno|Chiara|Mo(?:derator)?\b|Olive|Discord|The Game|X2|V2|/[\w ]+|#[\w-]+"
    r"|(?:game-table|second-table|lobby-talk|quiet-room|hidden-room|late-night)"
)
SHOWN = """() => {
  const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
    .flatMap((each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name)));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!parent.closest("#language, script, noscript")) texts.push(data);
  }
  return [...texts, ...labels].filter(Boolean);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    playground = Playground(tmp_path_factory.mktemp("playground"), language="uk")
    try:
        await playground.start()
        yield playground
    finally:
        await playground.stop()


async def latin_words(tab: Tab) -> set[str]:
    shown = await tab.run(SHOWN)
    return {word for text in shown for word in LATIN.findall(NAMES.sub(" ", text))}


async def open_in_ukrainian(tab: Tab) -> Tab:
    await tab.page.goto(f"{tab.url}?as={tab.name}")
    await expect(tab.page.get_by_label(SAY("page-viewing-as"))).to_have_value(tab.name)
    return tab


async def test_everything_on_the_page_is_in_the_servers_language(tab: OpenTab) -> None:
    ada = await open_in_ukrainian(await tab("Ada"))
    await expect(ada.page.locator("html")).to_have_attribute("lang", "uk")
    await expect(ada.page.get_by_text(SAY("page-nothing-title"))).to_have_count(0)
    assert await latin_words(ada) == set()
    await ada.page.get_by_role("button", name=SAY("page-situations")).click()
    await expect(ada.page.get_by_role("dialog")).to_contain_text(SAY("page-only-owner").split("Olive")[0])
    assert await latin_words(ada) == set()
    await ada.page.get_by_role("button", name=SAY("page-close")).click()


async def test_the_switch_changes_every_word_at_once_and_keeps_what_is_open(tab: OpenTab) -> None:
    ada = await open_in_ukrainian(await tab("Ada"))
    await ada.composer.press_sequentially("/help")
    await ada.page.keyboard.press("Enter")
    await ada.page.get_by_role("button", name=SAY("page-send"), exact=True).click()
    await expect(ada.page.get_by_text(SAY("page-only-you"))).to_be_visible()
    for language in [*LANGUAGES, "uk"]:
        say = TEXTS.speak(language)
        await ada.page.locator("#language").select_option("en-US" if language == "en" else language)
        await expect(ada.page.locator("html")).to_have_attribute("lang", language)
        await expect(ada.page.get_by_text(say("page-only-you"))).to_be_visible()
        await expect(ada.page.get_by_label(say("page-viewing-as"))).to_have_value("Ada")
        await expect(ada.page.get_by_label(say("page-message-to", channel="game-table"))).to_be_visible()
        await expect(ada.page.get_by_role("button", name=say("page-send-message"))).to_be_visible()
    await ada.page.locator("#language").select_option("")


async def test_what_goes_wrong_is_told_in_the_readers_language(tab: OpenTab, playground: Playground) -> None:
    ada = await open_in_ukrainian(await tab("Ada"))
    await playground.kill()
    await expect(ada.page.get_by_text(SAY("page-reconnecting"))).to_be_visible()
    await ada.say("anybody here?")
    await expect(ada.page.get_by_role("alert")).to_have_text(SAY("page-not-connected"))
    await playground.start()
    await expect(ada.page.get_by_text(SAY("page-reconnecting"))).to_be_hidden()
    await ada.page.goto(re.sub(r"/[^/]+/\?", "/wrong/?", ada.page.url))
    await expect(ada.page.get_by_role("heading")).to_have_text(SAY("page-key-title"))
    ada.browser_errors.clear()  # the browser notes the 404
