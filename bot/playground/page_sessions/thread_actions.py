"""What a user can do with threads on the page: start, archive, lock, invite, leave."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.limits.form import Form
from bot.playground.message_request import MessageRequest
from bot.playground.message_writer import MessageWriter
from bot.playground.page_sessions.errors import ActionRefusedError
from bot.playground.page_sessions.user_view import UserView
from bot.playground.world import Channel, Json, Permission, World
from bot.playground.world.guild import FORUM, PRIVATE_THREAD, TEXT
from bot.playground.world.snowflakes import parse_snowflake
from bot.playground.world.threads import DURATIONS

THREAD_CREATED = 18
MAX_NAME = 100


class ThreadActions:
    def __init__(self, world: World, writer: MessageWriter, view: UserView) -> None:
        self._world = world
        self._writer = writer
        self._view = view

    def actions(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        return {
            "start_thread": self.start,
            "set_thread": self.set,
            "invite_to_thread": self.invite,
            "remove_from_thread": self.remove,
        }

    async def start(self, request: Json) -> Json:
        """In a forum it is a post, with its first message."""
        parent, private = self._view.requested_channel(request), bool(request.get("private"))
        name = _name(request)
        if parent.type not in (TEXT, FORUM) or (private and parent.type == FORUM):
            raise ActionRefusedError("page-refused-no-threads")
        if parent.type == FORUM:
            needed = Permission.SEND_MESSAGES  # which in a forum is the right to post
        else:
            needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        duration = request.get("archive_after", DURATIONS[-1])
        if duration not in DURATIONS:
            raise ActionRefusedError("page-refused-thread-duration")
        self._view.require(parent, needed, "page-refused-start-thread")
        text = MessageRequest({"content": str(request.get("text") or name)})
        text.check()
        thread = self._world.threads.create(parent, name, self._view.user, private=private, archive_after=int(duration))
        if parent.type == FORUM:
            self._writer.send(text, self._view.user, thread.id, id=str(thread.id))
        elif not private:
            self._announce_start(parent, thread)
        return {"channel": str(thread.id)}

    async def set(self, request: Json) -> None:
        """`archived` and `locked`, each if it is given."""
        thread = self._thread(request)
        archived = bool(request.get("archived", thread.archived))
        locked = bool(request.get("locked", thread.locked))
        own = self._view.user.id == thread.owner_id
        if locked != thread.locked or thread.locked:
            self._view.require(thread, Permission.MANAGE_THREADS, "page-refused-lock-thread")
        elif archived and not own:
            self._view.require(thread, Permission.MANAGE_THREADS, "page-refused-archive-thread")
        self._world.threads.put_into_state(thread, archived=archived, locked=locked)

    async def invite(self, request: Json) -> None:
        thread = self._thread(request)
        user = self._world.users.get(parse_snowflake(request.get("user")) or 0)
        if user is None or not self._world.permissions(user.id, thread) & Permission.VIEW_CHANNEL:
            raise ActionRefusedError("page-refused-cannot-see")
        self._world.threads.add_member(thread, user)

    async def remove(self, request: Json) -> None:
        thread = self._thread(request)
        user = self._world.users.get(parse_snowflake(request.get("user")) or 0)
        if user is None:
            raise ActionRefusedError("page-refused-member")
        if user is not self._view.user and not (
            thread.type == PRIVATE_THREAD and thread.owner_id == self._view.user.id
        ):
            self._view.require(thread, Permission.MANAGE_THREADS, "page-refused-remove-from-thread")
        self._world.threads.remove_member(thread, user)

    def _announce_start(self, parent: Channel, thread: Channel) -> None:
        guild_id = str(self._world.guild_of(parent).id)
        reference = {"type": 0, "guild_id": guild_id, "channel_id": str(thread.id)}
        self._writer.send(
            MessageRequest({"content": thread.name}),
            self._view.user,
            parent.id,
            type=THREAD_CREATED,
            message_reference=reference,
        )

    def _thread(self, request: Json) -> Channel:
        channel = self._view.requested_channel(request)
        if not channel.is_thread:
            raise ActionRefusedError("page-refused-no-thread")
        return channel


def _name(request: Json) -> str:
    form = Form({"name": request.get("name")})
    name = form.text("name", 1, MAX_NAME, required=True)
    form.raise_errors()
    assert name is not None
    return name.strip()
