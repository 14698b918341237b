"""Situations made by a person: threads that sleep, a bot without rights, Discord away, direct messages."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def choose(tab: Tab, label: str) -> None:
    await tab.page.get_by_role("button", name="Situations").click()
    dialog = tab.page.get_by_role("dialog", name="Situations")
    await dialog.get_by_role("button", name=label, exact=True).click()
    await expect(dialog).to_be_hidden()


async def start_thread(tab: Tab, name: str, *, private: bool = False) -> None:
    await tab.page.get_by_role("button", name="Situations").click()
    dialog = tab.page.get_by_role("dialog", name="Situations")
    await dialog.get_by_label("New thread").fill(name)
    if private:
        await dialog.get_by_label("Private").check()
    await dialog.get_by_role("button", name="Start").click()
    await expect(tab.page.locator("#channel-name")).to_have_text(name)


async def test_a_thread_is_started_archived_and_woken(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("lobby-talk")
    await start_thread(ada, "side-game")
    await ada.slash("table open")
    await expect(ada.button(Verb.JOIN)).to_be_visible()
    await choose(ada, "Archive it")
    await ada.say("good morning")
    await expect(ada.messages.filter(has_text="good morning")).to_be_visible()
    await ada.page.get_by_role("button", name="Situations").click()
    await expect(ada.page.get_by_role("button", name="Archive it")).to_be_visible()


async def test_a_locked_thread_takes_no_words_of_players(tab: OpenTab) -> None:
    mo = await (await tab("Mo")).open("lobby-talk")
    await start_thread(mo, "council")
    await choose(mo, "Lock it")
    bruno = await (await tab("Bruno")).open("council")
    await expect(bruno.composer).to_have_attribute("placeholder", "You may not write here")


async def test_the_bot_answers_in_direct_messages(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("lobby-talk")
    await choose(ada, "Direct messages with the bot")
    await expect(ada.page.locator("#channel-name")).to_have_text("Ninety-Eight")
    await ada.slash("help")
    await expect(ada.messages.last).to_contain_text("/table open")


async def test_discord_goes_away_and_comes_back(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("lobby-talk")
    await choose(ada, "Discord is away for 10 seconds")
    away = ada.page.get_by_text("the bot cannot be reached")
    await expect(away).to_be_visible()
    await expect(away).to_be_hidden()
    help_text = ada.page.get_by_text("Only you can see this")
    for _ in range(20):  # until the bot has its session again
        await ada.slash("help")
        await expect(ada.page.locator(".thinking")).to_have_count(0)
        if await help_text.count():
            break
    await expect(help_text.first).to_be_visible()


async def test_the_owner_makes_a_role_and_gives_it(tab: OpenTab) -> None:
    olive, bruno = await (await tab("Olive")).open("lobby-talk"), await (await tab("Bruno")).open("lobby-talk")
    await olive.page.get_by_role("button", name="Situations").click()
    await olive.page.get_by_label("New role").fill("Dealer")
    await olive.page.get_by_label("It may").select_option("manage channels")
    await olive.page.get_by_role("button", name="Make the role").click()
    await expect(bruno.page.get_by_role("button", name="Delete channel")).to_be_hidden()
    await olive.page.get_by_role("button", name="Situations").click()
    roles = olive.page.get_by_role("dialog", name="Situations").locator("form", has_text="Give the role")
    await roles.get_by_label("Member").select_option("Bruno")
    await roles.get_by_label("Role", exact=True).select_option("Dealer")
    await roles.get_by_role("button", name="Give the role").click()
    await expect(bruno.page.get_by_role("button", name="Delete channel")).to_be_visible()
