"""Everything that commands and buttons need, put together once."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.channel.context.clock import Clock, LoopClock
from bot.channel.context.languages import Languages
from bot.channel.context.observer import Nobody, Observer
from bot.channel.context.places import Places
from bot.channel.context.rate_limits import Limits
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.animations import Animations
from bot.channel.messages.board_steps import BoardSteps
from bot.channel.messages.board_update import BoardUpdater
from bot.channel.messages.boards import BREATH, PACE, Boards
from bot.channel.messages.fresh_interactions import FreshInteractions
from bot.channel.messages.open_hands import HAND_PACE, OpenHands
from bot.channel.messages.outbox import Outbox
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.own_threads import OwnThreads
from bot.channel.messages.pages import Pages
from bot.channel.messages.player_calls import PlayerCalls
from bot.channel.messages.poster import Poster
from bot.channel.messages.table_card_update import TableCardUpdater
from bot.channel.messages.table_cards import TableCards
from bot.data_files import extreme_deck
from bot.players.company import Company
from bot.players.hint import Hint
from bot.records import Dailies, ExpertResults, Records, Replays, SharedDeals
from bot.records.expert_results import Think
from bot.rules import View
from bot.rules.daily import DEFAULT_SEED
from bot.tables import Tables
from bot.text import Texts
from bot.ui.links import Links
from bot.ui.pictures import Pictures

Advise: TypeAlias = Callable[[View, int, Company], Awaitable[Hint | None]]
"""What the expert would do, asked for by a server: those are answered by turns."""


class Services:
    def __init__(
        self,
        tables: Tables,
        texts: Texts,
        *,
        advise: Advise | None = None,
        expert: Think | None = None,
        daily_seed: str = DEFAULT_SEED,
        pictures: Pictures | None = None,
        outbox: Outbox | None = None,
        observer: Observer | None = None,
        links: Links | None = None,
        clock: Clock | None = None,
        pace: float = PACE,
        breath: float = BREATH,
        hand_pace: float = HAND_PACE,
    ) -> None:
        """`outbox`: where another budget than the usual one is wanted. `pace`: seconds between two edits of a board,
        `hand_pace` of a hand; `breath`: before the first, the press's own answer goes out."""
        self.tables, self.texts, self.advise = tables, texts, advise
        self.animations = Animations()
        self.expert_results = ExpertResults(tables.store, extreme_deck(), expert)
        self.dailies = Dailies(tables, self.expert_results, daily_seed)
        self.replays, self.shared_deals = Replays(tables), SharedDeals(tables.store)
        self.observer = observer or Nobody()
        self.links = links or Links()
        self.settings = SettingsCache(tables.notes, shared=tables.store.shared)
        self.languages = Languages(texts, self.settings)
        self.limits = Limits(tables.table_log.clock)
        self.pages = Pages(self.settings, pictures)
        clock = clock or LoopClock()
        self.outbox = outbox or Outbox(clock=clock)
        self.places, self._poster, interactions = Places(), Poster(), FreshInteractions(clock)
        steps = BoardSteps(self.places, interactions, self.outbox, clock, tables.table_log.clock, pace)
        self.records = Records(tables.store, tables.table_log.clock)
        updater = BoardUpdater(
            tables,
            self.settings,
            self.languages,
            self.pages,
            self.places,
            self._poster,
            interactions,
            self.observer,
            self.records,
            clock,
            pace,
        )
        self.boards = Boards(tables, steps, updater, self.outbox, interactions, clock, breath)
        self.threads = OwnThreads(self._poster, self.places)
        table_card_updater = TableCardUpdater(
            tables, self.languages, self.places, self._poster, self.threads, self.outbox
        )
        self.table_cards = TableCards(tables, table_card_updater, clock, pace)
        self.player_calls = PlayerCalls(tables, self.settings, self._poster, self.outbox, self.table_cards)
        self.open_hands = OpenHands(self.pages, interactions, clock, breath, hand_pace)
        self._unsubscribe: list[Callable[[], None]] = []

    def connect(self, client: discord.Client) -> None:
        """Through which client everything is posted."""
        self._poster.client = self.places.client = client

    async def post(self, guild: int, channel: int, message: OutgoingMessage) -> int:
        """A message that belongs to no table; who calls has a ticket of the outbox."""
        return await self._poster.post(guild, channel, message)

    def jump_url(self, guild: int, channel: int, message: int) -> str:
        return self._poster.jump_url(guild, channel, message)

    def start(self) -> None:
        """From now on every commit is shown."""
        listeners = (self.boards.update, self.open_hands.update, self.table_cards.update)
        self._unsubscribe = [self.tables.subscribe(listener) for listener in listeners]

    async def close(self) -> None:
        while self._unsubscribe:
            self._unsubscribe.pop()()
        await self.boards.close()
        await self.table_cards.close()
        await self.open_hands.close()
        await self.expert_results.close()
        self.animations.close()
