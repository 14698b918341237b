"""One small card a table in a thread, in the channel that the thread belongs to: kept up to date where it stands.

It changes when somebody sits down, the cards are dealt or the game is over, not with every move. When a table is over,
its thread is put to sleep a while later, unless there is another table in it by then: that one takes the card over.
"""

import asyncio
import logging
from collections.abc import Callable

from bot.channel.context.caller import Interaction
from bot.channel.context.clock import Clock
from bot.channel.messages.fresh_interactions import LIFE, FreshInteraction
from bot.channel.messages.poster import Later
from bot.channel.messages.table_card import CARD, SLEEPING, THREAD, TableCard
from bot.channel.messages.table_card_update import TableCardUpdater
from bot.rules import Refused
from bot.tables import MessageRow, Phase, Snapshot, Tables

AWAKE_AFTER_GAME = 600.0  # seconds: as long as a rematch keeps seats
AWAKE_AFTER_LOBBY = 60.0  # where no game was played
PACES = 5  # of a board: a card is for those who pass by
PATIENCE = (5.0, 300.0)  # seconds; the first and the longest wait when Discord is out of reach
AGAIN = 10.0  # seconds, where the database does not answer
MOMENT = 0.001  # seconds: two clocks never agree to the last digit
RESUMED = 500  # tables that are over, looked at after a start

log = logging.getLogger(__name__)


