"""Somebody who may see no channel at all."""

import pytest
from playwright.async_api import expect

from bot.playground import TestClient
from tests.browser.conftest import OpenTab
from tests.browser.playground import Playground

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHANNELS = ("game-table", "second-table", "lobby-talk", "quiet-room", "hidden-room")


async def set_all(mo: TestClient, name: str, access: str) -> None:
    for channel in CHANNELS:
        await mo.request("set_access", channel=mo.channel(channel), user=mo.user(name), access=access)


async def test_who_sees_no_channel_is_told_so_and_can_still_do_what_is_left(
    tab: OpenTab, playground: Playground
) -> None:
    chiara = await (await tab("Chiara")).open("lobby-talk")
    nothing = chiara.page.get_by_role("heading", name="There is nothing to see here")
    async with TestClient(playground.url, "Mo") as mo:
        await set_all(mo, "Chiara", "hidden")
        await expect(nothing).to_be_visible()
        await expect(chiara.composer).to_be_hidden()
        await chiara.page.reload()
        await expect(nothing).to_be_visible()
        await chiara.page.get_by_role("button", name="Situations").click()
        await chiara.page.get_by_role("button", name="Direct messages with the bot").click()
        await expect(chiara.page.locator("#channel-name")).to_have_text("Ninety-Eight")
        await chiara.slash("help")
        await expect(chiara.page.locator(".message").last).to_contain_text("/table open")
        await set_all(mo, "Chiara", "full")
        await expect(chiara.page.get_by_role("navigation").get_by_role("button", name="lobby-talk")).to_be_visible()


async def test_the_first_channel_that_comes_into_sight_opens(tab: OpenTab, playground: Playground) -> None:
    async with TestClient(playground.url, "Mo") as mo:
        await set_all(mo, "Bruno", "hidden")
        bruno = await (await tab("Bruno")).open()
        await expect(bruno.page.get_by_role("heading", name="There is nothing to see here")).to_be_visible()
        await set_all(mo, "Bruno", "full")
    await expect(bruno.page.locator("#channel-name")).to_have_text("game-table")
    await bruno.say("here I am")
    await expect(bruno.messages.filter(has_text="here I am")).to_be_visible()
