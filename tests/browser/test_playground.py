"""The first game of a newcomer, in a real browser against the real command line."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.playground import Playground
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_play_and_the_game_survives_a_power_cut(tab: OpenTab, playground: Playground) -> None:
    ada = await (await tab("Ada")).open()
    await ada.slash("table open")
    await expect(ada.board).to_contain_text("Ada")

    bruno = await (await tab("Bruno")).open()
    await bruno.press(Verb.JOIN)
    await expect(ada.board).to_contain_text("Bruno")
    await ada.press(Verb.START)
    await ada.press(Verb.CLAIM)
    await expect(bruno.board).to_contain_text(bot_text("board-needs-cards", name="Ada", cards=2))

    await ada.open_hand()
    first, second, *_ = await ada.cards()
    await ada.play(first)
    await expect(bruno.board).to_contain_text(bot_text("board-needs-cards", name="Ada", cards=1))
    await expect(bruno.page.locator(".ephemeral")).to_have_count(0)
    await expect(bruno.page.locator("body")).not_to_contain_text(bot_text("button-hint"))

    await playground.kill()
    lost = [each.page.get_by_text("Connection lost") for each in (ada, bruno)]
    await expect(lost[0]).to_be_visible()
    await ada.composer.fill("half a sentence")
    await playground.start()
    for notice in lost:
        await expect(notice).to_be_hidden()
    await expect(ada.composer).to_have_value("half a sentence")

    await ada.open_hand()
    held = await ada.cards()
    assert second in held
    assert first not in held
    await ada.play(second)
    await ada.press(Verb.END_TURN, on=ada.hand)
    await expect(bruno.board).to_contain_text(bot_text("board-needs-cards", name="Bruno", cards=2))
    await expect(bruno.messages.filter(has_text=bot_text("ping-turn", person="@Bruno", owed=2))).to_be_visible()

    await bruno.open_hand()
    await expect(ada.page.locator("body")).not_to_contain_text(" · ".join(await bruno.cards()))


async def test_a_reload_keeps_who_i_am_and_forgets_what_only_i_could_see(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("lobby-talk")
    await ada.slash("help")
    await expect(ada.page.get_by_text("Only you can see this")).to_be_visible()
    await ada.page.goto(ada.page.url.partition("?")[0])
    await expect(ada.page.get_by_label("Viewing as")).to_have_value("Ada")
    await expect(ada.page.locator("#channel-name")).to_have_text("lobby-talk")
    await expect(ada.page.locator(".ephemeral")).to_have_count(0)


async def test_one_person_sits_on_all_chairs_with_the_switch(tab: OpenTab) -> None:
    one = await (await tab("Ada")).open("second-table")
    await one.slash("table open", variant=bot_text("variant-extreme"))
    await expect(one.board).to_contain_text(bot_text("variant-extreme"))
    await one.page.get_by_label("Viewing as").select_option("Bruno")
    await one.press(Verb.JOIN)
    await expect(one.board).to_contain_text("Bruno")
    await one.page.get_by_label("Viewing as").select_option("Mo")
    await one.page.locator(".message").last.hover()
    await expect(one.page.get_by_role("button", name="Delete message")).to_have_count(await one.messages.count())


async def test_a_whisper_can_be_dismissed_and_a_mention_calls_from_another_channel(tab: OpenTab) -> None:
    bruno = await (await tab("Bruno")).open("lobby-talk")
    await bruno.slash("help")
    await bruno.page.get_by_role("button", name="Dismiss message").click()
    await expect(bruno.page.locator(".ephemeral")).to_have_count(0)

    chiara = await (await tab("Chiara")).open("quiet-room")
    mine = await bruno.run("() => [...document.querySelectorAll('#viewing-as option')].map((each) => each.value)")
    assert "Chiara" in mine
    await bruno.say("anybody here?")
    entry = chiara.page.get_by_role("navigation").get_by_role("button", name="lobby-talk")
    await expect(entry).to_contain_text("unread")
    await entry.click()
    await expect(chiara.messages.last).to_contain_text("anybody here?")
