"""What is written down about company: whom somebody blocks, who wants to be told, when a server was last called."""

from typing import TypeAlias

from msgspec import Struct

from bot.store.rows import SubscriptionRow


class SetBlock(Struct, frozen=True):
    """Since when is kept as it was said first."""

    person: int
    other: int
    since: float


class DropBlock(Struct, frozen=True):
    person: int
    other: int


class SetSubscription(Struct, frozen=True):
    row: SubscriptionRow


class DropSubscription(Struct, frozen=True):
    person: int
    guild: int


class NoteCall(Struct, frozen=True):
    """Somebody looks for players on a server, and these people are told."""

    guild: int
    at: float
    people: tuple[int, ...] = ()


CompanyChange: TypeAlias = DropBlock | DropSubscription | NoteCall | SetBlock | SetSubscription
