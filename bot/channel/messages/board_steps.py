"""What one table's public messages need next, in requests: each with its urgency, its time and the cheapest way."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.channel.context.clock import Clock
from bot.channel.context.places import Place, Places
from bot.channel.messages.board import Board
from bot.channel.messages.fresh_interactions import FreshInteraction, FreshInteractions
from bot.channel.messages.next_pings import next_call_due
from bot.channel.messages.outbox import Outbox
from bot.channel.messages.turn_pings import PRESENT, TurnPing, call_due
from bot.channel.messages.waiting_line import Priority
from bot.tables import Phase, Silence, Snapshot

OLD = 55 * 60.0  # seconds; edits of messages older than an hour are rationed
LOOK_EVERY = 5 * 60.0  # seconds; whether other messages have buried it
LOOK_AT_END = 60.0  # seconds that it has stood there: a result is worth a look of its own


class Need(StrEnum):
    POST_BOARD = "post the board"
    POST_RESULT = "post the result"
    EDIT_BOARD = "edit the board"
    POST_PING = "post the ping"
    DELETE_PING = "delete the ping"
    POST_NEXT = "call whoever is next"
    DELETE_NEXT = "delete that call"
    ANNOUNCE = "announce"
    DELETE_OLD_BOARD = "delete the old board"
    LOOK_BELOW = "look below the board"


@dataclass(frozen=True)
class Step:
    need: Need
    priority: Priority
    due: float = 0.0  # not before
    token: FreshInteraction | None = None  # by way of which it costs nothing of the budget


class BoardSteps:
    def __init__(
        self,
        places: Places,
        interactions: FreshInteractions,
        outbox: Outbox,
        clock: Clock,
        tables_clock: Callable[[], float],
        pace: float,
    ) -> None:
        """`clock` only goes forward, the tables' own tells the time of day; `pace`: what lies between two drawings."""
        self._places, self._interactions, self._outbox = places, interactions, outbox
        self._clock, self._tables_clock, self._pace = clock, tables_clock, pace

    def of(self, board: Board) -> list[Step]:
        """The most urgent one first."""
        return sorted(self._steps(board), key=lambda step: step.priority)

    def _steps(self, board: Board) -> Iterator[Step]:
        """Whoever is called finds the board and the news above the call; whoever acts at once is not called."""
        news = bool(board.news or board.resumed)
        renewal = self._way_to_renew(board)
        is_open = board.newest.outcome is None
        post = is_open and board.needs_drawing and (renewal is not None or self._must_be_posted(board))
        calls = board.wanted_ping != board.ping and board.wanted_ping is not None
        if news:
            yield Step(Need.ANNOUNCE, Priority.PING)
        urgent = calls and board.call_after <= self._clock()
        if post:
            yield Step(Need.POST_BOARD, Priority.PING if urgent else Priority.BOARD, board.due, renewal)
        if board.ping_message is not None and (board.ping is None or board.wanted_ping != board.ping):
            due = board.call_after if calls else 0.0  # what was told without a call stays till then
            yield Step(Need.DELETE_PING, Priority.PING if calls else Priority.TIDY, due, _usable(board.ping_token))
        elif calls and not post and not news:
            due = max(board.wanted_since + self._pace, board.call_after)
            if board.wanted_ping is not None:
                absent = call_due(board.newest, board.wanted_ping) - self._tables_clock()
                due = max(due, self._clock() + absent) if absent > 0 else due
                due = max(due, self._planning_until(board.newest, board.wanted_ping))
            yield Step(Need.POST_PING, Priority.PING, due, self._interactions.of(board.newest.id))
        if not post and not news:
            yield from self._next_call(board)
        if board.needs_result and not news:
            yield Step(Need.POST_RESULT, Priority.BOARD, token=self._interactions.of(board.newest.id))
        elif board.needs_drawing and not post:
            yield Step(Need.EDIT_BOARD, Priority.BOARD, board.due, _usable(board.message_token))
        if board.old_messages and not self._is_asleep(board):
            yield Step(Need.DELETE_OLD_BOARD, Priority.TIDY)
        if not board.needs_drawing and self._is_worth_a_look(board):
            yield Step(Need.LOOK_BELOW, Priority.TIDY)

    def _planning_until(self, snapshot: Snapshot, ping: TurnPing) -> float:
        """Whoever has just laid cards in mind sees that it is their turn, too."""
        if ping.seat is None or ping.silence is not Silence.FRESH:
            return 0.0
        planned = self._interactions.planned_at(snapshot.id, snapshot.seats[ping.seat].person)
        return 0.0 if planned is None else planned + PRESENT

    def _next_call(self, board: Board) -> Iterator[Step]:
        if not board.needs_next_ping:
            return
        if board.next_message is not None:
            yield Step(Need.DELETE_NEXT, Priority.TIDY)
        elif board.wanted_next is not None:
            absent = next_call_due(board.newest, board.wanted_next) - self._tables_clock()
            due = max(board.next_since + self._pace, self._clock() + absent if absent > 0 else 0.0)
            yield Step(Need.POST_NEXT, Priority.PING, due, self._interactions.of(board.newest.id))

    def _must_be_posted(self, board: Board) -> bool:
        return (
            board.post_again
            or board.message is None
            or self._tables_clock() - board.message.at > OLD
            or self._is_asleep(board)
        )

    def _way_to_renew(self, board: Board) -> FreshInteraction | None:
        """A table's first board, and in a crowd one that can only be edited with the bot's token, is posted by way of
        the last interaction: it looks like an answer to that press, but for a quarter of an hour its edits cost
        nothing."""
        is_dear = _usable(board.message_token) is None and self._outbox.is_crowded
        if board.message is not None and not is_dear:
            return None
        return self._interactions.of(board.newest.id)

    def _is_worth_a_look(self, board: Board) -> bool:
        """Only where it has stood for a while, and the bot may read the channel."""
        snapshot = board.newest
        if board.message is None or (snapshot.turn == 0 and snapshot.phase is not Phase.OVER):
            return False
        if snapshot.outcome is not None:  # the result has a message of its own
            return False
        patience = LOOK_AT_END if snapshot.phase is Phase.OVER else LOOK_EVERY
        if self._tables_clock() - max(board.message.at, board.looked) <= patience:
            return False
        place = self._place(board)
        return place is not None and not place.asleep and place.allowed.read_message_history

    def _is_asleep(self, board: Board) -> bool:
        """In an archived thread nothing can be edited; a new message wakes it."""
        place = self._place(board)
        return place is not None and place.asleep

    def _place(self, board: Board) -> Place | None:
        return self._places.of(board.newest.guild, board.newest.channel)


def _usable(token: FreshInteraction | None) -> FreshInteraction | None:
    return token if token is not None and token.is_usable else None
