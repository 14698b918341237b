"""One public message a table, kept up to date beside the game: the newest state wins, about once a second.

Each table that needs something has at most one place in the line of the outbox, and a task only while it is its turn.
What it sends is decided and rendered then.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.channel.context.caller import Interaction
from bot.channel.context.clock import Clock
from bot.channel.messages.board import Board
from bot.channel.messages.board_steps import BoardSteps, Step
from bot.channel.messages.board_update import BoardUpdater
from bot.channel.messages.fresh_interactions import FreshInteractions
from bot.channel.messages.open_hands import NOBODY
from bot.channel.messages.outbox import Outbox, in_use
from bot.channel.messages.poster import ChannelGone, Later
from bot.rules import Refused
from bot.tables import Caller, Phase, Snapshot, Tables

PACE = 1.0  # seconds between two edits of a board, and before somebody is called who may act at once
BREATH = 0.05  # seconds before the first edit: the press's own answer goes first
JUST_ENDED = 3600.0  # seconds
PATIENCE = (1.0, 60.0)  # seconds; the first and the longest wait when Discord is out of reach

log = logging.getLogger(__name__)


class Boards:
    def __init__(
        self,
        tables: Tables,
        steps: BoardSteps,
        updater: BoardUpdater,
        outbox: Outbox,
        interactions: FreshInteractions,
        clock: Clock,
        breath: float,
    ) -> None:
        self._tables, self._steps, self._updater, self._outbox = tables, steps, updater, outbox
        self._interactions, self._clock, self._breath = interactions, clock, breath
        self._boards: dict[int, Board] = {}
        self._closing: set[int] = set()

    def update(self, snapshot: Snapshot, *, post_again: bool = False) -> None:
        """Something has changed, or somebody looks for the first time since the start."""
        if snapshot.id in self._closing or snapshot.is_personal:
            return
        board = self._board(snapshot)
        board.take(snapshot)
        board.post_again = board.post_again or post_again
        self._wake(board)

    def catch_up(self, snapshot: Snapshot) -> None:
        """After a restart the first look at a table brings its board up to date, and so does one after a pause."""
        board = self._boards.get(snapshot.id)
        if board is None and (snapshot.phase is not Phase.OVER or self._has_just_ended(snapshot)):
            self.update(snapshot)
        elif board is not None and board.obstacles:
            self._wake(board)

    def retry_paused(self, guild: int) -> None:
        """Something about permissions, or about its threads, has changed there."""
        for board in list(self._boards.values()):
            if board.newest.guild == guild and board.obstacles:
                board.blocked_until = 0.0
                self._wake(board)

    def obstacles(self, table: int) -> list[str]:
        """What has stopped the posting."""
        board = self._boards.get(table)
        return board.obstacles if board else []

    def try_again(self, table: int) -> None:
        """Somebody wants to play where nothing could be posted: only Discord knows whether that is still so."""
        board = self._boards.get(table)
        if board is not None and board.obstacles:
            board.want_retry()
            self._wake(board)

    @contextmanager
    def wait_for_answer(self, table: int) -> Iterator[None]:
        """An answer that shows the board itself is on its way: until it has arrived, nothing is drawn."""
        board = self._boards.get(table)
        if board is not None:
            board.answers_pending += 1
        try:
            yield
        finally:
            if board is not None:
                board.answers_pending -= 1
                self._wake(board)

    async def adopt(self, snapshot: Snapshot, message: int, interaction: Interaction | None = None) -> None:
        """An answer has become the table's board; with the interaction's token it can be edited while that lives."""
        board = self._board(snapshot)
        board.loaded = True
        self._updater.note_drawn(board, snapshot)
        token = None if interaction is None else self._interactions.remember(snapshot.id, interaction)
        await self._updater.keep_board(board, message, token)

    async def note_drawn(self, snapshot: Snapshot, message: int) -> None:
        """An answer has shown this much on that message, which may be an old board."""
        board = self._board(snapshot)
        await self._updater.load(board)
        if board.message is not None and board.message.message == message:
            self._updater.note_drawn(board, snapshot)

    def forget(self, table: int) -> None:
        """Whatever is under way for it; the next look begins from what is stored."""
        self._stop(self._boards.pop(table, None))

    async def close_table(self, table: int) -> None:
        """Its channel is not there any more: the table ends, and nobody can be told."""
        self._closing.add(table)
        try:
            await self._tables.end(table, Caller(NOBODY, moderator=True))
        except Refused as refused:
            log.info("table %d, whose channel has gone, was not closed: %s", table, refused.clause)
        finally:
            self._closing.discard(table)
            self._stop(self._boards.pop(table, None))

    async def close(self) -> None:
        tasks = [board.task for board in self._boards.values() if board.task is not None]
        for board in self._boards.values():
            self._stop(board)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _has_just_ended(self, snapshot: Snapshot) -> bool:
        """Then its result may still have to be told."""
        now = self._tables.table_log.clock()
        return snapshot.outcome is not None and snapshot.closed is not None and now - snapshot.closed < JUST_ENDED

    def _board(self, snapshot: Snapshot) -> Board:
        board = self._boards.get(snapshot.id)
        if board is None:
            board = self._boards[snapshot.id] = Board(snapshot, self._clock)
        return board

    def _stop(self, board: Board | None) -> None:
        if board is None:
            return
        self._stop_waiting(board)
        if board.task is not None and board.task is not asyncio.current_task():
            board.task.cancel()

    def _stop_waiting(self, board: Board) -> None:
        if board.alarm is not None:
            board.alarm.cancel()
            board.alarm = None
        while board.tickets:
            self._outbox.withdraw(board.tickets.popitem()[1])

    def _wake(self, board: Board) -> None:
        """Something has happened."""
        if not board.answers_pending and board.needs_update:
            self._start(board, self._breath)

    def _wake_at(self, board: Board, due: float) -> None:
        if board.alarm is not None:
            board.alarm.cancel()
        wait = max(0.0, due - self._clock())
        board.alarm = self._clock.call_later(wait, self._start, board)

    def _start(self, board: Board, breath: float = 0.0) -> None:
        if board.task is None:
            board.task = asyncio.create_task(self._run(board, breath), name=f"board-{board.newest.id}")

    async def _run(self, board: Board, breath: float) -> None:
        try:
            await self._clock.sleep(breath)
            while step := await self._next_step(board):
                await self._send(board, step)
        except ChannelGone:
            await self.close_table(board.newest.id)
        except Exception:
            log.exception("table %d: its board failed", board.newest.id)
            self._stop_waiting(board)
        finally:
            board.task = None
            table = board.newest.id
            if board.newest.phase is Phase.OVER and not board.needs_update and self._boards.get(table) is board:
                self._stop_waiting(self._boards.pop(table))

    async def _next_step(self, board: Board) -> Step | None:
        """What can be sent now. Where nothing can, the outbox, the clock or the next change wakes the board again."""
        if board.blocked_until > self._clock():
            self._stop_waiting(board)
            self._wake_at(board, board.blocked_until)
            return None
        try:
            await self._updater.load(board)
        except Refused as refused:
            self._postpone(board, refused)
            return await self._next_step(board)
        steps = [] if board.answers_pending else self._steps.of(board)
        if not steps or not self._updater.may_post(board):
            self._stop_waiting(board)
            return None
        step = self._sendable(board, steps)
        later = [step.due for step in steps if step.due > self._clock()]
        if step is None and later:
            self._wake_at(board, min(later))
        return step

    def _sendable(self, board: Board, steps: list[Step]) -> Step | None:
        """What costs nothing, or else the most urgent one, if it has a permit."""
        due = [step for step in steps if step.due <= self._clock()]
        free = [step for step in due if step.token is not None]
        best = free[0] if free else due[0] if due else None
        return best if best is not None and self._has_permit(board, best) else None

    def _has_permit(self, board: Board, step: Step) -> bool:
        free = step.token is not None
        ticket = board.tickets.get(free)
        if ticket is not None and not ticket.granted and ticket.priority < step.priority:
            self._outbox.withdraw(ticket)  # what was more urgent has gone another way
            ticket = None
        if ticket is None:
            ticket = self._outbox.ask(board.newest.guild, step.priority, lambda: self._start(board), free=free)
            board.tickets[free] = ticket
        else:
            self._outbox.hurry(ticket, step.priority)
        return ticket.granted

    async def _send(self, board: Board, step: Step) -> None:
        """With its permit."""
        permit = board.tickets.pop(step.token is not None)
        before, sent = in_use.set(None if permit.free else permit), True
        try:
            sent = await self._updater.run(board, step)
            board.failures = 0
        except (Later, Refused) as error:
            self._postpone(board, error)
        finally:
            in_use.reset(before)
            if sent:
                self._outbox.note_sent(step.priority, free=permit.free)
            else:
                self._outbox.withdraw(permit)

    def _postpone(self, board: Board, error: Exception) -> None:
        first, longest = PATIENCE
        board.blocked_until = self._clock() + min(longest, first * 2 ** min(board.failures, 10))
        board.failures += 1
        log.info("table %d: its board comes later (%s)", board.newest.id, error)
