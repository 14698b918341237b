"""The one door to games that are over: from the log of their table, or from what is kept of them afterwards."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.records.history import History
from bot.records.log_history import LogHistory
from bot.records.moment import Moment, moment
from bot.records.pasted import pasted_number, read_pasted
from bot.records.recording import encode_recording, history_from_recording
from bot.rules import Instructions, Refused
from bot.store import DropRecordings, GameRow, KeepRecording, StoreUnavailable
from bot.tables import Pace, PlayedOn, Seat, Setup, TableClause, Tables, is_personal
from bot.tables.shared_deal import OF_GAME
from bot.tables.store_errors import refuse_if_down
from bot.tables.table import Table

KEPT = 64  # replays in memory: some hundred kilobytes each
BATCH = 50  # tables looked at in one go before they are purged
LISTED = 25
PASTED_FOR = 30 * 86_400.0  # seconds
NO_REPLAY = "no-replay"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Game:
    """One that is over. Nothing about it is secret any more, but for whom it is."""

    table: Table  # without names once its log is gone
    history: History
    is_anybodys: bool = False  # not played here, but pasted by somebody

    def moment(self, number: int) -> Moment:
        return moment(self.table, self.history.turns, number, open_hands=True, can_play_on=True)

    def moments(self) -> list[Moment]:
        turns = self.history.turns
        return [moment(self.table, turns, at, open_hands=True, can_play_on=True) for at in range(len(turns))]

    def played_on(self, turn: int) -> PlayedOn:
        """How another table takes it up after this turn. At the deal nobody has started yet."""
        return PlayedOn(self.table.id, turn, self.history.deal, self.history.moves_until(turn) if turn else ())

    def is_open_to(self, person: int, guild: int) -> bool:
        """Everybody on the server where it was played, and whoever played, wherever they are."""
        if self.is_anybodys or self.table.seat_of(person) is not None:
            return True
        return not is_personal(self.table.id) and self.table.guild == guild


class Replays:
    """Each may raise `Refused`: with `no-replay` for what is not kept, and with T-still-on for a game that is on."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store
        self._histories: OrderedDict[int, History] = OrderedDict()  # of games that are over: they never change
        self._followed: OrderedDict[int, LogHistory] = OrderedDict()  # of games that are on
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def find(self, game: int) -> Game:
        with refuse_if_down():
            row = await self._store.table(game)
            if row is None:
                return await self._kept_game(game)
        if row.closed is None:
            raise Refused(TableClause.STILL_ON, table=game)
        table = await self._tables.table_log.look(game)
        if table.began is None:
            raise Refused(NO_REPLAY)
        return Game(table, await self._history(game))

    def is_at_hand(self, game: int) -> bool:
        """Whether it can be shown at once: otherwise a long log may take a while."""
        return game in self._histories

    def is_followed(self, table: int) -> bool:
        """Whether only what is new has to be read."""
        return table in self._followed

    async def follow(self, table: int, number: int, *, open_hands: bool) -> Moment:
        """A turn of a game that is on, or of one that is over: what everybody could see. Whoever asks for `open_hands`
        has made sure of it."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            log_history = self._followed.pop(table, None) or LogHistory(table)
            with refuse_if_down():
                await log_history.read_on(self._tables.table_log.reader)
            self._followed[table] = log_history
            while len(self._followed) > KEPT:
                self._followed.popitem(last=False)
            if log_history.history is None:
                raise Refused(TableClause.NOT_STARTED, table=table)
            turns = log_history.history.turns
            there = await self._tables.table_log.look(table)
        return moment(there, turns, number, open_hands=open_hands, can_play_on=False)

    async def recent(self, person: int, limit: int = LISTED) -> tuple[GameRow, ...]:
        """Somebody's games, newest first."""
        with refuse_if_down():
            return await self._store.games_of(person, limit)

    async def keep_pasted(self, text: str, shipped: Instructions) -> int:
        """The number of a game that somebody brings along. It goes after a while."""
        history = await asyncio.to_thread(read_pasted, text, shipped)
        record = encode_recording(history)
        number, until = pasted_number(record), self._tables.table_log.clock() + PASTED_FOR
        with refuse_if_down():
            await self._store.write(KeepRecording(number, 0, record, until))
        self._remember(number, history)
        return number

    async def keep_before_purge(self, before: float) -> None:
        """What there is of games whose logs are about to go. Raises `StoreUnavailable`."""
        after = -1
        while batch := await self._store.closed_before(before, after, BATCH):
            for table in batch:
                await self._keep(table)
            after = batch[-1]
        await self._store.write(DropRecordings(self._tables.table_log.clock()))

    async def _keep(self, table: int) -> None:
        row = await self._store.table(table)
        if row is None or await self._store.recording(table) is not None:
            return
        try:
            history = await LogHistory.read(self._tables.table_log.reader, table)
        except StoreUnavailable:
            raise
        except Exception as error:  # a log that cannot be read: its game goes with it
            log.warning("table %d: no recording (%s)", table, type(error).__name__)
            return
        if history is not None and history.turns[-1].state.outcome is not None:
            await self._store.write(KeepRecording(table, row.guild, encode_recording(history)))

    async def _history(self, game: int) -> History:
        lock = self._locks.setdefault(game, asyncio.Lock())
        async with lock:
            if game in self._histories:
                self._histories.move_to_end(game)
                return self._histories[game]
            try:
                with refuse_if_down():
                    history = await LogHistory.read(self._tables.table_log.reader, game)
            except Refused:
                raise
            except Exception as error:
                log.warning("table %d: no replay (%s)", game, type(error).__name__)
                raise Refused(NO_REPLAY) from error
            return self._remember(game, history)

    async def _kept_game(self, game: int) -> Game:
        """Without names: those went with the log."""
        row = await self._store.recording(game)
        if row is None:
            raise Refused(NO_REPLAY)
        history = self._histories.get(game) or self._remember(game, history_from_recording(row.what))
        result = await self._store.game(game)
        return Game(
            _table_of(row.game, row.guild, history, result),
            history,
            is_anybodys=row.guild == 0 and not is_personal(row.game),
        )

    def _remember(self, game: int, history: History | None) -> History:
        if history is None:
            raise Refused(NO_REPLAY)
        self._histories[game] = history
        while len(self._histories) > KEPT:
            self._histories.popitem(last=False)
        return history


def _table_of(game: int, guild: int, history: History, result: GameRow | None) -> Table:
    """As much of a table as is left of it."""
    variant = history.deal.variant
    seats = [Seat() for _ in range(variant.seats)]
    for player in result.players if result else ():
        level = player.computer if player.computer in ("easy", "normal", "expert") else None
        seats[player.seat] = Seat(player.person, level)  # type: ignore[arg-type]
    at = result.ended if result else 0.0
    code = result.deal if result and result.deal and not result.deal.startswith(OF_GAME) else None
    setup, pace = Setup(variant.name, variant.options, deal=code), Pace(0.0, 0.0, 0.0)
    origin = None if history.origin is None else PlayedOn(*history.origin)
    return Table(game, guild, 0, at, 0, setup, pace, tuple(seats), {}, -1, at, began=at, closed=at, played_on=origin)