class TableCards:
    def __init__(self, tables: Tables, updater: TableCardUpdater, clock: Clock, pace: float) -> None:
        self._tables, self._updater = tables, updater
        self._clock, self._pace = clock, pace * PACES
        self._cards: dict[int, TableCard] = {}
        self._without = set[int]()  # open tables that have none

    def update(self, snapshot: Snapshot) -> None:
        """After each commit. A table in nobody's channel has none."""
        if snapshot.is_personal:
            return
        if snapshot.id in self._without:
            if snapshot.phase is Phase.OVER:
                self._without.discard(snapshot.id)
            return
        card = self._cards.get(snapshot.id)
        if card is None:
            card = self._cards[snapshot.id] = TableCard(snapshot)
        elif snapshot.n >= card.newest.n:
            card.newest = snapshot
        self._wake(card)

    async def adopt(
        self, snapshot: Snapshot, channel: int, message: int, interaction: Interaction | None = None
    ) -> None:
        """This message is its card; an answer can be edited by its token while that lives."""
        self._without.discard(snapshot.id)
        card = self._cards.setdefault(snapshot.id, TableCard(snapshot))
        now = self._tables.notes.clock()
        card.row = MessageRow(snapshot.id, CARD, channel, message, now)
        card.thread = MessageRow(snapshot.id, THREAD, snapshot.channel, snapshot.channel, now)
        card.loaded = True
        if interaction is not None:
            card.token = FreshInteraction(interaction, self._clock() + LIFE, self._clock)
        try:
            for row in (card.row, card.thread):
                await self._tables.notes.keep_message(row.table, row.kind, row.channel, row.message)
        except Refused as refused:  # the table is there all the same: until the next start the card follows it
            log.warning("table %d: its card is not written down: %s", snapshot.id, refused.clause)
        self._wake(card)

    async def keep(self, snapshot: Snapshot, kind: str, channel: int, message: int) -> None:
        """A call or an offer has gone out; one of before goes away."""
        await self._tables.notes.keep_message(snapshot.id, kind, channel, message)
        self._without.discard(snapshot.id)
        card = self._cards.setdefault(snapshot.id, TableCard(snapshot))
        if kind in card.passing:
            card.old.append(card.passing[kind])
        card.passing[kind] = MessageRow(snapshot.id, kind, channel, message, self._tables.notes.clock())
        self._wake(card)

    def token_of(self, interaction: Interaction) -> FreshInteraction | None:
        """By way of which a message costs nothing, if the interaction is answered."""
        token = FreshInteraction(interaction, self._clock() + LIFE, self._clock)
        return token if token.is_usable else None

    async def resume(self, mine: Callable[[int], bool]) -> None:
        """After a start: threads whose tables ended before it go to sleep all the same. `mine`: whether a server is in
        this process's slice."""
        for row in await self._tables.notes.closed_with(THREAD, RESUMED):
            if not mine(row.guild):
                continue
            try:
                self.update(await self._tables.look(row.id))
            except Refused as refused:
                log.info("table %d: its thread stays awake: %s", row.id, refused.clause)

    async def drop_thread(self, thread: int) -> None:
        """It is not there any more: the card leads nowhere from now on."""
        for row in await self._tables.notes.messages_at(thread, THREAD, SLEEPING):
            await self._tables.notes.drop_message(row.table, row.kind)
            card = self._cards.get(row.table) or TableCard(await self._tables.look(row.table))
            self._cards[row.table] = card
            card.thread, card.is_gone = None, True
            self._wake(card)

    async def tables_of(self, channel: int) -> list[int]:
        """Those in threads of this channel whose cards it keeps."""
        return [row.table for row in await self._tables.notes.messages_at(channel, CARD)]

    async def close(self) -> None:
        tasks = [card.task for card in self._cards.values() if card.task is not None]
        for card in self._cards.values():
            if card.alarm is not None:
                card.alarm.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wake(self, card: TableCard) -> None:
        """What is to be done is done once it may be."""
        if card.alarm is not None:
            card.alarm.cancel()
            card.alarm = None
        if card.task is not None or not (card.is_behind or card.may_sleep):
            return
        due = card.not_before if card.is_behind else max(card.not_before, self._bedtime(card))
        wait = due - self._clock()
        if wait > MOMENT:
            card.alarm = self._clock.call_later(wait, self._wake, card)
        else:
            card.task = asyncio.create_task(self._run(card), name=f"card-{card.newest.id}")

    def _bedtime(self, card: TableCard) -> float:
        """When its thread is put to sleep."""
        awake = AWAKE_AFTER_LOBBY if card.newest.outcome is None else AWAKE_AFTER_GAME
        since_end = self._tables.table_log.clock() - (card.newest.closed or 0.0)
        return self._clock() + awake - since_end

    async def _run(self, card: TableCard) -> None:
        table = card.newest.id
        try:
            await self._work(card)
            card.failures = 0
        except (Later, Refused) as error:
            self._postpone(card)
            log.info("table %d: its card comes later (%s)", table, error)
        except Exception:
            self._postpone(card)
            log.exception("table %d: its card failed", table)
        finally:
            card.task = None
        if not card.is_done:
            self._wake(card)
        elif self._cards.get(table) is card:
            del self._cards[table]
            if card.newest.phase is not Phase.OVER:
                self._without.add(table)

    def _postpone(self, card: TableCard) -> None:
        first, longest = PATIENCE
        card.not_before = self._clock() + min(longest, first * 2 ** min(card.failures, 10))
        card.failures += 1

    async def _work(self, card: TableCard) -> None:
        if not card.loaded and (before := await self._updater.load(card)) is not None:
            self._cards.pop(before, None)
        if (leftover := card.leftover) is not None:
            await self._updater.delete(card, leftover)
        elif card.row is not None and card.needs_drawing:
            await self._updater.edit(card, card.row)
            card.not_before = self._clock() + self._pace
        elif card.needs_name:
            await self._updater.rename_thread(card)
        elif card.thread is not None and card.may_sleep and self._bedtime(card) <= self._clock() + MOMENT:
            await self._updater.put_to_sleep(card, card.thread)


async def resume_table_cards(cards: TableCards, mine: Callable[[int], bool]) -> None:
    """Once, after the start, as soon as the database answers."""
    while True:
        try:
            await cards.resume(mine)
        except Refused:
            await asyncio.sleep(AGAIN)
        else:
            return
