"""The hand on a phone: one, always true, its answers where the eye is, over a restart, and with the keyboard alone."""

import json

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.playground import Playground
from tests.browser.tab import Tab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

HINTS_A_MINUTE = 10
THINKING_MS = 5_000
SOON_MS = 2_000  # what a partner says is seen within


async def on_a_phone(tab: OpenTab, name: str, channel: str) -> Tab:
    person = await (await tab(name, width=390, height=844, touch=True)).open()
    await person.page.get_by_role("button", name="Channels and people").tap()
    await person.page.get_by_role("navigation").get_by_role("button", name=channel).tap()
    await expect(person.page.get_by_role("navigation")).to_be_hidden()
    return person


async def sit_down(ada: Tab, bruno: Tab | None = None, **options: str) -> None:
    await ada.slash("table open", **options)
    if bruno is not None:
        await bruno.press(Verb.JOIN)
        await expect(ada.board).to_contain_text(bruno.name)
    await ada.press(Verb.START)
    if bruno is not None:
        await ada.press(Verb.CLAIM)
    await ada.open_hand()


async def ask_for_a_hint(person: Tab) -> None:
    """Again where the computer players were still being compiled, or the machine was too busy."""
    later, told = bot_text("refused-hint-later"), person.hand.locator(".text-display")
    for _ in range(HINTS_A_MINUTE):
        await person.button(Verb.HINT, on=person.hand).tap()
        await person.wait_until_settled()
        await expect(told).to_have_count(2)
        if await told.last.inner_text() != later:
            return
        await person.page.wait_for_timeout(THINKING_MS)


async def take_turn(person: Tab) -> None:
    """As the hint says."""
    await ask_for_a_hint(person)
    await person.button(Verb.PLAY_ALL, on=person.hand).tap()
    await expect(person.button(Verb.TAKE_BACK, on=person.hand)).to_be_visible()
    await person.button(Verb.END_TURN, on=person.hand).tap()
    await person.wait_until_settled()


async def test_after_ten_turns_there_is_one_hand(tab: OpenTab) -> None:
    ada = await on_a_phone(tab, "Ada", "game-table")
    await sit_down(ada)
    for turn in range(10):
        await expect(ada.board).to_contain_text(bot_text("board-turn", number=turn + 1))
        await take_turn(ada)
        if turn % 3 == 0:
            await ada.open_hand()
        await expect(ada.page.locator(".ephemeral")).to_have_count(1)
    await expect(ada.board).to_contain_text(bot_text("board-turn", number=11))


async def test_what_a_partner_says_appears_in_an_open_hand_soon(tab: OpenTab) -> None:
    ada, bruno = await on_a_phone(tab, "Ada", "second-table"), await (await tab("Bruno")).open("second-table")
    await sit_down(ada, bruno)
    for word in ("keep-off", "small-steps"):
        said = ada.hand.locator(f"img[alt*={json.dumps(bot_text(f'word-{word}'))}]")
        await expect(said).to_have_count(0)
        await bruno.press(Verb.SIGNALS)
        await bruno.button(Verb.SAY, f"B.{word}", on=bruno.hand).click()
        await expect(said).to_have_count(1, timeout=SOON_MS)


async def test_a_hint_and_a_refusal_are_seen_without_scrolling(tab: OpenTab) -> None:
    ada = await on_a_phone(tab, "Ada", "late-night")
    bruno = await on_a_phone(tab, "Bruno", "late-night")
    await sit_down(bruno, ada)
    note = bruno.hand.locator(".text-display").last
    await ask_for_a_hint(bruno)
    await expect(note).to_be_in_viewport(ratio=1)
    await expect(bruno.button(Verb.PLAY_ALL, on=bruno.hand)).to_be_in_viewport(ratio=1)

    refused = bot_text("refused-hints-often", until="").partition(".")[0]
    for _ in range(HINTS_A_MINUTE):
        await bruno.button(Verb.HINT, on=bruno.hand).tap()
        await bruno.wait_until_settled()
    await expect(note).to_contain_text(refused)
    await expect(note).to_be_in_viewport(ratio=1)


async def test_a_hand_goes_on_after_a_restart(tab: OpenTab, playground: Playground) -> None:
    ada = await on_a_phone(tab, "Chiara", "lobby-talk")
    await sit_down(ada)
    first, second, *_ = await ada.cards()
    await ada.play(first)
    lost = ada.page.get_by_text("Connection lost")
    await playground.kill()
    await expect(lost).to_be_visible()
    await playground.start()
    await expect(lost).to_be_hidden()
    await ada.open_hand()
    assert first not in await ada.cards()
    await ada.play(second)
    await ada.press(Verb.END_TURN, on=ada.hand)
    await expect(ada.board).to_contain_text(bot_text("board-turn", number=2))
    await expect(ada.page.locator(".ephemeral")).to_have_count(1)
