"""Who waits for a permit to send: servers are served in turn, and within a server what people wait for comes first."""

from collections import OrderedDict
from collections.abc import Callable
from enum import IntEnum


class Priority(IntEnum):
    PING = 0  # and what is announced
    BOARD = 1
    TIDY = 2  # deletions, looks at the channel


class Ticket:
    """One table's place in the line, for one request: which one is decided when its turn has come."""

    __slots__ = ("free", "granted", "guild", "notify", "priority", "used")

    def __init__(self, guild: int, priority: Priority, notify: Callable[[], None], *, free: bool) -> None:
        self.guild, self.priority, self.notify = guild, priority, notify
        self.free = free  # by way of an interaction
        self.granted = False
        self.used = False  # a request has gone out with it


class WaitingLine:
    def __init__(self) -> None:
        self._servers: OrderedDict[int, dict[Priority, dict[Ticket, None]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def join(self, ticket: Ticket) -> None:
        """At the end of its server's line; a server that had none waits for its turn like the others."""
        lines = self._servers.setdefault(ticket.guild, {priority: {} for priority in Priority})
        lines[ticket.priority][ticket] = None
        self._length += 1

    def leave(self, ticket: Ticket) -> None:
        lines = self._servers[ticket.guild]
        del lines[ticket.priority][ticket]
        self._length -= 1
        if not any(lines.values()):
            del self._servers[ticket.guild]

    def raise_priority(self, ticket: Ticket, priority: Priority) -> None:
        lines = self._servers[ticket.guild]
        del lines[ticket.priority][ticket]
        ticket.priority = priority
        lines[priority][ticket] = None

    def next(self) -> Ticket:
        """Out of a line that is not empty."""
        guild, lines = next(iter(self._servers.items()))
        ticket = next(ticket for priority in Priority for ticket in lines[priority])
        self.leave(ticket)
        if guild in self._servers:
            self._servers.move_to_end(guild)
        return ticket
