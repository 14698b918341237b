"""One user's tab: what they see and do. Errors of the browser are collected."""

import re
from typing import Any

from playwright.async_api import ConsoleMessage, Error, Locator, Page, expect

from bot.ui.addresses import Verb

# The browser's own messages while the server is down; the page cannot prevent them.
NUMBER = re.compile(r"\d+")
UNREACHABLE = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")


class Tab:
    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.name = name
        self.browser_errors: list[str] = []
        self.url = url
        page.on("console", self._on_console)
        page.on("pageerror", self._on_error)

    async def open(self, channel: str | None = None) -> "Tab":
        await self.page.goto(f"{self.url}?as={self.name}")
        await expect(self.page.get_by_label("Viewing as")).to_have_value(self.name)
        if channel:
            await self.page.get_by_role("navigation").get_by_role("button", name=channel).click()
        return self

    @property
    def composer(self) -> Locator:
        return self.page.locator("#composer-text")

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def board(self) -> Locator:
        """The lobby, the board, the result: the public message with the buttons."""
        return self.page.locator(".message:not(.ephemeral):has(.embed):has(.component-row)").last

    @property
    def hand(self) -> Locator:
        return self.page.locator(".message.ephemeral:has(.component-row)").last

    def list_entry(self, label: str) -> Locator:
        """An entry of the open list."""
        return self.page.locator("[role=option]").filter(has=self.page.get_by_text(label, exact=True))

    def forgive_gone_pictures(self) -> None:
        """A message may change before its picture was fetched, and the local Discord keeps no files of what is gone."""
        self.browser_errors[:] = [error for error in self.browser_errors if "404" not in error]

    async def slash(self, command: str, **options: str) -> None:
        """Types it and chooses from the list."""
        await self.composer.fill("")
        await self.composer.press_sequentially(f"/{command}")
        await self.list_entry(f"/{command}").click()
        form = self.page.get_by_role("form")
        for name, value in options.items():
            if await form.locator(f".chip[data-option={name}]").count():
                await form.locator(f".chip[data-option={name}]").click()
            await form.locator(f"input[data-option={name}]").fill(value)
            await self.list_entry(value).click()
        await form.get_by_role("button", name="Send").click()
        await expect(self.composer).to_be_visible()

    async def say(self, text: str) -> None:
        await self.composer.fill(text)
        await self.composer.press("Enter")

    def button(self, verb: Verb, arg: str = "", on: Locator | None = None) -> Locator:
        """By its verb, whatever its label; on the board by default."""
        address = f'[data-custom-id$=":{verb}:{arg}"]' if arg else f'[data-custom-id*=":{verb}"]'
        return (self.board if on is None else on).locator(address)

    async def press(self, verb: Verb, on: Locator | None = None) -> None:
        """Waits until the bot has responded."""
        await self.button(verb, on=on).click()
        await self.wait_until_settled()

    async def wait_until_settled(self) -> None:
        await expect(self.page.locator("[aria-busy]")).to_have_count(0)

    async def open_hand(self) -> None:
        """Tries again while a restarted bot is not ready."""
        failed = self.board.get_by_role("alert")
        for _ in range(10):
            await self.press(Verb.HAND)
            await expect(self.hand.or_(failed).first).to_be_visible()
            if await self.hand.count():
                return
        raise AssertionError(f"{self.name} gets no hand")

    async def cards(self) -> list[str]:
        """The numbers of the cards that can be played."""
        labels = await self.plays.all_inner_texts()
        return list(dict.fromkeys(NUMBER.findall(label)[0] for label in labels))

    @property
    def plays(self) -> Locator:
        """A button for each card and pile."""
        return self.hand.locator('[data-custom-id*=":play:"]:enabled')

    def card(self, number: str) -> Locator:
        """Its buttons, one for each pile that it can go on."""
        return self.plays.filter(has_text=re.compile(rf"^\W*{number} "))

    async def play(self, card: str) -> None:
        """On the first pile that takes it."""
        await self.card(card).first.click()
        await expect(self.card(card)).to_have_count(0)
        await self.wait_until_settled()

    async def run(self, script: str, arg: Any = None) -> Any:
        return await self.page.evaluate(script, arg)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not UNREACHABLE.search(message.text):
            self.browser_errors.append(f"{self.name}: {message.text}")

    def _on_error(self, error: Error) -> None:
        self.browser_errors.append(f"{self.name}: {error.message}")
