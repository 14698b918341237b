"""A table in a thread of its own, as people see it: the card in the channel, and the way into the thread."""

import os

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")

PICTURES = os.environ.get("LOOK_AT")  # a folder, for somebody who wants to look


async def look(tab: Tab, name: str) -> None:
    if PICTURES:
        await tab.page.screenshot(path=f"{PICTURES}/{name}.png")


async def test_a_card_leads_into_the_thread_and_seats_from_the_channel(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("lobby-talk")
    await ada.slash("table open", thread="True")
    card = ada.messages.filter(has_text="Seats: 1 of 5")
    await expect(ada.button(Verb.SIT, on=card)).to_be_visible()
    await look(ada, "card")
    bruno = await (await tab("Bruno")).open("lobby-talk")
    await bruno.press(Verb.SIT)
    await expect(bruno.messages.last).to_contain_text("You sit at the table")
    card = ada.messages.filter(has_text="Seats: 2 of 5")
    await expect(card).to_be_visible()
    await look(bruno, "seated")
    await card.get_by_role("button", name="The Game · Ada").first.click()
    await expect(ada.page.locator("#channel-name")).to_have_text("The Game · Ada")
    await expect(ada.button(Verb.JOIN)).to_be_visible()
    await look(ada, "thread")


async def test_the_list_and_a_call_fit_on_a_phone(tab: OpenTab) -> None:
    bruno = await (await tab("Bruno")).open("lobby-talk")
    await bruno.slash("table list")
    await expect(bruno.messages.last).to_contain_text("Open tables")
    await bruno.press(Verb.TELL_ME, on=bruno.messages.last)
    await expect(bruno.messages.last).to_contain_text("looks for players")
    chiara = await (await tab("Chiara", width=390, height=844, touch=True)).open()
    await chiara.composer.press_sequentially("/table open")
    await chiara.list_entry("/table open").click()
    form = chiara.page.get_by_role("form")
    await form.locator(".chip[data-option=players]").click()
    await form.locator("input[data-option=players]").fill("4")
    await form.get_by_role("button", name="Send").click()
    call = chiara.messages.filter(has_text="looks for players:")
    await expect(call).to_be_visible()
    await look(chiara, "call-phone")
    assert await chiara.run("() => document.documentElement.scrollWidth <= window.innerWidth")
    await chiara.slash("table list")
    await expect(chiara.messages.last).to_contain_text("Open tables")
    await look(chiara, "list-phone")
