"""From the result to its replay, turn by turn, and on from there at a new table; also on a phone."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def start_and_give_up(ada: Tab) -> None:
    await ada.slash("table open")
    await ada.press(Verb.START)
    await ada.slash("give-up")
    await ada.press(Verb.GIVE_UP, on=ada.page.locator(".message.ephemeral").last)


@pytest.mark.parametrize(("channel", "width"), [("second-table", 1280), (None, 390)])
async def test_from_the_result_to_the_replay_and_on_from_there(tab: OpenTab, channel: str | None, width: int) -> None:
    ada = await (await tab("Ada", width=1280, height=844)).open(channel)
    await start_and_give_up(ada)
    await ada.page.set_viewport_size({"width": width, "height": 844})
    await ada.press(Verb.REPLAY)
    replay = ada.page.locator(".message.ephemeral").last
    await expect(replay).to_contain_text(bot_text("replay-deal", last=1))
    await ada.button(Verb.REPLAY_TURN, "all.next", on=replay).click()
    await ada.wait_until_settled()
    await expect(replay).to_contain_text(bot_text("over-gave-up", name="Ada"))
    await ada.button(Verb.REPLAY_TURN, "all.first", on=replay).click()
    await ada.wait_until_settled()
    await expect(replay).to_contain_text(bot_text("replay-deal", last=1))
    await expect(replay.get_by_role("img").first).to_be_visible()
    too_wide = "() => document.querySelector('#scroller').scrollWidth - document.querySelector('#scroller').clientWidth"
    assert await ada.run(too_wide) == 0
    await ada.press(Verb.PLAY_ON, on=replay)
    await expect(ada.board).to_contain_text(bot_text("table-same-cards"))
    await ada.press(Verb.START)
    await expect(ada.board).to_contain_text(bot_text("board-turn", number=1))
    await expect(ada.board).to_contain_text(bot_text("table-same-cards"))
