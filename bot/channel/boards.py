"""One public message a table, kept up to date beside the game: the newest state wins, about once a second."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.channel import pings
from bot.channel.board import Board
from bot.channel.hands import FORGOTTEN
from bot.channel.herald import told
from bot.channel.house import House
from bot.channel.pages import public_page, public_picture
from bot.channel.poster import ChannelGone, Later, Letter, MessageGone, NotAllowed, Poster
from bot.rules import Refused
from bot.tables import Caller, MessageRow, Phase, Snapshot
from bot.text import Speaker
from bot.ui.notices import resume_notice

BOARD, PING = "board", "ping"

PACE = 1.0  # seconds between two edits of a board
BREATH = 0.05  # before the first one: the click's own answer goes first
OLD = 55 * 60.0  # seconds; edits of messages older than an hour are rationed
BURIED = 10  # messages below it
PATIENCE = (1.0, 60.0)  # seconds; the first and the longest wait when Discord is out of reach
REFUSED = 60.0  # seconds until the next try where the bot may not post, unless its permissions change

NOBODY = Caller(FORGOTTEN, moderator=True)

log = logging.getLogger(__name__)


class Boards:
    def __init__(self, house: House, poster: Poster, *, pace: float = PACE, breath: float = BREATH) -> None:
        self._house, self._poster = house, poster
        self._pace, self._breath = pace, breath
        self._boards: dict[int, Board] = {}
        self._gone: set[int] = set()

    def show(self, snapshot: Snapshot, *, anew: bool = False) -> None:
        """Something has changed, or somebody looks for the first time since the start."""
        if snapshot.id in self._gone:
            return
        at = self._boards.get(snapshot.id)
        if at is None:
            at = self._boards[snapshot.id] = Board(snapshot)
        at.take(snapshot)
        at.anew = at.anew or anew
        self._wake(at)

    def glance(self, snapshot: Snapshot) -> None:
        """After a restart the first look at a table brings its board up to date, and so does one after a pause."""
        at = self._boards.get(snapshot.id)
        if at is None and snapshot.phase is not Phase.OVER:
            self.show(snapshot)
        elif at is not None and at.missing:
            self._wake(at)

    def nudge(self, guild: int) -> None:
        """Something about permissions has changed there."""
        for at in list(self._boards.values()):
            if at.newest.guild == guild and at.missing:
                at.next = 0.0
                self._wake(at)

    def missing(self, table: int) -> list[str]:
        """The permissions whose lack has stopped the posting."""
        at = self._boards.get(table)
        return at.missing if at else []

    @contextmanager
    def answering(self, table: int) -> Iterator[None]:
        """An answer that shows the board itself is on its way: wait for it."""
        at = self._boards.get(table)
        if at is not None:
            at.held += 1
        try:
            yield
        finally:
            if at is not None:
                at.held -= 1
                self._wake(at)

    async def opened(self, snapshot: Snapshot, message: int) -> None:
        """An answer has become the table's board."""
        at = self._boards.get(snapshot.id) or self._boards.setdefault(snapshot.id, Board(snapshot))
        at.looked_up = True
        self._shows(at, snapshot)
        await self._keep(at, BOARD, message)

    async def drawn(self, snapshot: Snapshot, message: int) -> None:
        """An answer has shown this much on that message, which may be an old board."""
        at = self._boards.get(snapshot.id) or self._boards.setdefault(snapshot.id, Board(snapshot))
        await self._look_up(at)
        if at.message is not None and at.message.message == message:
            self._shows(at, snapshot)

    def forget(self, table: int) -> None:
        """Whatever is under way for it; the next look begins from what is stored."""
        at = self._boards.pop(table, None)
        if at is not None and at.task is not None:
            at.task.cancel()

    async def gone(self, table: int) -> None:
        """The channel is not there any more: the table is closed, and nobody can be told."""
        self._gone.add(table)
        try:
            await self._house.tables.end(table, NOBODY)
        except Refused as refused:
            log.info("table %d, whose channel has gone, was not closed: %s", table, refused.clause)
        finally:
            self._gone.discard(table)
            at = self._boards.pop(table, None)
            if at is not None and at.task not in (None, asyncio.current_task()):
                at.task.cancel()

    async def close(self) -> None:
        tasks = [at.task for at in self._boards.values() if at.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wake(self, at: Board) -> None:
        if at.task is None and not at.held and at.unsettled:
            at.task = asyncio.create_task(self._run(at), name=f"board-{at.newest.id}")

    async def _run(self, at: Board) -> None:
        try:
            await asyncio.sleep(self._breath)
            while at.unsettled:
                await asyncio.sleep(max(0.0, at.next - time.monotonic()))
                if at.held or not await self._bring_up(at):
                    return
        except Exception:
            log.exception("table %d: its board failed", at.newest.id)
        finally:
            at.task = None
            if at.newest.phase is Phase.OVER and not at.unsettled and self._boards.get(at.newest.id) is at:
                del self._boards[at.newest.id]

    async def _bring_up(self, at: Board) -> bool:
        """Whether to go on; after a lost permission the next change tries again."""
        snapshot = at.newest
        try:
            await self._look_up(at)
            was_missing, at.missing = at.missing, self._poster.missing(snapshot.guild, snapshot.channel)
            if at.missing:
                return False
            say = await self._house.public(snapshot.guild, self._poster.locale(snapshot.guild))
            await self._draw(at, snapshot, say)
            if was_missing:
                await self._poster.post(snapshot.guild, snapshot.channel, Letter(resume_notice(say)))
            await self._tell(at, say)
            await self._call(at, snapshot, say)
        except NotAllowed:
            at.missing = self._poster.missing(snapshot.guild, snapshot.channel) or ["send_messages"]
            at.next = time.monotonic() + REFUSED  # too many refusals, and Discord bans the address
            return False
        except ChannelGone:
            await self.gone(snapshot.id)
            return False
        except (Later, Refused) as error:
            self._postpone(at)
            log.info("table %d: its board comes later (%s)", snapshot.id, error)
            return True
        at.failures = 0
        return True

    def _postpone(self, at: Board) -> None:
        first, longest = PATIENCE
        at.next = time.monotonic() + min(longest, first * 2 ** min(at.failures, 10))
        at.failures += 1

    async def _look_up(self, at: Board) -> None:
        if at.looked_up:
            return
        rows = await self._house.tables.notes.messages(at.newest.id)
        at.message, at.ping = at.message or rows.get(BOARD), rows.get(PING)
        if at.ping is not None and not at.moved:
            at.called = pings.wanted(at.newest)  # sent before the restart
        at.looked_up = True

    async def _draw(self, at: Board, snapshot: Snapshot, say: Speaker) -> None:
        if not at.dirty:
            return
        anew = at.anew or await self._out_of_sight(at, snapshot)
        allowed = self._poster.permissions(snapshot.guild, snapshot.channel)
        pictured = allowed is not None and allowed.attach_files
        picture = await public_picture(self._house, say, snapshot) if pictured else None
        content, page = await public_page(self._house, say, snapshot)
        letter = Letter(content, page, picture=picture)
        at.next = time.monotonic() + self._pace
        old = at.message
        if old is not None and not anew:
            try:
                await self._poster.edit(snapshot.guild, old.channel, old.message, letter)
                self._shows(at, snapshot)
                return
            except MessageGone:
                at.message = None
        message = await self._poster.post(snapshot.guild, snapshot.channel, letter)
        at.anew = False
        self._shows(at, snapshot)
        await self._keep(at, BOARD, message)
        if old is not None:
            await self._poster.delete(snapshot.guild, old.channel, old.message)

    async def _out_of_sight(self, at: Board, snapshot: Snapshot) -> bool:
        """Too old, or too far up; the latter is asked once a turn, and only where the bot may read the channel."""
        if at.message is None:
            return False
        if self._house.tables.table_log.clock() - at.message.at > OLD:
            return True
        if at.looked_below >= snapshot.turn and snapshot.phase is not Phase.OVER:
            return False
        at.looked_below = snapshot.turn
        allowed = self._poster.permissions(snapshot.guild, snapshot.channel)
        if allowed is None or not allowed.read_message_history:
            return False
        return await self._poster.below(snapshot.guild, snapshot.channel, at.message.message, BURIED + 1) > BURIED

    async def _tell(self, at: Board, say: Speaker) -> None:
        while at.news:
            before, change = at.news[0]
            for text in told(say, before, change):
                await self._poster.post(change.guild, change.channel, Letter(text))
            at.news.pop(0)

    async def _call(self, at: Board, snapshot: Snapshot, say: Speaker) -> None:
        call = pings.wanted(snapshot)
        if call == at.called:
            return
        if at.ping is not None:
            await self._poster.delete(snapshot.guild, at.ping.channel, at.ping.message)
            await self._house.tables.notes.drop_message(snapshot.id, PING)
            at.ping = at.called = None
        if call is not None:
            shown = at.message
            board = self._poster.address(snapshot.guild, shown.channel, shown.message) if shown else None
            letter = await pings.letter(self._house, say, snapshot, call, board)
            if letter is not None:
                await self._keep(at, PING, await self._poster.post(snapshot.guild, snapshot.channel, letter))
        at.called = call

    def _shows(self, at: Board, snapshot: Snapshot) -> None:
        at.drawn, at.next = max(at.drawn, snapshot.n), time.monotonic() + self._pace

    async def _keep(self, at: Board, kind: str, message: int) -> None:
        snapshot, now = at.newest, self._house.tables.table_log.clock()
        row = MessageRow(snapshot.id, kind, snapshot.channel, message, now)
        if kind == BOARD:
            at.message = row
        else:
            at.ping = row
        await self._house.tables.notes.keep_message(snapshot.id, kind, snapshot.channel, message)
