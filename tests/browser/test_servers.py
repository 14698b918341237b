"""Several servers by a person: made on the page, switched to and fro, with a game in each."""

import pytest
from playwright.async_api import Locator, expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")


def server(person: Tab, name: str) -> Locator:
    return person.page.get_by_role("navigation", name="Servers").get_by_role("button", name=name)


async def make_server(person: Tab, name: str, *, with_bot: bool = True) -> None:
    await server(person, "Add a server").click()
    dialog = person.page.get_by_role("dialog", name="Situations")
    await dialog.get_by_label("Name of the server").fill(name)
    if not with_bot:
        await dialog.get_by_label("With the bot").uncheck()
    await dialog.get_by_role("button", name="Make it").click()
    await expect(person.page.locator("#guild-name")).to_have_text(name)


async def test_two_servers_have_a_game_each(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("game-table")
    await ada.slash("table open")
    await make_server(ada, "The Cellar")
    await expect(ada.page.locator("#channel-name")).to_have_text("general")
    await expect(ada.messages).to_have_count(0)
    await ada.slash("table open")
    await ada.press(Verb.START)
    await ada.open_hand()
    await server(ada, "The Playground").click()
    await expect(ada.page.locator("#channel-name")).to_have_text("game-table")
    await expect(ada.button(Verb.START)).to_be_visible()
    await server(ada, "The Cellar").click()
    await expect(ada.page.locator("#channel-name")).to_have_text("general")
    await expect(ada.hand).to_be_visible()
    await ada.play((await ada.cards())[0])


async def test_another_server_shows_that_somebody_spoke(tab: OpenTab) -> None:
    ada, bruno = await (await tab("Ada")).open(), await (await tab("Bruno")).open()
    await make_server(ada, "Attic")
    await expect(server(bruno, "Attic")).to_be_visible()
    await ada.say("anybody up here?")
    await expect(server(bruno, "Attic, unread")).to_be_visible()
    await server(bruno, "Attic").click()
    await expect(bruno.messages.filter(has_text="anybody up here?")).to_be_visible()
    await expect(server(bruno, "Attic, unread")).to_have_count(0)
    await server(bruno, "The Playground").click()
    await expect(bruno.page.locator("#guild-name")).to_have_text("The Playground")


async def test_a_server_without_the_bot_offers_nothing_until_it_is_invited_and_can_be_deleted(tab: OpenTab) -> None:
    ada, bruno = await (await tab("Ada")).open(), await (await tab("Bruno")).open()
    await make_server(ada, "Empty House", with_bot=False)
    await server(bruno, "Empty House").click()
    await expect(bruno.page.locator("#guild-name")).to_have_text("Empty House")
    await ada.composer.fill("/")
    await expect(ada.list_entry("/help")).to_have_count(0)
    await ada.composer.fill("")
    await _situation(ada, "Invite the bot")
    await ada.slash("help")
    await expect(ada.messages.last).to_contain_text("/table open")
    ada.page.once("dialog", lambda dialog: dialog.accept())
    await _situation(ada, "Delete this server")
    for person in (ada, bruno):
        await expect(person.page.locator("#guild-name")).to_have_text("The Playground")
        await expect(server(person, "Empty House")).to_have_count(0)


async def test_direct_messages_and_a_group_are_reached_from_every_server(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open()
    await make_server(ada, "Loft")
    await _situation(ada, "Direct messages with the bot")
    await expect(ada.page.locator("#channel-name")).to_have_text("Ninety-Eight")
    await ada.slash("help")
    await expect(ada.messages.last).to_contain_text("/table open")
    await _situation(ada, "A group with everybody")
    await ada.say("hello all")
    await server(ada, "The Playground").click()
    await expect(ada.page.locator("#guild-name")).to_have_text("The Playground")
    await expect(
        ada.page.get_by_role("navigation", name="Channels").get_by_role("button", name="Ninety-Eight")
    ).to_be_visible()


async def test_on_a_phone_they_are_in_the_drawer(tab: OpenTab) -> None:
    ada = await (await tab("Ada", width=390, height=844, touch=True)).open()
    await ada.page.get_by_role("button", name="Channels and people").tap()
    await make_server(ada, "Pocket")
    await ada.page.get_by_role("navigation", name="Channels").get_by_role("button", name="side-table").tap()
    await expect(ada.page.locator("#channel-name")).to_have_text("side-table")
    await ada.page.get_by_role("button", name="Channels and people").tap()
    await server(ada, "The Playground").tap()
    await expect(ada.page.locator("#guild-name")).to_have_text("The Playground")


async def _situation(person: Tab, label: str) -> None:
    await person.page.get_by_role("button", name="Situations").click()
    dialog = person.page.get_by_role("dialog", name="Situations")
    await dialog.get_by_role("button", name=label, exact=True).click()
    await expect(dialog).to_be_hidden()
