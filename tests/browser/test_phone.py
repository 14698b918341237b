"""The page on a phone."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

THUMB = 40  # pixels; less is hard to hit


async def test_a_turn_on_a_phone(tab: OpenTab) -> None:
    ada = await (await tab("Ada", width=390, height=844, touch=True)).open()
    await expect(ada.page.get_by_role("navigation")).to_be_hidden()
    await ada.page.get_by_role("button", name="Channels and people").tap()
    await ada.page.get_by_role("navigation").get_by_role("button", name="second-table").tap()
    await expect(ada.page.get_by_role("navigation")).to_be_hidden()

    await ada.slash("table open")
    await ada.press(Verb.START)
    await ada.open_hand()
    first, second, *_ = await ada.cards()
    await ada.play(first)
    await ada.play(second)

    await expect(ada.composer).to_be_in_viewport(ratio=1)
    too_wide = (
        "() => [...document.querySelectorAll('html, #scroller')].map((each) => each.scrollWidth - each.clientWidth)"
    )
    assert await ada.run(too_wide) == [0, 0]
    small = await ada.run(
        """(least) => [...document.querySelectorAll(".message .button, .select-opener, .composer-line button")]
            .map((each) => [each.textContent, each.getBoundingClientRect()])
            .filter(([, box]) => box.height < least || box.left < 0 || box.right > innerWidth)
            .map(([words]) => words)""",
        THUMB,
    )
    assert small == []
    await ada.press(Verb.END_TURN, on=ada.hand)
    await expect(ada.board).to_contain_text(bot_text("board-turn", number=2))


async def test_the_drawer_closes_with_escape_and_with_a_tap_beside_it(tab: OpenTab) -> None:
    ada = await (await tab("Ada", width=390, height=844, touch=True)).open()
    menu = ada.page.get_by_role("button", name="Channels and people")
    await menu.tap()
    await expect(ada.page.get_by_label("Viewing as")).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await menu.tap()
    await ada.page.touchscreen.tap(380, 400)
    await expect(ada.page.get_by_role("navigation")).to_be_hidden()
