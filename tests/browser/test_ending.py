"""How a game ends where people look: the result at the foot, a closed board, hands that have become the result."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW = 390


async def play_and_give_up(ada: Tab, bruno: Tab) -> None:
    await ada.slash("table open")
    await bruno.press(Verb.JOIN)
    await expect(ada.board).to_contain_text("Bruno")
    await ada.press(Verb.START)
    await ada.press(Verb.CLAIM)
    await bruno.open_hand()
    await ada.open_hand()
    await ada.play((await ada.cards())[0])
    for number in range(3):
        await bruno.say(f"chat {number}")
    await ada.slash("give-up")
    question = ada.page.locator(".message.ephemeral:has(.component-row)").last
    await ada.button(Verb.GIVE_UP, on=question).click()


async def test_the_result_stands_at_the_foot_and_two_press_rematch(tab: OpenTab) -> None:
    ada = await (await tab("Ada", width=NARROW, height=844)).open()
    bruno = await (await tab("Bruno")).open()
    await play_and_give_up(ada, bruno)

    for person in (ada, bruno):
        public = person.page.locator(".message:not(.ephemeral):not(.note)")
        result = public.last
        for verb in (Verb.REMATCH, Verb.REPLAY, Verb.ANOTHER):
            await expect(person.button(verb, on=result)).to_be_visible()
        await expect(result).to_contain_text(bot_text("result-piles"))
        await expect(result.locator("img[alt]")).to_have_count(1)
        closed = public.filter(has_text=bot_text("closed-title", variant=bot_text("variant-original")))
        await expect(closed).to_have_count(1)
        await expect(closed.locator(".component-row")).to_have_count(0)
        for verb in (Verb.REMATCH, Verb.REPLAY):
            await expect(person.button(verb, on=person.hand)).to_be_visible()
        await expect(person.page.locator(f'[data-custom-id*=":{Verb.PLAY}:"]')).to_have_count(0)
    await expect(ada.button(Verb.REMATCH)).to_be_in_viewport()

    await bruno.button(Verb.REPLAY, on=bruno.hand).click()
    await expect(bruno.hand).to_contain_text(bot_text("replay-choice-deal"))

    of_two = [person.button(Verb.REMATCH, on=person.board) for person in (ada, bruno)]
    await of_two[0].click()
    await expect(bruno.button(Verb.JOIN)).to_be_visible()
    await bruno.page.locator(f'.message:not(.ephemeral) [data-custom-id*=":{Verb.REMATCH}"]').last.click()
    for person in (ada, bruno):
        await expect(person.page.locator(f'[data-custom-id*=":{Verb.START}"]')).to_have_count(1)
    await expect(ada.button(Verb.START)).to_be_enabled()
    ada.forgive_gone_pictures()
    bruno.forgive_gone_pictures()


async def test_another_game_asks_which(tab: OpenTab) -> None:
    one = await (await tab("Chiara", width=NARROW, height=844)).open()
    await one.page.get_by_role("button", name="Channels and people").click()
    await one.page.get_by_role("navigation").get_by_role("button", name="second-table").click()
    await one.slash("table open")
    await one.press(Verb.START)
    await one.slash("give-up")
    await one.button(Verb.GIVE_UP, on=one.hand).click()
    await one.button(Verb.ANOTHER, on=one.board).click()
    await one.button(Verb.OPEN, "on-fire", on=one.hand).click()
    await expect(one.board).to_contain_text(bot_text("variant-on-fire"))
    await expect(one.button(Verb.START)).to_be_in_viewport()
    one.forgive_gone_pictures()


async def test_a_table_that_was_ended_looks_closed(tab: OpenTab) -> None:
    one = await (await tab("Ada")).open("lobby-talk")
    await one.slash("table open")
    await one.press(Verb.START)
    await one.open_hand()
    await one.slash("table end")
    title = bot_text("closed-title", variant=bot_text("variant-original"))
    closed = one.page.locator(".message:not(.ephemeral)").filter(has_text=title)
    await expect(closed).to_have_count(1)
    await expect(closed.locator(".component-row")).to_have_count(0)
    await expect(one.page.locator(f'[data-custom-id*=":{Verb.PLAY}:"]')).to_have_count(0)
    one.forgive_gone_pictures()
