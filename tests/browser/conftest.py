"""One browser for all tests, a playground for each file, a browser context for each tab."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from tests.browser.playground import Playground
from tests.browser.tab import Tab

OpenTab = Callable[..., Awaitable[Tab]]

# Ample, even for a slow machine.
TIMEOUT_MS = 20_000
expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file at a time where tests run in parallel: it shares a playground."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


def chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here: install one, or name it in CHROMIUM")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    playground = Playground(Path(tmp_path_factory.mktemp("playground")))
    try:
        await playground.start()
        yield playground
    finally:
        await playground.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def tab(browser: Browser, playground: Playground) -> AsyncIterator[OpenTab]:
    """`await tab("Ada")`. Any error in the browser fails the test."""
    tabs: list[Tab] = []

    async def new(name: str, *, width: int = 1280, height: int = 800, theme: str = "dark", touch: bool = False) -> Tab:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            has_touch=touch,
            reduced_motion="reduce",
            locale="en-US",
        )
        context.set_default_timeout(TIMEOUT_MS)
        tabs.append(Tab(await context.new_page(), playground.url, name))
        return tabs[-1]

    yield new
    browser_errors = [error for each in tabs for error in each.browser_errors]
    for each in tabs:
        await each.page.context.close()
    assert browser_errors == []
