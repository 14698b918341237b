"""What a server and a person can set. Stored as JSON: unknown fields are ignored."""

from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

MINUTE = 60.0
HOUR = 60 * MINUTE

S = TypeVar("S", "ServerSettings", "PersonSettings")


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    language: str | None = None  # None: the server's own locale
    remind: float = 10 * MINUTE  # of silence, before the active player is reminded
    takeover: float = 20 * MINUTE  # more, before anybody seated may let the computer take the seat
    close: float = 24 * HOUR  # more, before a forgotten table closes
    hosts: Literal["everyone", "moderators"] = "everyone"
    host_role: int | None = None  # with it set, holders of this role may host as well as moderators


class PersonSettings(Struct, frozen=True, omit_defaults=True):
    ping: bool = True  # mention me when it is my turn
    language: str | None = None  # None: what Discord says with each click


def pack(settings: ServerSettings | PersonSettings) -> str:
    return msgspec.json.encode(settings).decode()


def unpack(text: str | None, kind: type[S]) -> S:
    return kind() if text is None else msgspec.json.decode(text, type=kind)
