"""A playground with a fixed deck and automatic players, for the pictures."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

from bot.channel.context.services import Services
from bot.client import NinetyEight
from bot.data_files import DATA, extreme_deck
from bot.players.choose import choose
from bot.players.company import Company
from bot.players.hint import Hint, hint
from bot.players.levels import Level
from bot.playground import LocalDiscord, TestClient, redirected_to
from bot.rules import LETTERS, View, Word
from bot.store import open_store
from bot.tables import Phase, Snapshot, Tables
from bot.text import Texts
from bot.ui.pictures import Pictures
from tests.browser.wording import bot_text

PLAYERS = ("Ada", "Bruno", "Chiara")


class DemoTable:
    def __init__(self, local: LocalDiscord, tables: Tables, people: list[TestClient]) -> None:
        self.url = local.url
        self._tables = tables
        self._people = people

    async def open_and_join(self) -> None:
        """The first player opens the table, the others join."""
        host, *others = self._people
        await host.slash("table open")
        for person in others:
            await person.slash("table join")

    async def start(self) -> None:
        host = self._people[0]
        await host.slash("table start")
        claim = bot_text("button-claim")
        await host.click(claim, await host.wait_for_message(lambda message: claim in _labels(message)))

    async def signal(self, seat: int, pile: str, word: Word) -> None:
        await self._people[seat].slash("signal", pile=pile, word=word.value)

    async def play(self, turns: int) -> Snapshot:
        """At most this many turns; fewer if the game ends."""
        for _ in range(turns):
            snapshot = await self._snapshot()
            if snapshot.phase is Phase.OVER:
                break
            await self._turn(snapshot)
        return await self._snapshot()

    async def _turn(self, snapshot: Snapshot) -> None:
        assert snapshot.active is not None
        person = self._people[snapshot.active]
        view = snapshot.view(snapshot.active)
        assert view is not None
        plays = choose(view, Level.EXPERT, seed=snapshot.turn)
        if not plays:
            await person.slash("give-up")
            await person.click(person.messages()[-1]["components"][0]["components"][0]["custom_id"])
            return
        await person.slash("play", plays=" ".join(f"{play.card}{LETTERS[play.pile]}" for play in plays))
        after = await self._tables.look(snapshot.id)
        if after.phase is not Phase.OVER and after.turn == snapshot.turn:
            await person.slash("end-turn")

    async def _snapshot(self) -> Snapshot:
        channel = int(self._people[0].channel())
        row = await self._tables.store.table_in(channel) or await self._tables.store.last_table_in(channel)
        assert row is not None
        return await self._tables.look(row.id)


def _labels(message: dict[str, Any]) -> list[str]:
    return [each.get("label", "") for row in message["components"] for each in row["components"]]


async def _advise(view: View, server: int, company: Company) -> Hint | None:
    return hint(view)


@contextlib.asynccontextmanager
async def demo_table(folder: Path, seed: int) -> AsyncIterator[DemoTable]:
    async with contextlib.AsyncExitStack() as stack:
        local = await stack.enter_async_context(LocalDiscord(folder / "world.jsonl", rate_limits=False))
        store = await stack.enter_async_context(await open_store(folder / "games.sqlite3"))
        pictures = await stack.enter_async_context(Pictures(patience=5.0))
        tables = Tables(store, extreme_deck(), random=Random(seed), pause=0.0)
        texts = Texts(DATA / "locales", strict=True)
        services = Services(tables, texts, advise=_advise, pictures=pictures, pace=0.0, breath=0.0)
        stack.enter_context(redirected_to(local.api_base, local.gateway))
        bot = NinetyEight(services)
        running = asyncio.create_task(bot.start(local.token))
        try:
            await asyncio.wait_for(_ready(bot), 30)
            people = [await stack.enter_async_context(TestClient(local.url, name)) for name in PLAYERS]
            yield DemoTable(local, tables, people)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


async def _ready(bot: NinetyEight) -> None:
    while not bot.is_ready():  # noqa: ASYNC110 — before it has logged in there is no event to wait for
        await asyncio.sleep(0.05)
