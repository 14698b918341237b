"""Routes with which the bot starts, archives and locks threads: https://docs.discord.com/developers/resources/channel

A thread that is started from a message has the message's id, and so has a forum's post, which starts with one.
"""

from typing import Any

from bot.playground import errors
from bot.playground.limits.form import Form
from bot.playground.message_request import MessageRequest
from bot.playground.message_writer import MessageWriter
from bot.playground.rest.call import Call, Created
from bot.playground.rest.router import Handler
from bot.playground.world import Channel, Json, Message, Permission, World
from bot.playground.world.guild import FORUM, TEXT
from bot.playground.world.payloads import message_payload, seen_by_bot
from bot.playground.world.threads import DURATIONS

HAS_THREAD = 1 << 5
MAX_NAME = 100


class ThreadRoutes:
    def __init__(self, world: World, writer: MessageWriter, origin: str) -> None:
        self._world, self._writer, self._origin = world, writer, origin

    def routes(self) -> dict[str, Handler]:
        return {
            "POST /channels/{channel_id}/messages/{message_id}/threads": self.start_from_message,
            "POST /channels/{channel_id}/threads": self.start_post,
            "PATCH /channels/{channel_id}": self.change,
        }

    async def start_from_message(self, call: Call) -> Any:
        parent = self._channel(call)
        self._require(parent, Permission.CREATE_PUBLIC_THREADS | Permission.READ_MESSAGE_HISTORY)
        name, duration = _name_and_duration(await call.object())
        message = self._world.message(parent.id, call.path_id("message_id"))
        if message is None or message.viewer is not None:
            raise errors.unknown_message()
        if parent.type != TEXT:
            raise errors.wrong_channel_type()
        if message.id in self._world.channels:
            raise errors.thread_exists()
        thread = self._world.threads.create(parent, name, self._world.bot, archive_after=duration, number=message.id)
        self._world.edit(message, {**message.body, "flags": message.body["flags"] | HAS_THREAD}, message.files)
        return Created(self._payload(thread))

    async def start_post(self, call: Call) -> Any:
        """In a forum, with its first message."""
        forum = self._channel(call)
        request = await call.message_request()
        if forum.type != FORUM:
            raise errors.unsupported("threads without a message")
        self._require(forum, Permission.SEND_MESSAGES)  # which in a forum is the right to post
        name, duration = _name_and_duration(request.body)
        first = MessageRequest(request.body.get("message") or {}, request.uploads, ("message",))
        first.check()
        thread = self._world.threads.create(forum, name, self._world.bot, archive_after=duration)
        message = self._writer.send(first, self._world.bot, thread.id, id=str(thread.id))
        return Created({**self._payload(thread), "message": self._message_payload(message)})

    async def change(self, call: Call) -> Any:
        """Its starter may archive it and wake it; what is locked is a matter of moderators."""
        thread = self._channel(call)
        if not thread.is_thread:
            raise errors.unsupported("changes of channels")
        body = await call.object()
        archived, locked = bool(body.get("archived", thread.archived)), bool(body.get("locked", thread.locked))
        if thread.owner_id != self._world.bot.id or locked != thread.locked or thread.locked:
            self._require(thread, Permission.MANAGE_THREADS)
        if thread.archived and archived and body.keys() - {"archived", "locked"}:
            raise errors.thread_archived()
        if (name := _name(body)) is not None:
            thread.name = name
            self._world.put_channel(thread)
        self._world.threads.put_into_state(thread, archived=archived, locked=locked)
        return self._payload(thread)

    def _channel(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.path_id("channel_id"))
        if channel is None or channel.is_private:
            raise errors.unknown_channel()
        if not self._world.guild_of(channel).has_bot or not self._world.can_view(self._world.bot.id, channel):
            raise errors.missing_access()
        return channel

    def _require(self, channel: Channel, permission: Permission) -> None:
        if self._world.permissions(self._world.bot.id, channel) & permission != permission:
            raise errors.missing_permissions()

    def _payload(self, thread: Channel) -> Json:
        return seen_by_bot(thread, self._world.guild_of(thread), self._world.bot)

    def _message_payload(self, message: Message) -> Json:
        return message_payload(message, self._origin)


def _name(body: Json) -> str | None:
    form = Form(body)
    name = form.text("name", 1, MAX_NAME)
    form.raise_errors()
    return None if name is None else name.strip()


def _name_and_duration(body: Json) -> tuple[str, int]:
    form = Form(body)
    name = form.text("name", 1, MAX_NAME, required=True)
    if body.get("auto_archive_duration") is not None:
        form.one_of("auto_archive_duration", set(DURATIONS))
    form.raise_errors()
    assert name is not None
    return name.strip(), int(body.get("auto_archive_duration") or 4320)
