"""Who is at the door."""

from msgspec import Struct


class Caller(Struct, frozen=True):
    person: int
    name: str = ""  # shown to the others; whoever renders it makes it safe
    moderator: bool = False  # as Discord says at this very click
    roles: frozenset[int] = frozenset()
    interaction: int | None = None  # its id: what comes twice is done once
    channel: int | None = None  # a button's: it belongs to one table in one channel
