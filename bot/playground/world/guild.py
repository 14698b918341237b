"""Who and what is there: a server, its channels, roles and people."""

from typing import Any

import msgspec

Json = dict[str, Any]

TEXT = 0
THREAD = 11


class User(msgspec.Struct):
    id: int
    name: str
    bot: bool = False
    locale: str | None = None  # None: they use the server's language


class Member(msgspec.Struct):
    user_id: int
    joined_at: str
    roles: list[int] = []


class Role(msgspec.Struct):
    id: int
    name: str
    permissions: int
    position: int
    colour: int = 0
    managed: bool = False


class Overwrite(msgspec.Struct):
    """A channel's exception for one role or one member."""

    target: int
    of_member: bool = False
    allow: int = 0
    deny: int = 0


class Channel(msgspec.Struct):
    id: int
    name: str
    position: int
    type: int = TEXT
    topic: str = ""
    parent_id: int | None = None  # of a thread: the channel it hangs on
    archived: bool = False
    overwrites: list[Overwrite] = []
    last_message_id: int | None = None


class Guild(msgspec.Struct):
    id: int
    name: str
    owner_id: int
    locale: str
    has_bot: bool = True


class Attachment(msgspec.Struct):
    """A file of a message; its bytes lie beside the journal under its id."""

    id: int
    filename: str
    size: int
    content_type: str
    url: str  # path and signature on this server; the origin depends on who asks
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct):
    """`body` is what goes over the wire. An ephemeral one has a viewer and is never stored."""

    body: Json
    files: list[Attachment] = []
    viewer: int | None = None

    @property
    def id(self) -> int:
        return int(self.body["id"])

    @property
    def channel_id(self) -> int:
        return int(self.body["channel_id"])

    @property
    def author_id(self) -> int:
        return int(self.body["author"]["id"])

    def seen_by(self, user_id: int) -> bool:
        return self.viewer is None or self.viewer == user_id
