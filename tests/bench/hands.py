"""`python -m tests.bench hands`: what a hand costs a thumb.

The presses of a whole solo game by somebody who always takes the hint, and how high hand and board stand at 390 × 844,
for every variant with its smallest and its largest hands: at the deal, and at their highest in the turns after it.
`SHOTS=folder python -m tests.bench hands` leaves the screenshots there.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from playwright.async_api import Page, async_playwright

from bot.channel.context.rate_limits import RateLimiter
from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.players.company import Company
from bot.players.hint import Hint, hint
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.playground.limits.layouts import walk
from bot.rules import VARIANTS, View
from bot.store import open_store
from bot.tables import Phase, Snapshot, Tables, Timers
from bot.text import Texts
from bot.ui.addresses import Address, Verb
from bot.ui.pictures import Pictures
from tests.browser.conftest import chromium
from tests.browser.tab import Tab

SEED = 5
LONGEST = 120  # turns of a game
TURNS = 4  # that are measured: by then no two piles are alike
BOARD = ".message:not(.ephemeral):has(.embed)"


class Presser:
    """Somebody who counts what they press."""

    def __init__(self, who: TestClient, tables: Tables) -> None:
        self.who, self.tables, self.presses = who, tables, 0

    async def snapshot(self) -> Snapshot:
        channel, store = int(self.who.channel()), self.tables.store
        row = await store.table_in(channel) or await store.last_table_in(channel)
        assert row is not None
        return await self.tables.look(row.id)

    async def press(self, *verbs: Verb) -> bool:
        """The newest button of the first verb there is."""
        for verb in verbs:
            for message in reversed(self.who.messages()):
                for item in walk(message["components"]):
                    address = Address.parse(str(item.get("custom_id")))
                    if address and address.verb is verb and not item.get("disabled"):
                        before = (await self.snapshot()).moment
                        await self.who.click(item["custom_id"], message)
                        self.presses += 1
                        await self._seen(verb, before)
                        return True
        return False

    async def select(self, verb: Verb, value: str) -> None:
        for message in reversed(self.who.messages()):
            for item in walk(message["components"]):
                address = Address.parse(str(item.get("custom_id")))
                if address and address.verb is verb:
                    await self.who.select(item["custom_id"], [value], message)
                    return
        raise AssertionError(f"no {verb}")

    async def play_by_hints(self, turns: int = LONGEST) -> Snapshot:
        """Hint, what it says at one press, end of the turn."""
        await self.who.wait_until(lambda: f":{Verb.HAND}" in repr(self.who.messages()), seconds=30)
        await self.press(Verb.HAND)
        while (snapshot := await self.snapshot()).phase is not Phase.OVER and snapshot.turn <= turns:
            view = snapshot.view(0)
            assert view is not None
            advice = hint(view)
            if advice is None or (not advice.plays and not view.needs().may_end):
                await self.who.slash("give-up")
                await self.press(Verb.GIVE_UP)
                break
            if advice.plays or not view.state.played:
                await self.press(Verb.HINT)
                await self.press(Verb.PLAY_ALL)
            now = await self.snapshot()
            if now.turn == snapshot.turn and now.phase is not Phase.OVER:
                await self.press(Verb.END_TURN)
        return await self.snapshot()

    async def _seen(self, verb: Verb, moment: int) -> None:
        """The page has what came of it."""
        if verb is Verb.HINT:
            await self.who.wait_until(lambda: "play-all" in repr(self.who.messages()[-1]["components"]))
        await asyncio.sleep(0.05)


async def _advise(view: View, server: int, company: Company) -> Hint | None:
    return hint(view)


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[str, Tables, Presser]]:
    async with (
        LocalDiscord(folder / "world.jsonl", rate_limits=False) as local,
        await open_store(folder / "games.sqlite3") as store,
        Pictures(patience=5.0) as pictures,
        TestClient(local.url, "Ada") as ada,
    ):
        tables = Tables(store, extreme_deck(), random=Random(SEED), pause=0.0)
        services = Services(tables, Texts(DATA / "locales"), advise=_advise, pictures=pictures, pace=0.0, breath=0.0)
        with redirected_to(local.api_base, local.gateway):
            bot = NinetyEight(services)
            running = asyncio.create_task(bot.start(local.token))
            try:
                await ada.wait_until(lambda: len(ada.world["commands"]) > 5, seconds=30)
                await bot.emoji_signs.upload()
                await bot.emoji_signs.ask()
                services.limits.hints = RateLimiter(10**6, 60.0, tables.table_log.clock)
                yield local.url, tables, Presser(ada, tables)
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)


async def taps(folder: Path) -> str:
    async with playing(folder) as (_, _, ada):
        await ada.who.slash("table open", variant="original")
        await ada.press(Verb.START)
        ada.presses = 0
        over = await ada.play_by_hints()
    turns = over.turn
    return f"a solo game by hints: {ada.presses} presses in {turns} turns, {ada.presses / turns:.1f} a turn"


async def height(page: Page, selector: str) -> int:
    box = await page.locator(selector).last.bounding_box()
    assert box is not None
    return round(box["height"])


async def heights(shots: Path | None) -> AsyncIterator[str]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for variant, kind in VARIANTS.items():
            for seats in sorted({kind.seat_counts[0], kind.seat_counts[-1]}):
                with tempfile.TemporaryDirectory() as folder:
                    async with playing(Path(folder)) as (url, _, ada):
                        page = await browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
                        yield await _heights_of(page, url, ada, variant, seats, shots)
                        await page.close()
        await browser.close()


async def _heights_of(page: Page, url: str, ada: Presser, variant: str, seats: int, shots: Path | None) -> str:
    await ada.who.slash("table open", variant=variant)
    for _ in range(seats - 1):
        await ada.select(Verb.ADD_COMPUTER, "easy")
    await ada.press(Verb.START)
    await asyncio.sleep(0.5)
    await ada.press(Verb.CLAIM)
    tab = await Tab(page, url, "Ada").open()
    tops: dict[str, list[int]] = {"hand": [], "board": []}
    cards = 0
    for turn in range(TURNS):
        snapshot = await _own_turn(ada)
        view = snapshot.view(0)
        if view is None or snapshot.phase is Phase.OVER:
            break
        cards = cards or len(view.hand)
        await tab.open_hand()
        for step in ("turn", "played"):
            await page.wait_for_function("() => [...document.images].every((each) => each.complete)")
            tops["hand"].append(await height(page, ".message.ephemeral"))
            tops["board"].append(await height(page, BOARD))
            if shots:
                await tab.hand.screenshot(path=shots / f"{variant}-{seats}-{turn}-{step}.png")
            if step == "turn":
                await tab.plays.first.click()
                await tab.wait_until_settled()
        await _finish_turn(ada)
    hand, board = tops["hand"], tops["board"]
    return (
        f"{variant:14} {cards} cards of {seats}: hand {hand[0]} px, later at most {max(hand)}; "
        f"board {board[0]} px, later at most {max(board)}"
    )


async def _own_turn(ada: Presser) -> Snapshot:
    """Computer players first."""
    timers = Timers(ada.tables)
    while (snapshot := await ada.snapshot()).phase is not Phase.OVER and snapshot.active != 0:
        await timers.run_due()
    return snapshot


async def _finish_turn(ada: Presser) -> None:
    """As the hint says."""
    view = (await ada.snapshot()).view(0)
    advice = None if view is None or not view.my_turn else hint(view)
    if advice is None:
        return
    if advice.plays:
        await ada.press(Verb.HINT)
        await ada.press(Verb.PLAY_ALL)
    await ada.press(Verb.END_TURN)


async def _run(shots: Path | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(await taps(Path(folder)) + "\n")
    async for line in heights(shots):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def main() -> None:
    folder = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(_run(folder))


if __name__ == "__main__":
    main()
