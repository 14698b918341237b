"""The messages that call players, each gone once it has done its work."""

from collections.abc import Awaitable, Callable

from bot.channel.context.settings_cache import SettingsCache
from bot.channel.messages.board import Board
from bot.channel.messages.fresh_interactions import FreshInteraction
from bot.channel.messages.next_pings import next_ping_message, wants_next_ping
from bot.channel.messages.outgoing import OutgoingMessage
from bot.channel.messages.poster import Poster
from bot.channel.messages.turn_pings import turn_ping_message
from bot.tables import MessageRow, Notes, Snapshot
from bot.text import Speaker

PING, NEXT = "ping", "next"  # the kinds of stored messages

Post = Callable[[Snapshot, OutgoingMessage, FreshInteraction | None], Awaitable[int]]


class Calls:
    def __init__(self, notes: Notes, settings: SettingsCache, poster: Poster, post: Post) -> None:
        self._notes, self._settings, self._poster, self._post = notes, settings, poster, post

    async def post_ping(self, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        """Whether anything was sent. What quiet hours forbid is looked at again when they end."""
        snapshot, ping, shown = board.newest, board.wanted_ping, board.message
        if ping is None:
            return False
        url = self._poster.jump_url(snapshot.guild, shown.channel, shown.message) if shown else None
        message, later = await turn_ping_message(self._settings, say, snapshot, ping, url)
        if message is not None:
            number = await self._post(snapshot, message, token)
            board.ping_message, board.ping_token = self._row(board, PING, number), token
            await self._keep(board.ping_message)
        if message is not None or later is None:
            board.ping = ping
        if later is not None:
            board.put_off_call(ping, later - self._settings.clock())
        return message is not None

    async def delete_ping(self, board: Board, token: FreshInteraction | None) -> bool:
        old, snapshot = board.ping_message, board.newest
        assert old is not None
        if not await self._poster.delete(snapshot.guild, old.channel, old.message, token):
            board.old_messages.append(old)  # in an archived thread: once the next message has woken it
        await self._notes.drop_message(snapshot.id, PING)
        board.ping_message = board.ping_token = board.ping = None
        return True

    def load_next(self, board: Board, row: MessageRow | None) -> None:
        """What was sent before the start, in this turn unless it has passed meanwhile, is not sent again."""
        board.next_message = row
        if row is not None and not board.turn_passed:
            board.next_ping = board.wanted_next

    async def settle_next(self, board: Board) -> None:
        """Most people have not asked for it: then there is nothing to send, and no place in a line is needed."""
        wanted = board.wanted_next
        if wanted is None or wanted == board.next_ping or board.next_message is not None:
            return
        if not await wants_next_ping(self._settings, board.newest, wanted) and wanted == board.wanted_next:
            board.next_ping = wanted

    async def post_next(self, board: Board, say: Speaker, token: FreshInteraction | None) -> bool:
        snapshot, wanted = board.newest, board.wanted_next
        if wanted is None:
            return False
        number = await self._post(snapshot, next_ping_message(self._settings, say, snapshot, wanted), token)
        board.next_ping, board.next_message = wanted, self._row(board, NEXT, number)
        await self._keep(board.next_message)
        return True

    async def delete_next(self, board: Board) -> bool:
        old, snapshot = board.next_message, board.newest
        assert old is not None
        if not await self._poster.delete(snapshot.guild, old.channel, old.message, None):
            board.old_messages.append(old)
        await self._notes.drop_message(snapshot.id, NEXT)
        board.next_message = None
        return True

    def _row(self, board: Board, kind: str, number: int) -> MessageRow:
        return MessageRow(board.newest.id, kind, board.newest.channel, number, self._settings.clock())

    async def _keep(self, row: MessageRow) -> None:
        await self._notes.keep_message(row.table, row.kind, row.channel, row.message)
