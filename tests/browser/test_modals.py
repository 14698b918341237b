"""A form that the bot opens, filled in by a person. The game has none: it is another bot's."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.playground import LocalDiscord
from tests.browser.conftest import OpenTab
from tests.playground.conftest import running
from tests.playground.practice_bot import PracticeBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(tmp_path_factory.mktemp("modals") / "world.jsonl") as local, running(local, PracticeBot()):
        yield local


@pytest.mark.parametrize("width", [1280, 390])
async def test_a_form_is_refused_filled_in_and_answered(tab: OpenTab, width: int) -> None:
    ada = await (await tab("Ada", width=width, height=844)).open()
    await ada.slash("ask")
    form = ada.page.get_by_role("dialog", name="Some questions")
    await expect(form).to_be_visible()
    await form.get_by_label("Name").press_sequentially("Ada, who has a name longer than that")
    await expect(form.get_by_label("Name")).to_have_value("Ada, who has a name ")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_visible()  # no pile was chosen
    await form.get_by_label("Pile").select_option("B")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()
    await expect(ada.messages.last).to_contain_text("Ada, who has a name on B")


async def test_a_form_may_be_left(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open()
    await ada.slash("ask")
    form = ada.page.get_by_role("dialog", name="Some questions")
    await form.get_by_role("button", name="Cancel").click()
    await expect(form).to_be_hidden()
    await ada.say("never mind")
    await expect(ada.messages.last).to_contain_text("never mind")
