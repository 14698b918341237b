"""The computer players of all tables: they speak, claim the start, and play a card at a time, through the door."""

import asyncio
import logging
from collections.abc import Awaitable, Sequence, Set
from typing import NamedTuple, TypeVar

from bot.players.fair_queue import FairQueue
from bot.rules import Action, Refused, Start, TableTalk, View
from bot.tables.clauses import TableClause as T
from bot.tables.computer import Choose, Talk, news, one_card, plain_turn
from bot.tables.rows import Acted, Entry, Level
from bot.tables.snapshot import Change, Snapshot
from bot.tables.table import Phase
from bot.tables.tables import Tables

THINKERS = 8  # computer players at once

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """The rest of a computer player's turn. It is only in memory: without it, the player is asked again."""

    moment: int
    actions: Sequence[Action]


class ComputerSeats:
    def __init__(self, tables: Tables, choose: Choose, talk: Talk | None, budget: float) -> None:
        self._tables = tables
        self._choose = choose
        self._talk = talk
        self._budget = budget
        self._plans: dict[int, Plan] = {}
        self._spoke_at: dict[int, object] = {}  # at which moment and which of them last spoke, by table
        self._to_speak_at: set[int] = set()
        self._thinking = FairQueue(THINKERS)
        tables.subscribe(self._listen)

    def tables_to_speak_at(self, *, but: Set[int]) -> set[int]:
        """The tables, but these, where something has happened to which computer players may have to say something.

        Each once.
        """
        tables = self._to_speak_at - but
        self._to_speak_at -= tables
        return tables

    def has_to_speak_at(self, table: int) -> bool:
        return table in self._to_speak_at

    async def play(self, table: int) -> Change | None:
        """One card, or whatever else the computer player does in one go. The others speak first."""
        snapshot = await self._speak(await self._tables.look(table))
        seat, view = snapshot.active, snapshot.view(snapshot.active)
        level = None if seat is None else snapshot.seats[seat].level
        if seat is None or view is None or level is None:
            return None
        plan = self._plans.pop(table, None)
        actions = plan.actions if plan and plan.moment == snapshot.moment else await self._decide(snapshot, view, level)
        try:
            change, actions = await self._act(snapshot, seat, actions or plain_turn(view.state))
        except Refused as refused:
            if refused.clause in (T.STALE, T.OVER, T.UNAVAILABLE):
                raise
            log.warning("table %d: a computer player was refused with %s", table, refused.clause)
            change, actions = await self._act(snapshot, seat, plain_turn(view.state))
        if actions and change.active == seat:
            self._plans[table] = Plan(change.moment, actions)
        return change

    async def claim(self, table: int) -> Change | None:
        """O3: the computer player who minds least starts, each judging by its own hand."""
        snapshot = await self._tables.look(table)
        seats = _computers(snapshot)
        views = [view for seat in seats if (view := snapshot.view(seat)) is not None]
        if snapshot.phase is not Phase.CHOOSING or not views:
            return None
        costs = await self._in_time(snapshot, self._talk.opening_costs(views, snapshot.guild)) if self._talk else None
        _, seat = min(zip(costs or [0.0] * len(seats), seats, strict=True))
        return await self._tables.act_by_computer(table, seat, [Start()], snapshot.moment)

    async def speak(self, table: int) -> None:
        """What the computer players have to say to what has happened. Somebody's next card makes it obsolete."""
        try:
            await self._speak(await self._tables.look(table))
        except Refused as refused:
            if refused.clause != T.STALE:
                log.warning("table %d: talk was refused with %s", table, refused.clause)
        except Exception:  # talk is not worth a stopped clock
            log.exception("table %d: talk failed", table)

    async def _speak(self, snapshot: Snapshot) -> Snapshot:
        """All but the active one: its hand is about to change, and nobody plays before it has spoken again."""
        seats = [seat for seat in _computers(snapshot) if seat != snapshot.active]
        views = [view for seat in seats if (view := snapshot.view(seat)) is not None]
        occasion = (snapshot.moment, *seats)
        if self._talk is None or not views or not _may_talk(views[0]) or self._spoke_at.get(snapshot.id) == occasion:
            return snapshot
        words = await self._in_time(snapshot, self._talk.words(views, snapshot.guild))
        if words is None:
            return snapshot
        self._spoke_at[snapshot.id] = occasion
        for seat, view, said in zip(seats, views, words, strict=True):
            if actions := news(view.state, seat, said):
                snapshot = await self._tables.act_by_computer(snapshot.id, seat, actions, snapshot.moment)
        return snapshot

    async def _act(self, snapshot: Snapshot, seat: int, actions: Sequence[Action]) -> tuple[Change, Sequence[Action]]:
        now = one_card(actions)
        change = await self._tables.act_by_computer(snapshot.id, seat, actions[:now], snapshot.moment)
        return change, actions[now:]

    async def _decide(self, snapshot: Snapshot, view: View, level: Level) -> Sequence[Action]:
        async with self._thinking.turn(snapshot.guild):
            return await self._in_time(snapshot, self._choose(view, level, snapshot.guild, snapshot.company)) or ()

    async def _in_time(self, snapshot: Snapshot, asked: Awaitable[Answer]) -> Answer | None:
        """An answer in time, or none: no table waits for ever."""
        try:
            return await asyncio.wait_for(asked, self._budget)
        except TimeoutError:  # under load hundreds of them may be: a line each is enough
            log.warning("table %d: a computer player took too long", snapshot.id)
        except Exception:
            log.exception("table %d: a computer player failed", snapshot.id)
        return None

    def _listen(self, change: Change) -> None:
        if change.phase is Phase.OVER:
            self._plans.pop(change.id, None)
            self._spoke_at.pop(change.id, None)
        elif self._talk is not None and _computers(change) and any(map(_is_not_talk, change.entries)):
            self._to_speak_at.add(change.id)
            self._tables.table_log.alarm.ring_by(self._tables.table_log.clock())


def _computers(snapshot: Snapshot) -> list[int]:
    return [at for at, seat in enumerate(snapshot.seats) if seat.level is not None]


def _may_talk(view: View) -> bool:
    """O14, X10."""
    state = view.state
    return state.outcome is None and state.variant.forbids_talk(state) is None


def _is_not_talk(entry: Entry) -> bool:
    """Anything but talk."""
    return not (isinstance(entry.what, Acted) and isinstance(entry.what.action, TableTalk))
