"""Brings one table's public messages up to date: the board, what is announced, and the turn ping."""

import time

from bot.channel.context.languages import Languages
from bot.channel.context.server_info import ServerInfo
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.announcements import announcements
from bot.channel.messages.board import Board
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.pages import Pages
from bot.channel.messages.poster import MessageGone, NotAllowed, Poster
from bot.channel.messages.turn_pings import turn_ping_message, turn_ping_of
from bot.tables import MessageRow, Phase, Snapshot, Tables
from bot.text import Speaker
from bot.ui.notices import resume_notice

BOARD, PING = "board", "ping"  # the kinds of stored messages

PACE = 1.0  # seconds between two edits of a board
OLD = 55 * 60.0  # seconds; edits of messages older than an hour are rationed
BURIED = 10  # messages below it
REFUSED = 60.0  # seconds until the next try where the bot may not post, unless its permissions change


class BoardUpdater:
    def __init__(
        self,
        tables: Tables,
        settings: SettingsCache,
        languages: Languages,
        pages: Pages,
        servers: ServerInfo,
        poster: Poster,
        pace: float,
    ) -> None:
        self._tables, self._settings, self._languages, self._pages = tables, settings, languages, pages
        self._servers, self._poster, self._pace = servers, poster, pace

    async def update(self, board: Board) -> bool:
        """Whether the bot may post there; after a lost permission the next change tries again."""
        snapshot = board.newest
        try:
            await self.load(board)
            lacked = board.missing_permissions
            board.missing_permissions = self._servers.missing_permissions(snapshot.guild, snapshot.channel)
            if board.missing_permissions:
                return False
            say = await self._languages.of_server(snapshot.guild, self._servers.locale(snapshot.guild))
            await self._draw(board, snapshot, say)
            if lacked:
                await self._poster.post(snapshot.guild, snapshot.channel, OutgoingMessage(resume_notice(say)))
            await self._announce(board, say)
            await self._ping(board, snapshot, say)
        except NotAllowed:
            missing = self._servers.missing_permissions(snapshot.guild, snapshot.channel)
            board.missing_permissions = missing or ["send_messages"]
            board.due = time.monotonic() + REFUSED  # too many refusals, and Discord bans the address
            return False
        return True

    async def load(self, board: Board) -> None:
        """What had been posted before the start."""
        if board.loaded:
            return
        rows = await self._tables.notes.messages(board.newest.id)
        board.message, board.ping_message = board.message or rows.get(BOARD), rows.get(PING)
        if board.ping_message is not None and not board.moved:
            board.ping = turn_ping_of(board.newest)  # sent before the restart
        board.loaded = True

    def note_drawn(self, board: Board, snapshot: Snapshot) -> None:
        """The message shows this much."""
        board.drawn, board.due = max(board.drawn, snapshot.n), time.monotonic() + self._pace

    async def keep_board(self, board: Board, number: int) -> None:
        """This message is the board from now on."""
        board.message = self._row(board, BOARD, number)
        await self._keep(board.message)

    async def _draw(self, board: Board, snapshot: Snapshot, say: Speaker) -> None:
        if not board.needs_drawing:
            return
        again = board.post_again or await self._is_out_of_sight(board, snapshot)
        allowed = self._servers.bot_permissions(snapshot.guild, snapshot.channel)
        with_picture = allowed is not None and allowed.attach_files
        message = await self._pages.public_message(say, snapshot, with_picture=with_picture)
        board.due = time.monotonic() + self._pace
        old = board.message
        if old is not None and not again:
            try:
                await self._poster.edit(snapshot.guild, old.channel, old.message, message)
                self.note_drawn(board, snapshot)
                return
            except MessageGone:
                board.message = None
        number = await self._poster.post(snapshot.guild, snapshot.channel, message)
        board.post_again = False
        self.note_drawn(board, snapshot)
        await self.keep_board(board, number)
        if old is not None:
            await self._poster.delete(snapshot.guild, old.channel, old.message)

    async def _is_out_of_sight(self, board: Board, snapshot: Snapshot) -> bool:
        """Too old, or too far up; the latter is asked once a turn, and only where the bot may read the channel."""
        if board.message is None:
            return False
        if self._tables.table_log.clock() - board.message.at > OLD:
            return True
        if board.depth_checked >= snapshot.turn and snapshot.phase is not Phase.OVER:
            return False
        board.depth_checked = snapshot.turn
        allowed = self._servers.bot_permissions(snapshot.guild, snapshot.channel)
        if allowed is None or not allowed.read_message_history:
            return False
        number = board.message.message
        return await self._poster.count_below(snapshot.guild, snapshot.channel, number, BURIED + 1) > BURIED

    async def _announce(self, board: Board, say: Speaker) -> None:
        while board.news:
            before, change = board.news[0]
            for text in announcements(say, before, change):
                await self._poster.post(change.guild, change.channel, OutgoingMessage(text))
            board.news.pop(0)

    async def _ping(self, board: Board, snapshot: Snapshot, say: Speaker) -> None:
        ping = turn_ping_of(snapshot)
        if ping == board.ping:
            return
        if (old := board.ping_message) is not None:
            await self._poster.delete(snapshot.guild, old.channel, old.message)
            await self._tables.notes.drop_message(snapshot.id, PING)
            board.ping_message = board.ping = None
        if ping is not None:
            shown = board.message
            url = self._poster.jump_url(snapshot.guild, shown.channel, shown.message) if shown else None
            message = await turn_ping_message(self._settings, say, snapshot, ping, url)
            if message is not None:
                number = await self._poster.post(snapshot.guild, snapshot.channel, message)
                board.ping_message = self._row(board, PING, number)
                await self._keep(board.ping_message)
        board.ping = ping

    def _row(self, board: Board, kind: str, number: int) -> MessageRow:
        return MessageRow(board.newest.id, kind, board.newest.channel, number, self._tables.table_log.clock())

    async def _keep(self, row: MessageRow) -> None:
        await self._tables.notes.keep_message(row.table, row.kind, row.channel, row.message)
