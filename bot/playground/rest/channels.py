"""Channels and their messages, as far as the bot is allowed to touch them."""

from datetime import datetime
from typing import Any

from bot.playground import errors
from bot.playground.drafts import Desk, Draft
from bot.playground.limits.form import Form
from bot.playground.rest.call import Call
from bot.playground.rest.ratelimits import RateLimits
from bot.playground.rest.router import Handler
from bot.playground.world import Channel, Json, Message, Permission, World
from bot.playground.world.guild import THREAD
from bot.playground.world.payloads import channel_payload, message_payload
from bot.playground.world.snowflakes import snowflake

NONCES = 1000  # remembered, the newest


class Channels:
    def __init__(self, world: World, desk: Desk, limits: RateLimits, origin: str) -> None:
        self._world = world
        self._desk = desk
        self._limits = limits
        self._origin = origin
        self._nonces: dict[tuple[int, str], Message] = {}

    def routes(self) -> dict[str, Handler]:
        message = "/channels/{channel_id}/messages/{message_id}"
        return {
            "GET /channels/{channel_id}": self.channel,
            "GET /channels/{channel_id}/messages": self.history,
            "POST /channels/{channel_id}/messages": self.send,
            f"GET {message}": self.message,
            f"PATCH {message}": self.edit,
            f"DELETE {message}": self.delete,
        }

    async def channel(self, call: Call) -> Any:
        return channel_payload(self._channel(call), self._world.guild)

    async def history(self, call: Call) -> Any:
        channel = self._channel(call)
        if "around" in call.request.query:
            raise errors.not_played_here("`around` in a history")
        if not self._may(channel, Permission.READ_MESSAGE_HISTORY):
            return []
        before = call.query_number("before") or 1 << 63
        after = call.query_number("after") or 0
        limit = min(call.query_number("limit") or 50, 100)
        found = [
            message
            for message in self._world.messages.get(channel.id, {}).values()
            if message.viewer is None and after < message.id < before
        ]
        # Newest first; the ones right after `after` when that is asked for.
        wanted = found[:limit] if after else found[-limit:]
        return [self._payload(message) for message in reversed(wanted)]

    async def send(self, call: Call) -> Any:
        channel = self._channel(call)
        draft = await call.draft()
        sending = Permission.SEND_MESSAGES_IN_THREADS if channel.type == THREAD else Permission.SEND_MESSAGES
        self._demand(channel, sending)
        self._demand_parts(channel, draft)
        nonce = draft.body.get("nonce") if draft.body.get("enforce_nonce") else None
        message = self._nonces.get((channel.id, str(nonce))) if nonce else None
        if message is None:
            message = self._desk.send(draft, self._world.bot, channel.id, **self._reference(channel, draft))
            self._remember(nonce, message)
        return self._payload(message)

    async def message(self, call: Call) -> Any:
        channel = self._channel(call)
        self._demand(channel, Permission.READ_MESSAGE_HISTORY)
        return self._payload(self._message(call, channel))

    async def edit(self, call: Call) -> Any:
        channel = self._channel(call)
        draft = await call.draft()
        message = self._message(call, channel)
        if message.author_id != self._world.bot.id:
            raise errors.cannot_edit_others()
        self._demand_parts(channel, draft)
        self._limits.refuse_old_edits(channel.id, datetime.fromisoformat(message.body["timestamp"]).timestamp())
        self._desk.edit(message, draft)
        return self._payload(message)

    async def delete(self, call: Call) -> Any:
        channel = self._channel(call)
        message = self._message(call, channel)
        if message.author_id != self._world.bot.id:
            self._demand(channel, Permission.MANAGE_MESSAGES)
        self._world.delete(message)

    def _remember(self, nonce: str | None, message: Message) -> None:
        """A message sent again with the same nonce is the same message: its answer was lost on the way."""
        if nonce:
            self._nonces[message.channel_id, nonce] = message
        if len(self._nonces) > NONCES:
            del self._nonces[next(iter(self._nonces))]

    def _channel(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.id("channel_id"))
        if channel is None:
            raise errors.unknown_channel()
        if not self._world.guild.has_bot or not self._may(channel, Permission.VIEW_CHANNEL):
            raise errors.missing_access()
        return channel

    def _message(self, call: Call, channel: Channel) -> Message:
        message = self._world.message(channel.id, call.id("message_id"))
        if message is None or message.viewer is not None:
            raise errors.unknown_message()
        return message

    def _may(self, channel: Channel, permission: Permission) -> bool:
        return bool(self._world.may(self._world.bot.id, channel) & permission)

    def _demand(self, channel: Channel, permission: Permission) -> None:
        if not self._may(channel, permission):
            raise errors.missing_permissions()

    def _demand_parts(self, channel: Channel, draft: Draft) -> None:
        if channel.archived:
            raise errors.archived()
        if draft.body.get("embeds"):
            self._demand(channel, Permission.EMBED_LINKS)
        if draft.uploads:
            self._demand(channel, Permission.ATTACH_FILES)

    def _reference(self, channel: Channel, draft: Draft) -> Json:
        """A reply names the message it answers; `fail_if_not_exists` is Discord's default."""
        form = Form(draft.body).part("message_reference")
        form.refuse()
        reference = form.value
        if not reference:
            return {}
        target = self._world.message(channel.id, snowflake(reference.get("message_id")) or 0)
        if target is None or target.viewer is not None:
            if reference.get("fail_if_not_exists", True):
                fault = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
                raise errors.ApiError(400, 50035, "Invalid Form Body", {"message_reference": {"_errors": [fault]}})
            return {}
        place = {"channel_id": str(channel.id), "guild_id": str(self._world.guild.id)}
        return {"type": 19, "message_reference": {"type": 0, "message_id": str(target.id), **place}}

    def _payload(self, message: Message) -> Json:
        return message_payload(message, self._origin)
