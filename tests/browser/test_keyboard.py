"""Everything works with the keyboard alone and has a name for screen readers."""

import pytest
from playwright.async_api import expect

from bot.ui.addresses import Verb
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab
from tests.browser.wording import bot_text

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def tab_to(person: Tab, name: str) -> None:
    """With the Tab key alone; a page that cannot get there fails."""
    for _ in range(60):
        if await person.run("() => document.activeElement.textContent.trim()") == name:
            return
        await person.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name}")


async def tab_to_composer(person: Tab) -> None:
    for _ in range(60):
        if await person.run("() => document.activeElement.id") == "composer-text":
            return
        await person.page.keyboard.press("Tab")
    raise AssertionError("no way to the composer")


async def test_a_table_is_opened_and_a_card_is_played_with_the_keyboard_alone(tab: OpenTab) -> None:
    chiara = await (await tab("Chiara")).open()
    await chiara.run("() => document.activeElement.blur()")
    await chiara.page.get_by_role("navigation").get_by_role("button", name="late-night").press("Enter")
    keys = chiara.page.keyboard

    await keys.type("/table o")
    await expect(chiara.list_entry("/table open")).to_be_visible()
    await keys.press("Enter")
    form = chiara.page.get_by_role("form")
    await expect(form.get_by_role("button", name="Send")).to_be_focused()
    await keys.press("Escape")
    await expect(chiara.composer).to_be_focused()
    await keys.type("/table o")
    await keys.press("Tab")
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(form.get_by_role("combobox")).to_be_focused()
    await keys.press("ArrowDown")
    await keys.press("ArrowUp")
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(chiara.board).to_contain_text("Chiara")
    await expect(chiara.composer).to_be_focused()

    await chiara.page.locator("#scroller").focus()
    await tab_to(chiara, bot_text("button-start"))
    await keys.press("Enter")
    await expect(chiara.board).to_contain_text(bot_text("board-needs-cards", name="Chiara", cards=2))
    await chiara.page.locator("#scroller").focus()
    await tab_to(chiara, bot_text("button-hand"))
    await keys.press("Enter")
    await expect(chiara.hand).to_be_visible()
    # An edit in place does not take the focus away.
    await expect(chiara.button(Verb.HAND)).to_be_focused()

    await expect(chiara.page.locator("#announcer")).to_contain_text("at least 2 cards to go")
    card, *_ = await chiara.cards()
    await tab_to(chiara, await chiara.card(card).first.inner_text())
    await keys.press("Enter")
    await expect(chiara.card(card)).to_have_count(0)
    # What had the focus is gone: the next thing to do has it, not something that would take the card back.
    focused = await chiara.run("() => document.activeElement.textContent.trim()")
    assert focused.split()[0] in await chiara.cards()


async def test_a_game_is_played_to_its_end_with_the_keyboard_alone(tab: OpenTab) -> None:
    chiara = await (await tab("Chiara")).open()
    await chiara.run("() => document.activeElement.blur()")
    keys = chiara.page.keyboard

    async def command(name: str) -> None:
        await tab_to_composer(chiara)
        await keys.type(f"/{name}")
        await expect(chiara.list_entry(f"/{name}")).to_be_visible()
        await keys.press("Enter")
        await expect(chiara.page.get_by_role("form").get_by_role("button", name="Send")).to_be_focused()
        await keys.press("Enter")
        await expect(chiara.composer).to_be_focused()

    async def press(name: str) -> None:
        await expect(chiara.page.get_by_role("button", name=name, exact=True).last).to_be_enabled()
        await tab_to(chiara, name)
        await keys.press("Enter")
        await chiara.wait_until_settled()

    await command("table open")
    await expect(chiara.board).to_contain_text("Chiara")
    await press(bot_text("button-start"))
    await press(bot_text("button-hand"))
    await expect(chiara.hand).to_be_visible()
    for turn in (1, 2):
        await expect(chiara.board).to_contain_text(bot_text("board-turn", number=turn))
        for _ in range(2):
            card, *_ = await chiara.cards()
            await press(await chiara.card(card).first.inner_text())
            await expect(chiara.card(card)).to_have_count(0)
        await press(bot_text("button-end-turn"))
    await command("give-up")
    await press(bot_text("button-give-up"))
    await expect(chiara.messages.filter(has_text=bot_text("over-gave-up", name="Chiara")).first).to_be_visible()


async def test_a_menu_opens_moves_chooses_and_closes_with_keys(tab: OpenTab) -> None:
    bruno = await (await tab("Bruno")).open("lobby-talk")
    await bruno.slash("table open")
    menu = bruno.board.get_by_role("combobox").first
    await menu.focus()
    keys = bruno.page.keyboard
    await keys.press("ArrowDown")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    active = [await menu.get_attribute("aria-activedescendant")]
    await keys.press("End")
    active.append(await menu.get_attribute("aria-activedescendant"))
    assert active[0] != active[1]
    await keys.press("Escape")
    await expect(menu).to_have_attribute("aria-expanded", "false")
    await keys.press("Space")
    await keys.press("Space")
    await expect(bruno.board).to_contain_text(bot_text("seat-computer", number=1))
    await expect(menu).to_be_focused()

    # Somebody else changes the lobby while the menu is open: it stays open.
    await keys.press("ArrowDown")
    ada = await (await tab("Ada")).open("lobby-talk")
    await ada.press(Verb.JOIN)
    await expect(bruno.board).to_contain_text("Ada")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await keys.press("Escape")

    # Several values are sent together when the list closes.
    await bruno.press(Verb.TERMS)
    page = bruno.hand
    options = page.get_by_role("combobox").nth(1)
    await options.focus()
    await keys.press("ArrowDown")
    await keys.press("Home")
    first = page.get_by_role("option").first
    chosen = await first.locator(".listbox-label").inner_text()
    await expect(first).to_have_attribute("aria-selected", "false")
    await keys.press("Space")
    await expect(first).to_have_attribute("aria-selected", "true")
    await keys.press("Escape")
    await expect(bruno.board.locator(".embed")).to_contain_text(chosen, ignore_case=True)
    await expect(options).to_contain_text(chosen, ignore_case=True)


async def test_everything_has_a_name_and_every_picture_its_words(tab: OpenTab) -> None:
    ada = await (await tab("Ada")).open("second-table")
    await ada.slash("table open")
    await ada.press(Verb.START)
    await ada.open_hand()
    await expect(ada.hand.get_by_role("img")).to_be_visible()
    nameless = await ada.run(
        """() => {
            const words = (each) => each.getAttribute("aria-label") || each.alt || each.textContent.trim();
            const isNamed = (each) => words(each) || each.labels?.length || [...each.children].some(words);
            const all = document.querySelectorAll("button, a[href], input, select, textarea, img");
            return [...all].filter((each) => !isNamed(each)).map((each) => each.outerHTML);
        }"""
    )
    assert nameless == []
    board, hand = await ada.run("() => [...document.images].map((each) => each.alt)")
    assert all(card in hand for card in await ada.cards())
    assert not any(f" {card}." in board for card in await ada.cards())
    assert await ada.run("() => document.querySelectorAll('h1').length") == 1
    await expect(ada.page.get_by_role("log", name="Messages")).to_be_visible()
