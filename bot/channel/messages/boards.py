"""One public message a table, kept up to date beside the game: the newest state wins, about once a second."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.channel.messages.board import Board
from bot.channel.messages.board_update import BoardUpdater
from bot.channel.messages.open_hands import NOBODY
from bot.channel.messages.poster import ChannelGone, Later
from bot.rules import Refused
from bot.tables import Caller, Phase, Snapshot, Tables

BREATH = 0.05  # seconds before the first edit: the press's own answer goes first
PATIENCE = (1.0, 60.0)  # seconds; the first and the longest wait when Discord is out of reach

log = logging.getLogger(__name__)


class Boards:
    def __init__(self, tables: Tables, updater: BoardUpdater, breath: float) -> None:
        self._tables, self._updater, self._breath = tables, updater, breath
        self._boards: dict[int, Board] = {}
        self._closing: set[int] = set()

    def update(self, snapshot: Snapshot, *, post_again: bool = False) -> None:
        """Something has changed, or somebody looks for the first time since the start."""
        if snapshot.id in self._closing:
            return
        board = self._board(snapshot)
        board.take(snapshot)
        board.post_again = board.post_again or post_again
        self._wake(board)

    def catch_up(self, snapshot: Snapshot) -> None:
        """After a restart the first look at a table brings its board up to date, and so does one after a pause."""
        board = self._boards.get(snapshot.id)
        if board is None and snapshot.phase is not Phase.OVER:
            self.update(snapshot)
        elif board is not None and board.missing_permissions:
            self._wake(board)

    def retry_paused(self, guild: int) -> None:
        """Something about permissions has changed there."""
        for board in list(self._boards.values()):
            if board.newest.guild == guild and board.missing_permissions:
                board.due = 0.0
                self._wake(board)

    def missing_permissions(self, table: int) -> list[str]:
        """Those whose lack has stopped the posting."""
        board = self._boards.get(table)
        return board.missing_permissions if board else []

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

    async def adopt(self, snapshot: Snapshot, message: int) -> None:
        """An answer has become the table's board."""
        board = self._board(snapshot)
        board.loaded = True
        self._updater.note_drawn(board, snapshot)
        await self._updater.keep_board(board, message)

    async def note_drawn(self, snapshot: Snapshot, message: int) -> None:
        """An answer has shown this much on that message, which may be an old board."""
        board = self._board(snapshot)
        await self._updater.load(board)
        if board.message is not None and board.message.message == message:
            self._updater.note_drawn(board, snapshot)

    def forget(self, table: int) -> None:
        """Whatever is under way for it; the next look begins from what is stored."""
        board = self._boards.pop(table, None)
        if board is not None and board.task is not None:
            board.task.cancel()

    async def close_table(self, table: int) -> None:
        """Its channel is not there any more: the table ends, and nobody can be told."""
        self._closing.add(table)
        try:
            await self._tables.end(table, Caller(NOBODY, moderator=True))
        except Refused as refused:
            log.info("table %d, whose channel has gone, was not closed: %s", table, refused.clause)
        finally:
            self._closing.discard(table)
            board = self._boards.pop(table, None)
            if board is not None and board.task not in (None, asyncio.current_task()):
                board.task.cancel()

    async def close(self) -> None:
        tasks = [board.task for board in self._boards.values() if board.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _board(self, snapshot: Snapshot) -> Board:
        board = self._boards.get(snapshot.id)
        if board is None:
            board = self._boards[snapshot.id] = Board(snapshot)
        return board

    def _wake(self, board: Board) -> None:
        if board.task is None and not board.answers_pending and board.needs_update:
            board.task = asyncio.create_task(self._run(board), name=f"board-{board.newest.id}")

    async def _run(self, board: Board) -> None:
        try:
            await asyncio.sleep(self._breath)
            while board.needs_update:
                await asyncio.sleep(max(0.0, board.due - time.monotonic()))
                if board.answers_pending or not await self._update(board):
                    return
        except Exception:
            log.exception("table %d: its board failed", board.newest.id)
        finally:
            board.task = None
            table = board.newest.id
            if board.newest.phase is Phase.OVER and not board.needs_update and self._boards.get(table) is board:
                del self._boards[table]

    async def _update(self, board: Board) -> bool:
        """Whether to go on."""
        table = board.newest.id
        try:
            if not await self._updater.update(board):
                return False
        except ChannelGone:
            await self.close_table(table)
            return False
        except (Later, Refused) as error:
            self._postpone(board)
            log.info("table %d: its board comes later (%s)", table, error)
            return True
        board.failures = 0
        return True

    def _postpone(self, board: Board) -> None:
        first, longest = PATIENCE
        board.due = time.monotonic() + min(longest, first * 2 ** min(board.failures, 10))
        board.failures += 1
