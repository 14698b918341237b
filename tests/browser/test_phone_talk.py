"""How people talk in a game, on a phone of 390 × 844."""

import re

import pytest
from playwright.async_api import Locator, expect

from bot.rules import Word
from bot.ui.addresses import Verb
from bot.ui.buttons import CHOSEN
from tests.browser.conftest import OpenTab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 390, "height": 844, "touch": True}
THUMB = 40  # pixels; less is hard to hit


async def misfits(message: Locator) -> list[str]:
    """Its buttons that are hard to hit or stick out."""
    found: list[str] = await message.evaluate(
        """(message, least) => [...message.querySelectorAll(".button")]
            .map((each) => [each.textContent, each.getBoundingClientRect()])
            .filter(([, box]) => box.height < least || box.left < 0 || box.right > innerWidth)
            .map(([words]) => words)""",
        THUMB,
    )
    return found


async def test_a_signal_is_one_tap_and_the_panel_stays_in_sight(tab: OpenTab) -> None:
    ada, ben = await (await tab("Ada", **PHONE)).open(), await (await tab("Bruno", **PHONE)).open()
    for each in (ada, ben):
        await each.page.get_by_role("button", name="Channels and people").tap()
        await each.page.get_by_role("navigation").get_by_role("button", name="second-table").tap()
    await ada.slash("table open")
    await ben.press(Verb.JOIN)
    await ada.press(Verb.START)
    await ada.press(Verb.CLAIM)
    await ben.open_hand()
    picture = ben.hand.locator("img").first
    before = await picture.get_attribute("alt")
    await ada.press(Verb.SIGNALS, on=ada.hand)
    panel = ada.page.locator(".message.ephemeral").filter(has=ada.page.locator('[data-custom-id*=":say:"]'))
    warning = panel.locator(f'[data-custom-id$=":say:B.{Word.KEEP_OFF}"]')
    await expect(warning).to_be_in_viewport(ratio=1)
    assert await misfits(panel) == []
    await warning.tap()
    await ada.wait_until_settled()
    withdraw = panel.locator('[data-custom-id$=":say:B"]')
    await expect(withdraw).to_contain_text(CHOSEN)
    await expect(panel.last).to_be_in_viewport()
    assert await ada.run("() => document.querySelector('#scroller').scrollWidth") <= PHONE["width"]
    await expect(picture).not_to_have_attribute("alt", before or "")
    await expect(picture).to_have_attribute(
        "alt", re.compile(re.escape(bot_text("pictures-alt-signal", name="Ada", word=bot_text("word-keep-off"))))
    )
