"""The guided first game, from the message that a new server gets to its end: every step by the keyboard alone."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from bot.text import LANGUAGES, Speaker
from bot.text.languages import LANGUAGE_NAMES
from bot.ui.addresses import Verb
from bot.ui.first_game import Lesson
from tests.browser.conftest import OpenTab
from tests.browser.playground import Playground
from tests.browser.tab import Tab
from tests.text.files import TEXTS

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
ENOUGH = 3  # lessons that were on the page before a press
MOST = 60  # presses
WAY = """(target) => {
    const focus = document.activeElement;
    const comes = focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return focus === target ? "here" : comes ? "on" : "back";
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    """With the message that a new server gets."""
    playground = Playground(Path(tmp_path_factory.mktemp("playground")), welcome=True)
    try:
        await playground.start()
        yield playground
    finally:
        await playground.stop()


class Newcomer:
    """Somebody who does what the guide says, and has no mouse."""

    def __init__(self, tab: Tab, say: Speaker) -> None:
        self.tab, self.say = tab, say
        self.taught = dict[Lesson, None]()

    @property
    def task(self) -> Locator:
        """What to press, as the guide has it."""
        start = self.say("guide-press", button="…").partition("*")[0].strip()
        return self.tab.hand.locator("blockquote").filter(has_text=start).locator("strong").last

    async def press(self, button: Locator) -> None:
        """With the Tab key, from wherever the focus is."""
        for _ in range(150):
            target = await button.element_handle()  # the message may be drawn anew meanwhile
            if (way := await self.tab.run(WAY, target)) == "here":
                break
            await self.tab.page.keyboard.press("Tab" if way == "on" else "Shift+Tab")
        else:
            raise AssertionError(f"no way to {await button.inner_text()}")
        await self.tab.page.keyboard.press("Enter")
        await self.tab.wait_until_settled()

    async def begin(self) -> None:
        """By the newest button that offers it."""
        guided = self.tab.page.locator(f'[data-custom-id*=":{Verb.PLAY_GUIDED}"]').last
        await expect(guided).to_be_visible()
        await self.press(guided)
        await expect(self.task).to_be_visible()

    async def follow(self) -> None:
        """The next press."""
        await self.note_lesson()
        label = await self.task.inner_text()
        button = self.tab.hand.get_by_role("button", name=label, exact=True)
        state = await self.tab.hand.inner_text()
        await self.press(button)
        await expect(self.tab.hand).not_to_have_text(state, use_inner_text=True)

    async def note_lesson(self) -> None:
        told = await self.tab.hand.inner_text()
        for lesson in Lesson:
            if self.words(lesson).search(told):
                self.taught[lesson] = None

    def words(self, lesson: Lesson) -> re.Pattern[str]:
        """Of a lesson, as the page shows it, whatever facts stand in it."""
        facts: dict[str, dict[str, str | int]] = {
            "partner": {"name": "…"},
            "signal": {"name": "…", "pile": "…", "word": "…"},
            **{key: {"left": 98} for key in ("cards", "empty", "left")},
        }
        text = self.say(f"guide-{lesson}", **facts.get(lesson, {})).replace("*", "")
        return re.compile(re.escape(text.strip()).replace("…", ".+").replace("98", r"\d+"))

    async def play_to_the_end(self, *, restart: Playground | None = None) -> None:
        """`restart`: its process dies in the middle of the second turn, and comes again."""
        told = TEXTS.speak(LANGUAGES[0])("guide-over")  # to everybody, so in the server's language
        over = self.tab.board.filter(has_text=told.partition("**")[0].strip())
        for count in range(MOST):
            await expect(self.task.or_(over).first).to_be_visible()
            if not await self.task.count():  # the board may still be that of the game before
                return
            if count == 4 and restart is not None:
                await restart.kill()
                await restart.start()
                await self.open_hand()
            await self.follow()
        raise AssertionError("it never ended")

    async def open_hand(self) -> None:
        """Pressed again while the bot is not back yet."""
        for _ in range(10):
            await self.press(self.tab.board.locator(f'[data-custom-id*=":{Verb.HAND}"]'))
            failed = self.tab.board.get_by_role("alert")
            await expect(self.task.or_(failed).first).to_be_visible()
            if await self.task.count():
                return
        raise AssertionError("no hand")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_guided_game_is_played_to_its_end_at_both_widths(
    tab: OpenTab, playground: Playground, language: str
) -> None:
    """Once with a restart in its middle. What is taught, and that whoever follows it wins, the tables' tests tell: how
    the computer player thinks here hangs on how busy the machine is, and the page may show words too late to be read.
    """
    mo = await (await tab("Mo")).open("game-table")
    await mo.slash("me language", language=LANGUAGE_NAMES[language])
    for size, restart in ((WIDE, playground if language == LANGUAGES[0] else None), (NARROW, None)):
        await mo.page.set_viewport_size(size)  # type: ignore[arg-type]
        newcomer = Newcomer(mo, TEXTS.speak(language))
        await newcomer.begin()
        await newcomer.play_to_the_end(restart=restart)
        assert len(newcomer.taught) >= ENOUGH
        assert await mo.run("() => document.querySelector('#scroller').scrollWidth <= innerWidth")
    mo.forgive_gone_pictures()
