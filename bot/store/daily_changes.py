"""What is written down about the Daily."""

from typing import TypeAlias

from msgspec import Struct


class KeepDailyKey(Struct, frozen=True):
    """Of a day, unless it has one."""

    day: str
    secret: str


class KeepMark(Struct, frozen=True):
    """Somebody without a name had these cards."""

    deal: str
    mark: str
    day: str


class DropDays(Struct, frozen=True):
    """Marks and keys of days before this one."""

    before: str


class JoinDaily(Struct, frozen=True):
    """Somebody stands in this server's tables of the day."""

    guild: int
    person: int


class KeepExpertResult(Struct, frozen=True):
    deal: str
    won: bool
    cards: int
    turns: int


class NoteDailyPost(Struct, frozen=True):
    """This day is announced on a server: written down before it is sent, so that it is never sent twice."""

    guild: int
    day: str


DailyChange: TypeAlias = KeepDailyKey | KeepMark | DropDays | JoinDaily | KeepExpertResult | NoteDailyPost
