"""A bot on the local Discord, over real sockets, with a clock of its own and people who press buttons."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

from bot.channel.context.resend_lost_answers import resend_lost_answers
from bot.channel.context.services import Services
from bot.channel.messages.outbox import Outbox
from bot.client import NinetyEight
from bot.data_files import extreme_deck
from bot.playground import LocalDiscord, TestClient
from bot.playground.limits.layouts import walk
from bot.playground.world import Channel
from bot.store import Store, open_store
from bot.tables import Snapshot, Tables, Timers
from bot.ui.addresses import Address, Verb
from tests.channel.playing import TEXTS, Clock, Stacked
from tests.playground.conftest import running, wait_until


class LocalTable:
    """Ada's, in whichever channel she is."""

    def __init__(self, local: LocalDiscord, bot: NinetyEight, ada: TestClient, clock: Clock) -> None:
        self.local, self.bot, self.ada, self.clock = local, bot, ada, clock

    @property
    def store(self) -> Store:
        return self.bot.services.tables.store

    async def snapshot(self) -> Snapshot:
        channel = int(self.ada.channel())
        row = await self.store.table_in(channel) or await self.store.last_table_in(channel)
        assert row is not None
        return await self.bot.services.tables.look(row.id)

    async def wait(self, seconds: float) -> None:
        """Time passes at the tables, and whoever looks after their deadlines looks."""
        self.clock.now += seconds
        await Timers(self.bot.services.tables).run_due()

    async def settle(self) -> None:
        """Everything that is to be shown has been shown."""
        boards = self.bot.services.boards._boards
        await wait_until(lambda: not any(board.task or board.needs_update for board in boards.values()))

    async def go_to(self, thread: Channel) -> None:
        """Everything that Ada does from here on, she does there."""
        await self.ada.wait_until(lambda: any(each["name"] == thread.name for each in self.ada.world["channels"]))
        self.ada.current_channel = thread.name

    def boards(self) -> list[Any]:
        return [message for message in self.ada.messages() if not message["flags"] & 64 and message["embeds"]]

    async def click(self, verb: Verb, arg: str | None = None) -> None:
        """On the newest message that has such a button."""
        for message in reversed(self.ada.messages()):
            for item in walk(message["components"]):
                found = Address.parse(str(item.get("custom_id")))
                if found and found.verb is verb and arg in (None, found.arg) and not item.get("disabled"):
                    await self.ada.click(item["custom_id"], message)
                    return
        raise AssertionError(f"no {verb}")

    async def see(self, words: str) -> Any:
        return await self.ada.wait_for_message(lambda message: words in repr(message))

    @asynccontextmanager
    async def restarted(self) -> AsyncIterator[None]:
        """The process has ended, and another one goes on."""
        old = self.bot
        await old.close()
        self.bot = bot_at(self.store, self.clock)
        async with running(self.local, self.bot):
            yield

    async def play(self, card: str = "0", pile: str = "A") -> None:
        """One card of the open hand, by one click."""
        await self.click(Verb.PLAY, card + pile)


@asynccontextmanager
async def local_table(folder: Path, *, patient: bool = True, **how: Any) -> AsyncIterator[LocalTable]:
    clock = Clock()
    async with await open_store(folder / "games.sqlite3") as store, LocalDiscord(folder / "world.jsonl") as local:
        if patient:
            resend_lost_answers()  # before the client starts, as the service does: its tasks inherit it
        bot = bot_at(store, clock, **how)
        async with running(local, bot), TestClient(local.url, "Ada") as ada:
            yield LocalTable(local, bot, ada, clock)


def bot_at(store: Store, clock: Callable[[], float], shards: Any = None, **how: Any) -> NinetyEight:
    tables = Tables(store, extreme_deck(), clock=clock, random=Stacked())
    return NinetyEight(Services(tables, TEXTS, outbox=Outbox(inf), pace=0.0, breath=0.0, **how), **(shards or {}))
