"""Misfortune on demand: the next requests to a route are refused, delayed, or lose their connection.

Only Python code in the same process can ask for it; nothing on the network can.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass
class Fault:
    route: str
    times: int
    status: int | None = None  # None: no answer of this fault's own
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    everywhere: bool = False
    seconds: float = 0.0
    close_before: bool = False
    close_after: bool = False


class Faults:
    """Routes are named like `POST /channels/{channel_id}/messages`; `*` stands for anything."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def answer(
        self,
        status: int,
        route: str = "*",
        *,
        times: int = 1,
        code: int = 0,
        message: str = "",
        retry_after: float = 0.1,
        everywhere: bool = False,
    ) -> None:
        """Refuse without doing anything: 429, 500, 502, 503, or a 4xx with its code.

        `everywhere` is a 429 of the limit that all routes share.
        """
        self._waiting.append(Fault(route, times, status, code, message, retry_after, everywhere))

    def close(self, route: str = "*", *, times: int = 1, after: bool = False) -> None:
        """Close the connection instead of answering; with `after`, once the request has been carried out."""
        self._waiting.append(Fault(route, times, close_before=not after, close_after=after))

    def delay(self, seconds: float, route: str = "*", *, times: int = 1) -> None:
        self._waiting.append(Fault(route, times, seconds=seconds))

    def clear(self) -> None:
        self._waiting.clear()

    @property
    def pending(self) -> int:
        return sum(fault.times for fault in self._waiting)

    def take(self, route: str) -> Fault | None:
        for fault in self._waiting:
            if fnmatchcase(route, fault.route):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None
