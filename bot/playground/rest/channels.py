"""Routes for channels and their messages, with the bot's permissions."""

from datetime import datetime
from typing import Any

from bot.playground import errors
from bot.playground.limits.form import Form
from bot.playground.message_request import MessageRequest
from bot.playground.message_writer import MessageWriter
from bot.playground.rest.call import Call
from bot.playground.rest.ratelimits import RateLimits
from bot.playground.rest.router import Handler
from bot.playground.thread_rules import refuse_edit, refuse_in_archive
from bot.playground.world import Channel, Json, Message, Permission, World
from bot.playground.world.guild import FORUM
from bot.playground.world.payloads import message_payload, seen_by_bot
from bot.playground.world.private_channels import direct_messages, location, private_channel_payload
from bot.playground.world.snowflakes import parse_snowflake

MAX_NONCES = 1000


class ChannelRoutes:
    def __init__(self, world: World, writer: MessageWriter, limits: RateLimits, origin: str) -> None:
        self._world = world
        self._writer = writer
        self._limits = limits
        self._origin = origin
        self._nonces: dict[tuple[int, str], Message] = {}

    def routes(self) -> dict[str, Handler]:
        message = "/channels/{channel_id}/messages/{message_id}"
        return {
            "POST /users/@me/channels": self.direct_messages,
            "GET /channels/{channel_id}": self.channel,
            "GET /channels/{channel_id}/messages": self.history,
            "POST /channels/{channel_id}/messages": self.send,
            f"GET {message}": self.message,
            f"PATCH {message}": self.edit,
            f"DELETE {message}": self.delete,
        }

    async def channel(self, call: Call) -> Any:
        channel = self._channel(call)
        if channel.is_private:
            return private_channel_payload(self._world, channel)
        return seen_by_bot(channel, self._world.guild_of(channel), self._world.bot)

    async def direct_messages(self, call: Call) -> Any:
        body = await call.object()
        user = self._world.users.get(parse_snowflake(body.get("recipient_id")) or 0)
        if user is None or user.bot:
            raise errors.cannot_send_to_user()
        return private_channel_payload(self._world, direct_messages(self._world, user))

    async def history(self, call: Call) -> Any:
        channel = self._channel(call)
        if "around" in call.request.query:
            raise errors.unsupported("`around` in a history")
        if not self._has(channel, Permission.READ_MESSAGE_HISTORY):
            return []
        before = call.query_number("before") or 1 << 63
        after = call.query_number("after") or 0
        limit = min(call.query_number("limit") or 50, 100)
        messages = [
            message
            for message in self._world.messages.get(channel.id, {}).values()
            if message.viewer is None and after < message.id < before
        ]
        # Newest first; with `after`, the ones right after it.
        page = messages[:limit] if after else messages[-limit:]
        return [self._payload(message) for message in reversed(page)]

    async def send(self, call: Call) -> Any:
        channel = self._channel(call)
        request = await call.message_request()
        if channel.type == FORUM:
            raise errors.no_text_channel()
        refuse_in_archive(self._world, channel)
        permission = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        self._require(channel, permission)
        self._require_for_content(channel, request)
        nonce = request.body.get("nonce") if request.body.get("enforce_nonce") else None
        message = self._nonces.get((channel.id, str(nonce))) if nonce else None
        if message is None:
            message = self._writer.send(
                request, self._world.bot, channel.id, **self._message_reference(channel, request)
            )
            self._world.threads.wake(channel)
            self._remember_nonce(nonce, message)
        return self._payload(message)

    async def message(self, call: Call) -> Any:
        channel = self._channel(call)
        self._require(channel, Permission.READ_MESSAGE_HISTORY)
        return self._payload(self._message(call, channel))

    async def edit(self, call: Call) -> Any:
        channel = self._channel(call)
        request = await call.message_request()
        message = self._message(call, channel)
        if message.author_id != self._world.bot.id:
            raise errors.cannot_edit_others()
        refuse_edit(self._world, channel)
        self._require_for_content(channel, request)
        self._limits.refuse_old_edits(channel.id, datetime.fromisoformat(message.body["timestamp"]).timestamp())
        self._writer.edit(message, request)
        return self._payload(message)

    async def delete(self, call: Call) -> Any:
        channel = self._channel(call)
        message = self._message(call, channel)
        refuse_in_archive(self._world, channel)
        if message.author_id != self._world.bot.id:
            self._require(channel, Permission.MANAGE_MESSAGES)
        self._world.delete(message)

    def _remember_nonce(self, nonce: str | None, message: Message) -> None:
        """A request with the same nonce gives the same message: its first answer was lost."""
        if nonce:
            self._nonces[message.channel_id, nonce] = message
        if len(self._nonces) > MAX_NONCES:
            del self._nonces[next(iter(self._nonces))]

    def _channel(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.path_id("channel_id"))
        if channel is None:
            raise errors.unknown_channel()
        has_bot = channel.is_private or self._world.guild_of(channel).has_bot
        if not has_bot or not self._world.can_view(self._world.bot.id, channel):
            raise errors.missing_access()
        return channel

    def _message(self, call: Call, channel: Channel) -> Message:
        message = self._world.message(channel.id, call.path_id("message_id"))
        if message is None or message.viewer is not None:
            raise errors.unknown_message()
        return message

    def _has(self, channel: Channel, permission: Permission) -> bool:
        return bool(self._world.permissions(self._world.bot.id, channel) & permission)

    def _require(self, channel: Channel, permission: Permission) -> None:
        if not self._has(channel, permission):
            raise errors.missing_permissions()

    def _require_for_content(self, channel: Channel, request: MessageRequest) -> None:
        if request.body.get("embeds"):
            self._require(channel, Permission.EMBED_LINKS)
        if request.uploads:
            self._require(channel, Permission.ATTACH_FILES)

    def _message_reference(self, channel: Channel, request: MessageRequest) -> Json:
        """The fields of a reply. `fail_if_not_exists` is true by default, as at Discord."""
        form = Form(request.body).child("message_reference")
        form.raise_errors()
        reference = form.value
        if not reference:
            return {}
        target = self._world.message(channel.id, parse_snowflake(reference.get("message_id")) or 0)
        if target is None or target.viewer is not None:
            if reference.get("fail_if_not_exists", True):
                error = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
                raise errors.ApiError(400, 50035, "Invalid Form Body", {"message_reference": {"_errors": [error]}})
            return {}
        where = location(self._world, target)
        return {"type": 19, "message_reference": {"type": 0, "message_id": str(target.id), **where}}

    def _payload(self, message: Message) -> Json:
        return message_payload(message, self._origin)
