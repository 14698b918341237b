"""The guild, its channels, roles, members and messages."""

from typing import Any

import msgspec

Json = dict[str, Any]

TEXT, DM, VOICE, GROUP_DM, CATEGORY, THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 3, 4, 11, 12, 15


class User(msgspec.Struct):
    id: int
    name: str
    bot: bool = False
    locale: str | None = None  # None: the guild's
    has_app: bool = False  # installed for themselves


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
    """A channel's permission overwrite for a role or a member."""

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
    overwrites: list[Overwrite] = []
    last_message_id: int | None = None
    guild_id: int | None = None  # None: the first guild
    # Of a thread
    parent_id: int | None = None
    owner_id: int | None = None  # None: the guild's owner
    archived: bool = False
    locked: bool = False
    archive_after: int = 10080  # minutes without activity
    archived_at: str = ""  # when it was last archived or woken
    members: list[int] = []
    # Of a direct message or a group: everybody but the bot, which is in the former only
    recipients: list[int] = []

    @property
    def is_private(self) -> bool:
        return self.type in (DM, GROUP_DM)

    @property
    def is_thread(self) -> bool:
        return self.type in (THREAD, PRIVATE_THREAD)


class Guild(msgspec.Struct):
    id: int
    name: str
    owner_id: int
    locale: str
    has_bot: bool = True
    available: bool = True  # to the bot: not in an outage
    system_channel: int | None = None  # where it greets people itself


class Emoji(msgspec.Struct):
    """One of the application's own. `image` is in base 64."""

    id: int
    name: str
    kind: str
    image: str


class Attachment(msgspec.Struct):
    """A file of a message. Its content is stored beside the journal, named by its id."""

    id: int
    filename: str
    size: int
    content_type: str
    url: str  # path and signature; the origin depends on who asks
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct):
    """`body` is Discord's JSON. An ephemeral message has a viewer and is never stored."""

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

    def is_visible_to(self, user_id: int) -> bool:
        return self.viewer is None or self.viewer == user_id
