"""Brings one table's public messages up to date, a request at a time: the board, what is announced, the turn ping."""

from dataclasses import replace
from typing import assert_never

from bot.channel.context.clock import Clock
from bot.channel.context.languages import Languages
from bot.channel.context.observer import Observer
from bot.channel.context.places import Places
from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.announcements import announcements
from bot.channel.messages.board import Board
from bot.channel.messages.board_steps import Need, Step
from bot.channel.messages.calls import NEXT, PING, Calls
from bot.channel.messages.fresh_interactions import FreshInteraction, FreshInteractions
from bot.channel.messages.outgoing import OutgoingMessage, fingerprint
from bot.channel.messages.pages import Pages, closed_message
from bot.channel.messages.poster import MessageGone, NotAllowed, Poster, TokenExpired
from bot.records import Records
from bot.rules import Refused
from bot.tables import MessageRow, Snapshot, Tables
from bot.text import Speaker
from bot.ui.obstacles import resume_notice
from bot.ui.result_notes import result_notes_text

BOARD, RESULT = "board", "result"  # the kinds of stored messages

BURIED = 10  # messages below it
REFUSED = 60.0  # seconds until the next try where the bot may not post, unless its permissions change


class BoardUpdater:
    def __init__(
        self,
        tables: Tables,
        settings: SettingsCache,
        languages: Languages,
        pages: Pages,
        places: Places,
        poster: Poster,
        interactions: FreshInteractions,
        observer: Observer,
        records: Records,
        clock: Clock,
        pace: float,
    ) -> None:
        self._observer, self._records, self._clock = observer, records, clock
        self._tables, self._languages, self._pages = tables, languages, pages
        self._calls = Calls(tables.notes, settings, poster, self._post)
        self._places, self._poster, self._interactions, self._pace = places, poster, interactions, pace

    def may_post(self, board: Board) -> bool:
        """After a pause the next change tries again."""
        before, board.obstacles = board.obstacles, self._obstacles(board.newest)
        board.resumed = not board.obstacles and (board.resumed or bool(before))
        return not board.obstacles

    async def run(self, board: Board, step: Step) -> bool:
        """Whether anything was sent."""
        snapshot = board.newest
        try:
            say = await self._languages.of_server(snapshot.guild, self._places.locale(snapshot.guild))
            return await self._run(board, step, say)
        except TokenExpired:
            self._forget_token(board, step)
        except NotAllowed as refused:
            await self._places.look(snapshot.guild, snapshot.channel)
            board.obstacles = self._obstacles(snapshot) or [refused.obstacle]
            board.blocked_until = self._clock() + REFUSED  # too many refusals, and Discord bans the address
        return True

    async def load(self, board: Board) -> None:
        """What had been posted before the start."""
        if board.loaded:
            await self._calls.settle_next(board)
            return
        rows = await self._tables.notes.messages(board.newest.id)
        board.message, board.ping_message = board.message or rows.get(BOARD), rows.get(PING)
        board.result_message = board.result_message or rows.get(RESULT)
        if board.result_message is not None and board.message is None:  # it was closed, too
            board.drawn = board.newest.n
        if board.ping_message is not None and not board.moved:
            board.ping = board.wanted_ping  # sent before the restart
        self._calls.load_next(board, rows.get(NEXT))
        board.loaded = True
        await self._calls.settle_next(board)

    def note_drawn(self, board: Board, snapshot: Snapshot, shown: bytes | None = None) -> None:
        """The message shows this much; `shown` is the fingerprint of it, where it is known."""
        board.drawn, board.due = max(board.drawn, snapshot.n), self._clock() + self._pace
        board.fingerprint = shown
        if shown is None and board.message is not None:  # by an answer
            self._poster.forget_pictures(board.message.message)
        if board.behind_since is not None and snapshot.n >= board.newest.n:
            self._observer.board_shown(self._clock() - board.behind_since)
            board.behind_since = None

    async def keep_board(self, board: Board, number: int, token: FreshInteraction | None = None) -> None:
        """This message is the board from now on; `token` is that of the answer that it is."""
        board.message, board.message_token = self._row(board, BOARD, number), token
        await self._keep(board.message)

    async def _run(self, board: Board, step: Step, say: Speaker) -> bool:
        match step.need:
            case Need.POST_BOARD:
                return await self._post_board(board, say, step.token)
            case Need.POST_RESULT:
                return await self._post_result(board, say, step.token)
            case Need.EDIT_BOARD:
                return await self._edit_board(board, say, step.token)
            case Need.POST_PING:
                return await self._calls.post_ping(board, say, step.token)
            case Need.DELETE_PING:
                return await self._calls.delete_ping(board, step.token)
            case Need.POST_NEXT:
                return await self._calls.post_next(board, say, step.token)
            case Need.DELETE_NEXT:
                return await self._calls.delete_next(board)
            case Need.ANNOUNCE:
                return await self._announce(board, say)
            case Need.DELETE_OLD_BOARD:
                old = board.old_messages.pop()
                await self._poster.delete(board.newest.guild, old.channel, old.message)
                return True
            case Need.LOOK_BELOW:
                return await self._look_below(board)
            case _:
                assert_never(step.need)

    async def _post_board(self, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        snapshot = board.newest
        message = await self._public_message(board, snapshot, say)
        board.due = self._clock() + self._pace
        number = await self._post(snapshot, message, token)
        board.post_again = False
        self.note_drawn(board, snapshot, fingerprint(message))
        if board.message is not None:
            board.old_messages.append(board.message)
        await self.keep_board(board, number, token)
        return True

    async def _post_result(self, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        """At the foot of the channel, where people look."""
        snapshot = board.newest
        message = await self._public_message(board, snapshot, say)
        message = replace(message, content=await self._result_notes(snapshot, say))
        number = await self._post(snapshot, message, token)
        board.result_message = self._row(board, RESULT, number)
        await self._keep(board.result_message)
        return True

    async def _result_notes(self, snapshot: Snapshot, say: Speaker) -> str | None:
        """What was special about it, if anything, and if the record can be read."""
        try:
            return result_notes_text(say, await self._records.result_notes(snapshot.id)) or None
        except Refused:
            return None

    async def _edit_board(self, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        """Not if it shows all of it already."""
        snapshot, row = board.newest, board.message
        message = await self._board_message(board, snapshot, say)
        shown = fingerprint(message)
        if row is None or shown == board.fingerprint:
            self.note_drawn(board, snapshot, shown)
            return False
        board.due = self._clock() + self._pace
        try:
            await self._poster.edit(snapshot.guild, row.channel, row.message, message, token)
        except MessageGone:
            board.old_messages.append(row)
            board.message = board.message_token = None
        else:
            self.note_drawn(board, snapshot, shown)
        if board.result_message is not None:
            await self._tables.notes.drop_message(snapshot.id, BOARD)
        return True

    async def _board_message(self, board: Board, snapshot: Snapshot, say: Speaker) -> OutgoingMessage:
        """Once the result stands in a message of its own, the board is closed and leads there."""
        if (result := board.result_message) is None:
            return await self._public_message(board, snapshot, say)
        return closed_message(say, snapshot, self._poster.jump_url(snapshot.guild, result.channel, result.message))

    async def _public_message(self, board: Board, snapshot: Snapshot, say: Speaker) -> OutgoingMessage:
        place = await self._places.look(snapshot.guild, snapshot.channel)
        with_picture = place is not None and place.allowed.attach_files
        turns = tuple(turn for turn in board.turns if turn.n <= snapshot.n)
        return await self._pages.public_message(say, snapshot, with_picture=with_picture, turns=turns)

    async def _look_below(self, board: Board) -> bool:
        board.looked = self._tables.table_log.clock()
        if (row := board.message) is None:
            return False
        below = await self._poster.count_below(board.newest.guild, row.channel, row.message, BURIED + 1)
        board.post_again = board.post_again or below > BURIED
        return True

    async def _announce(self, board: Board, say: Speaker) -> bool:
        snapshot = board.newest
        if board.resumed:
            await self._poster.post(snapshot.guild, snapshot.channel, OutgoingMessage(resume_notice(say)))
            board.resumed = False
            return True
        before, change = board.news[0]
        texts = list(announcements(say, before, change))
        for text in texts:
            await self._poster.post(change.guild, change.channel, OutgoingMessage(text))
        board.news.pop(0)
        return bool(texts)

    async def _post(self, snapshot: Snapshot, message: OutgoingMessage, token: FreshInteraction | None) -> int:
        if token is not None:
            return await self._poster.follow_up(token, message)
        number = await self._poster.post(snapshot.guild, snapshot.channel, message)
        self._places.note_posted(snapshot.channel)
        return number

    def _obstacles(self, snapshot: Snapshot) -> list[str]:
        place = self._places.of(snapshot.guild, snapshot.channel)
        return place.obstacles if place is not None else []

    def _forget_token(self, board: Board, step: Step) -> None:
        if board.ping_token is step.token:
            board.ping_token = None
        if board.message_token is step.token:
            board.message_token = None
        if self._interactions.of(board.newest.id) is step.token:
            self._interactions.forget(board.newest.id)

    def _row(self, board: Board, kind: str, number: int) -> MessageRow:
        return MessageRow(board.newest.id, kind, board.newest.channel, number, self._tables.table_log.clock())

    async def _keep(self, row: MessageRow) -> None:
        await self._tables.notes.keep_message(row.table, row.kind, row.channel, row.message)
