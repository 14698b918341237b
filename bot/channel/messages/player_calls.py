"""Calls for players: people who have asked for it are told that somebody looks for players, and nobody else is.

Each is named by their own subscription, within the hours they chose, not again within the pause they chose, never in
their quiet hours, never where they cannot see the table, and never by somebody they have blocked. A server is called
at most once in ten minutes. That is written down before the message goes out: after a restart nobody is told again.
"""

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord

from bot.channel.context.caller import Interaction
from bot.channel.context.quiet_hours import quiet_until
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.outbox import Outbox
from bot.channel.messages.outgoing import UNDELIVERED, OutgoingMessage
from bot.channel.messages.poster import Poster
from bot.channel.messages.table_card import CALL
from bot.channel.messages.table_cards import TableCards
from bot.channel.messages.waiting_line import Priority
from bot.tables import (
    QuietHours,
    Snapshot,
    SubscriptionRow,
    Tables,
    apart_from,
    last_call,
    note_call,
    subscribers,
    subscription,
    unsubscribe,
)
from bot.text import Speaker
from bot.ui.player_calls import call_rows, call_text

EVERY = 600.0  # seconds between two calls on one server
MOST = 10  # people in one call
ASKED_ABOUT = 20  # members that Discord is asked for
LOOKED_AT = 1000  # subscriptions

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CallResult:
    told: int
    until: float | None = None  # when this server may be called again


class PlayerCalls:
    def __init__(
        self, tables: Tables, settings: SettingsCache, poster: Poster, outbox: Outbox, cards: TableCards
    ) -> None:
        self._tables, self._settings, self._poster, self._outbox = tables, settings, poster, outbox
        self._cards = cards
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def call(self, say: Speaker, snapshot: Snapshot, where: int, by: Interaction | None = None) -> CallResult:
        """For a table that looks for players, in this channel; by way of an answered interaction there, if given."""
        lock = self._locks.setdefault(snapshot.guild, asyncio.Lock())
        async with lock:
            store, now = self._tables.store, self._settings.clock()
            last = await last_call(store, snapshot.guild)
            if last is not None and now < last + EVERY:
                return CallResult(0, last + EVERY)
            wanting = await self._who_wants_it(snapshot, now)
            people = self._settings.pings.take(
                await self._who_sees_it(snapshot, where, wanting), (snapshot.id, "players")
            )
            if not people:
                return CallResult(0)
            await note_call(store, snapshot.guild, now, people)
        text, rows = call_text(say, snapshot, people), call_rows(say, snapshot)
        told = await self.send(snapshot, CALL, where, OutgoingMessage(text, rows=rows, mentions=people), by)
        return CallResult(len(people) if told else 0)

    async def takes_call(self, snapshot: Snapshot, person: int) -> bool:
        """Whether somebody who is offered a seat has asked to be told of tables, and may be now. Then they are."""
        store, now = self._tables.store, self._settings.clock()
        row = await subscription(store, person, snapshot.guild)
        if row is None or not await self._wants_it(row, now) or person in await apart_from(store, snapshot.host):
            return False
        return bool(self._settings.pings.take((person,), (snapshot.id, "offer")))

    async def send(
        self, snapshot: Snapshot, kind: str, where: int, message: OutgoingMessage, by: Interaction | None
    ) -> bool:
        """It goes away by itself once it has done its work."""
        token = self._cards.token_of(by) if by is not None and by.channel_id == where else None
        try:
            async with self._outbox.permit(snapshot.guild, Priority.PING, free=token is not None):
                if token is not None:
                    number = await self._poster.follow_up(token, message)
                else:
                    number = await self._poster.post(snapshot.guild, where, message)
        except Exception as error:  # nobody is told twice: this call is lost
            log.info("table %d: its call for players did not go out (%s)", snapshot.id, type(error).__name__)
            return False
        await self._cards.keep(snapshot, kind, where, number)
        return True

    async def _who_wants_it(self, snapshot: Snapshot, now: float) -> list[int]:
        """Those who have not been told for the longest time come first."""
        apart, found = set[int](), list[int]()
        for seat in snapshot.seats:
            if seat.person:
                apart |= await apart_from(self._tables.store, seat.person)
        for row in await subscribers(self._tables.store, snapshot.guild, LOOKED_AT):
            expected = row.person not in apart and snapshot.may_sit_down(row.person, now)
            if expected and row.told + row.pause <= now and await self._wants_it(row, now):
                found.append(row.person)
            if len(found) == ASKED_ABOUT:
                break
        return found

    async def _wants_it(self, row: SubscriptionRow, now: float) -> bool:
        if row.first_hour is not None and row.last_hour is not None:
            hours = QuietHours(row.first_hour, row.last_hour, row.zone or "UTC")
            if quiet_until(hours, now) is None:  # it is not within these hours
                return False
        own = await self._settings.person(row.person)
        return own.ping and quiet_until(own.quiet, now) is None

    async def _who_sees_it(self, snapshot: Snapshot, where: int, people: list[int]) -> tuple[int, ...]:
        """Discord is asked: nobody is named where they cannot look. Who has left the server is not told any more."""
        guild = self._poster.client.get_guild(snapshot.guild)
        channel = None if guild is None else guild.get_channel_or_thread(where)
        if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
            return ()
        found = list[int]()
        for person in people:
            try:
                async with self._outbox.permit(snapshot.guild, Priority.PING):
                    member = await guild.fetch_member(person)
            except discord.NotFound:
                await unsubscribe(self._tables.store, person, snapshot.guild)
                continue
            except UNDELIVERED:
                continue
            if channel.permissions_for(member).view_channel:
                found.append(person)
            if len(found) == MOST:
                break
        return tuple(found)
