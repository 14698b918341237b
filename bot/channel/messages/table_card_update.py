"""What is done for one table's card, in requests: drawing it, deleting what has done its work, the thread's sleep."""

import logging

from bot.channel.context.languages import Languages
from bot.channel.context.places import Places
from bot.channel.messages.outbox import Outbox
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.own_threads import OwnThreads
from bot.channel.messages.poster import (
    Archived,
    ChannelGone,
    Later,
    MessageGone,
    NotAllowed,
    Poster,
    TokenExpired,
    TooOld,
)
from bot.channel.messages.table_card import CALL, CARD, OFFER, SLEEPING, THREAD, TableCard
from bot.channel.messages.waiting_line import Priority
from bot.rules import VARIANTS, Refused
from bot.tables import MessageRow, Phase, Tables
from bot.tables import TableClause as T
from bot.ui.table_card import table_card_page, thread_name

WAKING = 3  # tries

log = logging.getLogger(__name__)


class TableCardUpdater:
    def __init__(
        self,
        tables: Tables,
        languages: Languages,
        places: Places,
        poster: Poster,
        threads: OwnThreads,
        outbox: Outbox,
    ) -> None:
        self._tables, self._languages, self._places, self._poster = tables, languages, places, poster
        self._threads, self._outbox = threads, outbox

    async def load(self, card: TableCard) -> int | None:
        """What had been posted before the start; or what the table before it in this thread had, and which that was."""
        rows = await self._tables.notes.messages(card.newest.id)
        if card.loaded:  # adopted meanwhile
            return None
        before = None
        card.row, card.thread = rows.get(CARD), rows.get(THREAD)
        card.passing = {kind: rows[kind] for kind in (CALL, OFFER) if kind in rows} | card.passing
        if card.row is None and card.newest.phase is not Phase.OVER:
            before = await self._take_over(card)
        elif card.thread is None and SLEEPING not in rows:
            card.is_gone = True
        card.loaded = True
        return before

    async def _take_over(self, card: TableCard) -> int | None:
        before = await self._tables.notes.messages_at(card.newest.channel, THREAD, SLEEPING)
        if not before or before[0].table == card.newest.id:
            return None
        card.thread = await self._tables.notes.move_message(before[0], card.newest.id, THREAD)
        row = (await self._tables.notes.messages(before[0].table)).get(CARD)
        if row is not None:
            card.row = await self._tables.notes.move_message(row, card.newest.id, CARD)
        return before[0].table

    async def delete(self, card: TableCard, row: MessageRow) -> None:
        """What cannot be deleted stays."""
        async with self._outbox.permit(card.newest.guild, Priority.TIDY):
            await self._poster.delete(card.newest.guild, row.channel, row.message)
        if row in card.old:
            card.old.remove(row)
        elif card.passing.get(row.kind) is row:
            del card.passing[row.kind]
            await self._tables.notes.drop_message(row.table, row.kind)

    async def edit(self, card: TableCard, row: MessageRow) -> None:
        snapshot, wanted = card.newest, card.wanted
        token = card.token if card.token is not None and card.token.is_usable else None
        say = await self._languages.of_server(snapshot.guild, self._places.locale(snapshot.guild))
        try:
            async with self._outbox.permit(snapshot.guild, Priority.TIDY, free=token is not None):
                snapshot, wanted = card.newest, card.wanted
                message = OutgoingMessage(page=table_card_page(say, snapshot, thread=card.leads_to))
                await self._poster.edit(snapshot.guild, row.channel, row.message, message, token)
        except TokenExpired:
            card.token = None
            raise Later from None
        except Archived:  # a card in a post that sleeps: a message wakes that, if there is one
            if card.failures < WAKING:
                raise Later from None
            card.shown = wanted
        except TooOld:
            raise Later from None
        except (MessageGone, ChannelGone):  # somebody does not want it there: then there is none
            card.row = None
            await self._tables.notes.drop_message(row.table, row.kind)
        except NotAllowed:
            card.shown = wanted  # until something changes again
        else:
            card.shown = wanted

    async def rename_thread(self, card: TableCard) -> None:
        """After another game was chosen. A name that people gave it stays."""
        snapshot, card.named_for = card.newest, card.newest.began
        say = await self._languages.of_server(snapshot.guild, self._places.locale(snapshot.guild))
        host, name = snapshot.name(snapshot.host), self._places.name(snapshot.guild, snapshot.channel)
        others = (thread_name(say, variant, host) for variant in VARIANTS if variant != snapshot.setup.variant)
        if name not in others:
            return
        try:
            async with self._outbox.permit(snapshot.guild, Priority.TIDY):
                await self._threads.rename(snapshot.channel, thread_name(say, snapshot.setup.variant, host))
        except (MessageGone, ChannelGone, NotAllowed, Later) as error:
            log.info("table %d: its thread keeps its name (%s)", snapshot.id, error)

    async def put_to_sleep(self, card: TableCard, thread: MessageRow) -> None:
        if not await self._is_taken(thread.channel):
            try:
                async with self._outbox.permit(card.newest.guild, Priority.TIDY):
                    await self._threads.put_to_sleep(thread.channel)
            except (MessageGone, ChannelGone, NotAllowed) as error:
                log.info("table %d: its thread stays as it is (%s)", thread.table, error)
        if card.thread is thread:
            card.thread = None
            await self._tables.notes.move_message(thread, thread.table, SLEEPING)

    async def _is_taken(self, channel: int) -> bool:
        try:
            await self._tables.find(channel)
        except Refused as refused:
            if refused.clause != T.NO_TABLE:
                raise
            return False
        return True
