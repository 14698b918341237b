"""What a server and a person can set. Stored as JSON: unknown fields are ignored, missing ones have their default,
and one that this version cannot read counts as missing, so that a single bad value costs nobody the rest."""

import logging
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

MINUTE = 60.0
HOUR = 60 * MINUTE

S = TypeVar("S", "ServerSettings", "PersonSettings")

log = logging.getLogger(__name__)


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    language: str | None = None  # None: the server's own locale
    remind: float = 10 * MINUTE  # of silence, before the active player is reminded
    takeover: float = 20 * MINUTE  # more, before anybody seated may let the computer take the seat
    close: float = 24 * HOUR  # more, before a forgotten table closes
    hosts: Literal["everyone", "moderators"] = "everyone"
    host_role: int | None = None  # with it set, holders of this role may host as well as moderators
    mod_role: int | None = None  # with it set, holders of this role moderate tables, as those who manage channels do
    channels: tuple[int, ...] = ()  # where tables may be opened, threads in them included; empty: everywhere
    pictures: bool = True  # draw boards here
    tables_per_host: int = 3  # open at a time; moderators may open more
    tables_per_server: int = 25
    daily_channel: int | None = None  # where each new Daily is announced, with the tables of the day before
    threads: bool = False  # a table that is opened in a channel gets a thread of its own


class QuietHours(Struct, frozen=True):
    """Every day from one hour to the other, by the clocks of this time zone: an offset or a name."""

    start: int
    end: int
    zone: str


class TableChoices(Struct, frozen=True):
    """How somebody set up their last table, in the words of whoever offers the choices."""

    variant: str
    options: tuple[str, ...]  # those that were on
    tempo: str


class PersonSettings(Struct, frozen=True, omit_defaults=True):
    ping: bool = True  # mention me when it is my turn
    next_ping: bool = False  # and when the turn before mine begins
    language: str | None = None  # None: what Discord says with each click
    pictures: bool = True  # draw my hand
    two_steps: bool = False  # a press for the card, another for the pile
    quiet: QuietHours | None = None  # when not to mention me
    hidden: bool = False  # show me in no statistics but my own
    last_table: TableChoices | None = None  # None: as usual


def pack(settings: ServerSettings | PersonSettings) -> str:
    return msgspec.json.encode(settings).decode()


def unpack(text: str | None, kind: type[S]) -> S:
    if text is None:
        return kind()
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        log.error("%s in the database cannot be read: %s", kind.__name__, error)
        return _unpack_fields(text, kind)


def _unpack_fields(text: str, kind: type[S]) -> S:
    """What can be read of it, field by field."""
    try:
        found = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError:
        return kind()
    readable = {}
    for field in fields(kind):
        if field.encode_name in found:
            try:
                readable[field.name] = msgspec.json.decode(found[field.encode_name], type=field.type)
            except msgspec.DecodeError:
                continue
    return kind(**readable)
