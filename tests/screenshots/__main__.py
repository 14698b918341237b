"""`python -m tests.screenshots [FOLDER]`: the README's pictures, taken of the playground in a headless Chromium.

Deck, turns and time are fixed, so a picture changes only when the page or the bot does. The fonts are the machine's:
with Inter installed the pictures look as in the repository.
"""

import asyncio
import io
import re
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize, WebSocketRoute, async_playwright, expect

from bot.rules import Word
from bot.ui.addresses import Verb
from tests.browser.conftest import chromium
from tests.browser.tab import Tab
from tests.browser.wording import bot_text
from tests.screenshots.demo_table import DemoTable, demo_table

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images"
SEED = 3
FIXED_TIME = "2026-05-02T19:30:00+00:00"
TIMES = re.compile(r'("(?:edited_)?timestamp":)"[^"]*"')
COLOURS = 192  # enough for these pictures
DESKTOP, PHONE = (1000, 700), (390, 844)
MIDDLE, END = 14, 200  # turns


class Photographer:
    def __init__(self, browser: Browser, table: DemoTable, folder: Path) -> None:
        self._browser = browser
        self._url = table.url
        self._folder = folder

    async def tab(self, name: str, size: tuple[int, int] = DESKTOP, theme: str = "dark") -> Tab:
        context = await self._browser.new_context(
            viewport=_size(size),
            color_scheme="light" if theme == "light" else "dark",
            device_scale_factor=2,
            has_touch=size is PHONE,
            locale="en-US",
            reduced_motion="reduce",
            timezone_id="UTC",
        )
        page = await context.new_page()
        await page.clock.set_fixed_time(FIXED_TIME)
        await page.route_web_socket(re.compile("/session"), _freeze_timestamps)
        return await Tab(page, self._url, name).open()

    async def _fit(self, page: Page) -> None:
        """Makes the window high enough for the last embed and what is below it."""
        room = await page.evaluate(
            """() => {
                const last = [...document.querySelectorAll(".message:has(.embed)")].at(-1);
                const list = document.querySelector("#messages").getBoundingClientRect();
                return innerHeight - document.querySelector("#scroller").clientHeight
                    + list.bottom - last.getBoundingClientRect().top + 10;
            }"""
        )
        width, least = DESKTOP if page.viewport_size != _size(PHONE) else PHONE
        await page.set_viewport_size(_size((width, max(least, round(room)))))

    async def take(self, name: str, tab: Tab) -> None:
        page = tab.page
        await self._fit(page)
        await page.mouse.move(0, 0)
        await page.evaluate("() => document.activeElement.blur()")
        await page.wait_for_function("() => [...document.images].every((each) => each.complete)")
        picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
        file = self._folder / f"{name}.png"
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
        await page.context.close()
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")  # noqa: T201


def _size(of: tuple[int, int]) -> ViewportSize:
    return {"width": of[0], "height": of[1]}


def _freeze_timestamps(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    page.on_message(server.send)
    server.on_message(
        lambda text: page.send(TIMES.sub(rf'\1"{FIXED_TIME}"', text if isinstance(text, str) else text.decode()))
    )


async def run(folder: Path, chromium: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        async with demo_table(Path(place), SEED) as table, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            await take_all_pictures(table, Photographer(browser, table, folder))
            await browser.close()


async def take_all_pictures(table: DemoTable, photographer: Photographer) -> None:
    """A new tab for each picture, so that earlier ephemeral messages are not in it."""
    await table.open_and_join()
    lobby = await photographer.tab("Ada")
    await expect(lobby.board).to_contain_text("Chiara")
    await photographer.take("lobby", lobby)

    await table.start()
    await table.play(MIDDLE)
    await table.signal(0, "C", Word.KEEP_OFF)
    await table.signal(1, "B", Word.SMALL_STEPS)
    for name, theme in (("board", "dark"), ("light", "light")):
        board = await photographer.tab("Bruno", theme=theme)
        await expect(board.board).to_contain_text(bot_text("board-turn", number=MIDDLE + 1))
        await photographer.take(name, board)

    while (await table.play(0)).active != 0:
        await table.play(1)
    for name, size in (("hand", DESKTOP), ("phone", PHONE)):
        ada = await photographer.tab("Ada", size)
        await ada.open_hand()
        await photographer.take(name, ada)

    await table.play(END)
    result = await photographer.tab("Ada")
    await expect(result.button(Verb.REMATCH)).to_be_visible()
    await photographer.take("result", result)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium()
    if path is None:
        sys.exit("there is no Chromium here: install one, or name it in CHROMIUM")
    asyncio.run(run(folder, path))


if __name__ == "__main__":
    main()
